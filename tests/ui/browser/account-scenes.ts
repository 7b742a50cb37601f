import type { AccountDeletion } from '#application/ports/account-deletion.port.ts';
import type { AccountCredentials } from '#application/ports/account-credentials.port.ts';
import type { Downloads } from '#application/ports/downloads.port.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { PersonalData } from '#application/ports/personal-data.port.ts';
import type { BillingPortal } from '#application/ports/billing-portal.port.ts';
import type { Invoices } from '#application/ports/invoices.port.ts';
import type { SubscriptionChanges } from '#application/ports/subscription-changes.port.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { Trials } from '#application/ports/trials.port.ts';
import type { Users } from '#application/ports/users.port.ts';
import type { Invoice } from '#domain/billing/invoices/invoices.types.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { User } from '#domain/identity/user.types.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { BASIC } from '../../model/billing/plans.ts';

/** Who looks at the account page, and what goes wrong there. Travels into the page as JSON. */
export interface AccountScene {
  readonly user?: Partial<User>;
  readonly trial?: Partial<TrialStatus>;
  /** The plan that is held; none unless it is said. */
  readonly plan?: Partial<Subscription>;
  readonly invoices?: readonly Invoice[];
  /** Every change and every export fails like this. */
  readonly failure?: FailureCode;
  /** Every change and every export waits for ever. */
  readonly isSlow?: boolean;
  readonly isLoginOld?: boolean;
  /** Nobody has answered about cookies yet. */
  readonly isCookieAsked?: boolean;
  /** The guard is asked for the address. */
  readonly isGuarded?: boolean;
  /** Nobody is signed in. */
  readonly isVisitor?: boolean;
}

const ALA: User = {
  id: 'KuXo3mTq7LbZ0aVrT1hQyNnC2d43',
  firstName: 'Ala',
  lastName: '',
  displayName: 'Ala',
  email: 'ala.kowalska@example.com',
  isActive: true,
  isTermsAccepted: true,
  authProvider: 'Email',
  registeredDate: '2026-05-05T10:00:00.000Z',
  aiPoints: 0,
  marketingConsent: false,
  classId: 10,
  isUnder16: false,
  guardianConsent: false,
  guardianEmail: null,
};

/** What is held when a scene says no more of it; the real clock is far from its end. */
const HELD: Subscription = { ...BASIC, currentPeriodEnd: '2030-06-04T10:00:00.000Z' };

export interface AccountWorld {
  readonly identity: Identity;
  readonly users: Users;
  readonly accountCredentials: AccountCredentials;
  readonly accountDeletion: AccountDeletion;
  readonly personalData: PersonalData;
  readonly downloads: Downloads;
  readonly trials: Trials;
  readonly subscriptions: Subscriptions;
  readonly changes: SubscriptionChanges;
  readonly invoices: Invoices;
  readonly portal: BillingPortal;
}

export const accountWorld = ({
  user: told,
  trial,
  plan,
  invoices = [],
  failure,
  isSlow = false,
  isLoginOld = false,
  isVisitor = false,
}: AccountScene): AccountWorld => {
  let user: User = { ...ALA, ...told };
  let isLoginRecent = !isLoginOld;
  const person = {
    uid: user.id,
    email: user.email,
    displayName: user.displayName,
    photoURL: null,
    emailVerified: true,
    providerId: 'password',
  };
  const status = { ...NO_TRIAL, ...trial };
  let held: Subscription | null = plan === undefined ? null : { ...HELD, ...plan };
  const work = async (): Promise<void> => {
    if (isSlow) await new Promise(() => undefined);
    if (failure !== undefined) throw new Failure(failure);
  };
  return {
    identity: {
      watch: (onChange) => {
        queueMicrotask(() => onChange(isVisitor ? null : person));
        return () => undefined;
      },
      signIn: async () => person,
      signUp: async () => person,
      signOut: async () => undefined,
      token: async () => 'token',
    },
    users: {
      find: async () => user,
      add: async () => undefined,
      update: async (_, change) => {
        await work();
        user = { ...user, ...change };
        return user;
      },
    },
    accountCredentials: {
      sendPasswordReset: work,
      changePassword: work,
      signInAgain: async (proof) => {
        if (proof.kind === 'password' && proof.password === 'wrong') throw new Failure('auth/invalid-credentials');
        isLoginRecent = true;
        return true;
      },
    },
    accountDeletion: {
      request: async () => {
        await work();
        if (!isLoginRecent) throw new Failure('auth/recent-login-required');
      },
    },
    personalData: {
      export: async () => {
        await work();
        return JSON.stringify(user);
      },
    },
    downloads: { save: () => undefined },
    trials: {
      status: async () => status,
      start: async () => {
        await work();
        return { ...status, hasActiveTrial: true, canStartTrial: false, remainingPoints: 25, remainingHours: 24 };
      },
    },
    subscriptions: { current: async () => held },
    changes: {
      cancel: async () => {
        await work();
        if (held !== null) held = { ...held, isCancelled: true, cancelAtPeriodTime: held.currentPeriodEnd };
      },
      resume: async () => {
        await work();
        if (held !== null) held = { ...held, isCancelled: false, cancelAtPeriodTime: null };
      },
      upgrade: work,
    },
    invoices: {
      list: async () => {
        await work();
        return invoices;
      },
    },
    portal: { visit: work },
  };
};
