import { assert, double, property } from 'fast-check';
import { expect, it } from 'vitest';
import {
  clampedCount,
  examFormWith,
  isWhole,
  NEW_EXAM_FORM,
  NEW_QUIZ_FORM,
  orderOf,
  TAB_INDEX,
  tabOfAddress,
  typesAfter,
} from '#domain/learning/generator/generator.rules.ts';
import { generatorAccess, isExamUpgradeOffered } from '#domain/learning/generator/generator-access.rules.ts';
import { BASIC, PREMIUM, WITHOUT_AI } from '../../../model/billing/plans.ts';
import type { Assessment } from '#domain/learning/assessment.types.ts';

const CHOICES = {
  tab: 'quiz',
  userId: 'ania',
  className: 'ósma',
  quizForm: NEW_QUIZ_FORM,
  examForm: NEW_EXAM_FORM,
} as const;

it('has the exam on tab 0 and the quiz on tab 1 (S2 §4.34)', () => {
  expect(TAB_INDEX).toEqual({ exam: 0, quiz: 1 });
});

it.each([
  ['nobody and a trial', null, { exam: false, quiz: false }],
  ['a plan with AI', BASIC, { exam: false, quiz: true }],
  ['a plan with AI and exams', PREMIUM, { exam: true, quiz: true }],
  ['a plan without AI', WITHOUT_AI, { exam: false, quiz: false }],
  ['a plan that ran out', { ...PREMIUM, isActive: false }, { exam: false, quiz: false }],
])('opens the generators by the plan (S2 §1.37–1.38, §6.15–6.18, D9): %s', (_, subscription, access) => {
  expect(generatorAccess(subscription)).toEqual(access);
});

it('offers an upgrade to those who have quizzes and no exams (S2 §6.19)', () => {
  expect(
    [
      [true, true],
      [false, true],
      [false, false],
    ].map(([exam, quiz]) => isExamUpgradeOffered({ exam: exam === true, quiz: quiz === true })),
  ).toEqual([false, true, false]);
});

it.each([
  ['/exams', null, true, 'quiz'],
  ['/egzaminy', null, true, 'exam'],
  ['/egzaminy', null, false, 'quiz'],
  ['/exams', null, false, 'quiz'],
  ['/exams', 'exam', false, 'exam'],
  ['/egzaminy', 'quiz', true, 'quiz'],
  ['/egzaminy', 'else', true, 'exam'],
] as const)(
  '%s with the mode %s and exam access %s opens the %s (S2 §2.7, §2.9, §2.57–2.58, §2.61, §2.66)',
  (path, mode, exam, tab) => {
    expect(tabOfAddress({ path, mode }, { exam, quiz: true })).toBe(tab);
  },
);

it.each([
  [10, 10],
  [0, 1],
  [1, 1],
  [20, 20],
  [21, 20],
  [-3, 1],
  [7.4, 7],
  [Number.NaN, 10],
  [Number.POSITIVE_INFINITY, 20],
])('makes %s questions %i: from 1 to 20, 10 by default (S2 §5.19–5.21, §9.15)', (wanted, count) => {
  expect(clampedCount(wanted)).toBe(count);
});

it('never asks for fewer than 1 or more than 20 questions, nor for half a one', () => {
  assert(
    property(double(), (wanted) => {
      const count = clampedCount(wanted);
      expect([Number.isInteger(count), count >= 1, count <= 20]).toEqual([true, true, true]);
    }),
  );
});

it('starts a quiz with ten questions of medium difficulty, multiple choice (S2 §1.18, §5.20, §5.23, §5.25)', () => {
  expect(NEW_QUIZ_FORM).toEqual({
    subject: '',
    topic: '',
    count: 10,
    difficulty: 'medium',
    questionTypes: ['multiple_choice'],
  });
});

it('switches types of questions on and off, and keeps the last one', () => {
  expect([
    typesAfter(['multiple_choice'], 'true_false'),
    typesAfter(['multiple_choice', 'true_false'], 'multiple_choice'),
    typesAfter(['true_false'], 'true_false'),
  ]).toEqual([['multiple_choice', 'true_false'], ['true_false'], ['true_false']]);
});

