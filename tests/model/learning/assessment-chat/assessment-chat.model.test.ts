import { describe, expect, it } from 'vitest';
import { assessmentChatMachine } from '#domain/learning/assessment-chat/assessment-chat.machine.ts';
import { openingTurn } from '#domain/learning/quiz-conversation.rules.ts';
import type { QuizState } from '#domain/learning/quiz-conversation.types.ts';
import type { TimedTurn } from '#domain/learning/conversation.types.ts';
import type { AssessmentChatInput, AssessmentReply } from '#domain/learning/assessment-chat/assessment-chat.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';
import { EXAM, QUIZ } from '../assessments.ts';

const OF_EXAM: AssessmentChatInput = { kind: 'exam', assessment: { kind: 'exam', exam: EXAM } };
const OF_QUIZ: AssessmentChatInput = { kind: 'quiz', assessment: { kind: 'quiz', quiz: QUIZ } };
const FIRST = openingTurn(QUIZ);
const turn = (role: TimedTurn['role'], content: string, at: number | null): TimedTurn => ({
  role,
  content,
  at,
});

const HALFWAY: QuizState = {
  questionIndex: 1,
  isCompleted: false,
  progress: { percentage: 50, currentQuestion: 2, answered: 1, remaining: 1, total: 2 },
};
const FINISHED: QuizState = {
  questionIndex: 1,
  isCompleted: true,
  progress: { percentage: 100, currentQuestion: 2, answered: 2, remaining: 0, total: 2 },
};
const EXPLAINED: AssessmentReply = {
  status: 'ok',
  response: 'To dowód.',
  history: [turn('user', 'Co to?', 1_000), turn('assistant', 'To dowód.', 2_000)],
  quizState: null,
};
const REFUSED: AssessmentReply = { status: 'error', response: 'Nie teraz.', history: [], quizState: null };
const MARKED: AssessmentReply = {
  status: null,
  response: 'Dobrze!',
  history: [FIRST, turn('user', 'A', 1_000), turn('assistant', 'Dobrze!', 2_000)],
  quizState: HALFWAY,
};
const CLOSED: AssessmentReply = { ...MARKED, quizState: FINISHED };

const leftAt = (quizState: QuizState): AssessmentChatInput => ({
  kind: 'quiz',
  assessment: { kind: 'quiz', quiz: { ...QUIZ, conversation: { thread: MARKED.history, quizState } } },
});
const LEFT = leftAt(HALFWAY);
const OVER = leftAt(FINISHED);

describeMachine('assessment chat', assessmentChatMachine, {
  inputs: {
    'an exam': OF_EXAM,
    'a quiz': OF_QUIZ,
    'a quiz that was left': LEFT,
    'a finished quiz': OVER,
    'no exam': { kind: 'exam', assessment: null },
    'no quiz': { kind: 'quiz', assessment: null },
  },
  events: {
    'pupil.draftChanged': [{ text: '' }, { text: 'Co to?' }],
    'pupil.messageSent': [
      { text: 'Co to?', at: 1_000, idempotencyKey: 'k1' },
      { text: 'A', at: 9_000, idempotencyKey: 'k2' },
      { text: ' ', at: 9_000, idempotencyKey: 'k3' },
    ],
    'pupil.messageCancelled': [{}],
    'pupil.startedOver': [{}],
  },
  answers: { sendMessage: [done(EXPLAINED), done(REFUSED), done(MARKED), done(CLOSED), failed('network/offline')] },
  keyOf: ({ kind, thread, quizState, draft, pending, lost, failure, refusal }) => [
    kind,
    thread.at(-1)?.content,
    quizState?.isCompleted,
    draft === '',
    pending?.text,
    lost?.text,
    failure,
    refusal !== null,
  ],
  restStates: ['composing.ongoing', 'composing.completed', 'unavailable'],
  ignored: {
    'sending/pupil.messageSent': 'one message at a time; what is typed stays',
    'sending/pupil.startedOver': 'the summary is on its way',
  },
  invariants: {
    'a message is on its way exactly while it is sent': ({ snapshot, context }) =>
      snapshot.matches('sending') === (context.pending !== null),
    'a message on its way stands at the end of the thread': ({ context }) =>
      context.pending === null || context.thread.at(-1)?.content === context.pending.text,
    'a lost message stays in the input': ({ context, before }) =>
      before?.context.pending == null ||
      context.pending !== null ||
      (context.failure === null && context.lost === null) ||
      context.draft.includes(before.context.pending.text),
    'a quiz is over exactly when the server says so': ({ snapshot, context }) =>
      !snapshot.matches('composing') ||
      snapshot.matches({ composing: 'completed' }) === (context.quizState?.isCompleted === true),
    'nothing is said of nothing': ({ context }) => context.assessment !== null || context.thread.length === 0,
  },
});

