import { describe, expect, it } from 'vitest';
import { quizQuestions, unknownOf, type QuizOrder } from '#tutoring/quiz/quiz.maker.ts';

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
    const families = questionsOf({ types: ['multiple_choice'] }).map(({ family }) => family);
    expect(new Set(families).size).toBe(families.length);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(questionsOf({})).toEqual(questionsOf({}));
    expect(questionsOf({}).map(({ id }) => id)).not.toEqual(questionsOf({ seed: 8 }).map(({ id }) => id));
  });

  it.each([
    ['Fizyka', 'prawo Ohma', ['ohm']],
    ['fizyka', 'gęstość', ['density']],
    ['Matematyka', 'twierdzenie Pitagorasa', ['pythagoras']],
    ['Matematyka', 'Koło i okrąg', ['circle']],
    ['Matematyka', 'mediana', ['median']],
    ['Chemia', 'masa cząsteczkowa', ['molar-mass']],
  ])('of %s about „%s” asks of %s alone', (subject, topic, families) => {
    const asked = questionsOf({ subject, topic, types: ['multiple_choice'], count: 5 });
    expect([...new Set(asked.map(({ family }) => family))]).toEqual(families);
    expect(asked).toHaveLength(5);
  });

  it('of a topic that no family knows, and of a subject without calculations, says so', () => {
    const history = { ...ORDER, subject: 'Historia' };
    const photosynthesis = { ...ORDER, topic: 'fotosynteza' };
    expect([ORDER, history, photosynthesis].map(unknownOf)).toEqual([undefined, 'subject', 'topic']);
    expect([history, photosynthesis].flatMap((order) => [...quizQuestions(order)])).toEqual([]);
  });

  it('asks a class for nothing that it has not learnt yet', () => {
    const third = new Set(questionsOf({ grade: 3 }).map(({ family }) => family));
    for (const later of ['pythagoras', 'linear-equation', 'circle', 'roots']) expect(third.has(later)).toBe(false);
  });
});
