import MiniSearch from 'minisearch';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import type { OpenFamily } from '#tutoring/families/open-family.ts';
import { foldedWords, isWeakStem, stemsOf } from '#tutoring/topics/message-words.rules.ts';
import { CHAPTER_NAMES } from './chapter-names.texts.ts';

type Stems = ReadonlySet<string>;

/** „Równań” and „równania” alike. */
const topicStems = (text: string): readonly string[] =>
  stemsOf(text).map((stem) => stem.replace(/(?<=^.{4,})[ae]n$/, ''));

/** What says how or why it is learnt, and not what. */
const NO_TOPIC: Stems = new Set(
  topicStems(
    'matematyka matma ćwiczenia ćwiczyć powtórka powtórzenie łatwe trudne prosty krok szkoła podstawówka liceum technikum egzamin ósmoklasisty matura maturalne praktyka teoria wprowadzenie tekstowe treść rozwiązywanie rozwiązać działania własności obliczenia liczenie figury',
  ),
);

interface Chapter {
  readonly names: readonly Stems[];
  /** Of all its names. */
  readonly stems: Stems;
  readonly title: Stems;
  /** The word of the title by which it is called: „procent” of „Procent danej liczby”. */
  readonly head: string | undefined;
}

const namesOf = ({ id, title }: OpenFamily): readonly string[] => [title, ...(CHAPTER_NAMES[id] ?? [])];

const chapterOf = (family: OpenFamily): Chapter => {
  const names = namesOf(family).map((name) => new Set(topicStems(name)));
  const title = topicStems(family.title);
  return {
    names,
    stems: new Set(names.flatMap((name) => [...name])),
    title: new Set(title),
    head: title.find((stem) => !isWeakStem(stem)),
  };
};

const CHAPTERS: ReadonlyMap<string, Chapter> = new Map(FAMILIES.map((family) => [family.id, chapterOf(family)]));

/** The words of all names with their stems. */
const WORDS: ReadonlyMap<string, string | undefined> = new Map(
  FAMILIES.flatMap(namesOf)
    .flatMap(foldedWords)
    .map((word) => [word, topicStems(word)[0]]),
);
const KNOWN_STEMS = new Set(WORDS.values());

const spelling = new MiniSearch<{ readonly id: string }>({
  fields: ['id'],
  tokenize: (text) => [text],
  processTerm: (word) => word,
});
spelling.addAll([...WORDS.keys()].map((id) => ({ id })));

/** From this length on one typing error is forgiven, and from the other on two. */
const [FORGIVING, VERY_FORGIVING] = [5, 8];
const ABBREVIATIONS: Readonly<Record<string, string>> = { tw: 'twierdzenie' };

/** A word as it stands in our names; itself where they have none like it. */
const corrected = (word: string): string => {
  const [stem] = topicStems(word);
  if (stem === undefined || KNOWN_STEMS.has(stem) || NO_TOPIC.has(stem) || isWeakStem(stem)) return word;
  if (word.length < FORGIVING || /\d/.test(word)) return ABBREVIATIONS[word] ?? word;
  const near = spelling.search(word, { fuzzy: word.length < VERY_FORGIVING ? 1 : 2 });
  return near.map(({ id }) => String(id)).find((known) => known[0] === word[0]) ?? word;
};

const TOLD = 1000;

/** How surely the topic is the chapter: by the words of the longest of its names that stand in it, or else by those that it shares with the title. */
const worth = (asked: Stems, { names, stems, title, head }: Chapter): number => {
  const isLeftOver = (stem: string): boolean => !stems.has(stem) && !isWeakStem(stem) && !NO_TOPIC.has(stem);
  if ([...asked].some(isLeftOver)) return 0;
  const told = names.filter((name) => [...name].every((stem) => asked.has(stem)));
  if (told.length > 0) return TOLD + Math.max(...told.map(({ size }) => size));
  const isPart =
    head !== undefined && asked.has(head) && [...asked].every((stem) => title.has(stem) || NO_TOPIC.has(stem));
  return isPart ? [...asked].filter((stem) => title.has(stem)).length : 0;
};

/** The families whose chapter the topic names, or those of all its parts: „potęgi i logarytmy”. None where a word is left over: „układy równań” are no „równania”. */
export const familiesAbout = (topic: string, families: readonly OpenFamily[]): readonly OpenFamily[] => {
  const whole = familiesNamed(topic, families);
  if (whole.length > 0) return whole;
  const parts = topic.split(/,|\s(?:i|oraz|a)\s/).map((part) => familiesNamed(part, families));
  return parts.every(({ length }) => length > 0) ? [...new Set(parts.flat())] : [];
};

const familiesNamed = (topic: string, families: readonly OpenFamily[]): readonly OpenFamily[] => {
  const asked = new Set(topicStems(foldedWords(topic).map(corrected).join(' ')));
  const rated = families.map((family) => {
    const chapter = CHAPTERS.get(family.id);
    return { family, worth: chapter === undefined ? 0 : worth(asked, chapter) };
  });
  const most = Math.max(0, ...rated.map((one) => one.worth));
  return most === 0 ? [] : rated.filter((one) => one.worth === most).map(({ family }) => family);
};
