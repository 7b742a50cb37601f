import { rational, isPositive } from '#tutoring/mathematics/rational.ts';
import { firstFit } from '#tutoring/reading/template.reader.ts';
import { askingText } from '../percent-text.rules.ts';
import { isPlain } from '../story-words.rules.ts';
import { SHAPES } from './vat.templates.ts';
import type { VatGiven } from './vat.types.ts';

const HIGHEST_RATE = rational(50);

export const readVat = (message: string): VatGiven | undefined => {
  const story = askingText(message);
  if (story === undefined || !/vat|podat/.test(story.text)) return undefined;
  if (story.unit !== undefined && story.unit !== 'zl') return undefined;
  for (const { isGross, asks, templates } of SHAPES) {
    const found = firstFit(templates, story.text);
    if (found === undefined) continue;
    if (['n', 'm'].some((name) => found.has(name) && !isPlain(found.text(name)))) continue;
    const [rate, price] = [found.number('p'), found.number('w')];
    const isSensible = isPositive(rate) && rate.lte(HIGHEST_RATE) && isPositive(price);
    return isSensible ? { rate, price, isGross, asks, text: message.trim().replace(/\s+/g, ' ') } : undefined;
  }
  return undefined;
};
