import { eq, inArray } from 'drizzle-orm';
import { FREE_MEMBERSHIP_TYPE_ID } from '#contract/schemas/school-year.schema.ts';
import { deleteTrialClaims, startTrial } from '#server/access/trial.repository.ts';
import { ownPriceIds } from '#server/billing/catalogue/own-prices.ts';
import { PLAN_CATALOGUE, type PlanRow } from '#server/billing/catalogue/plan-catalogue.ts';
import { seedPlans } from '#server/billing/catalogue/plans.repository.ts';
import { newSubscription, secondsOf } from '#server/billing/embedded/embedded-objects.ts';
import { deleteObjects, putObject } from '#server/billing/embedded/embedded-store.ts';
import { PAID_ONCE } from '#server/billing/purchases/purchase-access.rules.ts';
import type { Database } from '#server/database/database.types.ts';
import { conversations } from '#server/database/schema/learning.tables.ts';
import { customers, invoices, subscriptions } from '#server/database/schema/purchases.tables.ts';
import { deletions } from '#server/database/schema/deletion.tables.ts';
import { schoolYears, userSchoolYears } from '#server/database/schema/school-years.tables.ts';
import { logs } from '#server/database/schema/support.tables.ts';
import { trials } from '#server/database/schema/access.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { addDeletion, finishDeletion } from '#server/identity/deletions.repository.ts';
import type { Identity } from '#server/api/identity.types.ts';
import { schoolYearAt } from '#server/identity/school-year.rules.ts';
import { insertUser } from '#server/identity/users.repository.ts';
import { appendTurns } from '#server/learning/conversations.repository.ts';

/** The kinds of people whom access depends on. A newcomer has an identity account only. */
export const PERSONAS = [
  'newcomer',
  'registered',
  'trial',
  'trialExpired',
  'trialDepleted',
  'basic',
  'premium',
  'oneTime',
  'cancelledInPeriod',
  'expiredSub',
  'deleted',
  'admin',
] as const;

export type Persona = (typeof PERSONAS)[number];

/** What a token of the persona says, and the ids of what they own. */
export interface SeededPersona {
  readonly uid: string;
  readonly email: string;
  readonly claims: Readonly<Record<string, boolean>>;
  readonly own: {
    readonly schoolYearId: string;
    readonly conversationIds: Readonly<Record<'tutor' | 'buddy', string>>;
  } | null;
}

export interface SeededPersonas {
  readonly personas: Readonly<Record<Persona, SeededPersona>>;
  /** Ids of the plans that can be bought. */
  readonly plans: readonly string[];
}

const HOUR = 3_600_000;

/** A trial as it is left: points, and milliseconds that remain. */
const TRIALS: Readonly<Partial<Record<Persona, { readonly points: number; readonly time: number }>>> = {
  trial: { points: 20, time: 20 * HOUR },
  trialExpired: { points: 10, time: -HOUR },
  trialDepleted: { points: 0, time: 20 * HOUR },
};

/** A purchase as it is left: days since it began, and how it stands. */
const PURCHASES: Readonly<
  Partial<Record<Persona, { readonly planId: string; readonly daysAgo: number; readonly isCancelled?: true }>>
> = {
  basic: { planId: 'basic-monthly', daysAgo: 10 },
  premium: { planId: 'premium-annual', daysAgo: 10 },
  oneTime: { planId: 'premium-monthly-once', daysAgo: 10 },
  cancelledInPeriod: { planId: 'standard-monthly', daysAgo: 10, isCancelled: true },
  expiredSub: { planId: 'basic-monthly', daysAgo: 40, isCancelled: true },
};

const DAY = 24 * HOUR;

const CLASS_ID = 11;

const identityOf = (persona: Persona): Identity => ({
  uid: `p-${persona}`,
  email: `p-${persona}@example.test`,
  isEmailVerified: false,
  displayName: null,
  provider: 'Email',
  isAdmin: persona === 'admin',
  authenticatedAt: 0,
});

/** The same ids each time. */
const conversationId = (persona: Persona, mode: 'tutor' | 'buddy'): string =>
  `00000000-0000-4000-8000-${String(PERSONAS.indexOf(persona) * 10 + (mode === 'tutor' ? 1 : 2)).padStart(12, '0')}`;

/** Makes the personas as they are told here, whatever they were before. `now` in milliseconds. */
export const seedPersonas = (database: Database, now: number): Promise<SeededPersonas> =>
  database.transaction(async (transaction) => {
    await seedPlans(transaction);
    await deletePersonas(transaction);
    const seed = (persona: Persona) => seedPersona(transaction, persona, now);
    return {
      personas: {
        newcomer: await seed('newcomer'),
        registered: await seed('registered'),
        trial: await seed('trial'),
        trialExpired: await seed('trialExpired'),
        trialDepleted: await seed('trialDepleted'),
        basic: await seed('basic'),
        premium: await seed('premium'),
        oneTime: await seed('oneTime'),
        cancelledInPeriod: await seed('cancelledInPeriod'),
        expiredSub: await seed('expiredSub'),
        deleted: await seed('deleted'),
        admin: await seed('admin'),
      },
      plans: PLAN_CATALOGUE.map(({ id }) => id),
    };
  });

const deletePersonas = async (transaction: Database): Promise<void> => {
  const identities = PERSONAS.map(identityOf);
  const uids = identities.map(({ uid }) => uid);
  for (const uid of uids) await deleteObjects(transaction, `cus_${uid}`);
  await transaction.delete(invoices).where(
    inArray(
      invoices.id,
      uids.map((uid) => `in_${uid}`),
    ),
  );
  await transaction.delete(users).where(inArray(users.id, uids));
  await transaction.delete(deletions).where(inArray(deletions.userId, uids));
  for (const identity of identities) await deleteTrialClaims(transaction, identity);
};

