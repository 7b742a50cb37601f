import type { Database } from '#server/database/database.types.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import { redacted } from '#server/support/log-redaction.rules.ts';
import { addLog } from '#server/support/logs.repository.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

export const logHandlers = ({ database, now }: Dependencies) =>
  ({
    'logs.write': async ({ body: { userID, text, timeStamp } }) => {
      // A clock that is ahead would keep its log for longer than any other.
      const happenedAt = new Date(Math.min(new Date(timeStamp).getTime(), now()));
      await addLog(database, { userId: userID, text: redacted(text), timeStamp: happenedAt });
      return {};
    },
  }) satisfies Handlers;