const chat = (input: AssessmentChatInput) => testActor(assessmentChatMachine, { input });

const sent = (input: AssessmentChatInput, text = 'Co to?', at = 1_000) => {
  const talk = chat(input);
  talk.send({ type: 'pupil.draftChanged', text });
  talk.send({ type: 'pupil.messageSent', text, at, idempotencyKey: 'k1' });
  return talk;
};

const replied = (input: AssessmentChatInput, reply: AssessmentReply) => {
  const talk = sent(input);
  talk.answer('sendMessage', done(reply));
  return talk;
};

const BOTH = [
  ['exam', OF_EXAM],
  ['quiz', OF_QUIZ],
] as const;

describe.each(BOTH)('the chat about an %s', (kind, input) => {
  it('adds the message at once and empties the input (S2 §4)', () => {
    const talk = sent(input);
    expect([talk.state(), talk.context().thread.at(-1), talk.context().draft, talk.snapshot().hasTag('busy')]).toEqual([
      'sending',
      turn('user', 'Co to?', 1_000),
      '',
      true,
    ]);
  });

  it.each(['', '  ', 'a'.repeat(2_001)])(
    'does not send an empty message or more than 2000 characters (S2 §5.28, §5.30): %#',
    (text) => {
      const talk = chat(input);
      const before = talk.context().thread;
      talk.send({ type: 'pupil.messageSent', text, at: 1_000, idempotencyKey: 'k1' });
      expect([talk.state(), talk.context().thread]).toEqual([{ composing: 'ongoing' }, before]);
    },
  );

  it('sends 2000 characters (S2 §5.28, §5.30)', () => {
    expect(sent(input, 'a'.repeat(2_000)).state()).toEqual('sending');
  });

  it('rolls the thread back and restores the text on a failure (S2 §8)', () => {
    const before = chat(input).context().thread;
    const talk = sent(input);
    talk.send({ type: 'pupil.draftChanged', text: 'A potem?' });
    talk.answer('sendMessage', failed('server/unavailable'));
    const { thread, draft, failure, pending } = talk.context();
    expect([talk.state(), thread, draft, failure, pending]).toEqual([
      { composing: 'ongoing' },
      before,
      'Co to?\nA potem?',
      'unexpected',
      null,
    ]);
  });

  it.each(['assistant/no-access', 'session/expired', 'request/too-many'] as const)(
    'tells %s as S2 §8.15, §8.18–8.19, §8.24 say',
    (code) => {
      const talk = sent(input);
      talk.answer('sendMessage', failed(code));
      expect(talk.context().failure).toEqual(code);
    },
  );

  it.each(['exam/type-unavailable', 'assistant/away'] as const)(
    'knows %s of an exam only (S2 §8.16–8.17, §8.25–8.26)',
    (code) => {
      const talk = sent(input);
      talk.answer('sendMessage', failed(code));
      expect(talk.context().failure).toEqual(kind === 'exam' ? code : 'unexpected');
    },
  );

  it('pays once for a message that is sent again after it was lost (R10)', () => {
    const talk = sent(input);
    talk.answer('sendMessage', failed('network/timeout'));
    expect(talk.context().failure).toEqual('chat/unsent');
    talk.send({ type: 'pupil.messageSent', text: 'Co to?', at: 2_000, idempotencyKey: 'k2' });
    expect([
      (talk.askedOf('sendMessage') as { idempotencyKey: string }).idempotencyKey,
      talk.context().failure,
    ]).toEqual(['k1', null]);
  });

  it('takes a message back when the pupil cancels it, and asks nobody any more', () => {
    const before = chat(input).context().thread;
    const talk = sent(input);
    talk.send({ type: 'pupil.messageCancelled' });
    expect([talk.state(), talk.context().thread, talk.context().draft, talk.context().failure, talk.pending()]).toEqual(
      [{ composing: 'ongoing' }, before, 'Co to?', null, []],
    );
  });
});