const seedPersona = async (transaction: Database, persona: Persona, now: number): Promise<SeededPersona> => {
  const identity = identityOf(persona);
  const { uid } = identity;
  const told = { uid, email: `${uid}@example.test`, claims: persona === 'admin' ? { admin: true } : {} };
  if (persona === 'newcomer') return { ...told, own: null };
  if (persona === 'deleted') {
    await addDeletion(transaction, uid, now);
    await finishDeletion(transaction, uid, now);
    return { ...told, own: null };
  }
  await seedUser(transaction, told, now);
  const schoolYearId = await seedEnrolment(transaction, uid, now);
  for (const mode of ['tutor', 'buddy'] as const)
    await seedConversation(transaction, uid, conversationId(persona, mode), mode, now);
  await transaction.insert(logs).values({ userId: uid, text: 'seeded', timeStamp: new Date(now) });
  const trial = TRIALS[persona];
  if (trial !== undefined) {
    await startTrial(transaction, identity, now);
    await transaction
      .update(trials)
      .set({ expiresAt: new Date(now + trial.time), remainingPoints: trial.points })
      .where(eq(trials.userId, uid));
  }
  await seedPurchase(transaction, persona, uid, now);
  return {
    ...told,
    own: {
      schoolYearId,
      conversationIds: { tutor: conversationId(persona, 'tutor'), buddy: conversationId(persona, 'buddy') },
    },
  };
};

const seedUser = (transaction: Database, { uid, email }: Pick<SeededPersona, 'uid' | 'email'>, now: number) =>
  insertUser(transaction, {
    id: uid,
    firstName: 'Ala',
    lastName: '',
    displayName: 'Ala',
    email,
    isTermsAccepted: true,
    authProvider: 'Email',
    ipRegistered: '127.0.0.1',
    registeredDate: new Date(now),
    classId: CLASS_ID,
    isUnder16: false,
  });

const seedPurchase = async (transaction: Database, persona: Persona, userId: string, now: number): Promise<void> => {
  const bought = PURCHASES[persona];
  const plan = PLAN_CATALOGUE.find(({ id }) => id === bought?.planId);
  if (bought === undefined || plan === undefined) return;
  const start = new Date(now - bought.daysAgo * DAY);
  const end = new Date(start.getTime() + plan.durationDays * DAY);
  const hasEnded = end.getTime() <= now;
  const cancelAt = bought.isCancelled === true ? end : null;
  const liveStatus = plan.isRecurring ? 'active' : PAID_ONCE;
  await transaction.insert(customers).values({ id: `cus_${userId}`, userId, provider: 'embedded' });
  await transaction.insert(subscriptions).values({
    id: `sub_${userId}`,
    userId,
    planId: plan.id,
    provider: 'embedded',
    isRecurring: plan.isRecurring,
    status: hasEnded ? 'canceled' : liveStatus,
    periodStart: start,
    periodEnd: end,
    cancelAt,
    endedAt: hasEnded ? end : null,
    createdAt: start,
    eventAt: start,
    revision: 1,
  });
  if (plan.isRecurring && !hasEnded) await seedAtProvider(transaction, { userId, plan, start, cancelAt });
  await transaction.insert(invoices).values({
    id: `in_${userId}`,
    userId,
    planId: plan.id,
    purchaseId: `sub_${userId}`,
    issuedAt: start,
    paidAt: start,
    amount: plan.price,
    currency: plan.currency,
    status: 'paid',
  });
};

interface LivePurchase {
  readonly userId: string;
  readonly plan: PlanRow;
  readonly start: Date;
  readonly cancelAt: Date | null;
}

/** So that it can be changed, cancelled and resumed there. */
const seedAtProvider = (transaction: Database, { userId, plan, start, cancelAt }: LivePurchase): Promise<void> => {
  const customerId = `cus_${userId}`;
  const made = newSubscription(
    { customer: customerId, metadata: {} },
    plan,
    ownPriceIds('embedded').get(plan.id) ?? '',
    start.getTime(),
  );
  const body = {
    ...made,
    id: `sub_${userId}`,
    cancel_at: cancelAt === null ? null : secondsOf(cancelAt.getTime()),
    cancel_at_period_end: cancelAt !== null,
  };
  return putObject(transaction, 'subscription', { id: body.id, customerId, body });
};

const seedEnrolment = async (transaction: Database, userId: string, now: number): Promise<string> => {
  const year = schoolYearAt(now);
  await transaction.insert(schoolYears).values(year).onConflictDoNothing();
  await transaction
    .insert(userSchoolYears)
    .values({ userId, schoolYearId: year.id, classId: CLASS_ID, membershipTypeId: FREE_MEMBERSHIP_TYPE_ID });
  return year.id;
};

const seedConversation = async (
  transaction: Database,
  userId: string,
  id: string,
  mode: 'tutor' | 'buddy',
  now: number,
): Promise<void> => {
  await transaction
    .insert(conversations)
    .values({ id, userId, mode, title: '2 + 2', messageCount: 0, createdAt: new Date(now) });
  const turns = [
    { role: 'user', content: '2 + 2', pointsUsed: 0 },
    { role: 'assistant', content: '4', pointsUsed: 0 },
  ] as const;
  await appendTurns(transaction, id, turns, now);
};
