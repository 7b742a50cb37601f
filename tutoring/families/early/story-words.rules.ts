import { INEXACT } from '#tutoring/families/inexact-words.ts';

const PREPOSITIONS = new Set('w we na do z ze przez po za o od co u dla przed miedzy pomiedzy bez oprocz'.split(' '));

/** Words that change a story without a number of their own: parts, shares, conditions, hidden numbers. */
const CHANGING = new RegExp(
  String.raw`^(?:${INEXACT}|po|kazd\w*|polow\w*|tyle|bez|oprocz|tym|czego|nich|dwukrot\w*|trzykrot\w*|czterokrot\w*|podwo\w*|potro\w*|dwojk\w*|trojk\w*|oba\w*|obie|oboj\w*|procent\w*|brak\w*|reszt\w*|rowno|za|co|drug\w*|trzeci\w*|czwart\w*|pierwsz\w*|ostatni\w*|najpierw|znowu|znow|ponownie|wczesniej|poprzednio|przedtem|cz?esc|ubra\w*|odja\w*|zabra\w*|zabral\w*|straci\w*|zgubi\w*|zjad\w*|oddal\w*|sprzeda\w*|wysiad\w*|odjech\w*|odesz\w*|odlec\w*|uciek\w*|zuzy\w*|wyda\w*|rozda\w*|podarow\w*|przegra\w*|pozycz\w*|zepsu\w*|zbi[lt]\w*|dosta\w*|wsiad\w*|przyjech\w*|przyby\w*|doszl\w*|dolozy\w*|dokup\w*|znalaz\w*|dodal\w*|wiecej|mniej|jesli|zeby|aby|wartosc\w*|cen\w*|koszt\w*)$`,
);

/** Words of a question that name nobody and nothing. */
const EMPTY = new Set(
  'mu mi im ja ma maja mam masz mial miala mieli teraz wszystkich wszystkie wszystkiego jest bylo byly byl ilu w na u jego jej ich obecnie wtedy tam i oni one zebrali sie lat on ona we'.split(
    ' ',
  ),
);

export const wordsOf = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

const STEM = 4;

/** „piłek” is a form of „piłka”: before its last letter it has an e more. */
const withoutFleetingE = (word: string): string => word.replace(/e(?=k$)/, '');

/** Whether two words may be forms of one: they share their first letters. */
const areForms = (first: string, second: string): boolean => {
  const [one, other] = [withoutFleetingE(first), withoutFleetingE(second)];
  const length = Math.min(STEM, Math.max(one.length, other.length) - 1);
  return one === other || (length >= 2 && one.slice(0, length) === other.slice(0, length));
};

export const isEchoOf = (word: string, story: string): boolean =>
  EMPTY.has(word) || wordsOf(story).some((said) => areForms(word, said));

/** Whether each word of a question was said in the story before. */
export const isEchoed = (question: string, story: string): boolean =>
  wordsOf(question).every((word) => isEchoOf(word, story));

/** Whether the question names what was said: at least one word beside the empty ones. */
export const names = (question: string, story: string): boolean =>
  wordsOf(question).some((word) => !EMPTY.has(word) && wordsOf(story).some((said) => areForms(word, said)));

/** Whether the words tell only who, what and where. */
export const isPlainStory = (text: string): boolean => wordsOf(text).every((word) => !CHANGING.test(word));

/** „w 3 pudełkach” counts boxes, not what is in them. */
export const endsInPreposition = (text: string): boolean => PREPOSITIONS.has(wordsOf(text).at(-1) ?? '');

export const startsWithPreposition = (text: string): boolean => PREPOSITIONS.has(wordsOf(text)[0] ?? '');

/** „7 od babci”, „7 jabłek w sklepie”, but not „7 gruszek” where apples were counted before. */
export const isSameThing = (text: string, story: string): boolean => {
  const [first] = wordsOf(text);
  return first === undefined || PREPOSITIONS.has(first) || isEchoOf(first, story);
};

/** „osoby na przystanku”, but not „jabłek Ania”: behind the thing no other person begins. */
export const isOneThing = (text: string): boolean => {
  const [, second] = wordsOf(text);
  return second === undefined || PREPOSITIONS.has(second) || BETWEEN.has(second);
};

const BETWEEN = new Set(
  'i potem pozniej nastepnie jeszcze dzis wczoraj mama tata babcia dziadek mu jej mi im'.split(' '),
);
