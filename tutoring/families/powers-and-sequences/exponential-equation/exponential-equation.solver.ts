import { exact } from '#tutoring/mathematics/exact.ts';
import { inParentheses, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isNegative, isZero, ONE, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { Claim, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import {
  commonOf,
  line,
  lineLatex,
  lineNotation,
  sideLatex,
  sideNotation,
  valueAt,
} from './exponential-equation.rules.ts';
import type { ExponentialGiven, Line, Side } from './exponential-equation.types.ts';

const fraction = (value: Rational): string => latexOfRational(value, 'fraction');

const equation = ([left, right]: readonly [Line, Line], x: Rational): Pick<FamilyStep, 'shown' | 'claims'> => ({
  shown: `${lineLatex(left)} = ${lineLatex(right)}`,
  claims: [
    { sides: [lineNotation(left), lineNotation(right)], at: [{ x: x.valueOf() }] },
    ...(isZero(right.slope) ? [{ sides: [plain(right.free), plain(right.free)] }] : []),
  ],
});

/** Of the powers of the common base that the bases are; `isPower` where the right one has to be raised once more. */
const whyRewritten = ([left, right]: readonly [Rational, Rational], isPower: boolean): string =>
  [
    left.equals(ONE) && !isPower ? '' : 'W potędze potęgi wykładniki się mnoży.',
    isNegative(left) || isNegative(right) ? 'Ułamek z jedynką w liczniku to potęga o wykładniku ujemnym.' : '',
  ]
    .filter((reason) => reason !== '')
    .join(' ') || 'Gdy podstawy są takie same, wystarczy porównać wykładniki.';

export const solveExponential = (given: ExponentialGiven): FamilySolution => {
  const { base, powers, exponents, x } = commonOf(given);
  const [left, right] = exponents;
  const common: readonly [Side, Side] = [
    { base, exponent: left },
    { base, exponent: right },
  ];
  const shown = `${sideLatex(common[0])} = ${powerLatex(common[1])}`;
  // Over the bare x stands the result itself.
  const isBare = left.slope.equals(ONE) && isZero(left.free) && isZero(right.slope);
  const whole = fraction(given.right.base);
  const isListed = isBare && sideLatex(given.right) === whole;
  const steps: FamilyStep[] = [];
  if (shown !== `${sideLatex(given.left)} = ${sideLatex(given.right)}`)
    steps.push({
      operation: 'rewrite',
      what: `Zapisujemy obie strony jako potęgi liczby $${fraction(base)}$`,
      todo: isListed
        ? `wypisuj kolejne potęgi liczby $${fraction(base)}$${isNegative(right.free) ? ' o wykładnikach ujemnych' : ''}, aż dojdziesz do $${whole}$`
        : 'zapisz obie strony jako potęgi tej samej liczby',
      why: whyRewritten(powers, !powers[1].equals(ONE) && sideLatex(given.right) !== whole),
      shown,
      ...(isListed ? { prepared: `${sideLatex(common[0])} = ${whole} = ${fraction(base)}^{\\square}` } : {}),
      claims: [
        ...[given.left, given.right].map((side, index): Claim => {
          const other = common[index] ?? common[0];
          return { sides: [sideNotation(side), sideNotation(other)], at: 'anywhere' };
        }),
        { sides: [plain(given.left.base), `${plain(base)}^(${plain(powers[0])})`] },
        { sides: [plain(given.right.base), `${plain(base)}^(${plain(powers[1])})`] },
      ],
    });
  steps.push({
    operation: 'exponents',
    what: 'Porównujemy wykładniki',
    todo: 'przyrównaj do siebie wykładniki',
    why: 'Potęgi o tej samej podstawie (dodatniej i różnej od jedynki) są równe tylko wtedy, gdy mają równe wykładniki.',
    ...equation(exponents, x),
  });
  const slope = left.slope.sub(right.slope);
  const free = right.free.sub(left.free);
  if (!isZero(right.slope) || !isZero(left.free))
    steps.push({
      operation: 'move',
      what: 'Zbieramy wyrazy z $x$ po lewej stronie, a liczby po prawej',
      todo: 'zbierz wyrazy z $x$ po jednej stronie, a liczby po drugiej',
      why: 'Do obu stron wolno dodać to samo i od obu odjąć to samo.',
      ...equation([line(slope, ZERO), line(ZERO, free)], x),
    });
  if (!slope.equals(ONE))
    steps.push({
      operation: 'divide',
      what: 'Dzielimy obie strony przez liczbę stojącą przy $x$',
      todo: 'podziel obie strony przez liczbę stojącą przy $x$',
      why: '',
      shown: `x = ${fraction(free)} : ${inParentheses(slope, 'fraction')} = ${fraction(x)}`,
      prepared: `x = ${fraction(free)} : ${inParentheses(slope, 'fraction')}`,
      claims: [{ sides: [`${plain(free)} / ${plain(slope)}`, plain(x)] }],
    });
  const value = `${fraction(base)}^{${fraction(valueAt(left, x))}}`;
  const [one = '', other = ''] = [given.left, given.right].map((side) => {
    const written = sideLatex({ base: side.base, exponent: line(ZERO, valueAt(side.exponent, x)) });
    return written === value ? value : `${written} = ${value}`;
  });
  return {
    steps,
    answer: { kind: 'number', value: exact(x), symbol: 'x', style: 'fraction' },
    proof: `Podstawiamy: lewa strona to $${one}$, prawa to $${other}$.`,
    notice: 'Czy obie strony dają się zapisać jako potęgi tej samej liczby? Jakiej?',
    nudge:
      'Zapisz obie strony jako potęgi o tej samej podstawie. Wtedy wystarczy porównać wykładniki i rozwiązać zwykłe równanie.',
    setup: 'Zapisz obie strony jako potęgi tej samej liczby, a potem przyrównaj wykładniki.',
  };
};

/** A plain number is written as a power too. */
const powerLatex = (side: Side): string =>
  isZero(side.exponent.slope)
    ? `${side.base.d === 1n ? fraction(side.base) : `\\left(${fraction(side.base)}\\right)`}^{${fraction(side.exponent.free)}}`
    : sideLatex(side);
