import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuizQuestion } from '#domain/learning/quiz.types.ts';
import { givenAnswers } from '#tutoring/quiz/given-answers.rules.ts';
import { leftConversation, latestAnswers, type KeptAnswer } from '#tutoring/quiz/left-quiz.ts';

const SUM: QuizQuestion = {
  id: '1',
  type: 'multiple_choice',
  question: 'Ile to $2 + 3$?',
  options: ['$6$', '$5$', '$1$'],
  correctAnswer: '$5$',
  explanation: 'Dodajemy.',
};
const TRUTH: QuizQuestion = {
  id: '2',
  type: 'true_false',
  question: 'Liczba $7$ jest parzysta.',
  options: ['Prawda', 'Fałsz'],
  correctAnswer: 'Fałsz',
  explanation: '$7 = 2 \\cdot 3 + 1$.',
};
const QUIZ = { title: 'Liczby', questions: [SUM, TRUTH, { ...SUM, id: '3' }] };

const answer = (index: number, chosen: string | null, at: number): KeptAnswer => ({
  index,
  chosen,
  isRight: chosen === QUIZ.questions[index]?.correctAnswer,
  at,
});

describe('the answers that stand', () => {
  it.each<[string, readonly KeptAnswer[], readonly number[]]>([
    ['nothing kept', [], []],
    ['one after the other', [answer(0, '$6$', 1), answer(1, 'Fałsz', 2)], [1, 2]],
    ['begun anew', [answer(0, '$6$', 1), answer(1, 'Fałsz', 2), answer(0, '$5$', 3)], [3]],
    ['the same question in two tabs', [answer(0, '$6$', 1), answer(1, 'Fałsz', 2), answer(1, 'Prawda', 3)], [1, 3]],
    ['a tab that is ahead', [answer(0, '$6$', 1), answer(2, '$5$', 2)], [1]],
    ['no beginning', [answer(1, 'Fałsz', 1)], []],
  ])('of %s', (_, kept, latest) => {
    expect(latestAnswers(kept).map(({ at }) => at)).toEqual(latest);
  });

  it('are of the first questions, one each, in their order', () => {
    const kept = record({
      index: integer({ min: 0, max: 2 }),
      chosen: constantFrom(null),
      isRight: boolean(),
      at: integer(),
    });
    assert(
      property(array(kept), (all) => {
        const latest = latestAnswers(all);
        expect(latest.map(({ index }) => index)).toEqual(latest.map((_, place) => place));
        expect(all).toEqual(expect.arrayContaining([...latest]));
      }),
    );
  });
});

describe('a quiz that was left', () => {
  it('is as new where nothing was answered', () => {
    expect(leftConversation(QUIZ, [])).toBeNull();
  });

  it('is told anew from its answers, up to the question that waits (S2 §3.20–3.22)', () => {
    expect(leftConversation(QUIZ, [answer(0, '$6$', 1_000), answer(1, 'Fałsz', 2_000)])).toEqual({
      thread: [
        {
          role: 'assistant',
          content: '**Liczby**\n\n**1/3**\n\nIle to $2 + 3$?\n\n- **A** $6$\n- **B** $5$\n- **C** $1$',
          at: null,
        },
        { role: 'user', content: 'A', at: 1_000 },
        {
          role: 'assistant',
          content:
            '**Tym razem nie.** Poprawna odpowiedź to **B**: $5$.\n\nDodajemy.\n\n**2/3**\n\nLiczba $7$ jest parzysta.\n\n- **A** Prawda\n- **B** Fałsz',
          at: 1_000,
        },
        { role: 'user', content: 'Fałsz', at: 2_000 },
        {
          role: 'assistant',
          content:
            '**Zgadza się!**\n\n$7 = 2 \\cdot 3 + 1$.\n\n**3/3**\n\nIle to $2 + 3$?\n\n- **A** $6$\n- **B** $5$\n- **C** $1$',
          at: 2_000,
        },
      ],
      quizState: {
        questionIndex: 2,
        isCompleted: false,
        progress: { percentage: 67, currentQuestion: 3, answered: 2, remaining: 1, total: 3 },
      },
    });
  });

  it('ends with its summary once it is finished', () => {
    const left = leftConversation(QUIZ, [answer(0, '$5$', 1), answer(1, null, 2), answer(2, '$5$', 3)]);
    expect([left?.quizState.isCompleted, left?.thread.map(({ content }) => content).slice(-2)]).toEqual([
      true,
      [
        '**Tak jest!**\n\nDodajemy.\n\n**To już koniec quizu: 2 poprawne odpowiedzi na 3.** Napisz „podsumowanie”, a zobaczysz, co już umiesz, a do czego warto wrócić.',
        '**Podsumowanie: 2 poprawne odpowiedzi na 3.**\n\nDo powtórzenia:\n\n- **2.** Liczba $7$ jest parzysta. Poprawnie: Fałsz (bez odpowiedzi).',
      ],
    ]);
  });

  it('is read back as the same answers', () => {
    const ways = QUIZ.questions.map(({ options }) => constantFrom(null, ...options));
    assert(
      property(...(ways as [(typeof ways)[0], (typeof ways)[0], (typeof ways)[0]]), (...chosen) => {
        const given = chosen.map((option, index) => answer(index, option, index));
        const read = givenAnswers(QUIZ, leftConversation(QUIZ, given)?.thread ?? []);
        expect(read).toEqual(given.map(({ index, chosen: option, isRight }) => ({ index, chosen: option, isRight })));
      }),
    );
  });
});
