import type { Sign } from './sign.rules.ts';

const HARMLESS = ['game', 'thing'] as const;

/** Blows, cruelty and fear at home, at school and elsewhere. */
export const VIOLENCE: readonly Sign[] = [
  { all: ['hit', 'me'], within: 5, unless: HARMLESS },
  { all: ['family', 'hit', 'familyVictim'], within: 9, unless: HARMLESS },
  { all: ['hit', 'my', 'familyVictim'], within: 5, unless: HARMLESS },
  { all: ['punish', 'tool'], within: 5 },
  { all: ['family', 'drunk', 'knock'], within: 8 },
  { all: ['raised', 'hand', ['family', 'adult', 'me']], within: 7 },
  { all: ['family', ['takeOff', 'beat'], 'belt'], within: 9 },
  { all: ['not back', 'home'], within: 4, unless: ['school'] },
  { all: ['family', 'drunk', 'rage'], within: 9 },
  { all: ['family', 'beat'], within: 6, unless: [...HARMLESS, 'food'] },
  { all: ['family', ['harmNoun', 'abuse']], within: 5 },
  { all: ['hit', 'tool', ['family', 'adult', 'my']], unless: HARMLESS },
  {
    all: [
      ['abuse', 'throwThings'],
      ['overMe', 'onMe', 'me'],
    ],
    within: 4,
    unless: ['game'],
  },
  { all: ['iAm', 'beaten'], within: 4, unless: HARMLESS },
  { all: ['beatenImpersonal', 'me'] },
  { all: ['receive', 'beating'], unless: ['game', 'exaggeration'] },
  { all: ['family', 'hitBack'], unless: HARMLESS },
  { all: ['bruise', ['bruiseContext', 'family']], within: 8, unless: ['game', 'fiction'] },
  { all: ['lockUp', 'me', 'confined'], unless: ['game'] },
  { all: ['not starve', 'eat'], within: 4 },
  { all: [['family', 'adult', 'peer'], 'headOrWall', 'water'], within: 7, unless: ['fiction'] },
  { all: ['throwOut', 'me', 'home'], within: 5 },
  { all: ['family', 'forbid', 'eat'], within: 5 },
  { all: ['family', 'rage', 'hide'], within: 10 },
  { all: ['lockUp', 'me'], within: 3, unless: ['game', 'school'] },
  { all: ['drunk', 'rage'], within: 8, unless: HARMLESS },
  { all: ['drunk', 'home', 'fear'], within: 8 },
  { all: [['fear', 'not want'], 'goHome', 'home'], within: 5, unless: ['exaggeration'] },
  { all: ['fear', 'stay', 'familyFeared'], within: 9 },
  { all: ['fear', 'familyFeared'], within: 4, unless: ['school'] },
  { all: ['fear', 'hit'], within: 10, unless: HARMLESS },
  { all: ['violence', 'atMyHome'], unless: ['fiction', 'school'] },
  { all: ['victim', 'violence'], within: 3, unless: ['fiction'] },
  { all: ['onMe', 'knife', 'family'] },
];
