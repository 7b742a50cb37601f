import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { inParentheses, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, isNegative, powerOf, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import type { PowersGiven, PowerTerm } from './powers.types.ts';

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
    ...(exponent > 1 && isInteger(value)
      ? {
          proof: `Dzielimy z powrotem: $${[value, ...Array.from({ length: exponent }, (_one, index) => value.div(powerOf(given.base, index + 1)))].map((one) => latexOfRational(one)).join(' \\to ')}$. Po tylu dzieleniach przez podstawę, ile wynosi wykładnik, zostaje jedynka.`,
        }
      : {}),
    notice: 'Co w tej potędze jest podstawą, a co wykładnikiem? Co mówi wykładnik?',
    nudge: 'Zapisz potęgę jako mnożenie: podstawa występuje jako czynnik tyle razy, ile mówi wykładnik.',
    setup: isNegative(given.base)
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
      what: 'Potęgujemy potęgę: mnożymy wykładniki',
      todo: 'pomnóż wykładniki w potędze potęgi',
      why: 'Potęga w nawiasie powtarza się jako czynnik tyle razy, ile mówi wykładnik za nawiasem.',
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

const GREATEST_SHOWN = 1_000_000n;

const valuesProof = (given: PowersGiven): string | undefined => {
  const values = [
    ...given.terms.map((term) => powerOf(given.base, totalOf(term))),
    powerOf(given.base, exponentOf(given)),
  ];
  if (given.terms.length < 2 || !values.every((value) => isInteger(value) && value.n <= GREATEST_SHOWN))
    return undefined;
  const left = given.terms
    .map(
      ({ sign }, index) =>
        (index === 0 ? '' : sign === '*' ? ' \\cdot ' : ' : ') + inParentheses(values[index] ?? rational(1)),
    )
    .join('');
  const result = latexOfRational(values.at(-1) ?? rational(1));
  return `Sprawdzamy na wartościach: $${left} = ${result}$ i $${powerLatex(given.base, [exponentOf(given)])} = ${result}$.`;
};

export const solvePowers = (given: PowersGiven): FamilySolution => {
  if (given.asks === 'value') return valueSolution(given);
  const exponent = exponentOf(given);
  if (given.terms.some((term) => Math.abs(totalOf(term)) > GREATEST_TOTAL) || Math.abs(exponent) > GREATEST_TOTAL)
    throw new BeyondReach('size');
  const proof = valuesProof(given);
  return {
    steps: stepsToOnePower(given),
    answer: {
      kind: 'expression',
      notation: powerNotation(given.base, exponent),
      shown: powerLatex(given.base, [exponent]),
      isFormNeeded: true,
    },
    ...(proof === undefined ? {} : { proof }),
    notice: 'Czy wszystkie potęgi mają tę samą podstawę? Jakie działania na nich wykonujemy?',
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
