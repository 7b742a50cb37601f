import { eq, sql } from 'drizzle-orm';
import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import { claimTrialOf } from '#server/access/trial.repository.ts';
import type { Database } from '#server/database/database.types.ts';
import { users } from '#server/database/schema.ts';
import { conflict, invalid } from '#server/http/api-failure.ts';
import type { Handlers } from '#server/http/handler.types.ts';
import type { Identity } from '#server/identity/identity.types.ts';
import { requireSelf, requireSelfOrAdmin } from '#server/identity/own.rules.ts';
import { userAnswer } from '#server/identity/user.mapper.ts';
import { deleteUser, findUser, insertUser, listUsers, userNotFound } from '#server/identity/users.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

export const userHandlers = ({ database, now }: Dependencies) =>
  ({
    'users.find': async ({ identity, params }) => {
      requireSelfOrAdmin(identity, params.id);
      const user = await findUser(database, params.id);
      if (user === null) throw userNotFound();
      return userAnswer(user);
    },

    'users.list': async () => (await listUsers(database)).map(userAnswer),

    'users.add': async ({ identity, body, ip, once }) => {
      requireSelf(identity, body.id);
      requireKnownClass(body.classId);
      return once(async (transaction) => {
        const user = await insertUser(transaction, {
          id: identity.uid,
          firstName: body.firstName ?? '',
          lastName: body.lastName ?? '',
          displayName: body.displayName,
          email: emailOf(identity),
          isTermsAccepted: body.isTermsAccepted ?? false,
          authProvider: identity.provider,
          ipRegistered: ip,
          registeredDate: new Date(now()),
          marketingConsent: body.marketingConsent ?? false,
          classId: body.classId ?? null,
        });
        if (user === null) throw conflict('user_exists', 'The user exists.');
        return userAnswer(user);
      });
    },

    'users.update': async ({ identity, params, body }) => {
      requireSelfOrAdmin(identity, params.id);
      if (body.id !== undefined) requireSelfOrAdmin(identity, body.id);
      requireKnownClass(body.classId);
      const { firstName, lastName, displayName, marketingConsent } = body;
      const [user] = await database
        .update(users)
        .set({
          // Also keeps the update from being empty.
          isTermsAccepted: sql`${users.isTermsAccepted} or ${body.isTermsAccepted === true}`,
          ...(firstName !== undefined && { firstName }),
          ...(lastName !== undefined && { lastName }),
          ...(displayName !== undefined && { displayName }),
          ...(marketingConsent !== undefined && { marketingConsent }),
          ...(typeof body.classId === 'number' && { classId: body.classId }),
          ...(typeof body.deleteDate === 'string' && { deleteDate: sql`coalesce(${users.deleteDate}, ${new Date(now()).toISOString()})` }),
        })
        .where(eq(users.id, params.id))
        .returning();
      if (user === undefined) throw userNotFound();
      return userAnswer(user);
    },

    'users.remove': async ({ identity, params }) => {
      requireSelfOrAdmin(identity, params.id);
      await database.transaction(async (transaction) => {
        if (params.id === identity.uid) await claimTrialOf(transaction, identity, now());
        await deleteUser(transaction, params.id);
      });
      return {};
    },
  }) satisfies Handlers;

const requireKnownClass = (classId: number | null | undefined): void => {
  if (typeof classId === 'number' && schoolClassById(classId) === undefined) throw invalid('classId', 'no such class');
};

const emailOf = ({ email }: Identity): string => {
  if (email === null) throw invalid('email', 'the signed-in person has none');
  return email;
};
