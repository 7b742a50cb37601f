import { isEchoed, names } from '#tutoring/families/early/story-words.rules.ts';
import { isInteger, rational, isPositive } from '#tutoring/mathematics/rational.ts';
import { firstFit, type Found } from '#tutoring/reading/template.reader.ts';
import { askingText } from '../percent-text.rules.ts';
import { isPlain } from '../story-words.rules.ts';
import { SHARE_TEMPLATES, WRITTEN_TEMPLATES } from './percent-rate.templates.ts';
import type { PercentRateGiven } from './percent-rate.types.ts';

const SAID_ANYWAY = 'wszystkich calosci klasy grupy ogolu stanowi stanowia';

const slot = (found: Found, name: string): string => (found.has(name) ? found.text(name) : '');

/** No other group than the one of the story is asked for. */
const asksForPart = (found: Found): boolean => {
  const words = ['s', 'n', 'm', 'g'].map((name) => slot(found, name));
  const story = words.join(' ');
  return (
    words.every((word) => isPlain(word) && !/(?:^| )(?:procent|liczb\w*|stosun\w*|kwot\w*|cen\w*)(?: |$)/.test(word)) &&
    isEchoed(`${slot(found, 'k')} ${slot(found, 'whole')}`, `${story} ${SAID_ANYWAY}`) &&
    (!found.has('whole') || names(found.text('whole'), `${slot(found, 's')} ${slot(found, 'm')} ${SAID_ANYWAY}`))
  );
};

const GREATEST = rational(100);

export const readPercentRate = (message: string): PercentRateGiven | undefined => {
  const story = askingText(message);
  if (story === undefined || !/procent/.test(story.text)) return undefined;
  const converted = firstFit(WRITTEN_TEMPLATES, story.text);
  if (converted !== undefined) {
    const value = converted.number('v');
    const isSensible = !isInteger(value) && isPositive(value) && value.lt(GREATEST) && story.unit === undefined;
    return isSensible
      ? { asks: 'written', value, style: converted.text('v').includes('/') ? 'fraction' : 'decimal' }
      : undefined;
  }
  for (const one of SHARE_TEMPLATES) {
    const found = one.find(story.text);
    if (found === undefined || !asksForPart(found)) continue;
    const [part, whole] = [found.number('a'), found.number('b')];
    return isPositive(part) && part.lte(whole)
      ? { asks: 'share', part, whole, text: message.trim().replace(/\s+/g, ' ') }
      : undefined;
  }
  return undefined;
};
