import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import {
  isNegative,
  leastCommonMultiple,
  ONE,
  powerOf,
  rational,
  type Rational,
} from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { powerOfTarget, rationalRoot } from '../rational-root.rules.ts';
import {
  exponentOver,
  fraction,
  partsOf,
  powerLatex,
  powerNotation,
  productNotation,
  totalExponent,
} from './rational-exponent.rules.ts';
import type { PowerFactor, RationalExponentGiven } from './rational-exponent.types.ts';

const rootLatex = (degree: number, value: Rational): string =>
  `\\sqrt${degree === 2 ? '' : `[${degree}]`}{${fraction(value)}}`;

const valueSteps = (factor: PowerFactor): { readonly steps: readonly FamilyStep[]; readonly value: Rational } => {
  const { base, exponent } = factor;
  const { turned, power, degree } = partsOf(factor);
  const root = rationalRoot(turned, degree);
  if (root === undefined) throw new BeyondReach('operation');
  const value = powerOf(root, power);
  const steps: FamilyStep[] = [];
  if (isNegative(exponent))
    steps.push({
      operation: 'reciprocal',
      what: 'Zamieniamy podstawę na jej odwrotność, a wykładnik na przeciwny',
      todo: 'zamień podstawę na jej odwrotność, a wykładnik na przeciwny',
      why: 'Minus w wykładniku oznacza odwrotność, a nie liczbę ujemną.',
      shown: `${powerLatex(base, exponent)} = ${power === 1 && degree === 1 ? fraction(turned) : powerLatex(turned, exponent.abs())}`,
      claims: [
        { sides: [powerNotation(base, exponent), powerNotation(turned, exponent.abs())] },
        { sides: [`1 / ${plain(base)}`, plain(turned)] },
      ],
    });
  if (degree > 1)
    steps.push({
      operation: 'root',
      what: 'Obliczamy pierwiastek: jego stopień to mianownik wykładnika',
      todo: 'oblicz pierwiastek stopnia równego mianownikowi wykładnika',
      why: 'Wykładnik w postaci ułamka oznacza pierwiastek: mianownik mówi, jakiego stopnia.',
      shown: `${powerLatex(turned, rational(1, degree))} = ${rootLatex(degree, turned)} = ${fraction(root)}`,
      prepared: rootLatex(degree, turned),
      claims: [
        { sides: [powerNotation(turned, rational(1, degree)), plain(root)] },
        { sides: [`${plain(root)}^${degree}`, plain(turned)] },
        { sides: [`${degree} * (1/${degree})`, '1'] },
      ],
    });
  if (power > 1)
    steps.push({
      operation: 'power',
      what: 'Podnosimy wynik do potęgi, o której mówi licznik wykładnika',
      todo: 'podnieś to, co wyszło, do potęgi równej licznikowi wykładnika',
      why: 'Licznik wykładnika mówi, ile razy liczba jest czynnikiem.',
      shown: `${powerLatex(root, rational(power))} = ${fraction(value)}`,
      prepared: powerLatex(root, rational(power)),
      claims: [{ sides: [powerNotation(root, rational(power)), plain(value)] }],
    });
  return { steps, value };
};

/** What there is in the exponent: a minus, a root, a power. */
const meaningOf = (factor: PowerFactor): { readonly noticed: readonly string[]; readonly rules: readonly string[] } => {
  const { power, degree } = partsOf(factor);
  const parts = [
    ...(isNegative(factor.exponent)
      ? [['Co mówi w nim minus?', 'Minus w wykładniku oznacza odwrotność podstawy.'] as const]
      : []),
    ...(degree > 1 ? [['Co mówi jego mianownik?', 'Mianownik wykładnika to stopień pierwiastka.'] as const] : []),
    ...(power > 1 && degree > 1 ? [['A co licznik?', 'Licznik to zwykła potęga.'] as const] : []),
  ];
  return { noticed: parts.map(([asked]) => asked), rules: parts.map(([, rule]) => rule) };
};

const solveValue = (factor: PowerFactor): FamilySolution => {
  const { steps, value } = valueSteps(factor);
  const { turned, power, degree } = partsOf(factor);
  const { noticed, rules } = meaningOf(factor);
  return {
    steps,
    answer: { kind: 'number', value: exact(value), style: 'fraction' },
    proof:
      degree === 1
        ? `$${powerLatex(turned, rational(power))} = ${fraction(value)}$, bo po podzieleniu ${power === 1 ? 'raz' : `${power} razy`} przez $${fraction(turned)}$ zostaje jedynka: $${Array.from({ length: power + 1 }, (_one, index) => fraction(powerOf(turned, power - index))).join(' \\to ')}$.`
        : power === 1
          ? `$${powerLatex(value, rational(degree))} = ${fraction(turned)}$: tyle, ile jest pod pierwiastkiem.`
          : `$${powerLatex(value, rational(degree))} = ${fraction(powerOf(value, degree))}$ i $${powerLatex(turned, rational(power))} = ${fraction(powerOf(turned, power))}$: obie liczby są równe.`,
    notice: `Jaki jest wykładnik? ${noticed.join(' ')}`,
    nudge: `${rules.join(' ')}${power > 1 && degree > 1 ? ' Najwygodniej zacząć od pierwiastka, bo liczby są wtedy mniejsze.' : ''}`,
    setup: degree > 1 ? 'Zapisz tę potęgę za pomocą pierwiastka.' : 'Zapisz tę potęgę bez minusa w wykładniku.',
  };
};

