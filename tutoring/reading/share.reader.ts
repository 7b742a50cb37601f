import type { Rational } from '#tutoring/mathematics/rational.ts';
import { numberOf } from './template.reader.ts';

/** „25 % z 120 to 30”: what is called the whole may stay unsaid. */
export interface SaidShare {
  readonly percent: Rational;
  readonly of: Rational | undefined;
  readonly value: Rational;
  /** As it was written, in LaTeX. */
  readonly shown: string;
}

const SHARE =
  /(\d+(?:[.,]\d+)?)\s*(?:%|procent\p{L}*)\s*(?:z\s+(\d+(?:[.,]\d+)?)\s*(?:zł|kg|g|km|m|cm|l)?\s*)?(?:to|=|wynosi|czyli|jest)\s*(-?\d+(?:[.,]\d+)?)(?!\s*(?:%|procent|[/\d*:·]))/giu;
const TURNED =
  /(?<![\d.,%/])(\d+(?:[.,]\d+)?)\s*(?:zł|kg|g|km|m|cm|l)?\s*(?:to|=|stanowi|czyli|jest)\s*(\d+(?:[.,]\d+)?)\s*(?:%|procent)/giu;

const rationalOf = (written: string): Rational => numberOf(written.replace(',', '.'));

/** „1 % to 2,4”, „10 % to 24, 5 % to 12”, „246 zł to 123 %”. */
export const sharesIn = (message: string): readonly SaidShare[] => {
  const shares = [...message.matchAll(SHARE)].map(([, percent = '', of, value = '']) => shareOf(percent, of, value));
  if (shares.length > 0) return shares;
  return [...message.matchAll(TURNED)].map(([, value = '', percent = '']) => shareOf(percent, undefined, value));
};

const shareOf = (percent: string, of: string | undefined, value: string): SaidShare => ({
  percent: rationalOf(percent),
  of: of === undefined ? undefined : rationalOf(of),
  value: rationalOf(value),
  shown: `${percent.replace(',', '{,}')}\\% = ${value.replace(',', '{,}')}`,
});
