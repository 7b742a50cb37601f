import { describe, expect, it } from 'vitest';
import { examSessionMachine } from '#domain/learning/exam-session/exam-session.machine.ts';
import { handedIn, newRecord, withAnswer } from '#domain/learning/exam-session/exam-session.rules.ts';
import type {
  ExamRecord,
  ExamReview,
  ExamSessionInput,
  Recollection,
  TimedExam,
} from '#domain/learning/exam-session/exam-session.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const HOUR = 3_600_000;
const START = 1_000_000;
const END = START + HOUR;
const MATURA: ExamSessionInput = { userId: 'ania', examId: 'e1' };
const EXAM: TimedExam = { title: 'Matura próbna', examType: 'matura', sheet: { minutes: 60, parts: [] } };
const BEGUN = newRecord('e1', START, HOUR);
const WRITTEN = withAnswer(BEGUN, 'z1', 'A', START + 100);
const NOTHING: Recollection = { at: START, exam: EXAM, server: null, device: null };
const TASK = {
  taskId: 'z1',
  answer: 'A',
  points: 1,
  maxPoints: 1,
  rightAnswer: 'A',
  explanation: '',
  topic: 'Ułamki',
  criteria: [],
};
const OWN_WORDS = {
  ...TASK,
  taskId: 'z2',
  points: null,
  maxPoints: 2,
  criteria: [{ name: 'Rozwiązanie', levels: [{ points: 2, says: 'Pełne rozwiązanie.' }] }],
};
const REVIEW: ExamReview = { points: 1, maxPoints: 3, tasks: [TASK, OWN_WORDS] };
const MARKED: ExamReview = { points: 3, maxPoints: 3, tasks: [TASK, { ...OWN_WORDS, points: 2 }] };

describeMachine('exam session', examSessionMachine, {
  inputs: { 'an hour': MATURA },
  events: {
    'pupil.started': [{ at: START, duration: HOUR, withoutListening: false }],
    'pupil.answered': [
      { taskId: 'z1', answer: 'A', at: START + 60_000 },
      { taskId: 'z1', answer: 'B', at: END },
    ],
    'pupil.handInRequested': [{}],
    'pupil.confirmed': [{ at: START + 120_000 }],
    'pupil.declined': [{}],
    'pupil.taskMarked': [{ taskId: 'z2', points: 2 }],
    'pupil.retried': [{}],
    'clock.checked': [{ at: START + 90_000 }, { at: END - 60_000 }, { at: END }],
    'network.returned': [{}],
  },
  answers: {
    recallAttempt: [
      done(NOTHING),
      done({ ...NOTHING, exam: null }),
      done({ at: START + 60_000, exam: EXAM, server: BEGUN, device: WRITTEN }),
      done({ at: END, exam: EXAM, server: BEGUN, device: null }),
      done({ at: START + 60_000, exam: EXAM, server: BEGUN, device: handedIn(WRITTEN, START + 50_000) }),
      done({ at: START + 60_000, exam: EXAM, server: handedIn(WRITTEN, START + 50_000), device: null }),
      failed('network/offline'),
    ],
    saveAnswers: [done(1), done(1_000), failed('network/offline'), failed('request/conflict')],
    handInExam: [done(undefined), failed('network/offline'), failed('request/conflict')],
    fetchReview: [done(REVIEW), done(null), failed('network/offline')],
    saveMarks: [done(MARKED), failed('network/offline')],
  },
  keyOf: ({ record, now, savedRevision, isDelivered, review, marks, failure }) => [
    record === null,
    record?.handedInAt != null,
    (record?.revision ?? 0) > savedRevision,
    now >= END - 300_000,
    isDelivered,
    review !== null,
    marks['z2'] ?? null,
    failure !== null,
  ],
  restStates: ['missing', 'unrecalled', 'ready', 'underway.paper.writing', 'unreviewed', 'reviewing.looking'],
  ignored: {
    'recalling/*': 'the exam is about to stand where it was left',
    'handingIn/*': 'nothing is changed in an exam that is handed in',
    'fetchingReview/*': 'nothing is changed in an exam that is handed in',
  },
  invariants: {
    'nobody writes after the hand-in': ({ snapshot, context }) =>
      !snapshot.matches('underway') || context.record?.handedInAt === null,
    'nothing is handed in after the deadline': ({ context }) =>
      context.record === null ||
      context.record.handedInAt === null ||
      context.record.handedInAt <= context.record.startedAt + context.record.duration,
    'the deadline never moves while the exam is written': ({ context, before }) =>
      before === undefined ||
      !before.matches('underway') ||
      context.record?.startedAt === before.context.record?.startedAt,
    'no answer is lost': ({ context, before }) =>
      before === undefined ||
      Object.keys(before.context.record?.answers ?? {}).every((id) => context.record?.answers[id] !== undefined),
    'time never goes back while the exam is written': ({ context, before }) =>
      before === undefined || !before.matches('underway') || context.now >= before.context.now,
    'the server has every answer exactly while it is called synced': ({ snapshot, context }) =>
      !snapshot.matches({ underway: { saving: 'synced' } }) || (context.record?.revision ?? 0) <= context.savedRevision,
    'only what was delivered is reviewed': ({ snapshot, context }) =>
      !(['fetchingReview', 'unreviewed', 'reviewing'] as const).some((state) => snapshot.matches(state)) ||
      context.isDelivered,
  },
});

