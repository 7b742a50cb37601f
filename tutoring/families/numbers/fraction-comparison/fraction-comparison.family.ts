import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { leastCommonMultiple, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { template } from '#tutoring/reading/template.reader.ts';
import { isDenied } from '../story-text.rules.ts';

interface ComparisonGiven {
  readonly one: Rational;
  readonly other: Rational;
}

const TEMPLATES = [
  template('(porownaj|porownac) [ulamki|liczby] {a} (i|oraz|z|;) {b}'),
  template('(wstaw|wpisz) [odpowiedni] [znak] {a} {b}'),
  template('(co|ulamek|liczba|) [ulamek] (wieksze|wiekszy|wieksza) {a} (czy|i|;) {b}'),
];

const SIGNS = { '<': ['<', 'mniejsz*'], '>': ['>', 'wieksz*'], '=': ['=', 'rowne'] };

/** Who names one of the fractions means that it is the larger one; as `judgeChoice` reads it, without its bar. */
const choicesFor = ({ one, other }: ComparisonGiven) => ({
  ...SIGNS,
  '<': [...SIGNS['<'], spoken(other)],
  '>': [...SIGNS['>'], spoken(one)],
});

const spoken = (value: Rational): string => `${value.n} ${value.d}`;

const signOf = (one: Rational, other: Rational): '<' | '>' | '=' => {
  const order = one.compare(other);
  return order < 0 ? '<' : order > 0 ? '>' : '=';
};

const latex = (value: Rational): string => latexOfRational(value, 'mixed');

const frac = (top: bigint, bottom: bigint): string => `\\frac{${top}}{${bottom}}`;

const wider = (value: Rational, bottom: bigint): FamilyStep => {
  const top = (value.n * bottom) / value.d;
  return {
    operation: 'extend',
    what: `Zapisujemy $${latex(value)}$ z mianownikiem $${bottom}$`,
    todo: 'rozszerz ułamek do wspólnego mianownika',
    why: 'Gdy mianowniki są równe, wystarczy porównać liczniki.',
    shown: `${latex(value)} = ${frac(top, bottom)}`,
    claims: [{ sides: [`${value.n}/${value.d}`, `${top}/${bottom}`] }],
  };
};

export const fractionComparisonFamily: Family<ComparisonGiven> = {
  id: 'fraction-comparison',
  title: 'Porównywanie ułamków',
  grades: [4, 6],

  read: (message) => {
    if (isDenied(message)) return undefined;
    const text = message.replace(/\\frac\{(\d+)\}\{(\d+)\}/g, ' $1/$2 ').replace(/\.{2,}|…|_+/g, ' ');
    for (const one of TEMPLATES) {
      const found = one.find(text);
      if (found === undefined) continue;
      const isFraction = ['a', 'b'].every((slot) => /^(?:\d+ )?\d+\/[1-9]\d*$/.test(found.text(slot)));
      return isFraction ? { one: found.number('a'), other: found.number('b') } : undefined;
    }
    return undefined;
  },

  tell: ({ one, other }) => `Porównaj ułamki $${latex(one)}$ i $${latex(other)}$.`,

  solve: ({ one, other }) => {
    const bottom = leastCommonMultiple(one.d, other.d);
    const sign = signOf(one, other);
    const [left, right] = [(one.n * bottom) / one.d, (other.n * bottom) / other.d];
    return {
      steps: [
        wider(one, bottom),
        wider(other, bottom),
        {
          operation: 'compare',
          what: 'Porównujemy liczniki ułamków o tym samym mianowniku',
          todo: 'porównaj liczniki',
          why: 'Części są teraz równe, więc większy jest ten ułamek, który ma ich więcej.',
          shown: `${frac(left, bottom)} ${sign} ${frac(right, bottom)}`,
          claims: [{ sides: [`${left}/${bottom}`, `${right}/${bottom}`], relation: sign }],
        },
      ],
      answer: {
        kind: 'choice',
        value: sign,
        choices: choicesFor({ one, other }),
        shown: `$${latex(one)} ${sign} ${latex(other)}$`,
      },
      proof: `Mnożymy na krzyż: $${one.n} \\cdot ${other.d} = ${one.n * other.d}$ i $${other.n} \\cdot ${one.d} = ${other.n * one.d}$, a $${one.n * other.d} ${sign} ${other.n * one.d}$.`,
      notice: 'Czy ułamki mają takie same mianowniki albo takie same liczniki?',
      nudge: 'Sprowadź ułamki do wspólnego mianownika i porównaj liczniki.',
    };
  },

  check: ({ one, other }, answer) =>
    answer.kind === 'choice' && answer.value === signOf(rational(one.n * other.d), rational(other.n * one.d)),

  make: (pick, difficulty) => {
    const [first, second] = [pick.int(2, 4 + 2 * difficulty), pick.int(3, 5 + 2 * difficulty)];
    return { one: rational(pick.int(1, first), first + 1), other: rational(pick.int(1, second - 1), second) };
  },

  mistakes: [
    {
      id: 'smaller-denominator-is-larger',
      leadsTo: ({ one, other }) => [signOf(rational(other.d), rational(one.d))],
      says: 'Same mianowniki nie rozstrzygają. Sprowadź ułamki do wspólnego mianownika.',
    },
    {
      id: 'larger-denominator-is-larger',
      leadsTo: ({ one, other }) => [signOf(rational(one.d), rational(other.d))],
      says: 'Większy mianownik to mniejsze części. Sprowadź ułamki do wspólnego mianownika.',
    },
    {
      id: 'numerators-only',
      leadsTo: ({ one, other }) => [signOf(rational(one.n), rational(other.n))],
      says: 'Porównane zostały same liczniki, a części są różnej wielkości.',
    },
  ],

  figure: ({ one, other }) =>
    [one, other].every(({ n, d }) => n <= d && d <= 24n)
      ? { kind: 'fraction-bar', bars: [one, other].map(({ n, d }) => ({ parts: Number(d), filled: Number(n) })) }
      : undefined,
};
