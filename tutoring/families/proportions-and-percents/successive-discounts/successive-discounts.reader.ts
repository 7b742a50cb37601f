import { HUNDRED, isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { firstFit, type Found } from '#tutoring/reading/template.reader.ts';
import { askingText } from '../percent-text.rules.ts';
import { isPlain } from '../story-words.rules.ts';
import { factorOf } from './successive-discounts.solver.ts';
import { SHAPES } from './successive-discounts.templates.ts';
import type { Change, SuccessiveGiven } from './successive-discounts.types.ts';

const slot = (found: Found, name: string): string => (found.has(name) ? found.text(name) : '');

const RISEN = /^(?:wzros|podwyz|podnies|zdroz|podroz|zwieksz)\w*$/;
const FALLEN = /^(?:spad|zmal|obniz|stanial|potanial|zmniejsz)\w*$/;

const isFitting = (verb: string, factor: Rational): boolean => {
  if (verb === '' || /^(?:zmienil|zmian)\w*$/.test(verb)) return true;
  return factor.gt(1) ? RISEN.test(verb) : FALLEN.test(verb);
};

export const readSuccessive = (message: string): SuccessiveGiven | undefined => {
  const story = askingText(message);
  if (story === undefined || !/procent/.test(story.text)) return undefined;
  const told = story.text.replace(/(?:^| )najpierw(?= |$)/g, '').trim();
  const text = message.trim().replace(/\s+/g, ' ');
  for (const { isUp, value, total } of SHAPES) {
    const valued = firstFit(value, told);
    const found = valued ?? firstFit(total, told);
    if (found === undefined || !isPlain(slot(found, 'n')) || !isPlain(slot(found, 'm'))) continue;
    const [p, q] = [found.number('p'), found.number(found.has('q') ? 'q' : 'p')];
    const changes: readonly [Change, Change] = [
      { percent: p, isUp: isUp[0] },
      { percent: q, isUp: isUp[1] },
    ];
    const isSensible = changes.every((one) => isPositive(one.percent) && (one.isUp || one.percent.lt(HUNDRED)));
    const factor = factorOf(changes[0]).mul(factorOf(changes[1]));
    if (!isSensible || factor.equals(1)) return undefined;
    if (valued === undefined)
      return isFitting(slot(found, 'verb'), factor) ? { start: undefined, changes, unit: undefined, text } : undefined;
    const start = valued.number('w');
    return isPositive(start) ? { start, changes, unit: story.unit, text } : undefined;
  }
  return undefined;
};
