import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '#tutoring/families/all-families.ts';
import { judge } from '#tutoring/families/attempt.rules.ts';
import type { Difficulty } from '#tutoring/families/family.types.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import { faultsOf } from '#tutoring/quiz/question-gate.rules.ts';
import { makeQuestion } from '#tutoring/quiz/question.maker.ts';
import type { MadeQuestion } from '#tutoring/quiz/made-question.types.ts';

/** `RUNS` questions of each type; 10,000 take two minutes. */
const RUNS = Number(process.env['RUNS'] ?? 300);

const ORDER = record({
  family: constantFrom(...FAMILIES),
  difficulty: constantFrom<Difficulty>(1, 2, 3),
  seed: integer({ min: 1, max: 2 ** 31 }),
});

const ofEach = (type: MadeQuestion['type'], holds: (question: MadeQuestion) => void): void => {
  assert(
    property(ORDER, ({ family, difficulty, seed }) => {
      const question = makeQuestion({ family, type, difficulty, grade: family.grades[0], seed });
      if (question !== undefined) holds(question);
    }),
    { numRuns: RUNS },
  );
};

describe('a question of several choices', () => {
  it('passes the gate, and its key is the one option that the engine takes for the solution', () => {
    ofEach('multiple_choice', (question) => {
      expect([question.question, faultsOf(question)]).toEqual([question.question, []]);
      const found = taskIn(question.question, undefined);
      if (found.kind !== 'task') return;
      const solving = question.options.filter((option) => judge(option, found.worked, found.worked)?.kind === 'solved');
      expect([question.question, ...solving.filter((option) => option !== question.correctAnswer)]).toEqual([
        question.question,
      ]);
    });
  });

  it('does not pass with another option for its key', () => {
    let caught = 0;
    ofEach('multiple_choice', (question) => {
      const found = taskIn(question.question, undefined);
      if (found.kind !== 'task' || judge(question.correctAnswer, found.worked, found.worked)?.kind !== 'solved') return;
      const other = question.options.find((option) => option !== question.correctAnswer) ?? '';
      expect(faultsOf({ ...question, correctAnswer: other })).toEqual(['solvedOtherwise']);
      caught += 1;
    });
    expect(caught).toBeGreaterThan(RUNS / 2);
  });

  it('tells of each mistake which option it leads to, and never the right one', () => {
    ofEach('multiple_choice', ({ options, correctAnswer, slips }) => {
      const named = slips.map(({ option }) => option);
      expect(named).toEqual(options.filter((option) => named.includes(option) && option !== correctAnswer));
    });
  });
});

describe('a question of true or false', () => {
  it('passes the gate, and is true exactly where the told answer is the result', () => {
    ofEach('true_false', (question) => {
      expect(faultsOf(question)).toEqual([]);
      const [task = '', told = ''] = question.question.split('\n\nOdpowiedź ucznia: ');
      const result = question.explanation.split('\n').find((line) => line.startsWith('Wynik: ')) ?? '';
      const answer = told.replace(/\. Czy jest poprawna\?$/, '');
      expect([task, question.correctAnswer === 'Prawda']).toEqual([task, saysThat(result, answer)]);
    });
  });
});

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

const bare = (text: string): string => text.replace(/[$*]/g, '').toLowerCase();

/** A result stands with its letter and unit before what else is said of it; of a choice the whole word is told: III is not II. */
const saysThat = (result: string, answer: string): boolean => {
  const said = bare(result.replace(/^Wynik: /, ''));
  const value = bare(answer).trim();
  return answer.startsWith('$') && !/^[<>=]$/.test(value)
    ? new RegExp(`(?:^|= |\\\\approx )${literal(value)}\\.?(?:$| )`).test(said)
    : new RegExp(`(?<![\\p{L}\\p{N}])${literal(value)}(?![\\p{L}\\p{N}])`, 'u').test(said.split('. ')[0] ?? '');
};
