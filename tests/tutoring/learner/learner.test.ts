import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '#tutoring/bank/all-questions.ts';
import { masteryAfter, type LearnerAnswer } from '#tutoring/learner/knowledge.rules.ts';
import { nextTopic, topicProgress, type TopicAnswer } from '#tutoring/learner/topic-progress.rules.ts';
import { topicTrainedBy } from '#tutoring/learner/trained-topic.rules.ts';
import { quizQuestions } from '#tutoring/quiz/quiz.maker.ts';

const RIGHT: LearnerAnswer = { isRight: true, options: 4 };
const WRONG: LearnerAnswer = { isRight: false, options: 4 };

const answer = fc.record({ isRight: fc.boolean(), options: fc.constantFrom(0, 2, 4) });
const answers = fc.array(answer, { maxLength: 40 });

describe('how likely a topic is known (Bayesian knowledge tracing)', () => {
  // By hand: p = 0.25; right of four: 0.225 / (0.225 + 0.75 · 0.25) = 0.5455; + 0.4545 · 0.15 = 0.6136.
  it.each([
    ['nothing', [], 0.25],
    ['a right answer', [RIGHT], 0.6136],
    // 0.25 · 0.1 / (0.025 + 0.75 · 0.75) = 0.0426; + 0.9574 · 0.15 = 0.1862.
    ['a wrong answer', [WRONG], 0.1862],
    // 0.6136 · 0.9 / (0.5523 + 0.3864 · 0.25) = 0.8511; + 0.1489 · 0.15 = 0.8735.
    ['two right answers', [RIGHT, RIGHT], 0.8735],
    // Of two options: 0.225 / (0.225 + 0.75 · 0.5) = 0.375; + 0.625 · 0.15 = 0.4688.
    ['a right answer of two', [{ isRight: true, options: 2 }], 0.4688],
    // Written: 0.225 / (0.225 + 0.75 · 0.05) = 0.8571; + 0.1429 · 0.15 = 0.8786.
    ['a number that was written', [{ isRight: true, options: 0 }], 0.8786],
  ])('after %s', (_, given, expected) => {
    expect(masteryAfter(given)).toBeCloseTo(expected, 4);
  });

  it('lies between 0 and 1, is higher after a right answer than before and than after a wrong one', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(0, 2, 4), (before, options) => {
        const known = masteryAfter(before);
        const [right, wrong] = [true, false].map((isRight) => masteryAfter([...before, { isRight, options }]));
        expect([known >= 0, known <= 1, Number(right) >= known, Number(right) > Number(wrong)]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }),
    );
  });

  it('grows to certainty with right answers, and is lost again by three wrong ones', () => {
    const ten = Array.from({ length: 10 }, () => RIGHT);
    expect([masteryAfter(ten), masteryAfter([...ten, WRONG, WRONG, WRONG]) < 0.5]).toEqual([0.98, true]);
  });
});

const of = (topic: string, ...given: readonly boolean[]): readonly TopicAnswer[] =>
  given.map((isRight) => ({ subject: 'mathematics', topic, isRight, options: 4 }));

const next = (given: readonly TopicAnswer[]) => nextTopic(topicProgress(given))?.topic;

describe('progress by topic', () => {
  it('is sure from 85% and three answers on, and shaky or unknown before; the shakiest first', () => {
    const topics = topicProgress([
      ...of('Procenty', true, true, true),
      ...of('Potęgi', true, true),
      ...of('Kąty', false, true, false),
    ]);
    expect(topics.map(({ topic, answers: count, state }) => [topic, count, state])).toEqual([
      ['Kąty', 3, 'shaky'],
      ['Potęgi', 2, 'unknown'],
      ['Procenty', 3, 'sure'],
    ]);
  });

  it('names what is next: the shakiest topic, else one that little is known of, else nothing', () => {
    const sure = of('Procenty', true, true, true);
    expect([
      next([...sure, ...of('Kąty', false, false, true), ...of('Pola', false, false, false), ...of('Potęgi', true)]),
      next([...sure, ...of('Potęgi', true), ...of('Bryły', true, false)]),
      next(sure),
      next([]),
    ]).toEqual(['Pola', 'Potęgi', undefined, undefined]);
  });

  it('one topic of two subjects is two', () => {
    const [one] = of('Energia', true);
    expect(topicProgress([one!, { ...one!, subject: 'physics' }]).map(({ subject }) => subject)).toEqual([
      'mathematics',
      'physics',
    ]);
  });

  it('counts each answer once, in whatever order topics come', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean())), (given) => {
        const topics = topicProgress(given.flatMap(([topic, isRight]) => of(topic, isRight)));
        expect(topics.reduce((sum, { answers: count }) => sum + count, 0)).toBe(given.length);
      }),
    );
  });
});

describe('what a question trains', () => {
  it.each(['Matematyka', 'Fizyka', 'Chemia', 'Biologia', 'Język polski'])(
    'is known of each question of a quiz: %s',
    (subject) => {
      const order = { subject, topic: null, grade: 8, difficulty: 'medium', count: 20, seed: 7 } as const;
      const trained = [...quizQuestions({ ...order, types: ['multiple_choice', 'true_false'] })].map(({ id }) =>
        topicTrainedBy(id),
      );
      expect([trained.length, trained.filter((one) => one === undefined)]).toEqual([20, []]);
    },
  );

  it('is the topic’s title of each question of the bank, and nothing of a stranger’s', () => {
    const untold = Object.values(QUESTIONS)
      .flat()
      .filter(({ id }) => topicTrainedBy(id) === undefined);
    expect([untold, topicTrainedBy('question-1'), topicTrainedBy('area-1-7-multiple_choice')]).toEqual([
      [],
      undefined,
      { subject: 'mathematics', topic: 'Pola figur płaskich' },
    ]);
  });
});
