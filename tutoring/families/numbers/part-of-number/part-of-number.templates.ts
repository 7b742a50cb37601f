import { ONE, isInteger, isNegative, isZero } from '#tutoring/mathematics/rational.ts';
import { firstFit, template, type Found, type Template } from '#tutoring/reading/template.reader.ts';
import { isOtherOf, isSameAs } from '../group-pairs.rules.ts';
import { inOneUnit } from '#tutoring/families/story-text.rules.ts';
import { readPartOfUnit } from './part-of-unit.reader.ts';
import type { PartGiven, PartQuestion } from './part-of-number.types.ts';

/** „To” and „wynosi” tell a part from a whole, and the canonical form drops them: „2/3 liczby 18”, „2/3 liczby to 18”. */
const withEquality = (message: string): string =>
  message
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/g, ' $1/$2 ')
    .replaceAll('$', '')
    .replace(/jak(?:a|ą|ie)\s+(?:to\s+)?(?:jest\s+)?cz[eę][sś](?:[cć](?!\p{L})|ci[aą])/giu, 'ulamkowo')
    .replace(/po[lł]ow(?:a|ę|e|y|ą)(?!\p{L})/giu, '1/2')
    .replace(/[cć]wier[cć](?!\p{L})/giu, '1/4')
    .replace(
      /(?<=liczby|całości|calosci|której|ktorej|\d)(?:\s|,)*(?:to|wynosi|jest to|to jest|stanowi|jest r[oó]wn\p{L}+|r[oó]wna si[eę]|=)\s+(?=\d)/giu,
      ' czyni ',
    )
    .replace(/(?<=\d[^]*)(?:co stanowi|stanowi|to jest|jest to|to)\s+(?=\d+\/\d+)/giu, ' czyni ')
    .replace(/(\d+)([.!?])?\s+(?=\d+\/\d)/g, (all, number: string, stop?: string) =>
      stop === undefined ? all : `${number} poczym `,
    );

const TAKEN = String.raw`(?:odda|zjad|zjedz|sprzed|wyda|zuzy|poszl|zabra|dala?|przeczyta|przejecha|przeszed|przeszl|wypi|rozda|wyla|zgubi|odci|wyci|podarowa|straci|przebieg|przeznacz|odla|wzi[ea]|zajm|pomalow|skosi)`;

const PART: readonly Template[] = [template('{f} (z|od|liczby|z liczby|od liczby|z kwoty) {w}')];

const REST: readonly Template[] = [template('z {w} zabrano {f} zostalo'), template('od {w} odejmij {f} tej liczby')];

const WHOLE: readonly Template[] = [
  template('{f} [pewnej|jakiejs|szukanej|nieznanej] liczby czyni {w} [liczba|liczbe|cala liczba]'),
  template('(liczbe|liczba) [jezeli] {f} [jej] czyni {w}'),
  template('{w} czyni {f} [pewnej|jakiejs|szukanej] liczby [liczba]'),
  template('jest {f} [calosci] czyni {w} [calosc]'),
  template('{f} calosci czyni {w} [calosc]'),
  template('[<a+>] {w} [<b+>] czyni {f} (pojemnosci pojemnosc|dlugosci dlugosc|ceny cena|masy masa) [<c>]'),
];

const SHARE: readonly Template[] = [
  template('ulamkowo {f} z {w}'),
  template('{f} z {w} ulamkowo'),
  template('ulamkowo (liczby|z) {w} [stanowi] [liczba] {f}'),
];

