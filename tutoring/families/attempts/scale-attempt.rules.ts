import { asRational } from '#tutoring/mathematics/exact.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { converted } from '#tutoring/reading/units.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { ON_THE_WAY, wrong } from './said-verdicts.rules.ts';
import { chainsIn } from '#tutoring/reading/said.reader.ts';

const LENGTH = String.raw`(\d[\d ]*(?:[.,]\d+)?)\s*(mm|cm|dm|m|km)`;
const TOLD = new RegExp(
  `^\\s*${LENGTH}\\s*(?:to|=|->|→|odpowiada|na mapie to)\\s*${LENGTH}(?: w rzeczywistości)?\\s*\\.?$`,
  'iu',
);
const RATIO = /(\d[\d\\, ]*?)\s*:\s*(\d[\d\\, ]*)/;

const OFF_SCALE = 'Ta odległość nie zgadza się ze skalą. Skala mówi, ile razy wszystko jest dłuższe w rzeczywistości.';

/** „1 cm to 500 m” of a map: what is drawn and what it is, and no equality of two lengths; undefined for anything else. */
export const judgeScale = (
  message: string,
  answer: NumberAnswer,
  { statement, task }: WorkedTask,
): Verdict | undefined => {
  const [, drawn, drawnUnit, real, realUnit] = TOLD.exec(message) ?? [];
  const [, one, other] = RATIO.exec(statement) ?? [];
  if (task.kind !== 'family' || task.family !== 'scale' || answer.unit === undefined) return undefined;
  if (drawn === undefined || drawnUnit === undefined || real === undefined || realUnit === undefined) return undefined;
  if (one === undefined || other === undefined) return undefined;
  const [small, large] = [lengthIn(drawn, drawnUnit), lengthIn(real, realUnit)];
  const isOfScale = small.mul(wholeIn(other)).equals(large.mul(wholeIn(one)));
  // „40 mm = 4 cm” is a conversion, and is judged as one.
  if (!isOfScale && (drawnUnit === realUnit || small.equals(large))) return undefined;
  if (!isOfScale) {
    const [chain] = chainsIn(`${real} ${realUnit}`);
    return chain && wrong(chain, OFF_SCALE);
  }
  const value = asRational(answer.value);
  const sought = value && converted(value, answer.unit, 'mm');
  return sought !== undefined && (sought.equals(large) || sought.equals(small)) ? { kind: 'solved' } : ON_THE_WAY;
};

const lengthIn = (size: string, unit: string): ReturnType<typeof numberOf> =>
  converted(numberOf(size.replaceAll(' ', '').replace(',', '.')), unit, 'mm');

const wholeIn = (text: string): ReturnType<typeof numberOf> => numberOf(text.replace(/\D/g, ''));
