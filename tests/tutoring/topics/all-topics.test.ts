import { describe, expect, it } from 'vitest';
import { TOPICS } from '#tutoring/topics/all-topics.ts';
import { isAnswerTo } from '#tutoring/topics/topic-answer.rules.ts';
import type { Topic, TopicSubject } from '#tutoring/topics/topic.types.ts';

const SUBJECTS: readonly TopicSubject[] = [
  'polish',
  'english',
  'german',
  'history',
  'biology',
  'geography',
  'physics',
  'chemistry',
];
const MOST_WORDS_OF_A_SENTENCE = 30;

/** Where one form is the right answer to both questions: „der”, „die”, „bin”, $SO_3$. */
const ALIKE: ReadonlySet<string> = new Set([
  'present-simple-a-continuous: gerund-i-bezokolicznik',
  'rodzajniki-der-die-das: liczba-mnoga-niemiecka',
  'dativ: wechselprapositionen',
  'wechselprapositionen: dativ',
  'perfekt: sein-i-haben',
  'charakterystyka-postaci: rozprawka',
  'charakterystyka-postaci: podmiot-liryczny',
  'ksiestwo-warszawskie: zjednoczenie-niemiec-i-wloch',
  'wartosciowosc-i-wzory: szybkosc-i-rownowaga',
  'mieszaniny: utlenianie-i-redukcja',
  'wodorotlenki-i-zasady: alkohole',
]);

const of = (subject: TopicSubject): readonly Topic[] => TOPICS.filter((topic) => topic.subject === subject);

const words = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Without formulas and marks of Markdown; an item of a list is a sentence of its own. */
const sentences = (text: string): readonly string[] =>
  text
    .replace(/\$\$?[^$]+\$\$?/g, '')
    .replace(/\*/g, '')
    .split(/(?<=[.!?…])\s+|\n+|;/);

it.each(SUBJECTS)('has at least 25 topics of %s', (subject) => {
  expect(of(subject).length).toBeGreaterThanOrEqual(25);
});

it('names each topic once', () => {
  const ids = TOPICS.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place || !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))).toEqual([]);
});

describe.each(SUBJECTS)('every text of %s', (subject) => {
  it('has sentences of at most 30 words', () => {
    const long = of(subject).flatMap(({ id, explanation, lead, question, answer }) =>
      [explanation, lead, question, answer]
        .flatMap(sentences)
        .filter((sentence) => words(sentence) > MOST_WORDS_OF_A_SENTENCE)
        .map((sentence) => `${id}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  it('is as long as a pupil reads', () => {
    const odd = of(subject).flatMap(({ id, explanation, lead }) => {
      const [told, leadWords] = [words(explanation), words(lead)];
      return told < 85 || told > 200 || leadWords < 35 || leadWords > 70 ? [`${id}: ${told} and ${leadWords}`] : [];
    });
    expect(odd).toEqual([]);
  });

  it('takes its own answer and none of the other topics', () => {
    const wrong = of(subject).flatMap((topic) =>
      of(subject)
        .filter((other) => isAnswerTo(topic, other.answer) !== (topic === other))
        .map((other) => `${topic.id}: ${other.id}`),
    );
    expect(wrong.filter((pair) => !ALIKE.has(pair))).toEqual([]);
  });
});
