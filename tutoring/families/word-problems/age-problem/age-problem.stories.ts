import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { formFor } from '#tutoring/families/polish-count.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { twoParts } from '../two-parts.rules.ts';
import type { AgeProblemGiven } from './age-problem.types.ts';

interface Family {
  readonly older: string;
  readonly younger: string;
  readonly thanYounger: string;
  readonly isFeminine: boolean;
  /** „każda z nich”: of both. */
  readonly each: 'każda' | 'każdy' | 'każde';
  /** The older one's age when the younger was born. */
  readonly gap: readonly [number, number];
}

const PARENTS: readonly [Family, ...Family[]] = [
  { older: 'Mama', younger: 'córka', thanYounger: 'córki', isFeminine: true, each: 'każda', gap: [22, 32] },
  { older: 'Tata', younger: 'syn', thanYounger: 'syna', isFeminine: false, each: 'każdy', gap: [22, 36] },
  { older: 'Babcia', younger: 'wnuczka', thanYounger: 'wnuczki', isFeminine: true, each: 'każda', gap: [46, 58] },
  { older: 'Dziadek', younger: 'wnuk', thanYounger: 'wnuka', isFeminine: false, each: 'każdy', gap: [46, 60] },
];

const FRIENDS: readonly [Family, ...Family[]] = [
  { older: 'Ola', younger: 'Zosia', thanYounger: 'Zosi', isFeminine: true, each: 'każda', gap: [2, 9] },
  { older: 'Bartek', younger: 'Adam', thanYounger: 'Adama', isFeminine: false, each: 'każdy', gap: [2, 9] },
  { older: 'Kasia', younger: 'Antek', thanYounger: 'Antka', isFeminine: true, each: 'każde', gap: [2, 9] },
];

export const makeAgeProblem = (pick: Pick, difficulty: Difficulty): AgeProblemGiven => {
  switch (difficulty) {
    case 1:
      return pick.oneOf([makeDifference, makeRatio])(pick);
    case 2:
      return pick.oneOf([makeDifference, makeRatio, makeTimes])(pick);
    case 3:
      return pick.oneOf([makeTimes, makeOwnAge, makeOtherAge])(pick);
  }
};

const years = (count: number): string => `$${count}$ ${formFor(count, ['rok', 'lata', 'lat'])}`;

const makeDifference = (pick: Pick): AgeProblemGiven => {
  const { older, thanYounger, isFeminine, each, gap } = pick.oneOf(FRIENDS);
  const by = pick.int(...gap);
  const total = 2 * pick.int(5, 15) + by;
  const text = `${older} jest o ${years(by)} ${isFeminine ? 'starsza' : 'starszy'} od ${thanYounger}. Razem mają ${years(total)}. Ile lat ma ${each} z nich?`;
  return { kind: 'together', parts: twoParts('difference', by, total), asks: 'all', text };
};

const makeRatio = (pick: Pick): AgeProblemGiven => {
  const { older, thanYounger, isFeminine, each, gap } = pick.oneOf(PARENTS);
  const by = pick.int(3, 7);
  const child = Math.round(pick.int(...gap) / (by - 1));
  const total = child * (by + 1);
  const text = `${older} jest $${by}$ razy ${isFeminine ? 'starsza' : 'starszy'} od ${thanYounger}. Razem mają ${years(total)}. Ile lat ma ${each} z nich?`;
  return { kind: 'together', parts: twoParts('ratio', by, total), asks: 'all', text };
};

const makeTimes = (pick: Pick): AgeProblemGiven => {
  const family = pick.oneOf(PARENTS);
  const isPast = pick.int(0, 1) === 1;
  const factor = pick.int(3, 5);
  const then = Math.max(isPast ? 2 : 6, Math.round(pick.int(...family.gap) / (factor - 1)));
  const passed = isPast ? pick.int(2, 9) : pick.int(1, then - 3);
  const [younger, older] = [then, then * factor].map((age) => (isPast ? age + passed : age - passed));
  const word = family.isFeminine ? 'starsza' : 'starszy';
  const name = family.older.toLowerCase();
  const question = isPast
    ? `Ile lat temu ${name} ${family.isFeminine ? 'była' : 'był'} $${factor}$ razy ${word} od ${family.thanYounger}?`
    : `Za ile lat ${name} będzie $${factor}$ razy ${word} od ${family.thanYounger}?`;
  return {
    kind: 'times',
    older: rational(older ?? 0),
    younger: rational(younger ?? 0),
    factor: rational(factor),
    isPast,
    text: `${family.older} ma ${years(older ?? 0)}, a ${family.younger} ${years(younger ?? 0)}. ${question}`,
  };
};

const makeOwnAge = (pick: Pick): AgeProblemGiven => {
  const factor = pick.int(2, 3);
  const ago = pick.int(2, 6);
  const earlier = pick.int(4, 9);
  const ahead = factor * earlier - earlier - ago;
  if (ahead < 1) return makeOwnAge(pick);
  const word = pick.oneOf(['starszy', 'starsza']);
  const text = `Za ${years(ahead)} będę $${factor}$ razy ${word} niż ${years(ago)} temu. Ile mam lat?`;
  return { kind: 'ownAge', ahead: rational(ahead), factor: rational(factor), ago: rational(ago), text };
};

const OTHERS: readonly [readonly [string, boolean], ...(readonly [string, boolean])[]] = [
  ['brat', false],
  ['siostra', true],
  ['kuzyn', false],
  ['kuzynka', true],
];

const makeOtherAge = (pick: Pick): AgeProblemGiven => {
  const [who, isFeminine] = pick.oneOf(OTHERS);
  const isYounger = pick.int(0, 1) === 1;
  const [ago, factor, smaller] = [pick.int(2, 6), pick.int(2, 3), pick.int(2, 6)];
  const own = (isYounger ? factor * smaller : smaller) + ago;
  const word = `${isYounger ? 'młodsz' : 'starsz'}${isFeminine ? 'a' : 'y'}`;
  const text = `${years(ago)} temu ${who} ${isFeminine ? 'była' : 'był'} $${factor}$ razy ${word} ode mnie. Teraz mam ${years(own)}. Ile lat ma ${who}?`;
  return { kind: 'otherAge', ago: rational(ago), factor: rational(factor), isYounger, own: rational(own), text };
};
