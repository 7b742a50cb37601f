import { calculated } from '#tutoring/families/calculated.rules.ts';
import type { Difficulty, Family, FamilySolution, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import { asRational, exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { isDenied } from '#tutoring/families/denial.rules.ts';
import { CHANCE_MISTAKES } from './chance.mistakes.ts';
import type { Chance, Counted } from './chance.types.ts';
import { withRangesTold } from './chance-words.rules.ts';

interface ChanceFamilySource {
  readonly id: string;
  readonly title: string;
  readonly grades: Family<Chance>['grades'];
  /** Each takes the canonical form of a message. */
  readonly readers: readonly ((text: string) => Chance | undefined)[];
  readonly make: (pick: Pick, difficulty: Difficulty) => Chance;
  /** Class 8 counts without Ω. */
  readonly hasOmega: boolean;
}

/** „Ile jest wszystkich wyników, ile sprzyjających, jaką są częścią”. */
export const createChanceFamily = ({ readers, make, hasOmega, ...told }: ChanceFamilySource): Family<Chance> => ({
  ...told,
  readsDenials: true,
  read: (message) => {
    const meant = withRangesTold(message);
    if (isDenied(meant)) return undefined;
    const text = canonicalOf(meant);
    for (const reader of readers) {
      const chance = reader(text);
      if (chance !== undefined) return chance;
    }
    return undefined;
  },
  tell: ({ statement }) => statement,
  solve: (chance) => solveChance(chance, hasOmega),
  check: ({ listed }, answer) => {
    const [favourable, all] = listed();
    return answer.kind === 'number' && (asRational(answer.value)?.equals(rational(favourable, all)) ?? false);
  },
  make,
  mistakes: CHANCE_MISTAKES,
});

const countOf = ({ sides }: Counted): string => sides.at(-1) ?? sides[0];

const countingStep = (operation: string, counted: Counted, symbol: string | undefined): FamilyStep => {
  const { what, todo, why, list, listedAs = [], sides } = counted;
  const line = calculated(sides, { symbol });
  return {
    operation,
    what,
    todo,
    why,
    ...line,
    shown:
      list === undefined
        ? line.shown
        : `${list}${symbol === undefined ? '\\ \\text{ – razem }' : ',\\quad \\text{czyli }'} ${line.shown}`,
    claims: [...line.claims, { sides: [countOf(counted)] }, ...listedAs.map((side) => ({ sides: [side] }))],
  };
};

const solveChance = ({ all, favourable, notice, proof }: Chance, hasOmega: boolean): FamilySolution => {
  const [top, bottom] = [Number(countOf(favourable)), Number(countOf(all))];
  const value = rational(top, bottom);
  const reduced = value.d === 1n ? String(value.n) : `${value.n}/${value.d}`;
  const isReduced = Number(value.d) === bottom;
  return {
    steps: [
      countingStep('count-all', all, hasOmega ? '|\\Omega|' : undefined),
      countingStep('count-favourable', favourable, hasOmega ? '|A|' : undefined),
      {
        operation: 'divide',
        what: `Dzielimy liczbę wyników sprzyjających przez liczbę wszystkich wyników${isReduced ? '' : ' i skracamy ułamek'}`,
        todo: 'podziel liczbę wyników sprzyjających przez liczbę wszystkich wyników',
        why: 'Wszystkie wyniki są jednakowo prawdopodobne, więc prawdopodobieństwo jest tą częścią, którą stanowią wyniki sprzyjające.',
        ...calculated(isReduced ? [`${top}/${bottom}`] : [`${top}/${bottom}`, reduced], {
          symbol: hasOmega ? 'P(A)' : 'P',
          ...(hasOmega ? { formula: '\\frac{|A|}{|\\Omega|}' } : {}),
          style: 'fraction',
        }),
        claims: [{ sides: [`${top}/${bottom}`, reduced] }],
      },
    ],
    answer: { kind: 'number', value: exact(value), symbol: 'P', style: 'fraction' },
    proof,
    notice,
    nudge:
      'Policz wszystkie jednakowo możliwe wyniki, a potem te, które sprzyjają zdarzeniu. Prawdopodobieństwo to druga liczba podzielona przez pierwszą.',
  };
};
