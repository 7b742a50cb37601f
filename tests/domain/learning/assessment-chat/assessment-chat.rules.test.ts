import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnswered, isEcho, withoutEchoes } from '#domain/learning/assessment-chat/exam-chat.rules.ts';
import {
  beginning,
  failureAbout,
  failureInWords,
  isMessageSendable,
  isRepetition,
  isReply,
  messageToSend,
  obstacleTo,
  threadOf,
} from '#domain/learning/assessment-chat/assessment-chat.rules.ts';
import type { AssessmentReply } from '#domain/learning/assessment-chat/assessment-chat.types.ts';
import type { TimedTurn } from '#domain/learning/conversation.types.ts';
import { openingTurn, quizStateAt } from '#domain/learning/quiz-conversation.rules.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { EXAM, QUIZ } from '../../../model/learning/assessments.ts';

const said = (content: string, at: number | null, role: TimedTurn['role'] = 'user'): TimedTurn => ({
  role,
  content,
  at,
});

describe('a chat about an exam or a quiz', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['B', true],
    ['a'.repeat(2_000), true],
    ['a'.repeat(2_001), false],
  ])('sends from 1 to 2000 characters (S2 §5.28, §5.30, §9.1): %#', (text, isPossible) => {
    expect(isMessageSendable(text)).toBe(isPossible);
  });

  it('needs an exam with content, or a quiz with questions (S2 §5.29, §5.31, §8.33)', () => {
    expect([
      obstacleTo({ kind: 'exam', assessment: null }),
      obstacleTo({ kind: 'exam', assessment: { kind: 'exam', exam: { ...EXAM, htmlContent: ' ' } } }),
      obstacleTo({ kind: 'exam', assessment: { kind: 'exam', exam: EXAM } }),
      obstacleTo({ kind: 'quiz', assessment: null }),
      obstacleTo({ kind: 'quiz', assessment: { kind: 'quiz', quiz: { ...QUIZ, questions: [] } } }),
      obstacleTo({ kind: 'quiz', assessment: { kind: 'quiz', quiz: QUIZ } }),
    ]).toEqual(['exam/no-content', 'exam/no-content', null, 'quiz/missing', 'quiz/unprepared', null]);
  });

  it('begins with question 1 of a quiz, and with nothing for an exam (S2 §4.37)', () => {
    expect([
      beginning({ kind: 'exam', assessment: { kind: 'exam', exam: EXAM } }),
      beginning({ kind: 'quiz', assessment: null }),
      beginning({ kind: 'quiz', assessment: { kind: 'quiz', quiz: { ...QUIZ, questions: [] } } }),
    ]).toEqual([
      { thread: [], quizState: null },
      { thread: [], quizState: null },
      { thread: [], quizState: null },
    ]);
    expect(beginning({ kind: 'quiz', assessment: { kind: 'quiz', quiz: QUIZ } })).toEqual({
      thread: [openingTurn(QUIZ)],
      quizState: quizStateAt(QUIZ, 0),
    });
  });

  it('begins with a quiz where it was left (S2 §3.20)', () => {
    const conversation = { thread: [said('A', 1_000)], quizState: quizStateAt(QUIZ, 1) };
    expect(beginning({ kind: 'quiz', assessment: { kind: 'quiz', quiz: { ...QUIZ, conversation } } })).toEqual(
      conversation,
    );
  });

  it.each([
    [0, false, { percentage: 0, currentQuestion: 1, answered: 0, remaining: 3, total: 3 }],
    [1, false, { percentage: 33, currentQuestion: 2, answered: 1, remaining: 2, total: 3 }],
    [3, true, { percentage: 100, currentQuestion: 3, answered: 3, remaining: 0, total: 3 }],
  ])('stands at question %i of three (S2 §3.20, §3.22–3.23, §4.39)', (questionIndex, isCompleted, progress) => {
    const [question] = QUIZ.questions;
    const questions = Array.from({ length: 3 }, () => question!);
    expect(quizStateAt({ title: '', questions }, questionIndex)).toEqual({ questionIndex, isCompleted, progress });
  });

  it('repeats the key of a lost message that is sent again unchanged (R10)', () => {
    const lost = { text: 'B', idempotencyKey: 'k1' };
    expect([messageToSend(lost, ' B ', 'k2'), messageToSend(lost, 'A', 'k2'), messageToSend(null, 'B', 'k2')]).toEqual([
      lost,
      { text: 'A', idempotencyKey: 'k2' },
      { text: 'B', idempotencyKey: 'k2' },
    ]);
  });

  it.each([
    ['assistant/no-access', 'assistant/no-access', 'assistant/no-access'],
    ['assistant/guardian-missing', 'assistant/guardian-missing', 'assistant/guardian-missing'],
    ['exam/type-unavailable', 'exam/type-unavailable', 'unexpected'],
    ['assistant/away', 'assistant/away', 'unexpected'],
    ['session/expired', 'session/expired', 'session/expired'],
    ['request/too-many', 'request/too-many', 'request/too-many'],
    ['network/offline', 'chat/unsent', 'chat/unsent'],
    ['network/timeout', 'chat/unsent', 'chat/unsent'],
    ['server/unavailable', 'unexpected', 'unexpected'],
  ] as const)(
    'tells of %s by the table of S2 §8.15–8.20, §8.24–8.26, §8.34: an exam %s, a quiz %s',
    (cause, exam, quiz) => {
      expect([failureAbout('exam', cause), failureAbout('quiz', cause)]).toEqual([exam, quiz]);
    },
  );

  it.each<[string, FailureCode | null]>([
    ['User has No AI Access any more', 'assistant/no-access'],
    ['Invalid exam type: sat', 'exam/type-unavailable'],
    ['The external service did not answer', 'assistant/away'],
    ['Something else', null],
  ])('reads the words of a server: %s (S2 §8.15–8.17)', (message, code) => {
    expect(failureInWords(message)).toBe(code);
  });
});

