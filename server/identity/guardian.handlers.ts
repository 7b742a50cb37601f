import type { Database } from '#server/database/database.types.ts';
import { notFound } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import { findRequest, keepAnswer } from '#server/identity/guardian-requests.repository.ts';
import { changeUser, findUserForUpdate } from '#server/identity/users.repository.ts';
import type { Mailing } from '#server/mail/mailing.types.ts';

interface Dependencies {
  readonly database: Database;
  readonly mailing: Mailing;
  readonly now: () => number;
}

const ANSWERED = { success: true, message: 'The answer has been kept.' };

/** A guardian answers by the link of a letter, which nobody else has (R8). */
export const guardianHandlers = ({ database, mailing, now }: Dependencies) =>
  ({
    'guardian.answer': async ({ body }) => {
      const id = mailing.links.read('guardian', body.token);
      if (id === null) throw unknownLink();
      await database.transaction(async (transaction) => {
        const request = await findRequest(transaction, id);
        const user = request === null ? null : await findUserForUpdate(transaction, request.userId);
        if (request === null || user === null || user.isUnder16 !== true) throw unknownLink();
        if (user.guardianEmail !== request.guardianEmail) throw unknownLink();
        await changeUser(transaction, {
          ...user,
          guardianConsentDate: body.agrees ? (user.guardianConsentDate ?? new Date(now())) : null,
        });
        await keepAnswer(transaction, request, body.agrees ? 'agreed' : 'declined', now());
      });
      return ANSWERED;
    },
  }) satisfies Handlers;

const unknownLink = () => notFound('unknown_link', 'The link is not one of ours, or does not hold any more.');