const recalled = (recollection: Recollection = NOTHING) => {
  const exam = testActor(examSessionMachine, { input: MATURA });
  exam.answer('recallAttempt', done(recollection));
  return exam;
};

const started = () => {
  const exam = recalled();
  exam.send({ type: 'pupil.started', at: START, duration: HOUR, withoutListening: false });
  return exam;
};

const answer = (exam: ReturnType<typeof started>, text: string, at: number) =>
  exam.send({ type: 'pupil.answered', taskId: 'z1', answer: text, at });

const synced = () => {
  const exam = started();
  exam.pass(2_000);
  exam.answer('saveAnswers', done(1));
  return exam;
};

const handingIn = () => {
  const exam = synced();
  exam.send({ type: 'pupil.handInRequested' });
  exam.send({ type: 'pupil.confirmed', at: START + 5_000 });
  return exam;
};

const region = (exam: ReturnType<typeof started>, name: 'clock' | 'saving' | 'paper') => {
  const state = exam.state() as { readonly underway?: Readonly<Record<string, string>> };
  return state.underway?.[name];
};

describe('exam session, the time', () => {
  it('starts when the pupil starts', () => {
    const exam = recalled();
    expect([exam.state(), exam.context().record]).toEqual(['ready', null]);
    exam.send({ type: 'pupil.started', at: START, duration: HOUR, withoutListening: false });
    expect([exam.context().record, exam.emitted, region(exam, 'clock')]).toEqual([
      BEGUN,
      [{ type: 'attempt.changed', userId: 'ania', record: BEGUN, exam: EXAM }],
      'ample',
    ]);
  });

  it('starts without what nobody can read aloud, and says so to the server', () => {
    const heard = { title: '', text: '', recording: { id: 'r1', language: 'en' as const, lines: [] }, tasks: [] };
    const exam = recalled({ ...NOTHING, exam: { ...EXAM, sheet: { minutes: 60, parts: [heard] } } });
    exam.send({ type: 'pupil.started', at: START, duration: HOUR, withoutListening: true });
    const record = newRecord('e1', START, HOUR, true);
    expect([exam.context().exam, exam.context().record, exam.emitted]).toEqual([
      EXAM,
      record,
      [{ type: 'attempt.changed', userId: 'ania', record, exam: EXAM }],
    ]);
  });

  it('warns five minutes before the deadline and hands in at the deadline', () => {
    const exam = synced();
    exam.pass(HOUR - 300_000 - 2_000 - 1);
    expect(region(exam, 'clock')).toEqual('ample');
    exam.pass(1);
    expect(region(exam, 'clock')).toEqual('scarce');
    exam.pass(299_999);
    expect(region(exam, 'clock')).toEqual('scarce');
    exam.pass(1);
    expect([exam.state(), exam.context().record?.handedInAt]).toEqual(['handingIn', END]);
  });

  it('is measured anew when the device wakes up', () => {
    const exam = synced();
    exam.send({ type: 'clock.checked', at: END - 400_000 });
    expect(region(exam, 'clock')).toEqual('ample');
    exam.pass(99_999);
    expect(region(exam, 'clock')).toEqual('ample');
    exam.pass(1);
    expect(region(exam, 'clock')).toEqual('scarce');
    exam.send({ type: 'clock.checked', at: END - 1_000 });
    exam.pass(999);
    expect(region(exam, 'clock')).toEqual('scarce');
    exam.pass(1);
    expect(exam.state()).toEqual('handingIn');
  });

  it('is over at once when the device wakes up after the deadline', () => {
    const exam = synced();
    exam.send({ type: 'clock.checked', at: END + HOUR });
    expect([exam.state(), exam.context().record?.handedInAt]).toEqual(['handingIn', END]);
  });

  it('is not won by a clock that is set back', () => {
    const exam = synced();
    exam.send({ type: 'clock.checked', at: END - 60_000 });
    exam.send({ type: 'clock.checked', at: START });
    expect([region(exam, 'clock'), exam.context().now]).toEqual(['scarce', END - 60_000]);
    answer(exam, 'A', START);
    expect(exam.context().now).toEqual(END - 60_000);
  });

  it('takes no answer after the deadline', () => {
    const exam = synced();
    answer(exam, 'A', END - 1);
    expect(exam.context().record?.answers).toEqual({ z1: { text: 'A', writtenAfter: HOUR - 1 } });
    answer(exam, 'B', END);
    expect([exam.state(), exam.context().record?.answers, exam.context().record?.handedInAt]).toEqual([
      'handingIn',
      { z1: { text: 'A', writtenAfter: HOUR - 1 } },
      END,
    ]);
  });
});

