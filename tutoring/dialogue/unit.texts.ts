import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { ONE, type Rational } from '#tutoring/mathematics/rational.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { converted, unitOf } from '#tutoring/reading/units.ts';

/** In which units a unit is told that is asked for alone. */
const TOLD_IN: Readonly<Record<string, string>> = {
  ha: 'm2',
  ar: 'm2',
  t: 'kg',
  kg: 'g',
  dag: 'g',
  km: 'm',
  m: 'cm',
  dm: 'cm',
  cm: 'mm',
  h: 'min',
  min: 's',
  l: 'ml',
};

/** „ile dag ma kilogram”, „hektar”: $1 kg = 100 dag$. Undefined for what is no unit. */
export const unitText = (words: string): string | undefined => {
  const [first, second] = [...canonicalOf(words).matchAll(/@(\S+)/g)].map(([, id = '']) => id);
  if (first === undefined) return undefined;
  const other = second ?? TOLD_IN[first];
  if (other === undefined || other === first || unitOf(other).dimension !== unitOf(first).dimension) return undefined;
  const [large, small] = unitOf(first).factor.gt(unitOf(other).factor) ? [first, other] : [other, first];
  return `$${quantity(ONE, large)} = ${quantity(converted(ONE, large, small), small)}$.`;
};

const quantity = (size: Rational, unit: string): string => latexOfRational(size, 'decimal') + unitOf(unit).latex;
