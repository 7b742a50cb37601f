import type { Sign } from './sign.rules.ts';

/** Who somebody else's distress is told of. */
export const OTHER_PERSON: readonly Sign[] = [{ all: ['other'] }, { all: ['say'] }, { all: ['relative'] }];

/** Fear for somebody else. */
export const FEAR_FOR_ANOTHER: readonly Sign[] = [
  { all: ['worry', ['other', 'otherVictim'], ['death', 'live', 'die']], within: 12, unless: ['me'] },
  { all: ['fear', ['other', 'otherVictim'], 'something', 'do'], within: 12 },
  {
    all: ['fear', ['other', 'otherVictim'], ['death', 'harm', 'killThird', 'cutThird', 'suicide']],
    within: 12,
    unless: ['me'],
  },
];

/** What is said of another person only: verbs in the third person, victims other than oneself. */
export const OTHERS_DISTRESS: readonly Sign[] = [
  { all: [['other', 'say'], 'cutThird', 'self'], within: 8 },
  { all: ['relative', 'cutThird'], within: 4 },
  { all: ['other', 'selfInjury'] },
  { all: [['other', 'say'], 'cutThird', 'bodyPart'], within: 8 },
  { all: [['other', 'say'], 'killThird', 'self'], within: 10, unless: ['game', 'exaggeration'] },
  { all: [['other', 'say'], ['jumpThird', 'jump'], 'height'], within: 10, unless: ['sport'] },
  { all: ['other', 'takePillsThird', 'pills'] },
  { all: ['other', 'say', 'death'], within: 10, unless: ['fiction', 'threaten'] },
  { all: ['other', 'razor'], within: 8 },
  { all: ['other', 'last', 'message'], within: 9, unless: ['school'] },
  { all: ['other', 'say', 'not seeOrHave', 'forWhom', 'live'], within: 11 },
  { all: ['other', 'how', 'killSelf', 'self'], within: 9 },
  { all: [['adult', 'other'], 'hit', 'otherVictim'], within: 5, unless: ['game', 'thing'] },
  { all: ['other', 'suicide'], within: 6, unless: ['fiction'] },
  { all: ['other', 'farewell'], within: 10 },
  { all: ['other', ['letter', 'message'], 'farewellLetter'], within: 9 },
  { all: [['other', 'say'], 'otherVictim', 'not willBe'], within: 12, unless: ['school'] },
  { all: ['if', 'otherVictim', 'not was', 'better'], within: 12, unless: ['school'] },
  { all: ['other', 'beaten'], within: 4, unless: ['game'] },
  { all: ['otherVictim', 'hit', ['family', 'adult', 'peer']], within: 5, unless: ['game', 'thing'] },
  { all: ['otherVictim', 'touch', ['family', 'adult']], within: 5, unless: ['thing'] },
  { all: ['otherVictim', 'molest'], within: 4, unless: ['thing'] },
  { all: ['other', 'say', 'otherVictim', ['hit', 'touch', 'molest']], within: 10, unless: ['game'] },
];
