import polish from 'dictionary-pl';
import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXAM_SUBJECTS, type ExamType } from '#domain/learning/exam-type.rules.ts';
import { readingTexts } from '#tutoring/exam/reading/all-texts.ts';

const texts = (Object.keys(EXAM_SUBJECTS) as ExamType[]).flatMap((type) =>
  EXAM_SUBJECTS[type].flatMap((subject) =>
    subject === 'mathematics' ? [] : readingTexts(subject, type).map((text) => ({ subject, ...text })),
  ),
);
const questions = texts.flatMap((text) => text.questions.map((question) => ({ ...question, text })));

/** Names that stand in what we say in Polish. */
const KNOWN = new Set(['Emma', 'Emmie', 'Emmy', 'Maya', 'Leo', 'Zoe', 'Hall', 'Halla', 'Jonas', 'CD', 'Lenie']);

let dictionary: Hunspell;
beforeAll(async () => {
  const [rules, words] = [polish.aff, polish.dic].map((part) => Buffer.from(part).toString());
  dictionary = await createHunspellFromStrings(rules ?? '', words ?? '');
});
afterAll(() => dictionary.dispose());

it('each text has four or five questions, named after it and once', () => {
  expect(texts.filter((text) => text.questions.length < 4 || text.questions.length > 5)).toEqual([]);
  expect(questions.filter(({ id, text }) => !id.startsWith(`${text.id}-`))).toEqual([]);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});

it('each question has four options that differ, says what is wrong with three, and does not give the right one away by its length', () => {
  const faulty = questions.filter(({ right, wrong, explanation }) => {
    const options = [right, ...wrong.map(({ option }) => option)];
    return (
      new Set(options.map((option) => option.toLowerCase())).size < 4 ||
      options.some((option) => option.length > 110 || option.endsWith('.')) ||
      wrong.some(({ says }) => says.length < 20 || !says.endsWith('.')) ||
      explanation.length < 30
    );
  });
  expect(faulty.map(({ id }) => id)).toEqual([]);
  const longest = questions.filter(({ right, wrong }) => wrong.every(({ option }) => option.length < right.length));
  expect(longest.length / questions.length).toBeLessThanOrEqual(0.4);
});

it('what is said in Polish is spelled as the dictionary spells', () => {
  const misspelled = questions.flatMap(({ id, question, right, wrong, explanation, text }) =>
    [
      explanation,
      ...wrong.map(({ says }) => says),
      ...(text.subject === 'polish'
        ? [text.title, text.text, question, right, ...wrong.map(({ option }) => option)]
        : []),
    ]
      .flatMap((said) => said.replace(/\*+[^*]+\*+/g, ' ').match(/\p{L}+/gu) ?? [])
      .filter((word) => !KNOWN.has(word) && !dictionary.testSpelling(word))
      .map((word) => `${id}: ${word}`),
  );
  expect([...new Set(misspelled)]).toEqual([]);
});