const quizOrder = (topic: string) =>
  orderOf({ ...CHOICES, quizForm: { ...NEW_QUIZ_FORM, subject: ' Biologia ', topic } });

it('orders a quiz; the topic is optional (S2 §5.18, §7.45)', () => {
  const quiz = {
    kind: 'quiz',
    subject: 'Biologia',
    classLevel: 'Klasa 8',
    count: 10,
    difficulty: 'medium',
    questionTypes: ['multiple_choice'],
  };
  expect([quizOrder(' '), quizOrder(' Komórka '), quizOrder('a'.repeat(200))]).toEqual([
    { ...quiz, topic: null },
    { ...quiz, topic: 'Komórka' },
    { ...quiz, topic: 'a'.repeat(200) },
  ]);
  expect(quizOrder('a'.repeat(201))).toBe('request/too-large');
});

it.each([
  ['', 'generator/no-subject'],
  ['  ', 'generator/no-subject'],
])('asks for a subject of a quiz: „%s” (S2 §5.17)', (subject, code) => {
  expect(orderOf({ ...CHOICES, quizForm: { ...NEW_QUIZ_FORM, subject } })).toBe(code);
});

const examOrder = (className: string | null) =>
  orderOf({ ...CHOICES, tab: 'exam', className, examForm: { subject: 'polish' } });

it('orders an exam of the type that the class leads to (S2 §5.35–5.37)', () => {
  expect(['VIII', '5', '2 LO', 'technikum 5', null].map(examOrder)).toEqual([
    { kind: 'exam', userId: 'ania', subject: 'polish', examType: 'egzamin_osmoklasisty', level: 'Klasa 8' },
    { kind: 'exam', userId: 'ania', subject: 'polish', examType: 'egzamin_osmoklasisty', level: 'Klasa 5' },
    { kind: 'exam', userId: 'ania', subject: 'polish', examType: 'matura', level: 'Klasa 2 LO' },
    { kind: 'exam', userId: 'ania', subject: 'polish', examType: 'matura', level: 'Klasa 5 technikum' },
    { kind: 'exam', userId: 'ania', subject: 'polish', examType: 'matura', level: 'Klasa 1 LO' },
  ]);
});

it('needs a subject and a user for an exam (S2 §5.26–5.27)', () => {
  expect([
    orderOf({ ...CHOICES, tab: 'exam' }),
    orderOf({ ...CHOICES, tab: 'exam', userId: null, examForm: { subject: 'polish' } }),
  ]).toEqual(['generator/no-subject', 'exam/signed-out']);
});

it('takes only a subject that there are assessments for (S2 §5.38, §5.40)', () => {
  expect([examFormWith('german', 'ósma'), examFormWith('german', '3 LO'), examFormWith('physics', 'ósma')]).toEqual([
    { subject: 'german' },
    { subject: null },
    { subject: null },
  ]);
});

const exam = (htmlContent: string): Assessment => ({
  kind: 'exam',
  exam: {
    id: null,
    title: 'Arkusz',
    examType: 'matura',
    subject: 'polish',
    htmlContent,
    documentUrl: null,
    sheet: null,
  },
});

it('shows no exam without content and no quiz without questions', () => {
  const quiz = {
    kind: 'quiz' as const,
    quiz: {
      id: null,
      title: 'Quiz',
      subject: 'Biologia',
      classLevel: 'Klasa 8',
      topic: null,
      difficulty: 'easy' as const,
      questions: [],
      conversation: null,
    },
  };
  const question = {
    id: '1',
    type: 'true_false',
    question: 'Komórka żyje.',
    options: ['Prawda', 'Fałsz'],
    correctAnswer: 'Prawda',
    explanation: '',
  } as const;
  expect(
    [exam('<p>1.</p>'), exam(' '), quiz, { kind: 'quiz' as const, quiz: { ...quiz.quiz, questions: [question] } }].map(
      isWhole,
    ),
  ).toEqual([true, false, false, true]);
});