describe('exam session, saving', () => {
  it('saves the start and every answer on the device at once, and on the server after two seconds', () => {
    const exam = started();
    answer(exam, 'A', START + 100);
    expect([region(exam, 'saving'), exam.emitted.at(-1)]).toEqual([
      'unsynced',
      { type: 'attempt.changed', userId: 'ania', record: WRITTEN, exam: EXAM },
    ]);
    exam.pass(1_999);
    expect(exam.pending()).toEqual([]);
    exam.pass(1);
    expect([region(exam, 'saving'), exam.askedOf('saveAnswers')]).toEqual(['sending', WRITTEN]);
    exam.answer('saveAnswers', done(2));
    expect([region(exam, 'saving'), exam.context().savedRevision]).toEqual(['synced', 2]);
  });

  it('saves again what changed while it was saving', () => {
    const exam = started();
    exam.pass(2_000);
    answer(exam, 'A', START + 100);
    exam.answer('saveAnswers', done(1));
    expect(region(exam, 'saving')).toEqual('unsynced');
    exam.pass(2_000);
    expect(exam.askedOf('saveAnswers')).toEqual(WRITTEN);
  });

  it('sends again by itself after ten seconds, or as soon as the network is back', () => {
    const exam = started();
    exam.pass(2_000);
    exam.answer('saveAnswers', failed('network/offline'));
    expect([region(exam, 'saving'), exam.context().failure]).toEqual(['resending', 'network/offline']);
    exam.pass(9_999);
    expect(region(exam, 'saving')).toEqual('resending');
    exam.pass(1);
    expect(region(exam, 'saving')).toEqual('sending');
    exam.answer('saveAnswers', failed('network/offline'));
    exam.send({ type: 'network.returned' });
    expect(region(exam, 'saving')).toEqual('sending');
    exam.answer('saveAnswers', done(1));
    expect([region(exam, 'saving'), exam.context().failure]).toEqual(['synced', null]);
  });

  it('takes 30 seconds without an answer for a failure', () => {
    const exam = started();
    exam.pass(31_999);
    expect(region(exam, 'saving')).toEqual('sending');
    exam.pass(1);
    expect([region(exam, 'saving'), exam.context().failure]).toEqual(['resending', 'network/timeout']);
  });

  it('goes to the review when the exam was handed in on another device', () => {
    const exam = started();
    exam.pass(2_000);
    exam.answer('saveAnswers', failed('request/conflict'));
    expect([exam.state(), exam.context().isDelivered, exam.emitted.at(-1)]).toEqual([
      'fetchingReview',
      true,
      { type: 'attempt.delivered', userId: 'ania', examId: 'e1' },
    ]);
  });
});

