import { asRational, exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { inParentheses, latexOf, latexOfRational } from '#tutoring/mathematics/latex.ts';
import { isInteger, type Rational } from '#tutoring/mathematics/rational.ts';
import { valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { notationOf } from '#tutoring/families/numbers/algebraic-value/substitution.rules.ts';
import { expressionIn } from '../relation/relation.reader.ts';
import { withBars } from './absolute-value.reader.ts';

const expressionOf = (notation: string): NonNullable<ReturnType<typeof expressionIn>> => {
  const expression = expressionIn(notation);
  if (expression === undefined) throw new BeyondReach('syntax');
  return expression;
};

const valueOf = (notation: string): Rational => {
  const value = asRational(valueIfAny(expressionOf(notation)) ?? []);
  if (value === undefined) throw new BeyondReach('operation');
  return value;
};

/** With the bars' values put in, each by `value`. */
const rewritten = (notation: string, value: (inside: Rational) => Rational): string =>
  withBars(notation, (inside) => plain(value(valueOf(inside))));

export const valueOfCalculation = (notation: string): Exact => exact(valueOf(rewritten(notation, (one) => one.abs())));

/** What comes out when the bars are read as brackets, or make each number negative. */
export const mistakenValue = (notation: string, value: (inside: Rational) => Rational): Exact =>
  exact(valueOf(rewritten(notation, value)));

const insidesOf = (notation: string): readonly string[] =>
  notation.split('|').flatMap((part, index) => (index % 2 === 1 ? [part.trim()] : []));

/** The notation of calculators, by another function than ours. */
export const calculatorNotation = (notation: string): string =>
  withBars(notation, (inside) => `abs(${notationOf(expressionOf(inside))})`).replace(/(\d),(?=\d)/g, '$1.');

export const calculationLatex = (notation: string): string =>
  notation
    .split('|')
    .map((part, index) => (index % 2 === 1 ? `|${latexOf(expressionOf(part.trim()))}|` : outside(part)))
    .join('');

const outside = (part: string): string =>
  part
    .replace(/(\d)[.,](\d)/g, '$1{,}$2')
    .replaceAll('*', ' \\cdot ')
    .replace(/\s*([-+:])\s*/g, ' $1 ')
    .replace(/^ - (?=\d*$)/, '-');

/** |x| as the root of x², and the rest calculated with that. */
export const proofByRoots = (notation: string): string => {
  const lines = insidesOf(notation).map((inside) => {
    const value = valueOf(inside);
    const square = value.mul(value);
    return `$|${fraction(value)}| = \\sqrt{${base(value)}^2} = \\sqrt{${fraction(square)}} = ${fraction(value.abs())}$`;
  });
  const free = latexOf(expressionOf(rewritten(notation, (one) => one.abs())));
  const result = latexOf(expressionOf(plain(valueOf(rewritten(notation, (one) => one.abs())))));
  return `Korzystamy ze wzoru $|x| = \\sqrt{x^2}$: ${lines.join(', ')}.${free === result ? '' : ` Zostaje $${free} = ${result}$.`}`;
};

const fraction = (value: Rational): string => latexOfRational(value);
const base = (value: Rational): string =>
  isInteger(value) ? inParentheses(value) : `\\left(${fraction(value)}\\right)`;

export const stepsOfCalculation = (notation: string): readonly FamilyStep[] => {
  const insides = insidesOf(notation);
  const isToCount = insides.some((inside) => expressionOf(inside).kind === 'operation');
  const counted = notation
    .split('|')
    .map((part, index) => (index % 2 === 1 ? `|${latexOf(expressionOf(plain(valueOf(part.trim()))))}|` : outside(part)))
    .join('');
  const free = rewritten(notation, (inside) => inside.abs());
  const value = valueOf(free);
  const opened: FamilyStep = {
    operation: 'absolute',
    what: 'Opuszczamy kreski: każdą liczbę zastępujemy jej odległością od zera',
    todo: 'zastąp każdą wartość bezwzględną odległością liczby od zera',
    why: 'Wartość bezwzględna liczby ujemnej jest liczbą do niej przeciwną, a liczby nieujemnej – nią samą.',
    shown: latexOf(expressionOf(free)),
    prepared: isToCount
      ? counted
      : insides.map((inside) => `|${latexOf(expressionOf(inside))}| = \\square`).join(',\\quad '),
    claims: insides.map((inside) => ({
      sides: [`abs(${plain(valueOf(inside))})`, plain(valueOf(inside).abs())],
    })),
  };
  return [
    ...(isToCount
      ? [
          {
            operation: 'calculate',
            what: 'Obliczamy to, co stoi między kreskami',
            todo: 'oblicz najpierw to, co stoi między kreskami',
            why: 'Kreski działają jak nawias: najpierw ich wnętrze.',
            shown: counted,
            claims: insides.map((inside) => ({
              sides: [notationOf(expressionOf(inside)), plain(valueOf(inside))],
            })),
          },
        ]
      : []),
    opened,
    ...(latexOf(expressionOf(free)) === latexOf(expressionOf(plain(value)))
      ? []
      : [
          {
            operation: 'calculate',
            what: 'Wykonujemy pozostałe działania',
            todo: 'wykonaj pozostałe działania we właściwej kolejności',
            why: '',
            shown: `${latexOf(expressionOf(free))} = ${latexOf(expressionOf(plain(value)))}`,
            prepared: latexOf(expressionOf(free)),
            claims: [{ sides: [notationOf(expressionOf(free)), plain(value)] }],
          },
        ]),
  ];
};
