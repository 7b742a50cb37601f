import { firstFit, numberOf, template } from '#tutoring/reading/template.reader.ts';
import { inOneUnit } from '#tutoring/families/story-text.rules.ts';
import type { MeanGiven } from './mean.types.ts';

const MEAN = '(srednia|srednia arytmetyczna|srednia ocen|srednia z|srednia wartosc)';
const TEMPLATES = [
  template(`${MEAN} [liczb|z liczb|z ocen|ocen|dla liczb|temperatur|tych liczb] {list=numbers}`),
  template(`(liczby|z liczb|dla liczb|liczb) {list=numbers} ${MEAN} [tych liczb]`),
  template(
    `[<a+>] oceny [<b>] {list=numbers} [oblicz] [jej|jego|moja|jego lub jej] ${MEAN} [ocen|jej ocen|jego ocen|tych ocen]`,
  ),
  template(`{list=numbers} ${MEAN}`),
];
const MISSING = [
  template(
    'srednia [arytmetyczna] {n} liczb {m} {k} z nich {list=numbers} (trzecia|czwarta|piata|szosta|ostatnia|brakujaca) [liczba]',
  ),
  template('srednia [arytmetyczna] {n} liczb {m} znane {list=numbers} (brakujaca|trzecia|czwarta|piata) [liczba]'),
];
/** „liczb 4, 6, x to 6”: the letter is one of the numbers, wherever it stands among them. */
const WITH_LETTER =
  /^\s*(?:oblicz\s+(?:x|liczbę x)[,:]?\s*(?:jeśli|jeżeli|gdy|wiedząc,? że)?\s*)?średnia(?: arytmetyczna)?(?: liczb)?:?\s+([\dx,;\si]+?)\s+(?:wynosi|to|jest równa|=)\s+(\d+(?:,\d+)?)\s*[.,;]?\s*(?:(?:oblicz|znajdź|wyznacz|podaj)\s+(?:liczbę\s+)?x|ile\s+(?:to|wynosi|jest równe|jest)\s+x|(?:jaka|jaką liczbą) jest (?:liczba )?x|x\s*=?)\s*[.?]?\s*$/iu;

const withLetter = (message: string): MeanGiven | undefined => {
  const [, listed = '', mean = ''] = WITH_LETTER.exec(message.replace(/\$|\{(?=,\})|(?<=,)\}/g, '')) ?? [];
  const parts = listed.split(/\s*(?:[,;]|(?<!\p{L})i(?!\p{L}))\s*/u).filter((part) => part !== '');
  const known = parts.filter((part) => part !== 'x');
  if (known.length !== parts.length - 1 || known.length === 0 || known.length > 6) return undefined;
  if (!known.every((part) => /^\d+$/.test(part))) return undefined;
  return { numbers: known.map(numberOf), mean: numberOf(mean.replace(',', '.')), unit: undefined, letter: 'x' };
};

const WEEK = template(
  '[w] (pon|poniedzialek|piatek) [bylo] {a} [we|w] (wt|wtorek|sobote) [bylo] {b} [we|w] (sr|srode|niedziele) [bylo] {c} [byla] srednia temperatura [tych dni]',
);

export const readMean = (message: string): MeanGiven | undefined => {
  if (/\d \d{3}(?!\d)/.test(message) || /wa[zż]on|median|dominan/iu.test(message)) return undefined;
  const lettered = withLetter(message);
  if (lettered !== undefined) return lettered;
  const story = inOneUnit(message.replaceAll('=', ' '));
  if (story === undefined) return undefined;
  const unit = story.unit === 'deg' ? 'celsius' : story.unit;
  const week = WEEK.find(story.text);
  if (week !== undefined) return { numbers: ['a', 'b', 'c'].map(week.number), mean: undefined, unit };
  const missing = firstFit(MISSING, story.text);
  if (missing !== undefined) {
    const numbers = missing.numbers('list');
    const [count, known] = [
      missing.number('n').valueOf(),
      missing.has('k') ? missing.number('k').valueOf() : numbers.length,
    ];
    const isWhole = numbers.length > 0 && numbers.length < 7 && known === numbers.length && count === known + 1;
    return isWhole && unit === undefined ? { numbers, mean: missing.number('m'), unit } : undefined;
  }
  const found = firstFit(TEMPLATES, story.text);
  const numbers = found?.numbers('list') ?? [];
  return numbers.length > 1 && numbers.length < 13 ? { numbers, mean: undefined, unit } : undefined;
};
