import { isEchoed, names } from '#tutoring/families/early/story-words.rules.ts';
import { HUNDRED, isPositive } from '#tutoring/mathematics/rational.ts';
import { firstFit, type Found } from '#tutoring/reading/template.reader.ts';
import { askingText } from '../percent-text.rules.ts';
import { isPlain } from '../story-words.rules.ts';
import { CHANGE_TEMPLATES, PART_TEMPLATES } from './percent-whole.templates.ts';
import type { PercentWholeGiven } from './percent-whole.types.ts';

const slot = (found: Found, name: string): string => (found.has(name) ? found.text(name) : '');

/** „w klasie”, „ma książka”, „uczniów jest w szkole”: the question is about the whole, in words that were said. */
const asksForWhole = (found: Found): boolean => {
  const [whole, asked] = [slot(found, 'w'), slot(found, 'q')];
  // „25 uczniów, dziewczyny stanowią 40% klasy”: behind what is counted another group is named.
  const [counted = ''] = slot(found, 'm').split(' ');
  const story = `${whole} ${slot(found, 'n')} ${counted} osob uczniow wszystkich cala caly calosc liczy kosztuje cena dlugosc wszystkie`;
  // „20% pewnej liczby” is told without a story: the engine of percents leads through it.
  // „25% z nich to chłopcy” tells the whole before.
  return (
    !/^(?:\w+ )?(?:liczb|kwot)|(?:^| )(?:nich|tego|to)(?: |$)/.test(whole) &&
    names(asked, whole) &&
    isEchoed(asked, story)
  );
};

export const readPercentWhole = (message: string): PercentWholeGiven | undefined => {
  const story = askingText(message);
  if (story === undefined || !/procent/.test(story.text)) return undefined;
  const text = message.trim().replace(/\s+/g, ' ');
  for (const { isUp, templates } of CHANGE_TEMPLATES) {
    const found = firstFit(templates, story.text);
    if (found === undefined) continue;
    const [percent, part] = [found.number('p'), found.number('a')];
    if (!isPlain(slot(found, 'n')) || !isPositive(percent) || !isPositive(part)) return undefined;
    if (!isUp && percent.gte(HUNDRED)) return undefined;
    const change = isUp ? percent : percent.neg();
    return { percent: HUNDRED.add(change), part, change, unit: story.unit, text };
  }
  for (const one of PART_TEMPLATES) {
    const found = one.find(story.text);
    if (found === undefined) continue;
    const [percent, part] = [found.number('p'), found.number('a')];
    const words = ['n', 'm', 'w', 'q'].map((name) => slot(found, name));
    if (!words.every(isPlain) || !isPositive(percent) || !isPositive(part) || !asksForWhole(found)) continue;
    return percent.lt(HUNDRED) ? { percent, part, change: undefined, unit: story.unit, text } : undefined;
  }
  return undefined;
};
