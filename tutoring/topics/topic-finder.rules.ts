import MiniSearch, { type SearchResult } from 'minisearch';
import { foldedWords, isWeakStem, messageWords, stemsOf, type MessageWords } from './message-words.rules.ts';
import { polishStem } from './polish-stem.rules.ts';
import { isLanguageOf, isOfAnotherLanguage, withoutLanguage } from './topic-language.rules.ts';
import type { Topic } from './topic.types.ts';

export interface TopicFinder {
  /** The topic that is surely meant, if there is one. */
  readonly find: (message: string, grade: number | undefined) => Topic | undefined;
  /** At most three that may be meant, the likeliest first. */
  readonly suggest: (message: string) => readonly Topic[];
}

interface Rated {
  readonly topic: Topic;
  readonly score: number;
  /** The part of the message's strong words that the topic knows: 1 a word of its title or keywords, ½ one of its explanation. */
  readonly coverage: number;
  /** What was asked stands there as a phrase of its own: 4 is the title, 3 its head, 2 a part of it, 1 a keyword, 0 none; more if nothing is left over (`phraseWorth`). */
  readonly phrase: number;
}

interface Asked extends MessageWords {
  readonly subject: string;
  readonly whole: string;
  readonly words: string;
}

/** What a stem is worth, topic by topic. */
type Worth = ReadonlyMap<string, { readonly score: number; readonly share: number }>;

const NAMES = ['title', 'keywords'];
const BOOST = { title: 3, keywords: 2, explanation: 0.4 };
const SURE_COVERAGE = 0.75;
const LIKELY_COVERAGE = 0.6;
/** How far the best must stand before the next. */
const SURE_LEAD = 1.15;
/** What a class of difference takes from a topic's score. */
const GRADE_DISCOUNT = 0.8;
const WHOLE_PHRASE = 4;
const VERBATIM_PHRASE = 9;
const SUGGESTIONS = 3;

const allowedErrors = (stem: string): number => {
  if (/\d/.test(stem) || stem.length < 5) return 0;
  return stem.length < 8 ? 1 : 2;
};

/** A title's first word of weight names the topic as well as the whole title. */
const headOf = (part: string): string => stemsOf(part).find((stem) => !isWeakStem(stem)) ?? '';

/** „Kwasy i zasady” is about either; „Budowa i rola serca” is not about „budowa”. */
const titleParts = (title: string): readonly string[] => [
  title,
  ...title.split(/[–:,()?/]|\s(?:i|a|oraz|czy)\s/).filter((part) => headOf(part) !== ''),
];

const sortedStems = (text: string): string => [...new Set(stemsOf(text))].toSorted().join(' ');

/** The words in their order, those that say nothing too: „nie z czasownikami”. */
const verbatim = (text: string): string => `=${foldedWords(text).map(polishStem).join(' ')}`;

const hasFiller = (text: string): boolean => foldedWords(text).length > stemsOf(text).length;

