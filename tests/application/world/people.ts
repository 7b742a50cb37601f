import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { AuthUser, RegistrationDetails, User } from '#domain/identity/user.types.ts';
import { ANIA, ANIAS_ACCOUNT, DETAILS, PREMIUM } from '../../model/identity/people.ts';

/** A person and what the backend knows of them. Their points are theirs alone, so that a trial tells whose it is. */
export interface Person {
  readonly identity: AuthUser;
  readonly user: User | null;
  readonly subscription: Subscription | null;
  readonly trial: TrialStatus;
}

export const userOf = (uid: string, change: Partial<User> = {}): User => ({
  ...ANIAS_ACCOUNT,
  id: uid,
  firstName: uid,
  displayName: uid,
  email: `${uid}@example.com`,
  ...change,
});

const USED_TRIAL: TrialStatus = { ...NO_TRIAL, isExpired: true, expirationDate: '2026-05-05T10:00:00.000Z' };
const NEW_TRIAL: TrialStatus = { ...NO_TRIAL, canStartTrial: true };

const person = (uid: string, known: Pick<Person, 'trial'> & Partial<Person>): Person => ({
  identity: { ...ANIA, uid, email: `${uid}@example.com` },
  user: userOf(uid),
  subscription: null,
  ...known,
});

/** Everybody who may come by. */
export const PEOPLE: readonly Person[] = [
  person('subscriber', { subscription: PREMIUM, trial: { ...USED_TRIAL, remainingPoints: 1 } }),
  person('tester', { trial: { ...NO_TRIAL, hasActiveTrial: true, remainingPoints: 12, remainingHours: 20 } }),
  person('lapsed', { trial: { ...USED_TRIAL, remainingPoints: 3 } }),
  person('untried', { trial: { ...NEW_TRIAL, remainingPoints: 4 } }),
  person('incomplete', {
    user: userOf('incomplete', { isTermsAccepted: false }),
    trial: { ...NEW_TRIAL, remainingPoints: 5 },
  }),
  person('newcomer', { user: null, trial: { ...NEW_TRIAL, remainingPoints: 6 } }),
  person('stranger', { user: null, trial: { ...NEW_TRIAL, remainingPoints: 7 } }),
];

/** What this person types into the form of a registration. */
export const detailsOf = (uid: string): RegistrationDetails => ({ ...DETAILS, firstName: uid });
