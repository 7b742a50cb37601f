import type { Sign } from './sign.rules.ts';

/** Mockery, exclusion, taking things away: in class and on the net. */
export const BULLYING: readonly Sign[] = [
  { all: ['mock', 'me'], within: 5, unless: ['game'] },
  { all: ['mock', 'insult'], within: 4 },
  { all: ['am', 'mocked'], within: 4 },
  { all: ['laugh', 'atMe'], within: 4, unless: ['exaggeration', 'joke'] },
  { all: ['sayPlural', ['insult', 'worthless'], ['me', 'am', 'ifI', 'sayPlural']], within: 8 },
  { all: ['postOf', 'posted', ['my', 'me', 'laugh']], within: 10 },
  { all: ['exclude', 'me'], within: 4, unless: ['home'] },
  { all: ['prankVerb', ['me', 'atMe'], 'prank'], within: 7, unless: ['game'] },
  { all: ['sayPlural', 'onMeCalled'], within: 3 },
  { all: ['against', 'me'], within: 2 },
  { all: ['gossip', 'aboutMe'], within: 4 },
  { all: ['throwAt', 'me'], within: 4, unless: ['game'] },
  { all: ['laugh', 'fromMy'], within: 4, unless: ['school', 'joke'] },
  { all: ['extort', 'money'], within: 6 },
  { all: ['whisper', 'approach'], within: 5 },
  { all: ['postOf', 'posted', ['laugh', 'group', 'my']], within: 12 },
  { all: ['takeMy', 'me', 'belongings'], within: 5 },
];