describe('exam chat', () => {
  it('sends the exam and the turns before the message (S2 §7.40)', () => {
    expect(chat(OF_EXAM).context().thread).toEqual([]);
    const talk = replied(OF_EXAM, EXPLAINED);
    talk.send({ type: 'pupil.messageSent', text: 'A dalej?', at: 9_000, idempotencyKey: 'k2' });
    expect(talk.askedOf('sendMessage')).toEqual({
      assessment: OF_EXAM.assessment,
      text: 'A dalej?',
      history: EXPLAINED.history,
      questionIndex: 0,
      idempotencyKey: 'k2',
    });
  });

  it.each(['ok', 'success', 'completed'])('takes the history from a reply with the status %s (S2 §4.43)', (status) => {
    const talk = replied(OF_EXAM, { ...EXPLAINED, status });
    expect([
      talk.state(),
      talk.context().thread,
      talk.context().pending,
      talk.context().lost,
      talk.context().failure,
    ]).toEqual([{ composing: 'ongoing' }, EXPLAINED.history, null, null, null]);
  });

  it.each([
    ['Nie teraz.', 'Nie teraz.'],
    [' ', null],
  ])(
    'takes another status for a failure, shows the reply „%s” and rolls back (S2 §4.44, §8.21–8.23)',
    (response, refusal) => {
      const talk = replied(OF_EXAM, { ...REFUSED, response });
      const context = talk.context();
      expect([talk.state(), context.failure, context.refusal, context.thread, context.draft]).toEqual([
        { composing: 'ongoing' },
        'chat/unanswered',
        refusal,
        [],
        'Co to?',
      ]);
      talk.send({ type: 'pupil.messageSent', text: 'Co to?', at: 2_000, idempotencyKey: 'k2' });
      expect([
        (talk.askedOf('sendMessage') as { idempotencyKey: string }).idempotencyKey,
        talk.context().refusal,
      ]).toEqual(['k2', null]);
    },
  );

  it('drops a message that is sent again within 5 seconds (S2 §4.42)', () => {
    const talk = replied(OF_EXAM, EXPLAINED);
    talk.send({ type: 'pupil.messageSent', text: 'Co to?', at: 6_000, idempotencyKey: 'k2' });
    expect([talk.state(), talk.context().thread]).toEqual([{ composing: 'ongoing' }, EXPLAINED.history]);
    talk.send({ type: 'pupil.messageSent', text: 'Co to?', at: 6_001, idempotencyKey: 'k2' });
    expect(talk.state()).toEqual('sending');
  });

  it('drops echoes from the history that the server returns (S2 §4.42)', () => {
    const echoed = [...EXPLAINED.history, turn('assistant', 'To dowód.', 3_000)];
    expect(replied(OF_EXAM, { ...EXPLAINED, history: echoed }).context().thread).toEqual(EXPLAINED.history);
  });

  it('waits 180 seconds for a reply (S2 §9.23)', () => {
    const talk = sent(OF_EXAM);
    talk.pass(179_999);
    expect(talk.state()).toEqual('sending');
    talk.pass(1);
    expect([talk.state(), talk.context().failure, talk.context().draft, talk.context().thread, talk.pending()]).toEqual(
      [{ composing: 'ongoing' }, 'chat/unsent', 'Co to?', [], []],
    );
  });

  it('needs the content of an exam (S2 §5.29)', () => {
    const talk = chat({ kind: 'exam', assessment: null });
    talk.send({ type: 'pupil.draftChanged', text: 'Co to?' });
    talk.send({ type: 'pupil.messageSent', text: 'Co to?', at: 1_000, idempotencyKey: 'k1' });
    expect([talk.state(), talk.context().failure, talk.context().draft]).toEqual([
      'unavailable',
      'exam/no-content',
      'Co to?',
    ]);
  });
});

