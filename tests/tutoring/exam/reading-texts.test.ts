import polish from 'dictionary-pl';
import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXAM_SUBJECTS, type ExamType } from '#domain/learning/exam-type.rules.ts';
import { listeningTexts } from '#tutoring/exam/listening/all-listening.ts';
import { LISTENING_KINDS } from '#tutoring/exam/listening/listening-text.types.ts';
import { readingTexts } from '#tutoring/exam/reading/all-texts.ts';

const EXAMS = (Object.keys(EXAM_SUBJECTS) as ExamType[]).flatMap((type) =>
  EXAM_SUBJECTS[type].flatMap((subject) => (subject === 'mathematics' ? [] : [{ type, subject }])),
);
const read = EXAMS.flatMap(({ type, subject }) =>
  readingTexts(subject, type).map((text) => ({ subject, polish: `${text.title} ${text.text}`, ...text })),
);
const heard = EXAMS.flatMap(({ type, subject }) =>
  listeningTexts(subject, type).map((text) => ({ subject, polish: '', ...text })),
);
const texts = [...read, ...heard];
const questions = texts.flatMap((text) => text.questions.map((question) => ({ ...question, text })));

/** Names that stand in what we say in Polish. */
const KNOWN = new Set([
  'Emma',
  'Emmie',
  'Emmy',
  'Maya',
  'Leo',
  'Zoe',
  'Hall',
  'Halla',
  'Jonas',
  'CD',
  'Lenie',
  ...'Kate Hannah Leeds Dylan Ivy Bristol Max Lily Sama Ella Elli Peterem Mia Mii Jana'.split(' '),
]);

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

it('each question has four options that differ, three where it is heard and nobody can look again, says what is wrong with all but one, and does not give the right one away by its length', () => {
  const faulty = questions.filter(({ right, wrong, explanation, text }) => {
    const count = 'kind' in text && text.kind !== 'speakers' ? 3 : 4;
    const options = [right, ...wrong.map(({ option }) => option)];
    return (
      new Set(options.map((option) => option.toLowerCase())).size !== count ||
      options.length !== count ||
      options.some((option) => option.length > 110 || option.endsWith('.')) ||
      wrong.some(({ says }) => says.length < 20 || !says.endsWith('.')) ||
      explanation.length < 30
    );
  });
  expect(faulty.map(({ id }) => id)).toEqual([]);
  for (const some of [read, heard]) {
    const asked = some.flatMap((text) => text.questions);
    const longest = asked.filter(({ right, wrong }) => wrong.every(({ option }) => option.length < right.length));
    expect(longest.length / asked.length).toBeLessThanOrEqual(0.4);
  }
});

it('each exam of a foreign language has texts of every kind to be heard, whose speakers are those to choose among', () => {
  const kinds = EXAMS.filter(({ subject }) => subject !== 'polish').map(({ type, subject }) => [
    ...new Set(listeningTexts(subject, type).map(({ kind }) => kind)),
  ]);
  expect(kinds).toEqual(kinds.map(() => [...LISTENING_KINDS]));
  const speakers = heard.filter(({ kind }) => kind === 'speakers');
  expect(
    speakers.map(({ lines }) => [...new Set(lines.map(([speaker]) => speaker))].filter((name) => name !== '')),
  ).toEqual(
    speakers.map(({ questions: [first] }) =>
      [first?.right ?? '', ...(first?.wrong ?? []).map(({ option }) => option)].toSorted(),
    ),
  );
});

it('what is said in Polish is spelled as the dictionary spells', () => {
  const misspelled = questions.flatMap(({ id, question, right, wrong, explanation, text }) =>
    [
      explanation,
      ...wrong.map(({ says }) => says),
      ...(text.subject === 'polish' ? [text.polish, question, right, ...wrong.map(({ option }) => option)] : []),
    ]
      .flatMap((said) => said.replace(/\*+[^*]+\*+/g, ' ').match(/\p{L}+/gu) ?? [])
      .filter((word) => !KNOWN.has(word) && !dictionary.testSpelling(word))
      .map((word) => `${id}: ${word}`),
  );
  expect([...new Set(misspelled)]).toEqual([]);
});
