import { plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep, NumberAnswer } from '#tutoring/families/family.types.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { HUNDRED, isTerminating, quotientOf, type Rational } from '#tutoring/mathematics/rational.ts';

type Line = Pick<FamilyStep, 'shown' | 'prepared' | 'claims'>;

/** Decimals where they end, otherwise mixed numbers. */
export const written = (value: Rational): string => latexOfRational(value, isTerminating(value) ? 'decimal' : 'mixed');

/** „20%” in LaTeX. */
export const percents = (value: Rational): string => `${written(value)}\\%`;

/** „240 zł” in LaTeX. */
export const amount = (value: Rational, unit: string | undefined): string =>
  withUnit(value, unit, isTerminating(value) ? 'decimal' : 'mixed');

/** So many percent one number is of another; throws `DivisionByZero`. */
export const rateOf = (part: Rational, whole: Rational): Rational => quotientOf(part, whole).mul(HUNDRED);

export const partOf = (percent: Rational, whole: Rational): Rational => whole.mul(percent).div(HUNDRED);

/** „10/50 · 100% = 20%”. */
export const rateLine = (part: Rational, whole: Rational): Line => {
  const prepared = `\\frac{${written(part)}}{${written(whole)}} \\cdot 100\\%`;
  return {
    shown: `${prepared} = ${percents(rateOf(part, whole))}`,
    prepared,
    claims: [
      { sides: [`${plain(part)} / ${plain(whole)}`] },
      { sides: [`${plain(part)} / ${plain(whole)} * 100`, plain(rateOf(part, whole))] },
    ],
  };
};

/** „0,15 · 240 = 36”. */
export const partLine = (percent: Rational, whole: Rational, unit: string | undefined): Line => {
  const prepared = `${written(percent.div(HUNDRED))} \\cdot ${written(whole)}`;
  return {
    shown: `${prepared} = ${amount(partOf(percent, whole), unit)}`,
    prepared,
    claims: [{ sides: [`${plain(percent.div(HUNDRED))} * ${plain(whole)}`, plain(partOf(percent, whole))] }],
  };
};

const ROUNDED_TO_TENTHS = 0.05;

export const percentAnswer = (percent: Rational): NumberAnswer => ({
  kind: 'number',
  value: exact(percent),
  unit: '%',
  ...(isTerminating(percent) ? {} : { style: 'mixed', tolerance: ROUNDED_TO_TENTHS }),
});

export const amountAnswer = (value: Rational, unit: string | undefined): NumberAnswer => ({
  kind: 'number',
  value: exact(value),
  unit,
});
