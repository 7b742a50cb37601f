import { describe, expect, it } from 'vitest';
import { trialMachine } from '#domain/access/trial/trial.machine.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { assistantMachine } from '#domain/learning/assistant/assistant.machine.ts';
import { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import { toastsMachine } from '#domain/support/toasts/toasts.machine.ts';
import { selectTrial, selectTrialDialog } from '#ui/access/trial/trial.view.ts';
import { selectComposer, selectHistory, selectIntention, selectThread } from '#ui/learning/assistant/assistant.view.ts';
import { sameToasts, selectToasts } from '#ui/support/toasts/toasts.view.ts';
import { done, failed } from '../model/tools/answers.ts';
import { testActor } from '../model/tools/test-actor.ts';

const QUESTION = 'Rozwiąż równanie 2x + 3 = 11';
const ANSWER = {
  response: 'Od czego zaczniesz?',
  history: [
    { role: 'user', content: QUESTION },
    { role: 'assistant', content: 'Od czego zaczniesz?' },
  ],
  conversationId: 'c1',
  pointsUsed: 1,
} as const;

const assistantWith = (mode: 'tutor' | 'buddy', conversationId: string | null = null) => {
  const assistant = testActor(assistantMachine, { input: { userId: 'ania', classId: 11, mode, conversationId } });
  if (conversationId === null) assistant.answer('recallDraft', done(''));
  return assistant;
};

const ask = (assistant: ReturnType<typeof assistantWith>) => {
  assistant.send({ type: 'pupil.draftChanged', text: QUESTION });
  assistant.send({ type: 'pupil.messageSent', text: QUESTION, idempotencyKey: 'k1' });
};

describe('the thread', () => {
  it('is empty, asks, answers', () => {
    const assistant = assistantWith('tutor');
    const views = [selectThread(assistant.snapshot())];
    ask(assistant);
    views.push(selectThread(assistant.snapshot()));
    assistant.answer('askAssistant', done(ANSWER));
    views.push(selectThread(assistant.snapshot()));
    expect(views).toEqual([
      { screen: 'empty', error: undefined },
      { screen: 'thread', turns: [{ role: 'user', content: QUESTION }], isAsking: true, error: undefined },
      { screen: 'thread', turns: ANSWER.history, isAsking: false, error: undefined },
    ]);
  });

  it.each([
    ['assistant/unprocessable', 'Backend nie mógł przetworzyć żądania. Spróbuj ponownie.'],
    ['assistant/no-access', 'Nie masz już punktów AI. Doładuj konto, aby kontynuować.'],
    ['network/offline', 'Wystąpił błąd połączenia. Spróbuj ponownie.'],
  ] as const)('%s: rolled back, the text in the input, „%s” (S2 §8.4–8.6)', (code, error) => {
    const assistant = assistantWith('tutor');
    ask(assistant);
    assistant.answer('askAssistant', failed(code));
    expect([selectThread(assistant.snapshot()), selectComposer(assistant.snapshot()).draft]).toEqual([
      { screen: 'empty', error },
      QUESTION,
    ]);
  });

  it('is fetched, or says that it could not be', () => {
    const assistant = assistantWith('tutor', 'c1');
    const opening = selectThread(assistant.snapshot());
    assistant.answer('openConversation', failed('network/offline'));
    expect([opening, selectThread(assistant.snapshot())]).toEqual([
      { screen: 'opening' },
      { screen: 'unopened', error: 'Wystąpił błąd połączenia. Spróbuj ponownie.' },
    ]);
  });
});

describe('the composer', () => {
  it('can send three characters and more, and not while a question is on its way (S2 §5.1, §5.4)', () => {
    const assistant = assistantWith('tutor');
    const sendable = (text: string) => {
      assistant.send({ type: 'pupil.draftChanged', text });
      const { canSend, isTooShort } = selectComposer(assistant.snapshot());
      return isTooShort ? 'too short' : canSend;
    };
    const before = ['', '36', '2x=', ' 2 '].map(sendable);
    ask(assistant);
    expect([before, sendable(QUESTION), selectComposer(assistant.snapshot()).isAsking]).toEqual([
      [false, 'too short', true, 'too short'],
      false,
      true,
    ]);
  });

  it.each([
    ['tutor', true],
    ['buddy', false],
  ] as const)('offers hints after an answer of %s: %s', (mode, isOffered) => {
    const assistant = assistantWith(mode);
    const before = selectComposer(assistant.snapshot()).canAskForHint;
    ask(assistant);
    assistant.answer('askAssistant', done(ANSWER));
    expect([before, selectComposer(assistant.snapshot()).canAskForHint]).toEqual([false, isOffered]);
  });

  it('asks before a thread is left for another mode (S2 §4.3)', () => {
    const assistant = assistantWith('tutor');
    ask(assistant);
    assistant.answer('askAssistant', done(ANSWER));
    const before = selectIntention(assistant.snapshot());
    assistant.send({ type: 'pupil.modeChosen', mode: 'buddy' });
    expect([before, selectIntention(assistant.snapshot())]).toEqual([null, { kind: 'mode', mode: 'buddy' }]);
  });
});

it('the list of conversations loads, lists, and says when it could not (S2 §8.8)', () => {
  const history = testActor(conversationHistoryMachine, { input: { mode: 'tutor' } });
  const views = [selectHistory(history.snapshot())];
  const conversation = { id: 'c1', mode: 'tutor', title: QUESTION, createdAt: '2026-11-20T10:00:00.000Z' } as const;
  history.answer('fetchConversations', done({ conversations: [conversation], page: 1, hasNextPage: true }));
  views.push(selectHistory(history.snapshot()));
  history.send({ type: 'pupil.moreRequested' });
  history.answer('fetchConversations', failed('session/expired'));
  views.push(selectHistory(history.snapshot()));
  expect(views).toEqual([
    { conversations: [], isLoading: true, canShowMore: false, error: undefined },
    { conversations: [conversation], isLoading: false, canShowMore: true, error: undefined },
    {
      conversations: [conversation],
      isLoading: false,
      canShowMore: false,
      error: 'Zaloguj się, aby zobaczyć swoje rozmowy.',
    },
  ]);
});

const ACTIVE: TrialStatus = {
  hasActiveTrial: true,
  canStartTrial: false,
  remainingPoints: 5,
  remainingHours: 23.5,
  expirationDate: '2026-11-21T10:00:00.000Z',
  isExpired: false,
};
const DEPLETED: TrialStatus = { ...ACTIVE, hasActiveTrial: false, remainingPoints: 0, isExpired: true };
const EXPIRED: TrialStatus = { ...DEPLETED, remainingPoints: 5, remainingHours: 0 };

const known = (status: TrialStatus) => {
  const trial = testActor(trialMachine);
  trial.send({ type: 'session.established', isOfferable: true });
  trial.answer('fetchTrialStatus', done(status));
  return trial;
};

describe('the trial', () => {
  it.each([
    ['none', NO_TRIAL, { state: 'none' }],
    ['to be started', { ...NO_TRIAL, canStartTrial: true }, { state: 'available' }],
    ['running, with a warning', ACTIVE, { state: 'active', points: 5, hours: 23.5, warning: 'warning' }],
    ['without points', DEPLETED, { state: 'expired', reason: 'points_depleted' }],
    ['out of time', EXPIRED, { state: 'expired', reason: 'expired' }],
  ])('%s', (_, status, view) => {
    expect(selectTrial(known(status).snapshot())).toEqual(view);
  });

  it.each([
    [DEPLETED, 'points_depleted'],
    [EXPIRED, 'expired'],
  ])('its end is told once, with its reason (S1 §2.42, §4.31)', (end, reason) => {
    const trial = known(ACTIVE);
    const before = selectTrialDialog(trial.snapshot());
    trial.send({ type: 'trial.refreshRequested' });
    trial.answer('fetchTrialStatus', done(end));
    const told = selectTrialDialog(trial.snapshot());
    trial.send({ type: 'pupil.dialogClosed' });
    trial.send({ type: 'trial.refreshRequested' });
    trial.answer('fetchTrialStatus', done(end));
    expect([before, told, selectTrialDialog(trial.snapshot())]).toEqual([
      { dialog: 'closed' },
      { dialog: 'ended', reason },
      { dialog: 'closed' },
    ]);
  });
});

it('a toast is shown, leaves, and the next one comes', () => {
  const toasts = testActor(toastsMachine);
  toasts.send({ type: 'toast.requested', toast: { type: 'success', topic: 'trial/began' } });
  toasts.send({ type: 'toast.requested', toast: { type: 'info', topic: 'assistant/copied' } });
  const began = selectToasts(toasts.snapshot());
  toasts.pass(4_000);
  const leaving = selectToasts(toasts.snapshot());
  toasts.pass(300);
  const copied = selectToasts(toasts.snapshot());
  expect([began, leaving, copied]).toEqual([
    [{ id: 1, type: 'success', topic: 'trial/began', isClosing: false }],
    [{ id: 1, type: 'success', topic: 'trial/began', isClosing: true }],
    [{ id: 2, type: 'info', topic: 'assistant/copied', isClosing: false }],
  ]);
  expect([sameToasts(began, leaving), sameToasts(began, [...began]), sameToasts(began, copied)]).toEqual([
    false,
    true,
    false,
  ]);
});