const STORY = template('<a+> {w} <b+> {f} <c+>');
const STORY_OF_REST = template('<a+> {w} <b+> {f} [<c+>] [<d>] (zostalo|zostanie|pozostalo) [<e>]');
const STORY_OF_FRACTION_FIRST = template(
  '<a+> {f} [<b>] (ma|liczy|liczacej|liczacego|majacej|majacego|o dlugosci|z) {w} <c+>',
);
const REST_OF_FRACTION_FIRST = template(
  '<a+> {f} [<b>] (ma|liczy|liczacej|liczacego|majacej|majacego|o dlugosci|z) {w} [<c+>] zostalo [<e>]',
);
const REST_ASKED_FIRST = template('<q> zostalo [<e>] <a+> {f} [<b>] (liczacej|liczacego|majacej|majacego) {w} <c>');
const STORY_OF_GROUP = template(
  '<a+> {w} (uczniow|osob|dzieci|uczniowie|osoby|zwierzat|pracownikow) {f} [klasy|z nich|uczniow|osob|wszystkich|grupy] [stanowia] <g> (ilu|) <q>',
);
const STORY_OF_NAMED_GROUP = template(
  '<a+> {w} (uczniow|osob|dzieci|uczniowie|osoby|zwierzat|pracownikow) <g> [stanowia] czyni {f} [klasy|z nich|uczniow|osob|wszystkich|grupy] [ilu] <q>',
);

export const readPart = (message: string): PartGiven | undefined => {
  const inMinutes = template('@min (ma|w|to) {f:time}').find(message) ?? template('{f:time} @min').find(message);
  if (inMinutes !== undefined && inMinutes.quantity('f').unit === 'h' && /\d\/\d/.test(inMinutes.text('f')))
    return sensible({ asks: 'part', amount: ONE.mul(60), by: inMinutes.number('f'), unit: 'min', story: undefined });
  const ofUnit = readPartOfUnit(withEquality(message));
  if (ofUnit !== undefined) return sensible(ofUnit);
  const story = inOneUnit(withEquality(message));
  if (story === undefined || story.unit === '%') return undefined;
  const { text, unit } = story;
  for (const [asks, found] of readings(text))
    if (found !== undefined && !found.text('w').includes('/'))
      return sensible({ asks, amount: found.number('w'), by: found.number('f'), unit, story: undefined });
  return undefined;
};

function* readings(text: string): Generator<readonly [PartQuestion, Found | undefined]> {
  yield ['share', firstFit(SHARE, text)];
  yield ['whole', firstFit(WHOLE, text)];
  yield ['part', firstFit(PART, text)];
  yield ['rest', firstFit(REST, text)];
  const rest = STORY_OF_REST.find(text);
  if (rest !== undefined && hasTaken(text) === 1) yield ['rest', rest];
  const part = STORY.find(text);
  if (part !== undefined && hasTaken(part.text('b')) === 1 && hasTaken(part.text('c')) === 1) yield ['part', part];
  const restOfLater = REST_OF_FRACTION_FIRST.find(text) ?? REST_ASKED_FIRST.find(text);
  if (restOfLater !== undefined && hasTaken(text) === 1) yield ['rest', restOfLater];
  const later = STORY_OF_FRACTION_FIRST.find(text);
  if (later !== undefined && hasTaken(later.text('a')) === 1 && hasTaken(later.text('c')) === 1) yield ['part', later];
  const group = STORY_OF_GROUP.find(text) ?? STORY_OF_NAMED_GROUP.find(text);
  if (group !== undefined && isSameAs(group.text('g'), group.text('q'))) yield ['part', group];
  if (group !== undefined && isOtherOf(group.text('g'), group.text('q'))) yield ['rest', group];
}

/** „Do przeczytania” names what is left, and takes nothing more. */
const hasTaken = (text: string): number => [...text.matchAll(new RegExp(`(?<![a-z]|do )${TAKEN}`, 'g'))].length;

const sensible = (given: PartGiven): PartGiven | undefined => {
  const { asks, amount, by } = given;
  if ([amount, by].some((number) => isNegative(number) || isZero(number))) return undefined;
  if (asks === 'rest' && by.gte(ONE)) return undefined;
  if (asks !== 'share' && isInteger(by)) return undefined;
  if (asks === 'share' && by.gt(amount)) return undefined;
  return given;
};
