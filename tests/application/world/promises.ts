import { needsOf } from '#domain/access/routes.rules.ts';
import type { Backend } from './backend.ts';
import type { Tab } from './tab.ts';

type Promises = Readonly<Record<string, (tab: Tab, backend: Backend) => boolean>>;

const isForVisitors = ({ app }: Tab): boolean => {
  const dialog = app.authDialog.getSnapshot();
  return (
    dialog.matches({ login: 'editing' }) ||
    dialog.matches('resettingPassword') ||
    dialog.children.registration?.getSnapshot().matches({ account: 'editing' }) === true
  );
};

/** True in every tab after every step. */
export const INVARIANTS: Promises = {
  'at most three navigations without a wish of the pupil': ({ hops }) => hops.length <= 3,
  'no dialog for visitors stands over a member': (tab) => {
    const isMember = tab.app.session.getSnapshot().matches({ account: { authenticated: 'registered' } });
    return !(isMember && isForVisitors(tab));
  },
  'nobody is shown a user who is another': ({ app, lastHere }) => {
    const session = app.session.getSnapshot();
    const { person, user } = session.context;
    if (user === null || user.id === person?.uid) return true;
    return person === null && session.matches({ account: 'remembered' }) && lastHere.has(user.id);
  },
  'nobody is shown the trial of another': ({ app }, backend) => {
    const { person, user } = app.session.getSnapshot().context;
    const { status } = app.trial.getSnapshot().context;
    if (status === null || status.remainingPoints === 0) return true;
    const uid = person?.uid ?? user?.id;
    return uid !== undefined && status.remainingPoints === backend.personOf(uid).trial.remainingPoints;
  },
  'nobody is shown the plan of another': ({ app }, backend) => {
    const { person, user, subscription } = app.session.getSnapshot().context;
    if (subscription === null || subscription === 'unknown') return true;
    const uid = person?.uid ?? user?.id;
    return uid !== undefined && backend.personOf(uid).subscription !== null;
  },
  'nothing is sent for another, or for somebody who is only remembered': ({ misdirected }) => misdirected.length === 0,
  'no form shows what another has typed': ({ app, registration }) => {
    const forms = [app.authDialog.getSnapshot().context, registration?.getSnapshot().context];
    return forms.every((form) => form?.details == null || form.details.firstName === form.person?.uid);
  },
  'nobody is led away from what they have written for want of a plan (D40)': ({ unread }) => unread.length === 0,
  'whoever holds a plan with AI is never led away from the assistant': ({ robbed }) => robbed.length === 0,
};

/** What holds once everything has been answered and nothing more is on its way. */
export const CONCLUSIONS: Promises = {
  'a refresh after a payment is never lost': ({ app, paidFor }) => {
    const session = app.session.getSnapshot();
    const { user, subscription } = session.context;
    // An expired login asks nothing before the next one; that the backend is away is told and refuses nothing.
    const isSettled = session.matches({ account: { authenticated: 'registered' } });
    return !isSettled || user?.id !== paidFor || subscription !== null;
  },
  'no page is left checking': ({ app, browser }) =>
    needsOf(browser.path()).length === 0 || !app.navigationGuard.getSnapshot().hasTag('busy'),
  'whoever has logged out sees no page for members': ({ session, browser }) =>
    session.status !== 'visitor' || !needsOf(browser.path()).includes('login'),
};

/** Where a tab stands, for whoever reads of a promise that was broken. */
const placeOf = ({ number, app, browser, hops, misdirected, registration }: Tab): string => {
  const { value, context } = app.session.getSnapshot();
  return JSON.stringify({
    tab: number,
    path: browser.path(),
    hops,
    person: context.person?.uid ?? null,
    user: context.user?.id ?? null,
    session: value,
    dialog: app.authDialog.getSnapshot().value,
    registration: registration?.getSnapshot().value,
    guard: app.navigationGuard.getSnapshot().value,
    misdirected,
  });
};

/** The promises that do not hold, each with the place of the tab. */
export const brokenIn = (promises: Promises, backend: Backend, tabs: readonly Tab[]): readonly string[] =>
  tabs.flatMap((tab) =>
    Object.entries(promises)
      .filter(([, holds]) => !holds(tab, backend))
      .map(([promise]) => `${promise}\n  ${placeOf(tab)}`),
  );
