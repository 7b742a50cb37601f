import { eq, inArray } from 'drizzle-orm';
import { deleteTrialClaims, startTrial } from '#server/access/trial.repository.ts';
import { PLAN_CATALOGUE } from '#server/billing/catalogue/plan-catalogue.ts';
import { seedPlans } from '#server/billing/catalogue/plans.repository.ts';
import { deleteObjects } from '#server/billing/embedded/embedded-store.ts';
import type { Database } from '#server/database/database.types.ts';
import { invoices } from '#server/database/schema/purchases.tables.ts';
import { deletions } from '#server/database/schema/deletion.tables.ts';
import { logs } from '#server/database/schema/support.tables.ts';
import { trials } from '#server/database/schema/access.tables.ts';
import { users } from '#server/database/schema/users.tables.ts';
import { addDeletion, finishDeletion } from '#server/identity/deletions.repository.ts';
import type { Identity } from '#server/api/identity.types.ts';
import { seedEnrolment, seedUser } from '#server/test-profile/persona-account.ts';
import {
  DOCUMENTS,
  seedConversation,
  seedDocuments,
  type DocumentIds,
} from '#server/test-profile/persona-documents.ts';
import { seedPurchase, type LeftPurchase } from '#server/test-profile/persona-purchases.ts';

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
    readonly documentIds: DocumentIds;
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

const PURCHASES: Readonly<Partial<Record<Persona, LeftPurchase>>> = {
  basic: { planId: 'basic-monthly', daysAgo: 10 },
  premium: { planId: 'premium-annual', daysAgo: 10 },
  oneTime: { planId: 'premium-monthly-once', daysAgo: 10 },
  cancelledInPeriod: { planId: 'standard-monthly', daysAgo: 10, isCancelled: true },
  expiredSub: { planId: 'basic-monthly', daysAgo: 40, isCancelled: true },
};

const identityOf = (persona: Persona): Identity => ({
  uid: `p-${persona}`,
  email: `p-${persona}@example.test`,
  isEmailVerified: false,
  displayName: null,
  provider: 'Email',
  isAdmin: persona === 'admin',
  authenticatedAt: 0,
});

const OBJECTS = ['tutor', 'buddy', ...DOCUMENTS] as const;

/** The same ids each time. */
const objectId = (persona: Persona, kind: (typeof OBJECTS)[number]): string =>
  `00000000-0000-4000-8000-${String(PERSONAS.indexOf(persona) * 10 + OBJECTS.indexOf(kind) + 1).padStart(12, '0')}`;

const documentIds = (persona: Persona): DocumentIds => ({
  quiz: objectId(persona, 'quiz'),
  flashcard: objectId(persona, 'flashcard'),
  exam: objectId(persona, 'exam'),
  handedInExam: objectId(persona, 'handedInExam'),
  card: objectId(persona, 'card'),
});

/** Makes the personas as they are told here, whatever they were before. `now` in milliseconds. */
export const seedPersonas = (database: Database, now: number): Promise<SeededPersonas> =>
  database.transaction(async (transaction) => {
    await seedPlans(transaction);
    await deletePersonas(transaction, PERSONAS);
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

/** One of them anew, the others as they have become. */
export const reseedPersona = (database: Database, persona: Persona, now: number): Promise<SeededPersona> =>
  database.transaction(async (transaction) => {
    await deletePersonas(transaction, [persona]);
    return seedPersona(transaction, persona, now);
  });

const deletePersonas = async (transaction: Database, personas: readonly Persona[]): Promise<void> => {
  const identities = personas.map(identityOf);
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
  await seedUser(transaction, uid, told.email, now);
  const schoolYearId = await seedEnrolment(transaction, uid, now);
  for (const mode of ['tutor', 'buddy'] as const)
    await seedConversation(transaction, uid, objectId(persona, mode), mode, now);
  await transaction.insert(logs).values({ userId: uid, text: 'seeded', timeStamp: new Date(now) });
  const ids = documentIds(persona);
  await seedDocuments(transaction, uid, ids, now);
  const trial = TRIALS[persona];
  if (trial !== undefined) {
    await startTrial(transaction, identity, now);
    await transaction
      .update(trials)
      .set({ expiresAt: new Date(now + trial.time), remainingPoints: trial.points })
      .where(eq(trials.userId, uid));
  }
  const bought = PURCHASES[persona];
  if (bought !== undefined) await seedPurchase(transaction, uid, bought, now);
  return {
    ...told,
    own: {
      schoolYearId,
      conversationIds: { tutor: objectId(persona, 'tutor'), buddy: objectId(persona, 'buddy') },
      documentIds: ids,
    },
  };
};