describe('an exam', () => {
  it.each([
    ['ok', true],
    ['success', true],
    ['completed', true],
    ['error', false],
    ['', false],
    ['failed', false],
  ])('with the status „%s” is answered: %s (S2 §4.44)', (status, isPossible) => {
    expect([isAnswered(status), isReply({ status, response: '', history: [], quizState: null })]).toEqual([
      isPossible,
      isPossible,
    ]);
  });

  it.each([
    ['the same after 5 seconds', said('Co to?', 15_000), true],
    ['the same a little later', said('Co to?', 15_001), false],
    ['the same by a clock that is a little behind', said('Co to?', 5_000), true],
    ['the same by a clock that is far behind', said('Co to?', 4_999), false],
    ['something else', said('A to?', 11_000), false],
    ['the same by the assistant', said('Co to?', 11_000, 'assistant'), false],
    ['the same at an unknown time', said('Co to?', null), false],
  ])('drops what the same speaker says twice within 5 seconds (S2 §4.42): %s', (_, turn, isDropped) => {
    expect([isEcho([said('Co to?', 10_000)], turn), withoutEchoes([said('Co to?', 10_000), turn]).length]).toEqual([
      isDropped,
      isDropped ? 1 : 2,
    ]);
  });

  it('takes a message for a repetition, a quiz takes it for the next answer (S2 §4.42)', () => {
    const thread = [said('B', 1_000)];
    expect([
      isRepetition('exam', thread, ' B ', 2_000),
      isRepetition('exam', thread, 'B', 7_000),
      isRepetition('quiz', thread, 'B', 2_000),
    ]).toEqual([true, false, false]);
  });

  it('keeps its history in order, and what is kept is kept again', () => {
    const turn = record({
      role: constantFrom<TimedTurn['role']>('user', 'assistant'),
      content: constantFrom('a', 'b'),
      at: option(integer({ min: 0, max: 20_000 })),
    });
    assert(
      property(array(turn), (history) => {
        const kept = withoutEchoes(history);
        expect([withoutEchoes(kept), kept]).toEqual([kept, history.filter((spoken) => kept.includes(spoken))]);
      }),
    );
  });

  it('drops echoes of the history that a reply brings, a quiz keeps every answer', () => {
    const reply: AssessmentReply = {
      status: 'ok',
      response: '',
      history: [said('B', 0), said('B', 10)],
      quizState: null,
    };
    expect([threadOf('exam', reply).length, threadOf('quiz', { ...reply, status: null }).length]).toEqual([1, 2]);
  });
});

describe('a quiz', () => {
  it('opens with its title, question 1 and the list of options (S2 §4.38)', () => {
    expect(openingTurn(QUIZ)).toEqual({
      role: 'assistant',
      content: '**Komórka**\n\n**1/2**\n\nCo robi mitochondrium?\n\n- **A** Energię\n- **B** Białka',
      at: null,
    });
  });

  it('starts at 0 percent (S2 §4.39)', () => {
    expect(quizStateAt(QUIZ, 0)).toEqual({
      questionIndex: 0,
      isCompleted: false,
      progress: { percentage: 0, currentQuestion: 1, answered: 0, remaining: 2, total: 2 },
    });
  });
});