describe('exam session, after a reload', () => {
  it('asks the server and the device', () => {
    const exam = testActor(examSessionMachine, { input: MATURA });
    expect([exam.state(), exam.askedOf('recallAttempt'), exam.snapshot().hasTag('busy')]).toEqual([
      'recalling',
      { userId: 'ania', examId: 'e1' },
      true,
    ]);
  });

  it('goes on with the time that is left and the newer answers', () => {
    const exam = recalled({ at: END - 400_000, exam: EXAM, server: BEGUN, device: WRITTEN });
    expect([region(exam, 'clock'), region(exam, 'saving'), exam.context().record]).toEqual([
      'ample',
      'unsynced',
      WRITTEN,
    ]);
    exam.pass(100_000);
    expect(region(exam, 'clock')).toEqual('scarce');
    const late = recalled({ at: END - 1_000, exam: EXAM, server: BEGUN, device: null });
    expect([region(late, 'clock'), region(late, 'saving')]).toEqual(['scarce', 'synced']);
  });

  it('hands in what ran out meanwhile', () => {
    const exam = recalled({ at: END, exam: EXAM, server: WRITTEN, device: null });
    expect([exam.state(), exam.askedOf('handInExam')]).toEqual(['handingIn', handedIn(WRITTEN, END)]);
  });

  it('delivers a hand-in that the server never got', () => {
    const sent: ExamRecord = handedIn(WRITTEN, START + 5_000);
    const exam = recalled({ at: START + 9_000, exam: EXAM, server: BEGUN, device: sent });
    expect([exam.state(), exam.askedOf('handInExam')]).toEqual(['handingIn', sent]);
  });

  it('shows the review of what was handed in', () => {
    const exam = recalled({ at: START + 9_000, exam: EXAM, server: handedIn(WRITTEN, START + 5_000), device: null });
    expect([exam.state(), exam.askedOf('fetchReview')]).toEqual(['fetchingReview', 'e1']);
  });

  it.each([
    ['fails', () => failed('network/offline'), 'network/offline'],
    ['does not answer in 30 seconds', null, 'network/timeout'],
  ] as const)('begins nothing anew while it cannot tell: the memory %s', (_, failure, code) => {
    const exam = testActor(examSessionMachine, { input: MATURA });
    if (failure === null) exam.pass(29_999);
    expect(exam.state()).toEqual('recalling');
    if (failure === null) exam.pass(1);
    else exam.answer('recallAttempt', failure());
    expect([exam.state(), exam.context().failure]).toEqual(['unrecalled', code]);
    exam.send({ type: 'pupil.retried' });
    expect([exam.state(), exam.context().failure]).toEqual(['recalling', null]);
  });
});

