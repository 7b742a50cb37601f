import { vi } from 'vitest';
import type { FailureCode } from '#domain/shared/failure.ts';
import type { Backend, Pending } from './backend.ts';
import { PEOPLE } from './people.ts';
import type { Tab } from './tab.ts';

export interface World {
  readonly backend: Backend;
  readonly tabs: readonly Tab[];
}

/** What may happen to a tab. */
export interface Happening {
  readonly name: string;
  /** How often, compared with the others. */
  readonly weight: number;
  /** Whether it is what the pupil wishes in this tab; false unless it is said. */
  readonly isWish?: true;
  readonly isPossible: (tab: Tab, world: World) => boolean;
  readonly act: (tab: Tab, world: World, pick: number) => unknown;
}

export const PATHS = [
  '/assistant',
  '/assistant?mode=tutor&conversation=7f3a',
  '/account',
  '/google-registration',
  '/pricing',
  '/upgrade',
  '/praktyka',
  '/',
] as const;
const FAILURES: readonly FailureCode[] = ['network/offline', 'server/unavailable', 'session/expired'];
const WAITS = [100, 1_000, 2_500, 6_000, 40_000, 360_000] as const;

export const pickOf = <Value>(values: readonly Value[], pick: number): Value => {
  const value = values[pick % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
};

const always = (): boolean => true;
const isLoginShown = ({ app }: Tab): boolean => app.authDialog.getSnapshot().matches({ login: 'editing' });
const isDialogOpen = ({ app }: Tab): boolean => app.authDialog.getSnapshot().hasTag('open');
const payer = ({ app, identity }: Tab): string | null => {
  const { person, user } = app.session.getSnapshot().context;
  return user !== null && user.id === person?.uid && identity.known?.uid === user.id ? user.id : null;
};

const onQuestion = (name: string, weight: number, end: (pending: Pending, pick: number) => void): Happening => ({
  name,
  weight,
  isPossible: (_, { backend }) => backend.pending.length > 0,
  act: (_, { backend }, pick) => {
    const pending = pickOf(backend.pending, pick);
    end(pending, pick);
    return pending.asked;
  },
});

/** Names of people and pages are told by what an act returns. */
export const HAPPENINGS: readonly Happening[] = [
  {
    name: 'the pupil goes to',
    weight: 4,
    isWish: true,
    isPossible: always,
    act: (tab, _, pick) => {
      const path = pickOf([...PATHS, '/assistant', '/assistant'], pick);
      tab.browser.visit(path);
      return path;
    },
  },
  {
    name: 'the pupil asks Tutor',
    weight: 1,
    isPossible: ({ session, browser }) => session.status === 'registered' && browser.path() === '/assistant',
    act: (tab) => void tab.askAssistant(),
  },
  {
    name: 'the login is opened',
    weight: 3,
    isWish: true,
    isPossible: (tab) => tab.session.status === 'visitor' && !isDialogOpen(tab),
    act: ({ app }) => app.authDialog.send({ type: 'pupil.loginRequested', destination: '/assistant' }),
  },
  {
    name: 'the registration is opened',
    weight: 1,
    isWish: true,
    isPossible: (tab) => tab.session.status === 'visitor' && !isDialogOpen(tab),
    act: ({ app }) => app.authDialog.send({ type: 'pupil.registrationRequested' }),
  },
  {
    name: 'credentials are submitted by',
    weight: 4,
    isWish: true,
    isPossible: isLoginShown,
    act: ({ app }, _, pick) => {
      const { uid, email } = pickOf(PEOPLE, pick).identity;
      app.authDialog.send({
        type: 'pupil.credentialsSubmitted',
        credentials: { email: email ?? '', password: 'poziomka-7' },
      });
      return uid;
    },
  },
  {
    name: 'Google is chosen',
    weight: 2,
    isWish: true,
    isPossible: isDialogOpen,
    act: ({ app }) => app.authDialog.send({ type: 'pupil.googleChosen' }),
  },
  {
    name: 'an account is made',
    weight: 2,
    isWish: true,
    isPossible: ({ app }) => app.authDialog.getSnapshot().matches('registering'),
    act: ({ registration }) =>
      registration?.send({
        type: 'pupil.accountSubmitted',
        credentials: { email: 'stranger@example.com', password: 'poziomka-7' },
      }),
  },
  {
    name: 'details are submitted',
    weight: 5,
    isWish: true,
    isPossible: ({ isRegistering }) => isRegistering,
    act: (tab) => tab.submitDetails(),
  },
  {
    name: 'the dialog is closed',
    weight: 1,
    isWish: true,
    isPossible: isDialogOpen,
    act: ({ app }) => app.authDialog.send({ type: 'pupil.dialogClosed' }),
  },
  {
    name: 'the pupil logs out',
    weight: 1,
    isWish: true,
    isPossible: ({ session }) => session.status !== 'visitor',
    act: ({ app }) => app.session.send({ type: 'pupil.loggedOut' }),
  },
  {
    name: 'the pupil tries again',
    weight: 2,
    isWish: true,
    isPossible: ({ app }) => app.navigationGuard.getSnapshot().matches('failed'),
    act: ({ app }) => app.navigationGuard.send({ type: 'pupil.retried' }),
  },
  { name: 'the page is reloaded', weight: 2, isWish: true, isPossible: always, act: (tab) => tab.reload() },
  { name: 'the login runs out', weight: 1, isPossible: always, act: ({ identity }) => identity.expire() },
  { name: 'the tab hears of the other', weight: 2, isPossible: always, act: ({ identity }) => identity.hear() },
  {
    name: 'a payment arrives for',
    weight: 1,
    isPossible: (tab) => payer(tab) !== null,
    act: (tab, { backend, tabs }) => {
      const uid = payer(tab);
      if (uid === null) return;
      backend.pay(uid);
      for (const other of tabs) if (other !== tab) other.paidElsewhereFor = uid;
      tab.paidFor = uid;
      tab.app.session.send({ type: 'session.refreshRequested' });
      return uid;
    },
  },
  {
    name: 'the storage is full, or has room again',
    weight: 1,
    isPossible: always,
    act: (_, { backend }) => {
      backend.isStorageFull = !backend.isStorageFull;
    },
  },
  onQuestion('it fails:', 3, (pending, pick) => pending.fail(pickOf(FAILURES, pick))),
  onQuestion('it is answered:', 14, (pending) => pending.answer()),
  {
    name: 'time passes:',
    weight: 5,
    isPossible: always,
    act: async (_, { tabs }, pick) => {
      const wait = pickOf(WAITS, pick);
      // What happened in one tab is known in the others within a second.
      if (wait >= 1_000) for (const tab of tabs) tab.identity.hear();
      await vi.advanceTimersByTimeAsync(wait);
      return `${wait} ms`;
    },
  },
];

/** One of the things that are possible now, by their weights. */
export const happeningAt = (tab: Tab, world: World, choice: number): Happening =>
  pickOf(
    HAPPENINGS.filter(({ isPossible }) => isPossible(tab, world)).flatMap((one) =>
      Array.from({ length: one.weight }, () => one),
    ),
    choice,
  );
