import { squareRootOf } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import type { CircleGiven } from './circle-in-plane.types.ts';

const ASKED =
  '(?: (?:srodek|srodka|wspolrzedne srodka|srodek s))(?: (?:i|oraz|;))?(?: (?:promien|promienia|dlugosc promienia))(?: r)?(?: okregu)?(?: o rownaniu)?';
const part = (letter: string): string => `(?: ${letter} \\^ 2| \\( ${letter} (?<${letter}>[-+] \\d+) \\) \\^ 2)`;
const BRACKETS = `${part('x')} \\+${part('y')} = (?<right>\\d+)`;
const EXPANDED =
  ' x \\^ 2 \\+ y \\^ 2(?: (?<p>[-+](?: \\d+)?) x)?(?: (?<q>[-+](?: \\d+)?) y)?(?: (?<c>[-+] \\d+))? = (?<right>\\d+)';
const around = (equation: string): readonly RegExp[] => [
  new RegExp(`^${ASKED}${equation}$`),
  new RegExp(`^(?: okrag)?(?: okregu)?(?: o rownaniu)?${equation}${ASKED}$`),
];
const BRACKETED = around(BRACKETS);
const MULTIPLIED = around(EXPANDED);

/** „+ 4”, „- 6”, „-”. */
const signed = (written: string | undefined, bare: number): Rational => {
  if (written === undefined) return ZERO;
  const digits = written.replace(/\D/g, '');
  const size = rational(digits === '' ? bare : Number(digits));
  return written.includes('-') ? size.neg() : size;
};

const groupsIn = (
  patterns: readonly RegExp[],
  text: string,
): Readonly<Record<string, string | undefined>> | undefined => {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups !== undefined) return groups;
  }
  return undefined;
};

export const readCircle = (message: string): CircleGiven | undefined => {
  const text = canonicalOf(message);
  const bracketed = groupsIn(BRACKETED, text);
  if (bracketed !== undefined)
    return knownCircle({
      a: signed(bracketed['x'], 0).neg(),
      b: signed(bracketed['y'], 0).neg(),
      radiusSquare: rational(Number(bracketed['right'])),
      isExpanded: false,
    });
  const expanded = groupsIn(MULTIPLIED, text);
  if (expanded !== undefined) {
    const two = rational(-2);
    const [a, b] = [signed(expanded['p'], 1).div(two), signed(expanded['q'], 1).div(two)];
    const right = rational(Number(expanded['right'])).sub(signed(expanded['c'], 0));
    return knownCircle({ a, b, radiusSquare: right.add(a.mul(a)).add(b.mul(b)), isExpanded: true });
  }
  return undefined;
};

const knownCircle = (given: CircleGiven): CircleGiven | undefined => {
  const { a, b, radiusSquare } = given;
  const radius = isPositive(radiusSquare) ? squareRootOf(radiusSquare) : undefined;
  const isWhole = a.d === 1n && b.d === 1n;
  return radius !== undefined && isWhole ? given : undefined;
};
