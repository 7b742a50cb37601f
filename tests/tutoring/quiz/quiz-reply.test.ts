import { describe, expect, it } from 'vitest';
import type { Turn } from '#domain/learning/conversation.types.ts';
import type { QuizQuestion } from '#domain/learning/quiz.types.ts';
import { questionFromBank } from '#tutoring/quiz/bank-question.maker.ts';
import { chosenOption } from '#tutoring/quiz/chosen-option.reader.ts';
import { givenAnswers } from '#tutoring/quiz/given-answers.rules.ts';
import { quizReply } from '#tutoring/quiz/quiz-reply.ts';

const POWER: QuizQuestion = {
  id: '1',
  type: 'multiple_choice',
  question: 'Oblicz $2^3$.',
  options: ['$6$', '$8$', '$9$', '$5$'],
  correctAnswer: '$8$',
  explanation:
    'Mnożymy trzy dwójki: $2 \\cdot 2 \\cdot 2$.\nWynik: $8$.\n\n- $6$: Tu dwa pomnożono przez trzy.\n- $9$: To $3^2$.',
};
const CAPITAL: QuizQuestion = {
  id: '2',
  type: 'multiple_choice',
  question: 'Jakie miasto jest stolicą Polski?',
  options: ['Kraków', 'Gdańsk', 'Warszawa', 'Poznań'],
  correctAnswer: 'Warszawa',
  explanation: 'Stolicą jest Warszawa, od przeniesienia dworu za Zygmunta III Wazy.\n\n- Kraków: Był stolicą dawniej.',
};
const TRUTH: QuizQuestion = {
  id: '3',
  type: 'true_false',
  question: 'Liczba $7$ jest parzysta.',
  options: ['Prawda', 'Fałsz'],
  correctAnswer: 'Fałsz',
  explanation: 'Liczba parzysta dzieli się przez $2$ bez reszty.',
};
const quiz = { title: 'Quiz', questions: [POWER, CAPITAL, TRUTH] };

const LENGTH: QuizQuestion = { ...POWER, options: ['$12\\ \\text{cm}$', '$1{,}2\\ \\text{cm}$', '$120\\ \\text{cm}$'] };

describe('the option that words choose', () => {
  it.each([
    ['B', POWER, '$8$'],
    ['b)', POWER, '$8$'],
    ['chyba C', POWER, '$9$'],
    ['Odp. A.', POWER, '$6$'],
    ['myślę, że to D', POWER, '$5$'],
    ['8', POWER, '$8$'],
    ['$9$', POWER, '$9$'],
    ['E', POWER, undefined],
    ['7', POWER, undefined],
    ['a co to jest potęga', POWER, undefined],
    ['warszawa', CAPITAL, 'Warszawa'],
    ['Gdańsk.', CAPITAL, 'Gdańsk'],
    ['fałsz', TRUTH, 'Fałsz'],
    ['falsz', TRUTH, 'Fałsz'],
    ['nie', TRUTH, 'Fałsz'],
    ['P', TRUTH, 'Prawda'],
    ['tak', TRUTH, 'Prawda'],
    ['B', TRUTH, 'Fałsz'],
    ['nie wiem', TRUTH, undefined],
    ['12 cm', LENGTH, '$12\\ \\text{cm}$'],
    ['12', LENGTH, '$12\\ \\text{cm}$'],
    ['1,2', LENGTH, '$1{,}2\\ \\text{cm}$'],
  ] as const)('„%s”', (said, question, chosen) => {
    expect(chosenOption(said, question)).toBe(chosen);
  });
});

const SECOND_QUESTION = `**2/3**

Jakie miasto jest stolicą Polski?

- **A** Kraków
- **B** Gdańsk
- **C** Warszawa
- **D** Poznań`;

const reply = (said: string, index: number, ...before: readonly string[]) =>
  quizReply({
    quiz,
    index,
    said,
    given: givenAnswers(
      quiz,
      before.map((content): Turn => ({ role: 'user', content })),
    ),
  });

