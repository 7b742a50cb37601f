import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '#tutoring/bank/all-questions.ts';
import { quizQuestions, unknownOf } from '#tutoring/quiz/quiz.maker.ts';
import type { QuizOrder } from '#tutoring/quiz/quiz-order.types.ts';

const ORDER: QuizOrder = {
  subject: 'Matematyka',
  topic: null,
  grade: 8,
  count: 20,
  difficulty: 'medium',
  types: ['multiple_choice', 'true_false'],
  seed: 7,
};

const questionsOf = (change: Partial<QuizOrder>) => [...quizQuestions({ ...ORDER, ...change })];

describe('a quiz', () => {
  it('has as many questions as were ordered, of the types that were ordered, no two of them the same', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const questions = questionsOf({ seed });
      expect(questions.map(({ type }) => type)).toEqual(
        Array.from({ length: 20 }, (_none, index) => (index % 2 === 0 ? 'multiple_choice' : 'true_false')),
      );
      expect(new Set(questions.map(({ question }) => question.split('\n')[0])).size).toBe(20);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(20);
    }
  });

  it('goes through the families before one comes again', () => {
    const families = questionsOf({ types: ['multiple_choice'] }).map(({ skill }) => skill);
    expect(new Set(families).size).toBe(families.length);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(questionsOf({})).toEqual(questionsOf({}));
    expect(questionsOf({}).map(({ id }) => id)).not.toEqual(questionsOf({ seed: 8 }).map(({ id }) => id));
  });

  it.each([
    ['Fizyka', 'prawo Ohma', ['ohm', 'prawo-ohma']],
    ['fizyka', 'gęstość', ['density', 'gestosc']],
    ['Matematyka', 'twierdzenie Pitagorasa', ['pythagoras']],
    ['Matematyka', 'Koło i okrąg', ['circle']],
    ['Matematyka', 'mediana', ['median']],
    ['Chemia', 'masa cząsteczkowa', ['molar-mass', 'prawo-zachowania-masy']],
  ])('of %s about „%s” asks of %j alone', (subject, topic, families) => {
    const asked = questionsOf({ subject, topic, types: ['multiple_choice'], count: 5 });
    expect([...new Set(asked.map(({ skill }) => skill))]).toEqual(families);
    expect(asked).toHaveLength(5);
  });

  it('of a topic that nobody knows, and of a subject without questions, says so', () => {
    const music = { ...ORDER, subject: 'Muzyka' };
    const photosynthesis = { ...ORDER, topic: 'fotosynteza' };
    expect([ORDER, music, photosynthesis].map(unknownOf)).toEqual([undefined, 'subject', 'topic']);
    expect([music, photosynthesis].flatMap((order) => [...quizQuestions(order)])).toEqual([]);
  });

  it.each([
    ['Biologia', 'fotosynteza', 7, 'fotosynteza'],
    ['biologii', 'budowa komórki', 5, 'budowa-komorki'],
  ] as const)(
    'of %s about „%s” takes the bank’s questions on it, easy ones first where they are wanted',
    (subject, topic, grade, skill) => {
      const order = { subject, topic, grade, difficulty: 'easy', count: 3, types: ['multiple_choice'] } as const;
      const asked = questionsOf(order);
      const bank = QUESTIONS.biology.filter((question) => question.topic === skill);
      expect(asked.map(({ id }) => id).toSorted()).toEqual(bank.map(({ id }) => id).toSorted());
      expect(bank.find(({ id }) => id === asked[0]?.id)?.difficulty).toBe('easy');
      for (const { id, options, correctAnswer, explanation } of asked) {
        const { right = '', wrong = [], explanation: why = '' } = bank.find((question) => question.id === id) ?? {};
        expect([correctAnswer, options.toSorted()]).toEqual([
          right,
          [right, ...wrong.map(({ option }) => option)].toSorted(),
        ]);
        expect(explanation).toBe(
          [why, wrong.map(({ option, says }) => `- ${option}: ${says}`).join('\n')].join('\n\n'),
        );
      }
    },
  );

  it('of a subject that the class does not have yet asks what the first who have it learn', () => {
    expect(questionsOf({ subject: 'Biologia', grade: 2, count: 5 })).toHaveLength(5);
  });

  it('asks a class for nothing that it has not learnt yet', () => {
    const third = new Set(questionsOf({ grade: 3 }).map(({ skill }) => skill));
    for (const later of ['pythagoras', 'linear-equation', 'circle', 'roots']) expect(third.has(later)).toBe(false);
  });
});