describe('exam session, handing in', () => {
  it('asks first, and the clock runs on', () => {
    const exam = synced();
    expect(region(exam, 'paper')).toEqual('writing');
    exam.send({ type: 'pupil.handInRequested' });
    expect([region(exam, 'paper'), region(exam, 'clock')]).toEqual(['confirming', 'ample']);
    exam.send({ type: 'pupil.declined' });
    expect(region(exam, 'paper')).toEqual('writing');
  });

  it('hands in all that was written, saved or not, and keeps it on the device', () => {
    const exam = synced();
    answer(exam, 'A', START + 100);
    exam.send({ type: 'pupil.handInRequested' });
    exam.send({ type: 'pupil.confirmed', at: START + 5_000 });
    const sent = handedIn(WRITTEN, START + 5_000);
    expect([exam.state(), exam.pending(), exam.askedOf('handInExam'), exam.emitted.at(-1)]).toEqual([
      'handingIn',
      ['handInExam'],
      sent,
      { type: 'attempt.changed', userId: 'ania', record: sent, exam: EXAM },
    ]);
  });

  it('counts a confirmation after the deadline as one at the deadline', () => {
    const exam = synced();
    exam.send({ type: 'pupil.handInRequested' });
    exam.send({ type: 'pupil.confirmed', at: END + 5_000 });
    expect(exam.context().record?.handedInAt).toEqual(END);
  });

  it.each([
    ['takes it', done(undefined)],
    ['has it already', failed('request/conflict')],
  ])('fetches the review when the server %s', (_, reply) => {
    const exam = handingIn();
    exam.answer('handInExam', reply);
    expect([exam.state(), exam.context().isDelivered, exam.emitted.at(-1), exam.askedOf('fetchReview')]).toEqual([
      'fetchingReview',
      true,
      { type: 'attempt.delivered', userId: 'ania', examId: 'e1' },
      'e1',
    ]);
    exam.answer('fetchReview', done(REVIEW));
    expect([exam.state(), exam.context().review, exam.context().marks]).toEqual([{ reviewing: 'looking' }, REVIEW, {}]);
  });

  it('sends a lost hand-in again: after ten seconds, with the network, or when the pupil says so', () => {
    const exam = handingIn();
    const lose = () => {
      exam.answer('handInExam', failed('network/offline'));
      expect([exam.state(), exam.context().failure]).toEqual(['unsent', 'network/offline']);
    };
    lose();
    exam.pass(9_999);
    expect(exam.state()).toEqual('unsent');
    exam.pass(1);
    expect([exam.state(), exam.context().failure]).toEqual(['handingIn', null]);
    lose();
    exam.send({ type: 'network.returned' });
    lose();
    exam.send({ type: 'pupil.retried' });
    exam.pass(30_000);
    expect([exam.state(), exam.context().failure]).toEqual(['unsent', 'network/timeout']);
  });

  it.each([
    ['has not been marked', done(null), null],
    ['cannot be had', failed('server/unavailable'), 'server/unavailable'],
  ])('can be asked for a review again that %s', (_, reply, code) => {
    const exam = handingIn();
    exam.answer('handInExam', done(undefined));
    exam.answer('fetchReview', reply);
    expect([exam.state(), exam.context().failure]).toEqual(['unreviewed', code]);
    exam.send({ type: 'pupil.retried' });
    expect([exam.state(), exam.context().failure]).toEqual(['fetchingReview', null]);
    exam.pass(30_000);
    expect([exam.state(), exam.context().failure]).toEqual(['unreviewed', 'network/timeout']);
  });
});

const reviewing = () => {
  const exam = handingIn();
  exam.answer('handInExam', done(undefined));
  exam.answer('fetchReview', done(REVIEW));
  return exam;
};
const mark = (exam: ReturnType<typeof started>, points: number) =>
  exam.send({ type: 'pupil.taskMarked', taskId: 'z2', points });

describe('exam session, the review', () => {
  it('shows the points that the pupil gives at once, and saves all of them', () => {
    const exam = reviewing();
    mark(exam, 2);
    expect([exam.state(), exam.context().marks, exam.askedOf('saveMarks')]).toEqual([
      { reviewing: 'marking' },
      { z2: 2 },
      { examId: 'e1', marks: { z2: 2 } },
    ]);
    exam.answer('saveMarks', done(MARKED));
    expect([exam.state(), exam.context().review]).toEqual([{ reviewing: 'looking' }, MARKED]);
  });

  it('saves the last of two points', () => {
    const exam = reviewing();
    mark(exam, 1);
    mark(exam, 2);
    expect([exam.pending(), exam.askedOf('saveMarks')]).toEqual([['saveMarks'], { examId: 'e1', marks: { z2: 2 } }]);
  });

  it('sends points again that could not be saved: after ten seconds, with the network, or when the pupil says so; they count as unsaved until they are', () => {
    const exam = reviewing();
    mark(exam, 2);
    const lose = () => {
      exam.answer('saveMarks', failed('network/offline'));
      expect([exam.state(), exam.context().failure, exam.context().marks]).toEqual([
        { reviewing: 'unmarked' },
        'network/offline',
        { z2: 2 },
      ]);
    };
    lose();
    exam.pass(9_999);
    expect(exam.state()).toEqual({ reviewing: 'unmarked' });
    exam.pass(1);
    expect([exam.state(), exam.context().failure]).toEqual([{ reviewing: 'marking' }, 'network/offline']);
    lose();
    exam.send({ type: 'network.returned' });
    lose();
    exam.send({ type: 'pupil.retried' });
    exam.pass(30_000);
    expect([exam.state(), exam.context().failure]).toEqual([{ reviewing: 'unmarked' }, 'network/timeout']);
    exam.send({ type: 'pupil.retried' });
    exam.answer('saveMarks', done(MARKED));
    expect([exam.state(), exam.context().failure]).toEqual([{ reviewing: 'looking' }, null]);
  });
});