describe('quiz chat', () => {
  it('starts by itself with title, question 1 and options, at 0 percent (S2 §4.37–4.39)', () => {
    const talk = chat(OF_QUIZ);
    expect([
      talk.state(),
      talk.context().thread,
      talk.context().quizState?.progress.percentage,
      talk.pending(),
    ]).toEqual([{ composing: 'ongoing' }, [FIRST], 0, []]);
  });

  it('sends the answer with the question that it is about (S2 §7.52)', () => {
    const talk = sent(OF_QUIZ, ' A ');
    expect(talk.askedOf('sendMessage')).toEqual({
      assessment: OF_QUIZ.assessment,
      text: 'A',
      history: [FIRST],
      questionIndex: 0,
      idempotencyKey: 'k1',
    });
    talk.answer('sendMessage', done(MARKED));
    talk.send({ type: 'pupil.messageSent', text: 'A', at: 2_500, idempotencyKey: 'k2' });
    expect(talk.askedOf('sendMessage')).toEqual({
      assessment: OF_QUIZ.assessment,
      text: 'A',
      history: MARKED.history,
      questionIndex: 1,
      idempotencyKey: 'k2',
    });
  });

  it('goes on as the reply says (S2 §4)', () => {
    const talk = replied(OF_QUIZ, MARKED);
    expect([talk.state(), talk.context().thread, talk.context().quizState]).toEqual([
      { composing: 'ongoing' },
      MARKED.history,
      HALFWAY,
    ]);
  });

  it('ends when the server says so, and a summary can be asked for (S2 §4.40)', () => {
    const talk = replied(OF_QUIZ, CLOSED);
    expect([talk.state(), talk.context().quizState]).toEqual([{ composing: 'completed' }, FINISHED]);
    talk.send({ type: 'pupil.messageSent', text: 'Podsumuj', at: 9_000, idempotencyKey: 'k2' });
    expect(talk.state()).toEqual('sending');
    talk.answer('sendMessage', failed('network/offline'));
    expect([talk.state(), talk.context().draft]).toEqual([{ composing: 'completed' }, 'Podsumuj']);
  });

  it('goes on where it was left, with what was said before (S2 §3.20)', () => {
    const talk = chat(LEFT);
    expect([talk.state(), talk.context().thread, talk.context().quizState]).toEqual([
      { composing: 'ongoing' },
      MARKED.history,
      HALFWAY,
    ]);
    talk.send({ type: 'pupil.messageSent', text: 'A', at: 9_000, idempotencyKey: 'k1' });
    expect(talk.askedOf('sendMessage')).toEqual({
      assessment: LEFT.assessment,
      text: 'A',
      history: MARKED.history,
      questionIndex: 1,
      idempotencyKey: 'k1',
    });
  });

  it('that was finished is over still, and begins anew only when the pupil wants it', () => {
    const talk = chat(OVER);
    expect([talk.state(), talk.context().thread]).toEqual([{ composing: 'completed' }, MARKED.history]);
    talk.send({ type: 'pupil.startedOver' });
    const { thread, quizState } = talk.context();
    expect([talk.state(), thread, quizState]).toEqual([
      { composing: 'ongoing' },
      [FIRST],
      {
        questionIndex: 0,
        isCompleted: false,
        progress: { percentage: 0, currentQuestion: 1, answered: 0, remaining: 2, total: 2 },
      },
    ]);
  });

  it('waits 300 seconds for a reply (S2 §9.25)', () => {
    const talk = sent(OF_QUIZ);
    talk.pass(299_999);
    expect(talk.state()).toEqual('sending');
    talk.pass(1);
    expect([talk.state(), talk.context().failure]).toEqual([{ composing: 'ongoing' }, 'chat/unsent']);
  });

  it('needs a quiz, and one with questions (S2 §5.31, §8.33)', () => {
    const missing = chat({ kind: 'quiz', assessment: null });
    const empty = chat({ kind: 'quiz', assessment: { kind: 'quiz', quiz: { ...QUIZ, questions: [] } } });
    expect([missing.state(), missing.context().failure, empty.state(), empty.context().failure]).toEqual([
      'unavailable',
      'quiz/missing',
      'unavailable',
      'quiz/unprepared',
    ]);
  });
});
