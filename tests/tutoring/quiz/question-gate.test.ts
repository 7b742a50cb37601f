import { describe, expect, it } from 'vitest';
import type { QuizQuestion } from '#domain/learning/quiz.types.ts';
import { faultsOf } from '#tutoring/quiz/question-gate.rules.ts';

const GOOD: QuizQuestion = {
  id: '1',
  type: 'multiple_choice',
  question: 'Oblicz pole trójkąta o podstawie 8 cm i wysokości 5 cm.',
  options: ['13 cm²', '20 cm²', '40 cm²', '20 cm'],
  correctAnswer: '20 cm²',
  explanation: 'Mnożymy podstawę przez wysokość i dzielimy na pół.',
};

describe('the gate in front of a pupil (D51)', () => {
  it.each<[string, Partial<QuizQuestion>, readonly string[]]>([
    ['a good question passes', {}, []],
    ['one that asks nothing', { question: ' ' }, ['question']],
    ['one longer than a screen', { question: 'a'.repeat(2001) }, ['question']],
    ['one that explains nothing', { explanation: '' }, ['explanation']],
    ['one with a single option', { options: ['20 cm²'] }, ['options']],
    ['one with seven options', { options: ['20 cm²', '2', '3', '4', '5', '6', '7'] }, ['options']],
    ['one with an empty option', { options: ['20 cm²', ''] }, ['options']],
    ['two options that read the same', { options: ['20 cm²', '$13\\ \\text{cm}$', '13 cm'] }, ['sameOptions']],
    ['3400 beside 3,400', { question: 'Ile?', options: ['20 cm²', '$3\\,400$', '$3{,}400$'] }, []],
    ['a key that is no option', { correctAnswer: '21 cm²' }, ['key']],
    ['a key that the engine does not come to', { correctAnswer: '40 cm²' }, ['solvedOtherwise']],
    ['two options that both solve the task', { options: ['20 cm²', '20,0 cm²', '40 cm²'] }, ['solvedOtherwise']],
    [
      'a task that no family reads passes unsolved',
      { question: 'W którym roku był chrzest Polski?', options: ['966', '1025'], correctAnswer: '966' },
      [],
    ],
    [
      'true or false with other names',
      { type: 'true_false', question: 'Woda wrze w 100 °C.', options: ['Tak', 'Nie'], correctAnswer: 'Tak' },
      ['options'],
    ],
    [
      'true or false as it is named',
      { type: 'true_false', question: 'Woda wrze w 100 °C.', options: ['Prawda', 'Fałsz'], correctAnswer: 'Prawda' },
      [],
    ],
  ])('%s', (_name, change, faults) => {
    expect(faultsOf({ ...GOOD, ...change })).toEqual(faults);
  });
});
