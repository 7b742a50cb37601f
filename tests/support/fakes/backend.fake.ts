import type { Enrolment } from '#application/ports/school-years.port.ts';
import type { Invoice } from '#domain/billing/invoices/invoices.types.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { TrialRecord } from '#domain/entitlement/trial-status.rules.ts';
import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import type { User } from '#domain/identity/user.types.ts';
import type { Answer } from '#domain/learning/assistant/assistant.types.ts';
import type { StoredCard } from '#domain/learning/card.types.ts';
import type { Conversation } from '#domain/learning/conversation.types.ts';
import type { Feedback } from '#domain/learning/feedback/feedback.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { testClock, type TestClock } from '../test-clock.ts';

interface OwnedCard extends StoredCard {
  readonly ownerId: string;
  readonly key: string;
  readonly due: number;
}

interface OwnedConversation extends Conversation {
  readonly ownerId: string;
}

/** What the fakes of one backend share; a test may fill it. Everything is by user id. */
export interface FakeBackend {
  readonly clock: TestClock;
  readonly users: Map<string, User>;
  /** Who has deleted the account. */
  readonly deleted: Set<string>;
  /** When somebody signed in anew; everybody else has at noon. */
  readonly logins: Map<string, number>;
  readonly enrolments: Map<string, readonly Enrolment[]>;
  readonly subscriptions: Map<string, Subscription>;
  readonly invoices: Map<string, readonly Invoice[]>;
  readonly trials: Map<string, TrialRecord>;
  /** Newest first. */
  readonly conversations: OwnedConversation[];
  /** What has been answered under an idempotency key. */
  readonly answers: Map<string, { readonly question: string; readonly answer: Answer }>;
  /** By answer. */
  readonly feedback: Map<string, Feedback>;
  /** Own ones, oldest first. */
  readonly cards: OwnedCard[];
  /** Addresses. */
  readonly newsletter: Set<string>;
  /** By sender and key. */
  readonly contactMessages: Map<string, string>;
  readonly logs: { readonly userId: string; readonly text: string; readonly at: number }[];
}

export const fakeBackend = (clock: TestClock = testClock()): FakeBackend => ({
  clock,
  users: new Map(),
  deleted: new Set(),
  logins: new Map(),
  enrolments: new Map(),
  subscriptions: new Map(),
  invoices: new Map(),
  trials: new Map(),
  conversations: [],
  answers: new Map(),
  feedback: new Map(),
  cards: [],
  newsletter: new Set(),
  contactMessages: new Map(),
  logs: [],
});

/** What every call begins with: a caller who has left asks nothing, and a deleted account opens nothing. */
export const admit = ({ deleted }: FakeBackend, uid: string, signal: AbortSignal | undefined): void => {
  signal?.throwIfAborted();
  if (deleted.has(uid)) throw new Failure('session/account-deleted');
};

/** Everybody may touch what is their own only (R1). */
export const requireSelf = (ownId: string, id: string): void => {
  if (id !== ownId) throw new Failure('session/forbidden');
};

export const requireUser = ({ users }: FakeBackend, id: string): User => {
  const user = users.get(id);
  if (user === undefined) throw new Failure('request/not-found');
  return user;
};

export const requireClass = (classId: number | null | undefined): void => {
  if (typeof classId === 'number' && schoolClassById(classId) === undefined) throw new Failure('request/invalid');
};
