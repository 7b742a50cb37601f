import { readFileSync } from 'node:fs';
import { shallowEqual } from '@xstate/react';
import { describe, expect, it } from 'vitest';
import { trialMachine } from '#domain/access/trial/trial.machine.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import { assistantMachine } from '#domain/learning/assistant/assistant.machine.ts';
import { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import { toastsMachine } from '#domain/support/toasts/toasts.machine.ts';
import { sessionMachine } from '#domain/identity/session/session.machine.ts';
import type { User } from '#domain/identity/user.types.ts';
import { selectAiBlock } from '#ui/access/ai-block.view.ts';
import { hintLevel } from '#domain/learning/hint-level/hint-level.rules.ts';
import { hintReader, learningTexts } from '#ui/texts/learning.pl.ts';
import { ANIA, ANIAS_ACCOUNT } from '../model/identity/people.ts';
import { selectTrial, selectTrialDialog } from '#ui/access/trial/trial.view.ts';
import { addressIn } from '#ui/learning/assistant/address-sync.ts';
import { selectComposer, selectHints, selectIntention, selectThread } from '#ui/learning/assistant/assistant.view.ts';
import { MessageForm } from '#ui/learning/chat/MessageForm.tsx';
import { daysOf, selectHistory, selectHistoryDialog, shownTitle } from '#ui/learning/assistant/history.view.ts';
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
  if (conversationId === null) assistant.answer('recallDraft', done({ text: '', question: null }));
  return assistant;
};

const ask = (assistant: ReturnType<typeof assistantWith>) => {
  assistant.send({ type: 'pupil.draftChanged', text: QUESTION });
  assistant.send({ type: 'pupil.messageSent', text: QUESTION, idempotencyKey: 'k1' });
};

