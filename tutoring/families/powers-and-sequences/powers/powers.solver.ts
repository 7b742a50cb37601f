import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { inParentheses, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, isNegative, powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import type { PowersGiven, PowersShape, PowerTerm } from './powers.types.ts';

export const shapeOf = (terms: readonly PowerTerm[]): PowersShape => ({
  hasOtherBase: terms.some(({ of }) => of !== undefined),
  hasPowerOfPower: terms.some(({ of, exponents }) => of === undefined && exponents.length > 1),
});

const totalOf = ({ exponents }: PowerTerm): number => exponents.reduce((product, one) => product * one, 1);

export const exponentOf = ({ terms }: PowersGiven): number =>
  terms.reduce((sum, term) => sum + (term.sign === '*' ? totalOf(term) : -totalOf(term)), 0);

export const baseLatex = (base: Rational): string =>
  isInteger(base) ? inParentheses(base) : `\\left(${latexOfRational(base, 'fraction')}\\right)`;

const powerLatex = (base: Rational, exponents: readonly number[]): string => {
  const [first = 1, second] = exponents;
  const inner = `${baseLatex(base)}^{${first}}`;
  return second === undefined ? inner : `\\left(${inner}\\right)^{${second}}`;
};

const termLatex = (base: Rational, { exponents, of }: PowerTerm): string => {
  if (of === undefined) return powerLatex(base, exponents);
  const [, ...told] = exponents;
  return told.length === 0 ? baseLatex(of) : powerLatex(of, told);
};

export const termsLatex = ({ base, terms }: PowersGiven): string =>
  terms
    .map((term, index) => (index === 0 ? '' : term.sign === '*' ? ' \\cdot ' : ' : ') + termLatex(base, term))
    .join('');

export const powerNotation = (base: Rational, exponent: number): string => `${plain(base)}^(${exponent})`;

const GREATEST_TOTAL = 20;

const signed = (exponent: number): string => (exponent < 0 ? `(${exponent})` : String(exponent));

const proofByDividing = (base: Rational, exponent: number): string => {
  const style = isInteger(base) ? 'decimal' : 'fraction';
  const powers = Array.from({ length: exponent + 1 }, (_one, index) => powerOf(base, exponent - index));
  return `Dzielimy z powrotem: $${powers.map((one) => latexOfRational(one, style)).join(' \\to ')}$. Po tylu dzieleniach przez podstawę, ile wynosi wykładnik, zostaje jedynka.`;
};

/** An exponent of 1, 0 or less: the next power divided by the base, down from the square. */
const proofByNextPower = (base: Rational, exponent: number): string => {
  const lines = Array.from({ length: 2 - exponent }, (_one, index) => {
    const [before, after] = [powerOf(base, 2 - index), powerOf(base, 1 - index)];
    return `$${powerLatex(base, [1 - index])} = ${latexOfRational(before, 'fraction')} : ${inParentheses(base, 'fraction')} = ${latexOfRational(after, 'fraction')}$`;
  });
  return `Gdy wykładnik maleje o jeden, wartość dzielimy przez podstawę. Zaczynamy od $${powerLatex(base, [2])} = ${latexOfRational(powerOf(base, 2), 'fraction')}$: ${lines.join(', ')}.`;
};

const valueSolution = (given: PowersGiven): FamilySolution => {
  const exponent = exponentOf(given);
  const value = powerOf(given.base, exponent);
  const factors = Array.from({ length: exponent }, () => plain(given.base)).join(' * ');
  const power = powerLatex(given.base, [exponent]);
  const line =
    exponent < 2
      ? {
          shown: `${power} = ${latexOfRational(value, 'fraction')}`,
          claims: [{ sides: [powerNotation(given.base, exponent), plain(value)] }],
        }
      : calculated([factors, plain(value)], { symbol: power, style: isInteger(given.base) ? 'decimal' : 'fraction' });
  return {
    steps: [
      {
        operation: 'power',
        what:
          exponent < 2
            ? 'Korzystamy z umowy o wykładniku 0 lub 1'
            : 'Zapisujemy potęgę jako iloczyn jednakowych czynników i mnożymy',
        todo:
          exponent < 2
            ? 'przypomnij sobie, co znaczy taki wykładnik'
            : 'zapisz potęgę jako iloczyn jednakowych czynników i pomnóż',
        why:
          exponent === 0
            ? 'Każda liczba różna od zera podniesiona do potęgi 0 daje 1.'
            : 'Wykładnik mówi, ile razy podstawa występuje jako czynnik.',
        ...line,
      },
    ],
    answer: { kind: 'number', value: exact(value), style: isInteger(given.base) ? 'decimal' : 'fraction' },
    proof: exponent > 1 ? proofByDividing(given.base, exponent) : proofByNextPower(given.base, exponent),
    notice: 'Co w tej potędze jest podstawą, a co wykładnikiem? Co mówi wykładnik?',
    ...hintsOfValue(given.base, exponent),
  };
};

const hintsOfValue = (base: Rational, exponent: number): Pick<FamilySolution, 'nudge' | 'setup'> => {
  if (exponent < 2)
    return {
      nudge: 'Zacznij od kwadratu tej podstawy i zmniejszaj wykładnik o jeden. Co dzieje się wtedy z wartością potęgi?',
      setup: 'Gdy wykładnik maleje o jeden, wartość potęgi dzielimy przez podstawę. Dojdź tak do wykładnika z zadania.',
    };
  return {
    nudge: 'Zapisz potęgę jako mnożenie: podstawa występuje jako czynnik tyle razy, ile mówi wykładnik.',
    setup: isNegative(base)
      ? 'Wypisz wszystkie czynniki i policz, ile jest wśród nich minusów. Dopiero potem mnóż.'
      : 'Wypisz wszystkie czynniki obok siebie i mnóż po kolei.',
  };
};

const stepsToOnePower = (given: PowersGiven): readonly FamilyStep[] => {
  const { base } = given;
  const steps: FamilyStep[] = [];
  const line = (
    shown: string,
    prepared: string,
    exponent: number,
    notation: string,
    claimed: string,
  ): Pick<FamilyStep, 'shown' | 'prepared' | 'claims'> => ({
    shown,
    prepared,
    claims: [{ sides: [notation, powerNotation(base, exponent)] }, { sides: [claimed, String(exponent)] }],
  });
  const rewritten = new Map(given.terms.map((term) => [term.of?.toFraction(), term]));
  for (const {
    of,
    exponents: [exponent = 1],
  } of rewritten.values())
    if (of !== undefined)
      steps.push({
        operation: 'rewrite',
        what: `Zapisujemy $${baseLatex(of)}$ jako potęgę liczby $${baseLatex(base)}$`,
        todo: `zapisz $${baseLatex(of)}$ jako potęgę liczby $${baseLatex(base)}$`,
        why: 'Wykładniki można dodawać i odejmować dopiero przy jednakowych podstawach.',
        shown: `${baseLatex(of)} = ${powerLatex(base, [exponent])}`,
        claims: [{ sides: [plain(of), powerNotation(base, exponent)] }],
      });
  for (const term of given.terms) {
    const [first = 1, second] = term.exponents;
    if (second === undefined) continue;
    const total = totalOf(term);
    const opening = `${powerLatex(base, term.exponents)} = ${baseLatex(base)}^{${signed(first)} \\cdot ${signed(second)}}`;
    steps.push({
      operation: 'power-of-power',
      what: steps.some(({ operation }) => operation === 'power-of-power')
        ? 'Tak samo mnożymy wykładniki w drugiej potędze potęgi'
        : 'Potęgujemy potęgę: mnożymy wykładniki',
      todo: 'pomnóż wykładniki w potędze potęgi',
      why: steps.some(({ operation }) => operation === 'power-of-power')
        ? ''
        : 'Potęga w nawiasie powtarza się jako czynnik tyle razy, ile mówi wykładnik za nawiasem.',
      ...line(
        `${opening} = ${powerLatex(base, [total])}`,
        opening,
        total,
        `(${powerNotation(base, first)})^(${second})`,
        `${first} * (${second})`,
      ),
    });
  }
  let before = given.terms[0] === undefined ? 0 : totalOf(given.terms[0]);
  for (const term of given.terms.slice(1)) {
    const own = totalOf(term);
    const isProduct = term.sign === '*';
    const total = isProduct ? before + own : before - own;
    const opening = `${powerLatex(base, [before])} ${isProduct ? '\\cdot' : ':'} ${powerLatex(base, [own])} = ${baseLatex(base)}^{${before} ${isProduct ? '+' : '-'} ${signed(own)}}`;
    steps.push({
      operation: isProduct ? 'multiply-powers' : 'divide-powers',
      what: isProduct
        ? 'Mnożymy potęgi o tej samej podstawie: dodajemy wykładniki'
        : 'Dzielimy potęgi o tej samej podstawie: odejmujemy wykładniki',
      todo: isProduct ? 'dodaj wykładniki, a podstawę przepisz' : 'odejmij wykładniki, a podstawę przepisz',
      why: isProduct
        ? 'Czynników z obu potęg jest razem tyle, ile wynosi suma wykładników.'
        : 'Dzielenie skraca tyle czynników, ile mówi drugi wykładnik.',
      ...line(
        `${opening} = ${powerLatex(base, [total])}`,
        opening,
        total,
        `${powerNotation(base, before)} ${isProduct ? '*' : '/'} ${powerNotation(base, own)}`,
        `${before} ${isProduct ? '+' : '-'} (${own})`,
      ),
    });
    before = total;
  }
  return steps;
};

const GREATEST_SHOWN = 10n ** 7n;

const isShort = ({ n, d }: Rational): boolean => n <= GREATEST_SHOWN && d <= GREATEST_SHOWN;

/** Each power calculated by itself: of the task's base or, where its powers are long, of 2 in its place. */
const valuesProof = (given: PowersGiven): string => {
  const isRewritten = given.terms.some(({ of }) => of !== undefined);
  const isLong = !isRewritten && !valuesOf(given.base, given).every(isShort);
  const base = isLong ? rational(2) : given.base;
  const [result] = valuesOf(base, given);
  const left = given.terms
    .map(({ sign, exponents: [first = 1, second] }, index) => {
      const inner = inParentheses(powerOf(base, first), 'fraction');
      const joint = index === 0 ? '' : sign === '*' ? ' \\cdot ' : ' : ';
      return (
        joint +
        (second === undefined
          ? inner
          : `${isInteger(powerOf(base, first)) ? inner : `\\left(${inner}\\right)`}^{${second}}`)
      );
    })
    .join('');
  const value = latexOfRational(result ?? rational(1), 'fraction');
  const opening = isLong
    ? `Sprawdzamy tę samą regułę na mniejszej podstawie: $${termsLatex({ ...given, base })} = `
    : 'Sprawdzamy na wartościach: $';
  return `${opening}${left} = ${value}$ i $${powerLatex(base, [exponentOf(given)])} = ${value}$.`;
};

/** The whole, then its parts. */
const valuesOf = (base: Rational, given: PowersGiven): readonly Rational[] => [
  powerOf(base, exponentOf(given)),
  ...given.terms.map((term) => powerOf(base, totalOf(term))),
];

export const solvePowers = (given: PowersGiven): FamilySolution => {
  if (given.asks === 'value') return valueSolution(given);
  const exponent = exponentOf(given);
  if (given.terms.some((term) => Math.abs(totalOf(term)) > GREATEST_TOTAL) || Math.abs(exponent) > GREATEST_TOTAL)
    throw new BeyondReach('size');
  return {
    steps: stepsToOnePower(given),
    answer: {
      kind: 'expression',
      notation: powerNotation(given.base, exponent),
      shown: powerLatex(given.base, [exponent]),
      isFormNeeded: true,
    },
    proof: valuesProof(given),
    notice: given.shape.hasOtherBase
      ? 'Podstawy są różne. Czy jedną z nich da się zapisać jako potęgę drugiej?'
      : 'Wszystkie potęgi mają tę samą podstawę. Jakie działania na nich wykonujemy?',
    nudge:
      'Przy mnożeniu potęg o tej samej podstawie wykładniki dodajemy, przy dzieleniu odejmujemy, a w potędze potęgi mnożymy.',
    setup: 'Przepisz podstawę i wykonaj działanie tylko na wykładnikach.',
  };
};

/** Each power calculated by itself, without the laws of powers. */
export const valueByTerms = ({ base, terms }: PowersGiven): Rational =>
  terms.reduce((product, { sign, exponents, of }) => {
    const value = of === undefined ? exponents.reduce(powerOf, base) : exponents.slice(1).reduce(powerOf, of);
    return sign === '*' ? product.mul(value) : product.div(value);
  }, rational(1));
