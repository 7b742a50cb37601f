import { foldedWords } from './message-words.rules.ts';
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

const beginsLike = (word: string, stem: string): boolean => {
  if (/^\d+$/.test(stem) || stem.length < SHORTEST_STEM) return word === stem;
  if (word.startsWith(stem)) return true;
  if (stem.length < FORGIVING_LENGTH || /\d/.test(stem)) return false;
  return [-1, 0, 1].some((difference) => isOneErrorAway(stem, word.slice(0, stem.length + difference)));
};

/** A stem of several words stands for words in a row. */
const holds = (reply: readonly string[], stem: string): boolean => {
  const parts = foldedWords(stem);
  return (
    parts.length > 0 &&
    reply.some((_, start) => parts.every((part, index) => beginsLike(reply[start + index] ?? '', part)))
  );
};

/** Whether the reply to the topic's question has at least one word of each group. */
export const isAnswerTo = (topic: Topic, message: string): boolean => {
  const reply = foldedWords(message);
  return topic.answerWords.every((group) => group.some((stem) => holds(reply, stem)));
};
