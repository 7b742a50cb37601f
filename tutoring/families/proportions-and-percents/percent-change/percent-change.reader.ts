import { HUNDRED, isNegative, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { firstFit, type Found } from '#tutoring/reading/template.reader.ts';
import { percentText } from '../percent-text.rules.ts';
import { isPlain } from '../story-words.rules.ts';
import { DIRECTIONS, UNDIRECTED } from './percent-change.templates.ts';
import type { PercentChangeGiven } from './percent-change.types.ts';

const FREE = ['n', 'm', 'k', 'l'];

const isPlainFound = (found: Found): boolean => FREE.every((slot) => !found.has(slot) || isPlain(found.text(slot)));

export const readPercentChange = (message: string): PercentChangeGiven | undefined => {
  const story = percentText(message);
  if (story === undefined || !/procent/.test(story.text)) return undefined;
  const text = message.trim().replace(/\s+/g, ' ');
  const changeOf = (from: Rational, to: Rational, isUp?: boolean): PercentChangeGiven | undefined =>
    isPositive(from) && !isNegative(to) && !from.equals(to) && (isUp ?? to.gt(from)) === to.gt(from)
      ? { asks: 'change', from, to, unit: story.unit, text }
      : undefined;
  for (const { isUp, change, comparison, changed } of DIRECTIONS) {
    const moved = firstFit(change, story.text);
    if (moved !== undefined && isPlainFound(moved)) return changeOf(moved.number('a'), moved.number('b'), isUp);
    const compared = firstFit(comparison, story.text);
    if (compared !== undefined) return changeOf(compared.number('b'), compared.number('a'), isUp);
    const asked = firstFit(changed, story.text);
    if (asked !== undefined && isPlainFound(asked)) {
      const [whole, percent] = [asked.number('w'), asked.number('p')];
      const isSensible = isPositive(whole) && isPositive(percent);
      return isSensible && (isUp || percent.lt(HUNDRED))
        ? { asks: 'changed', whole, percent, isUp, unit: story.unit, text }
        : undefined;
    }
  }
  const moved = firstFit(UNDIRECTED, story.text);
  return moved !== undefined && isPlainFound(moved) ? changeOf(moved.number('a'), moved.number('b')) : undefined;
};
