import { firstNameProblem } from '#domain/identity/credentials.rules.ts';
import { countsAsUnder16, marketingConsentOf } from '#domain/identity/guardian.rules.ts';
import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import type { Database } from '#server/database/database.types.ts';
import { accountDeleted, conflict, forbidden, invalid } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { AccountDeletion } from '#server/identity/account-deletion.port.ts';
import { lockPerson, isDeleted } from '#server/identity/deletions.repository.ts';
import { askGuardian } from '#server/identity/guardian-letter.ts';
import { changedGuardianship, NOT_ASKED } from '#server/identity/guardian.rules.ts';
import type { Mailing } from '#server/mail/mailing.types.ts';
import type { Identity } from '#server/api/identity.types.ts';
import { exportOf } from '#server/identity/user-export.repository.ts';
import { userAnswer } from '#server/identity/user.mapper.ts';
import {
  changeUser,
  findUser,
  findUserForUpdate,
  insertUser,
  listUsers,
  userNotFound,
} from '#server/identity/users.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly deletion: AccountDeletion;
  readonly mailing: Mailing;
  readonly now: () => number;
}

export const userHandlers = ({ database, deletion, mailing, now }: Dependencies) =>
  ({
    'users.find': async ({ identity, params }) => {
      const user = await findUser(database, params.id);
      if (user === null) throw userNotFound();
      return userAnswer(user, identity);
    },

    'users.list': async ({ identity }) => (await listUsers(database)).map((user) => userAnswer(user, identity)),

    'users.add': async ({ identity, body, ip, once }) => {
      requireKnownClass(body.classId);
      if (body.firstName !== undefined) requireFirstName(body.firstName);
      const email = emailOf(identity);
      const classId = body.classId ?? null;
      const guardianship = changedGuardianship(NOT_ASKED, body, { pupilEmail: email, isByAdmin: false, now: now() });
      const isUnder16 = countsAsUnder16({ ...guardianship, classId });
      return once(async (transaction) => {
        await lockPerson(transaction, identity.uid);
        if (await isDeleted(transaction, identity.uid)) throw accountDeleted();
        const user = await insertUser(transaction, {
          id: identity.uid,
          firstName: body.firstName ?? '',
          lastName: body.lastName ?? '',
          displayName: body.displayName,
          email,
          isTermsAccepted: body.isTermsAccepted ?? false,
          authProvider: identity.provider,
          ipRegistered: ip,
          registeredDate: new Date(now()),
          marketingConsent: marketingConsentOf(isUnder16, body.marketingConsent ?? false),
          classId,
          ...guardianship,
        });
        if (user === null) throw conflict('user_exists', 'The user exists.');
        await askGuardian(transaction, user, NOT_ASKED, mailing, now());
        return userAnswer(user, identity);
      });
    },

    'users.update': async ({ identity, params, body }) => {
      if (body.id !== undefined && body.id !== params.id) throw forbidden();
      requireKnownClass(body.classId);
      const isLeaving = typeof body.deleteDate === 'string';
      const user = await database.transaction(async (transaction) => {
        // In the order of every deletion, so that two never wait for each other.
        if (isLeaving) await lockPerson(transaction, params.id);
        const stored = await findUserForUpdate(transaction, params.id);
        if (stored === null) throw userNotFound();
        // What comes back unchanged is not judged.
        if (body.firstName !== undefined && body.firstName !== stored.firstName) requireFirstName(body.firstName);
        const guardianship = changedGuardianship(stored, body, {
          pupilEmail: stored.email,
          isByAdmin: identity.isAdmin,
          now: now(),
        });
        const classId = body.classId ?? stored.classId;
        const isUnder16 = countsAsUnder16({ ...guardianship, classId });
        const changed = await changeUser(transaction, {
          ...stored,
          firstName: body.firstName ?? stored.firstName,
          lastName: body.lastName ?? stored.lastName,
          displayName: body.displayName ?? stored.displayName,
          isTermsAccepted: stored.isTermsAccepted || body.isTermsAccepted === true,
          marketingConsent: marketingConsentOf(isUnder16, body.marketingConsent ?? stored.marketingConsent),
          classId,
          ...guardianship,
        });
        if (!isLeaving) {
          await askGuardian(transaction, changed, stored, mailing, now());
          return changed;
        }
        await deletion.request(transaction, identity, params.id);
        return (await findUser(transaction, params.id)) ?? changed;
      });
      if (isLeaving) await deletion.carryOut(params.id);
      return userAnswer(user, identity);
    },

    'users.remove': async ({ identity, params }) => {
      await database.transaction((transaction) => deletion.request(transaction, identity, params.id));
      await deletion.carryOut(params.id);
      return {};
    },

    'users.export': async ({ identity }) => {
      const all = await exportOf(database, identity, now());
      if (all === null) throw userNotFound();
      return all;
    },
  }) satisfies Handlers;

const requireKnownClass = (classId: number | null | undefined): void => {
  if (typeof classId === 'number' && schoolClassById(classId) === undefined) throw invalid('classId', 'no such class');
};

const requireFirstName = (firstName: string): void => {
  const problem = firstNameProblem(firstName);
  if (problem !== undefined) throw invalid('firstName', problem);
};

const emailOf = ({ email }: Identity): string => {
  if (email === null) throw invalid('email', 'the signed-in person has none');
  return email;
};
