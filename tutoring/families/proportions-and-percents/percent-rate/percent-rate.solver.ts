import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { HUNDRED, quotientOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { percentAnswer, percents, rateLine, rateOf, written } from '../percent-lines.rules.ts';
import type { PercentRateGiven } from './percent-rate.types.ts';

type Asking<Asks extends PercentRateGiven['asks']> = Extract<PercentRateGiven, { asks: Asks }>;

export const percentIn = (given: PercentRateGiven): Rational =>
  given.asks === 'share' ? rateOf(given.part, given.whole) : given.value.mul(HUNDRED);

export const solvePercentRate = (given: PercentRateGiven): FamilySolution =>
  given.asks === 'share' ? solveShare(given) : solveWritten(given);

const solveShare = ({ part, whole }: Asking<'share'>): FamilySolution => {
  const ratio = quotientOf(part, whole);
  const fraction = `\\frac{${written(part)}}{${written(whole)}}`;
  const isReduced = ratio.d === whole.n || ratio.d === 1n;
  const asFraction: FamilyStep = {
    operation: 'divide',
    what: 'Zapisujemy, jaką częścią całości jest ta liczba',
    todo: 'zapisz ułamek: w liczniku część, w mianowniku całość',
    why: 'Całością jest to, czego procentu szukamy.',
    shown: isReduced ? fraction : `${fraction} = ${latexOfRational(ratio, 'fraction')}`,
    claims: [{ sides: [`${plain(part)} / ${plain(whole)}`, `${ratio.n} / ${ratio.d}`] }],
  };
  const reduced = ratio.d === 1n ? rateLine(part, whole) : rateLine(rational(ratio.n), rational(ratio.d));
  return {
    steps: [
      asFraction,
      {
        operation: 'multiply',
        what: 'Mnożymy ten ułamek przez sto procent',
        todo: 'pomnóż ten ułamek przez sto procent',
        why: 'Całość to sto procent.',
        ...reduced,
      },
    ],
    answer: percentAnswer(percentIn({ asks: 'share', part, whole, text: '' })),
    sentence: `Ta część to $${percents(ratio.mul(HUNDRED))}$ całości.`,
    proof: `$${percents(ratio.mul(HUNDRED))}$ z $${written(whole)}$ to $${latexOfRational(ratio, 'fraction')} \\cdot ${written(whole)} = ${written(part)}$, tak jak w zadaniu.`,
    notice: 'Która liczba jest całością, czyli stoma procentami, a która tylko jej częścią?',
    nudge: 'Zapisz ułamek: część przez całość. Potem pomnóż go przez sto procent.',
  };
};

const solveWritten = ({ value, style }: Asking<'written'>): FamilySolution => {
  const number = latexOfRational(value, style);
  const product = value.mul(HUNDRED);
  const improper = `${value.n * 100n} / ${value.d}`;
  const line =
    style === 'decimal'
      ? calculated([`${plain(value)} * 100`, plain(product)])
      : calculated([`(${value.n}/${value.d}) * 100`, `(${improper})`, plain(product)]);
  return {
    steps: [
      {
        operation: 'multiply',
        what: 'Mnożymy przez sto procent',
        todo: 'pomnóż liczbę przez sto procent',
        why: 'Jedna całość to sto procent.',
        shown:
          style === 'decimal'
            ? `${number} \\cdot 100\\% = ${percents(product)}`
            : `${number} \\cdot 100\\% = \\frac{${value.n * 100n}}{${value.d}}\\% = ${percents(product)}`,
        prepared: `${number} \\cdot 100\\%`,
        claims: [...line.claims, { sides: [`${value.n} / ${value.d}`] }],
      },
    ],
    answer: percentAnswer(product),
    proof: `$${percents(product)}$ to $${written(product)}$ setnych: $${written(product)} : 100 = ${number}$.`,
    notice: 'Procent to jedna setna. Ile setnych jest w tej liczbie?',
    nudge:
      style === 'decimal'
        ? 'Przy mnożeniu przez sto przecinek przesuwa się o dwa miejsca w prawo.'
        : 'Pomnóż ułamek przez sto albo rozszerz go do mianownika sto.',
    setup: `Oblicz $${number} \\cdot 100\\%$.`,
  };
};