it.each([
  ['mode=tutor', 'tutor'],
  ['mode=buddy', 'buddy'],
  ['mode=teacher', 'tutor'],
  ['', 'tutor'],
])('the query „%s” chooses %s, and there is no third mode (S2 §2.3, §4.1)', (query, mode) => {
  expect(addressIn(new URLSearchParams(query))).toEqual({ mode, conversationId: null });
});

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
    ['assistant/no-access', 'Nie masz już punktów AI. Twoje pytanie zostaje w\u00a0polu wiadomości.'],
    ['network/offline', 'Wystąpił błąd połączenia. Spróbuj ponownie.'],
  ] as const)('%s: rolled back, the text in the input, „%s”', (code, error) => {
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

const typed = (assistant: ReturnType<typeof assistantWith>) => (text: string) => {
  assistant.send({ type: 'pupil.draftChanged', text });
  const { canSend, obstacle, counter } = selectComposer(assistant.snapshot());
  return [canSend, obstacle, counter];
};

const styles = (file: string) => readFileSync(`src/ui/learning/${file}.module.css`, 'utf8');

describe('the composer', () => {
  it.each([
    ['Enter', false, ['sent', 'no new line']],
    ['Enter', true, []],
    ['a', false, []],
  ])('on the key %s, with Shift: %s, comes to %j (S2 §2.46–2.47)', (key, shiftKey, expected) => {
    const happened: string[] = [];
    const form = MessageForm({
      value: '',
      onChange: () => undefined,
      onSend: () => happened.push('sent'),
      children: null,
    });
    const [field] = form.props.children;
    field.props.onKeyDown({
      key,
      shiftKey,
      nativeEvent: { isComposing: false },
      preventDefault: () => happened.push('no new line'),
    });
    expect(happened.toSorted()).toEqual(expected.toSorted());
  });

  it('grows with its text up to 200 px, on the exams page up to 220 px (S2 §9.3–9.4)', () => {
    const form = styles('chat/MessageForm');
    expect([
      form.includes('field-sizing: content'),
      /max-block-size: var\(--composer-height, (.*)\)/.exec(form)?.[1],
      /--composer-height: (.*);/.exec(styles('assessment-chat/ChatForm'))?.[1],
    ]).toEqual([true, '200px', '220px']);
  });

  it('begins a thread with three characters and more (S2 §5.1, §5.4), goes on with one (D28), and says why not', () => {
    const assistant = assistantWith('tutor');
    const first = ['', '36', '2x='].map(typed(assistant));
    ask(assistant);
    assistant.answer('askAssistant', done(ANSWER));
    expect([first, [' ', '4'].map(typed(assistant))]).toEqual([
      [
        [false, undefined, undefined],
        [false, 'Napisz co najmniej 3 znaki, na przykład 7 · 8.', undefined],
        [true, undefined, undefined],
      ],
      [
        [false, undefined, undefined],
        [true, undefined, undefined],
      ],
    ]);
  });

  it('keeps what is too long, counts it, and says by how much', () => {
    const assistant = assistantWith('tutor');
    expect(['a'.repeat(1_599), 'a'.repeat(1_600), 'a'.repeat(2_000), 'a'.repeat(2_102)].map(typed(assistant))).toEqual([
      [true, undefined, undefined],
      [true, undefined, '1600/2000'],
      [true, undefined, '2000/2000'],
      [false, 'Za długo o\u00a0102\u00a0znaki. Skróć tekst, żeby go wysłać.', '2102/2000'],
    ]);
  });

  it('sends nothing while a question is on its way', () => {
    const assistant = assistantWith('tutor');
    ask(assistant);
    const { canSend, isAsking } = selectComposer(assistant.snapshot());
    expect([typed(assistant)(QUESTION), canSend, isAsking]).toEqual([[false, undefined, undefined], false, true]);
  });

  it.each([
    ['tutor', ['none', 'none', 'open', 'waiting']],
    ['buddy', ['none', 'none', 'none', 'none']],
  ] as const)('has quick requests after an answer of %s, also while one is on its way', (mode, expected) => {
    const assistant = assistantWith(mode);
    const stateOf = () => selectHints(assistant.snapshot()).state;
    const views = [stateOf()];
    ask(assistant);
    views.push(stateOf());
    assistant.answer('askAssistant', done(ANSWER));
    views.push(stateOf());
    ask(assistant);
    views.push(stateOf());
    expect(views).toEqual(expected);
  });

  it.each([
    ['Poproszę o podpowiedź', 'second'],
    ['poproszę o\u00a0podpowiedź', 'second'],
    ['podpowiedź!', 'second'],
    ['Pokaż podobny przykład', 'example'],
    ['2x = 8', 'first'],
  ])('is at the hint level after „%s” where an answer does not say it: %s', (request, level) => {
    const thread = [
      { role: 'user', content: QUESTION },
      { role: 'assistant', content: 'Od czego zaczniesz?' },
      { role: 'user', content: request },
    ] as const;
    expect(hintLevel(thread, hintReader)).toBe(level);
  });

  it.each([
    ['**Druga podpowiedź**\n\nZacznij tak', 'second'],
    ['**Twoja kolej**', 'ownTurn'],
  ])('is at the hint level where the answer „%s” says: %s', (content, level) => {
    expect(hintLevel([{ role: 'assistant', content }], hintReader)).toBe(level);
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

const NOTHING_LISTED = {
  conversations: [],
  query: '',
  isLoading: false,
  canShowMore: false,
  isNothingFound: false,
  error: undefined,
};

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
    { ...NOTHING_LISTED, isLoading: true },
    { ...NOTHING_LISTED, conversations: [conversation], canShowMore: true },
    {
      ...NOTHING_LISTED,
      conversations: [conversation],
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
  trial.send({ type: 'session.established', isOfferable: true, isWithoutPlan: true });
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
    trial.answer('claimEnd', done(true));
    const told = selectTrialDialog(trial.snapshot());
    trial.send({ type: 'pupil.dialogClosed' });
    trial.send({ type: 'trial.refreshRequested' });
    trial.answer('fetchTrialStatus', done(end));
    trial.answer('claimEnd', done(false));
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

const listedAt = (id: string, createdAt: string) => ({ id, mode: 'tutor', title: QUESTION, createdAt }) as const;

it('the list of conversations stands by days, each with its time, so that two of one title are told apart', () => {
  const now = new Date('2026-11-22T12:00:00');
  const conversations = [
    listedAt('c7', '2026-11-22T08:05:00'),
    listedAt('c6', '2026-11-22T07:05:00'),
    listedAt('c5', '2026-11-21T23:59:00'),
    listedAt('c4', '2026-11-20T10:00:00'),
    listedAt('c3', '2026-11-16T10:00:00'),
    listedAt('c2', '2026-11-15T10:00:00'),
    listedAt('c1', '2025-12-31T10:00:00'),
  ];
  expect(
    daysOf(conversations, now).map(({ day, conversations: ofDay }) => [
      day,
      ofDay.map(({ createdAt }) => learningTexts.history.timeOf(createdAt)),
    ]),
  ).toEqual([
    ['dziś', ['8:05', '7:05']],
    ['wczoraj', ['23:59']],
    ['piątek', ['10:00']],
    ['poniedziałek', ['10:00']],
    ['15 listopada', ['10:00']],
    ['31 grudnia 2025', ['10:00']],
  ]);
});

it('a title is readable: formulas in plain signs, a date where it is empty', () => {
  const createdAt = '2026-05-04T10:00:00';
  expect(['Rozwiąż x^2 - 5x + 6 = 0', '$x^2$ i 2*3', ''].map((title) => shownTitle({ title, createdAt }))).toEqual([
    'Rozwiąż x² - 5x + 6 = 0',
    'x² i 2·3',
    'Konwersacja z 4 maja 2026',
  ]);
});

it('a search that finds nothing says so, and what is done with a conversation is a dialog', () => {
  const history = testActor(conversationHistoryMachine, { input: { mode: 'tutor' } });
  const conversation = listedAt('c1', '2026-11-20T10:00:00.000Z');
  history.answer('fetchConversations', done({ conversations: [conversation], page: 1, hasNextPage: false }));
  const dialogs = [selectHistoryDialog(history.snapshot())];
  history.send({ type: 'pupil.renameRequested', id: 'c1', title: '' });
  dialogs.push(selectHistoryDialog(history.snapshot()));
  history.send({ type: 'pupil.declined' });
  history.send({ type: 'pupil.removalRequested', id: 'c1' });
  history.send({ type: 'pupil.confirmed' });
  dialogs.push(selectHistoryDialog(history.snapshot()));
  history.answer('removeConversation', failed('network/offline'));
  dialogs.push(selectHistoryDialog(history.snapshot()));
  expect(dialogs).toEqual([
    { dialog: 'none' },
    {
      dialog: 'name',
      title: '',
      mistake: 'Nazwa ma od 1 do 100 znaków.',
      isPending: false,
      error: undefined,
    },
    { dialog: 'removal', title: QUESTION, isPending: true, error: undefined },
    {
      dialog: 'removal',
      title: QUESTION,
      isPending: false,
      error: 'Wystąpił błąd połączenia. Spróbuj ponownie.',
    },
  ]);
  history.send({ type: 'pupil.declined' });
  history.send({ type: 'pupil.queryChanged', query: 'delta' });
  history.pass(300);
  history.answer('fetchConversations', done({ conversations: [], page: 1, hasNextPage: false }));
  expect(selectHistory(history.snapshot())).toEqual({ ...NOTHING_LISTED, query: 'delta', isNothingFound: true });
});

it('typing changes nothing that the thread is rendered from', () => {
  const assistant = assistantWith('tutor');
  ask(assistant);
  assistant.answer('askAssistant', done(ANSWER));
  const shown = () => {
    const snapshot = assistant.snapshot();
    return { ...selectThread(snapshot), ...selectHints(snapshot) };
  };
  const before = shown();
  assistant.send({ type: 'pupil.draftChanged', text: '2x = 8' });
  expect(shallowEqual(before, shown())).toBe(true);
});

const established = (user: Partial<User>) => {
  const session = testActor(sessionMachine);
  session.send({ type: 'identity.changed', person: ANIA });
  session.answer('recallSession', done(null));
  session.answer('findUser', done({ ...ANIAS_ACCOUNT, ...user }));
  session.answer('fetchSubscription', done(null));
  return session.snapshot();
};

describe('what keeps a pupil from asking', () => {
  it.each([
    ['a guardian who has not agreed', { isUnder16: true, guardianConsent: false }, ACTIVE, 'guardian_missing'],
    ['points that are spent', {}, DEPLETED, 'points_depleted'],
    ['a trial that has ended', {}, EXPIRED, 'trial_expired'],
    ['no plan', {}, NO_TRIAL, 'no_subscription'],
    ['nothing in the trial', {}, ACTIVE, null],
    ['nothing before it', {}, { ...NO_TRIAL, canStartTrial: true }, null],
  ])('%s', (_, user, trial, block) => {
    expect(selectAiBlock(established(user), known(trial).snapshot().context.status)).toBe(block);
  });

  it('nothing while the trial is not known', () => {
    expect(selectAiBlock(established({}), testActor(trialMachine).snapshot().context.status)).toBe(null);
  });
});
