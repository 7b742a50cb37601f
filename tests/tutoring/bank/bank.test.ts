import polish from 'dictionary-pl';
import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUESTIONS } from '#tutoring/bank/all-questions.ts';
import type { BankQuestion } from '#tutoring/bank/bank-question.types.ts';
import { TOPICS } from '#tutoring/topics/all-topics.ts';
import type { TopicSubject } from '#tutoring/topics/topic.types.ts';
import { KNOWN_WORDS } from './known-words.ts';

const LEAST_OF_SUBJECT = 60;
const LEAST_OF_TOPIC = 2;
const LEAST_OF_DIFFICULTY = 15;
const LONGEST = { question: 300, option: 110, says: 220, explanation: 420 } as const;
const SHORTEST = { says: 20, explanation: 40 } as const;
/** Where the right option is the longest more often than this, its length gives it away. */
const MOST_LONGEST = 0.4;
/** Two questions that share more of their words ask the same. */
const MOST_SHARED = 0.75;

const banks = Object.entries(QUESTIONS) as readonly (readonly [TopicSubject, readonly BankQuestion[]])[];

const optionsOf = ({ right, wrong }: BankQuestion): readonly string[] => [right, ...wrong.map(({ option }) => option)];

const textsOf = (question: BankQuestion): readonly string[] => [
  question.question,
  ...optionsOf(question),
  ...question.wrong.map(({ says }) => says),
  question.explanation,
];

/** Without formulas and words of another language. */
const polishWords = (text: string): readonly string[] =>
  text
    .replace(/\$[^$]*\$/g, ' ')
    .replace(/\*+[^*]+\*+/g, ' ')
    .match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];

const wordSet = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

const sharedPart = (one: string, other: string): number => {
  const [first, second] = [wordSet(one), wordSet(other)];
  const both = [...first].filter((word) => second.has(word)).length;
  return both / (first.size + second.size - both);
};

const isBetween = (text: string, least: number, most: number): boolean =>
  text === text.trim() && text.length >= least && text.length <= most;

let dictionary: Hunspell;
beforeAll(async () => {
  const [rules, words] = [polish.aff, polish.dic].map((part) => Buffer.from(part).toString());
  dictionary = await createHunspellFromStrings(rules ?? '', words ?? '');
});
afterAll(() => dictionary.dispose());

it('names each question once', () => {
  const ids = banks.flatMap(([, questions]) => questions.map(({ id }) => id));
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

describe.each(banks)('the bank of %s', (subject, questions) => {
  const topics = TOPICS.filter((topic) => topic.subject === subject);

  it('has questions on every topic, and of every difficulty', () => {
    expect(questions.length).toBeGreaterThanOrEqual(LEAST_OF_SUBJECT);
    const thin = topics.filter(({ id }) => questions.filter(({ topic }) => topic === id).length < LEAST_OF_TOPIC);
    expect(thin.map(({ id }) => id)).toEqual([]);
    const rare = (['easy', 'medium', 'hard'] as const).filter(
      (level) => questions.filter(({ difficulty }) => difficulty === level).length < LEAST_OF_DIFFICULTY,
    );
    expect(rare).toEqual([]);
  });

  it('asks about topics of its own subject, under their names', () => {
    const known = new Set(topics.map(({ id }) => id));
    const strange = questions.filter(
      ({ id, topic }) => !known.has(topic) || !id.startsWith(`${topic}-`) || !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id),
    );
    expect(strange.map(({ id }) => id)).toEqual([]);
  });

  it('has texts that fit a phone', () => {
    const faulty = questions.filter(
      (question) =>
        !isBetween(question.question, 1, LONGEST.question) ||
        !isBetween(question.explanation, SHORTEST.explanation, LONGEST.explanation) ||
        !optionsOf(question).every((option) => isBetween(option, 1, LONGEST.option) && !option.endsWith('.')) ||
        !question.wrong.every(({ says }) => isBetween(says, SHORTEST.says, LONGEST.says) && /[.!?]$/.test(says)),
    );
    expect(faulty.map(({ id }) => id)).toEqual([]);
  });

  it('has four options that differ', () => {
    const alike = questions.filter(
      (question) => new Set(optionsOf(question).map((option) => option.toLowerCase())).size < 4,
    );
    expect(alike.map(({ id }) => id)).toEqual([]);
  });

  it('does not give the right option away by its length', () => {
    const longest = questions.filter(({ right, wrong }) => wrong.every(({ option }) => option.length < right.length));
    expect(longest.length / questions.length).toBeLessThanOrEqual(MOST_LONGEST);
  });

  it('asks nothing twice', () => {
    const twice = questions.flatMap((question, place) =>
      questions
        .slice(place + 1)
        .filter(
          (other) =>
            sharedPart(question.question, other.question) > MOST_SHARED &&
            sharedPart(optionsOf(question).join(' '), optionsOf(other).join(' ')) > MOST_SHARED / 2,
        )
        .map((other) => `${question.id}: ${other.id}`),
    );
    expect(twice).toEqual([]);
  });

  it('is spelled as the dictionary spells', () => {
    const known = new Set(KNOWN_WORDS[subject]?.map((word) => word.toLowerCase()));
    const misspelled = questions.flatMap((question) =>
      textsOf(question)
        .flatMap(polishWords)
        .filter((word) => !known.has(word.toLowerCase()) && !dictionary.testSpelling(word))
        .map((word) => `${question.id}: ${word}`),
    );
    expect(misspelled).toEqual([]);
  });
});