const factorStep = (factor: PowerFactor, target: Rational): FamilyStep => {
  const power = rational(powerOfTarget(factor.base, target) ?? 0);
  const own = exponentOver(factor, target);
  const inner = power.equals(ONE) ? fraction(target) : `\\left(${powerLatex(target, power)}\\right)`;
  const opening = `${powerLatex(factor.base, factor.exponent)} = ${inner}^{${fraction(factor.exponent)}}`;
  return {
    operation: 'rewrite',
    what: `Zapisujemy $${fraction(factor.base)}$ jako potęgę liczby $${fraction(target)}$ i mnożymy wykładniki`,
    todo: `zapisz $${fraction(factor.base)}$ jako potęgę liczby $${fraction(target)}$, a potem pomnóż wykładniki`,
    why: 'W potędze potęgi wykładniki się mnoży.',
    shown: `${opening} = ${powerLatex(target, own)}`,
    prepared: opening,
    claims: [
      { sides: [powerNotation(factor.base, factor.exponent), powerNotation(target, own)] },
      { sides: [plain(factor.base), powerNotation(target, power)] },
      { sides: [`${plain(power)} * ${plain(factor.exponent)}`, plain(own)] },
    ],
  };
};

const solvePower = (given: RationalExponentGiven, target: Rational): FamilySolution => {
  const total = totalExponent(given, target);
  const rewritten = given.factors.filter(({ base }) => !base.equals(target));
  const exponents = given.factors.map((factor) => exponentOver(factor, target));
  const sum = exponents
    .map((own, index) => {
      const sign = given.factors[index]?.sign === ':' ? '-' : '+';
      const written = isNegative(own) ? `\\left(${fraction(own)}\\right)` : fraction(own);
      return index === 0 ? fraction(own) : ` ${sign} ${written}`;
    })
    .join('');
  const adding: FamilyStep = {
    operation: 'exponents',
    what: 'Przy mnożeniu potęg dodajemy wykładniki, przy dzieleniu odejmujemy',
    todo: 'dodaj wykładniki potęg, które się mnożą, a odejmij wykładniki tych, przez które się dzieli',
    why: 'Wszystkie potęgi mają już tę samą podstawę.',
    shown: `${fraction(target)}^{${sum}} = ${powerLatex(target, total)}`,
    prepared: `${fraction(target)}^{${sum}}`,
    claims: [
      { sides: [productNotation(given), powerNotation(target, total)] },
      {
        sides: [
          exponents
            .map(
              (own, index) => `${index === 0 ? '' : given.factors[index]?.sign === ':' ? ' - ' : ' + '}${plain(own)}`,
            )
            .join(''),
          plain(total),
        ],
      },
    ],
  };
  return {
    steps: [...rewritten.map((factor) => factorStep(factor, target)), ...(given.factors.length > 1 ? [adding] : [])],
    answer: {
      kind: 'expression',
      notation: powerNotation(target, total),
      shown: powerLatex(target, total),
      isFormNeeded: true,
    },
    proof: proofByRaising(given, target, exponents),
    notice: `Które liczby w tym działaniu są potęgami liczby $${fraction(target)}$?`,
    nudge:
      'Zapisz każdą podstawę jako potęgę tej samej liczby i pomnóż wykładniki. Potem przy mnożeniu potęg dodaj wykładniki, a przy dzieleniu odejmij.',
  };
};

/** Raised to a power that leaves only whole exponents, each of which is calculated. */
const proofByRaising = (given: RationalExponentGiven, target: Rational, exponents: readonly Rational[]): string => {
  const power = Number(exponents.reduce((common, { d }) => leastCommonMultiple(common, d), 1n));
  const joint = (index: number): string => (index === 0 ? '' : given.factors[index]?.sign === ':' ? ' : ' : ' \\cdot ');
  const raised = given.factors
    .map(({ base, exponent }, index) => joint(index) + powerLatex(base, exponent.mul(power)))
    .join('');
  const overTarget = exponents.map((own, index) => joint(index) + powerLatex(target, own.mul(power))).join('');
  const total = totalExponent(given, target);
  return `${power === 1 ? 'Wykładniki są całkowite' : `Podnosimy całe działanie do potęgi $${power}$, żeby zostały całkowite wykładniki`}: $${raised}${raised === overTarget ? '' : ` = ${overTarget}`} = ${powerLatex(target, total.mul(power))}$. ${power === 1 ? 'Tyle samo mówi wynik.' : `Tyle samo daje wynik: $${total.n === 0n ? '1' : `\\left(${powerLatex(target, total)}\\right)^{${power}} = ${powerLatex(target, total.mul(power))}`}$.`}`;
};

export const solveRationalExponent = (given: RationalExponentGiven): FamilySolution =>
  given.target === undefined ? solveValue(given.factors[0]) : solvePower(given, given.target);
