import type { Database } from '#server/database/database.types.ts';
import { logs } from '#server/database/schema/support.tables.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import { lockUser } from '#server/identity/users.repository.ts';
import { redacted } from '#server/support/log-redaction.rules.ts';

export const logHandlers = ({ database }: { readonly database: Database }) =>
  ({
    'logs.write': async ({ body }) => {
      await database.transaction(async (transaction) => {
        await lockUser(transaction, body.userID);
        await transaction
          .insert(logs)
          .values({ userId: body.userID, text: redacted(body.text), timeStamp: new Date(body.timeStamp) });
      });
      return {};
    },
  }) satisfies Handlers;
