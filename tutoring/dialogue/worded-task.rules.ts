import { isReactionAlone } from '#tutoring/families/chemistry/balancing/balancing.reader.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { commandsTask, speaksOfOwnStep } from '#tutoring/reading/intent.reader.ts';
import { asksOrBids } from '#tutoring/reading/other-task.rules.ts';

/** Words of two letters and more. */
export const wordCount = (message: string): number => message.match(/\p{L}{2,}/gu)?.length ?? 0;

/**
 * A family reads sentences, and some read bare formulas too; of those, and of what the general engines read, a bidding makes a task.
 * What states its own result is an answer.
 */
export const isToldInWords = (message: string, { task }: WorkedTask): boolean =>
  ((task.kind === 'family' && !isBareFormula(message) && !isReactionAlone(message)) ||
    task.kind === 'percent' ||
    commandsTask(message)) &&
  (asksWholeTask(message) || (!speaksOfOwnStep(message) && !endsWithResult(message)));

const FEWEST_WORDS = 3;

/** „Ola ma 6 jabłek. Dostała jeszcze 7. Ile ma teraz?”, „jakim procentem liczby 60 jest 15”: words of steps and results are those of its story. */
export const asksWholeTask = (message: string): boolean =>
  (asksOrBids(message) && wordCount(message) >= FEWEST_WORDS) || /^\s*rozwi[aą][zż](?!\p{L})/iu.test(message);

/** „= 12”, „to 12 cm” at the end. */
export const endsWithResult = (message: string): boolean => STATED_RESULT.test(message);

const STATED_RESULT = /(?:=|\b(?:to|wynosi|jest))\s*-?\d[\d.,/ ]*(?:zł|gr|[a-z]{1,3}[²³23]?)?\s*[.!]?$/i;

/** Signs, numbers, single letters, products of them and the names of functions. */
const isBareFormula = (message: string): boolean =>
  !/\p{L}{2}/u.test(message.replace(/\\[a-z]+|log|sqrt|sin|cos|tg/gi, ' ').replace(PRODUCT, ' '));

/** „ab” of „2(ab + bc)” */
const PRODUCT = /(?<=[-+*·:/^(\d]\s?)[a-z]{2,3}(?![a-z])|(?<![a-z])[a-z]{2,3}(?=\s?[-+*·:/^)²³])/gi;