const phrasesOf = (topic: Topic): ReadonlyMap<string, number> => {
  const parts = titleParts(topic.title);
  return new Map([
    ...topic.keywords.map((keyword) => [sortedStems(keyword), 1] as const),
    ...parts.map((part) => [headOf(part), 1] as const),
    ...parts.map((part) => [sortedStems(part), 2] as const),
    ...[topic.title.split(/[–:(]/)[0] ?? '']
      .filter((part) => headOf(part) !== '')
      .map((part) => [sortedStems(part), 3] as const),
    [sortedStems(topic.title), 4] as const,
    ...topic.keywords.filter(hasFiller).map((keyword) => [verbatim(keyword), VERBATIM_PHRASE] as const),
  ]);
};

/** „Podział komórki” is rather the topic of that name than the one of „komórka”. */
const phraseWorth = (known: ReadonlyMap<string, number> | undefined, { subject, whole, words }: Asked): number => {
  const worth = known?.get(whole);
  const said = known?.get(words);
  if (said !== undefined) return said;
  return worth === undefined ? (known?.get(subject) ?? 0) : worth + WHOLE_PHRASE;
};

const gradesAway = ({ grades: [from, to] }: Topic, grade: number | undefined): number =>
  grade === undefined ? 0 : Math.max(0, from - grade, grade - to);

export const createTopicFinder = (topics: readonly Topic[]): TopicFinder => {
  const index = new MiniSearch<Topic>({
    fields: ['title', 'keywords', 'explanation'],
    extractField: (topic, field) => {
      if (field === 'title') return topic.title;
      if (field === 'keywords') return topic.keywords.join('; ');
      return field === 'explanation' ? topic.explanation : topic.id;
    },
    tokenize: (text) => [...stemsOf(text)],
    processTerm: (stem) => stem,
  });
  index.addAll(topics);
  const phrases = new Map(topics.map((topic) => [topic.id, phrasesOf(topic)]));

  const search = (stem: string, fields: readonly string[], fuzzy: number): readonly SearchResult[] =>
    index.search(stem, {
      fields: [...fields],
      boost: BOOST,
      fuzzy,
      tokenize: (text) => [text],
      processTerm: (term) => term,
    });

  const worthOf = (stem: string): Worth => {
    const inFields = (fields: readonly string[], share: number): Worth =>
      new Map(search(stem, fields, 0).map(({ id, score }) => [String(id), { score, share }]));
    return new Map([...inFields(['explanation'], 0.5), ...inFields(NAMES, 1)]);
  };

  /** A word that some text knows is no typing error of another one. */
  const corrected = (stem: string): string => {
    if (search(stem, [...NAMES, 'explanation'], 0).length > 0) return stem;
    const near = search(stem, NAMES, allowedErrors(stem)).flatMap(({ terms }) => terms);
    return near.find((term) => term[0] === stem[0]) ?? stem;
  };

  const understood = (message: string): Asked => {
    const { strong: typed, weak } = messageWords(message);
    const strong = [...new Set(typed.map(corrected))];
    return {
      strong,
      weak,
      subject: strong.toSorted().join(' '),
      whole: [...strong, ...weak].toSorted().join(' '),
      words: verbatim(message),
    };
  };

  const phraseIn = (topic: Topic, asked: Asked): number => {
    const known = phrases.get(topic.id);
    const worth = phraseWorth(known, asked);
    if (!asked.strong.some((stem) => isLanguageOf(topic, stem))) return worth;
    const [subject, whole] = [withoutLanguage(asked.subject), withoutLanguage(asked.whole)];
    return Math.max(worth, phraseWorth(known, { ...asked, subject, whole }));
  };

  const rated = (asked: Asked, grade: number | undefined): readonly Rated[] => {
    const { strong, weak } = asked;
    const worths = strong.map(worthOf);
    /** A number that the topic's names do not have belongs to a task. */
    const isNumber = (place: number): boolean => /^\d/.test(strong[place] ?? '');
    const weakWorths = weak.map(worthOf);
    return topics
      .filter((topic) => !isOfAnotherLanguage(topic, strong))
      .filter(({ id }) => worths.every((worth, place) => !isNumber(place) || worth.get(id)?.share === 1))
      .filter(({ id }) => worths.some((worth, place) => !isNumber(place) && worth.get(id)?.share === 1))
      .map((topic): Rated => {
        const found = worths.flatMap((worth, place) => {
          const known = worth.get(topic.id);
          return isLanguageOf(topic, strong[place]) ? [{ score: known?.score ?? 0, share: 1 }] : (known ?? []);
        });
        const all = [...found, ...weakWorths.flatMap((worth) => worth.get(topic.id) ?? [])];
        const coverage = found.reduce((sum, { share }) => sum + share, 0) / strong.length;
        const score = all.reduce((sum, part) => sum + part.score, 0);
        return {
          topic,
          score: score * coverage ** 2 * GRADE_DISCOUNT ** gradesAway(topic, grade),
          coverage,
          phrase: phraseIn(topic, asked),
        };
      })
      .toSorted((one, other) => other.score - one.score);
  };

  return {
    find: (message, grade) => {
      const asked = understood(message);
      const all = rated(asked, grade);
      const exact = all.filter(({ phrase }) => phrase > 0);
      if (exact.length > 0) {
        const nearest = Math.min(...exact.map(({ topic }) => gradesAway(topic, grade)));
        const near = exact.filter(({ topic }) => gradesAway(topic, grade) === nearest);
        return near.toSorted((one, other) => other.phrase - one.phrase || other.score - one.score)[0]?.topic;
      }
      const [best, next] = all;
      if (best === undefined || best.coverage < SURE_COVERAGE || asked.strong.length < 2) return undefined;
      return next === undefined || best.score >= next.score * SURE_LEAD ? best.topic : undefined;
    },
    suggest: (message) =>
      rated(understood(message), undefined)
        .filter(({ coverage }) => coverage >= LIKELY_COVERAGE)
        .slice(0, SUGGESTIONS)
        .map(({ topic }) => topic),
  };
};
