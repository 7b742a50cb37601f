import { inOneUnit } from '#tutoring/families/story-text.rules.ts';
import { firstFit, template, type Template } from '#tutoring/reading/template.reader.ts';
import { withPartedNumbers } from '../number-list.rules.ts';
import type { MedianGiven, MedianThing } from './median.types.ts';

const SET =
  '[tych] (liczb|ocen|wynikow|temperatur|zestawu|zestawu liczb|zbioru|wzrostu|wieku|liczby|oceny|temperatury|wyniki)';

/** A list of numbers and what is asked of it. */
export const listTemplates = (asked: string): readonly Template[] => [
  template(`${asked} [z|ze] [${SET}] {list=numbers}`),
  template(`(liczby|z liczb|oceny|wyniki|temperatury|zestaw|zestaw liczb) {list=numbers} ${asked} [z] [${SET}]`),
  template(`{list=numbers} ${asked}`),
  template(`(oceny|wyniki|ocenami) [<who>] {list=numbers} ${asked} [jego|jej|tych] [ocen|wynikow]`),
  template(`<who> (dostal|dostala|otrzymal|otrzymala|ma) oceny {list=numbers} ${asked} [jego|jej|tych] [ocen]`),
];

const MEDIAN = listTemplates('(mediana|mediane|mediany|srodkowa wartosc|wartosc srodkowa)');

export const readMedian = (message: string): MedianGiven | undefined => readNumbers(message, MEDIAN);

/** Three numbers to fifteen, in one unit at most. */
export const readNumbers = (message: string, templates: readonly Template[]): MedianGiven | undefined => {
  const story = inOneUnit(withPartedNumbers(message.replaceAll('=', ' ').replaceAll('° C', '°C')));
  if (story === undefined) return undefined;
  const numbers = firstFit(templates, story.text)?.numbers('list') ?? [];
  if (numbers.length < 3 || numbers.length > 15) return undefined;
  const unit = story.unit === 'deg' ? 'celsius' : story.unit;
  return { numbers, unit, of: thingIn(story.text) };
};

const thingIn = (text: string): MedianThing =>
  / ocen/.test(text) ? 'ocen' : / wynik/.test(text) ? 'wyników' : / temperatur/.test(text) ? 'temperatur' : 'liczb';
