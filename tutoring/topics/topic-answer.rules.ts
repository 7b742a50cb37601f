import { foldedWords } from './message-words.rules.ts';
import { foldMarks } from './polish-stem.rules.ts';
import type { Topic } from './topic.types.ts';

/** From this length on one typing error is forgiven. */
const FORGIVING_LENGTH = 6;
/** What is shorter is a symbol, not the beginning of a word: `H`, `X`. */
const SHORTEST_STEM = 3;

const isOneErrorAway = (one: string, other: string): boolean => {
  if (one === other) return true;
  const place = [...one].findIndex((letter, index) => letter !== other[index]);
  if (place <= 0) return place < 0 && other.length === one.length + 1;
  const [restOfOne, restOfOther] = [one.slice(place), other.slice(place)];
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    (restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0] && restOfOne.slice(2) === restOfOther.slice(2))
  );
};

/** „Nieczuły” is no „nie”, „także” is no „tak”. */
const WHOLE_WORDS: ReadonlySet<string> = new Set(['nie', 'tak']);

const beginsLike = (word: string, stem: string): boolean => {
  if (/^[\d,]+$/.test(stem) || stem.length < SHORTEST_STEM || WHOLE_WORDS.has(stem)) return word === stem;
  if (word.startsWith(stem)) return true;
  if (stem.length < FORGIVING_LENGTH || /\d/.test(stem)) return false;
  return [-1, 0, 1].some((difference) => isOneErrorAway(stem, word.slice(0, stem.length + difference)));
};

const DECIMAL = /(?<![\d.,])\d{1,3}[.,]\d+(?![.,]?\d)/;

/** A decimal number is one word: „0,25” is no 25. */
const answerWordsOf = (written: string): readonly string[] => {
  const text = written.replaceAll('\\mathrm', '');
  const decimal = DECIMAL.exec(text);
  if (decimal === null) return foldedWords(text);
  const [number] = decimal;
  return [
    ...foldedWords(text.slice(0, decimal.index)),
    number.replace('.', ','),
    ...answerWordsOf(text.slice(decimal.index + number.length)),
  ];
};

interface Reply {
  readonly text: string;
  readonly words: readonly string[];
}

/** A stem of several words stands for words in a row; one with a comma at its end asks for the comma too. */
const holds = ({ text, words }: Reply, stem: string): boolean => {
  if (stem.endsWith(',')) return text.includes(stem);
  const parts = answerWordsOf(stem);
  return (
    parts.length > 0 &&
    words.some((_, start) => parts.every((part, index) => beginsLike(words[start + index] ?? '', part)))
  );
};

/** Whether the reply to the topic's question has at least one word of each group, and none that tells the opposite. */
export const isAnswerTo = (topic: Topic, message: string): boolean => {
  const reply: Reply = { text: foldMarks(message).replace(/\s+,/g, ','), words: answerWordsOf(message) };
  return (
    topic.answerWords.every((group) => group.some((stem) => holds(reply, stem))) &&
    !(topic.wrongWords ?? []).some((stem) => holds(reply, stem))
  );
};