describe('the chat about a quiz', () => {
  it('praises a right answer, says why and goes on', () => {
    expect(reply('B', 0)).toEqual({
      text: `**Dobrze!**\n\nMnożymy trzy dwójki: $2 \\cdot 2 \\cdot 2$.\nWynik: $8$.\n\n${SECOND_QUESTION}`,
      index: 1,
      isCompleted: false,
      given: { index: 0, chosen: '$8$', isRight: true },
    });
  });

  it('answers a wrong one with the mistake that was made, and no other', () => {
    expect(reply('6', 0)).toEqual({
      text: `**Tym razem nie.** Poprawna odpowiedź to **B**: $8$.\n\nTu dwa pomnożono przez trzy.\n\nMnożymy trzy dwójki: $2 \\cdot 2 \\cdot 2$.\nWynik: $8$.\n\n${SECOND_QUESTION}`,
      index: 1,
      isCompleted: false,
      given: { index: 0, chosen: '$6$', isRight: false },
    });
  });

  it('shows the answer to whoever does not know', () => {
    const { text, given } = reply('nie wiem', 1, 'B');
    expect([text.split('\n')[0], given]).toEqual([
      '**Pytanie zostało bez odpowiedzi.** Poprawna odpowiedź to **C**: Warszawa.',
      { index: 1, chosen: null, isRight: false },
    ]);
  });

  it('whoever believes a false answer hears its word and what was mixed up, whoever does not hears why', () => {
    const written = {
      id: 'stolica',
      topic: 'miasta',
      question: 'Jakie miasto jest stolicą Polski?',
      right: 'Warszawa',
      wrong: [{ option: 'Kraków', says: 'Kraków był stolicą dawniej.' }],
      explanation: 'Stolicą jest Warszawa.',
    };
    const told = [0, 1, 2, 3, 4, 5]
      .map((seed) => questionFromBank(written, 'true_false', seed))
      .find(({ correctAnswer }) => correctAnswer === 'Fałsz');
    const answered = (said: string) =>
      quizReply({ quiz: { title: 'Quiz', questions: [told ?? TRUTH, POWER] }, index: 0, said, given: [] }).text.split(
        '\n\n**2/2**',
      )[0];
    expect([told?.question, answered('prawda'), answered('fałsz')]).toEqual([
      'Jakie miasto jest stolicą Polski?\n\nOdpowiedź: Kraków. Prawda czy fałsz?',
      '**Tym razem nie.** To **fałsz**.\n\nKraków był stolicą dawniej.\n\nStolicą jest Warszawa.',
      '**Dobrze!**\n\nStolicą jest Warszawa.',
    ]);
  });

  it('ends after the last question, with what was right (S2 §4.40)', () => {
    expect(reply('fałsz', 2, 'B', 'A')).toEqual({
      text: '**Tak jest!**\n\nLiczba parzysta dzieli się przez $2$ bez reszty.\n\n**To już koniec quizu: 2 poprawne odpowiedzi na 3.** Napisz „podsumowanie”, a zobaczysz, co już umiesz, a do czego warto wrócić.',
      index: 3,
      isCompleted: true,
      given: { index: 2, chosen: 'Fałsz', isRight: true },
    });
  });

  it('sums up with what is to be repeated, whatever else was said between', () => {
    expect(reply('podsumowanie', 3, 'B', 'podpowiedź', 'A', 'co?', 'fałsz')).toEqual({
      text: '**Podsumowanie: 2 poprawne odpowiedzi na 3.**\n\nDo powtórzenia:\n\n- **2.** Jakie miasto jest stolicą Polski? Poprawnie: Warszawa (Twoja odpowiedź: Kraków).',
      index: 3,
      isCompleted: true,
      given: null,
    });
  });

  it.each([
    ['podpowiedź', 1, 'To na pewno nie **D**. Które z pozostałych pasuje do każdego słowa pytania?'],
    ['pomóż', 2, 'Przeczytaj zdanie jeszcze raz, powoli. Czy każde słowo jest w nim prawdziwe?'],
    ['powtórz pytanie', 1, SECOND_QUESTION],
    [
      'a dlaczego niebo jest niebieskie',
      1,
      'Tego nie rozpoznaję jako odpowiedzi. Napisz literę od **A** do **D** albo samą odpowiedź. Możesz też napisać „podpowiedź”, „powtórz pytanie” albo „nie wiem”. O wszystko inne zapytasz Tutora.',
    ],
    ['podsumowanie', 0, 'Na razie nie ma tu żadnej odpowiedzi. Zacznij od pytania powyżej.'],
  ])('„%s” moves nothing on', (said, index, text) => {
    expect(reply(said, index)).toEqual({ text, index, isCompleted: false, given: null });
  });

  it('gives the hint of the engine to a task of mathematics, which never tells the result', () => {
    const { text, given } = reply('podpowiedź', 0);
    expect([text.includes('8'), text.length > 20, given]).toEqual([false, true, null]);
  });
});
