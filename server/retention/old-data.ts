import type { Database } from '#server/database/database.types.ts';
import { deleteOldAnswers } from '#server/http/idempotency.ts';
import { deleteOldCounts } from '#server/limits/call-counter.ts';
import { deleteLapsedCalls } from '#server/limits/line.repository.ts';
import { deleteOldLetters } from '#server/mail/letters.repository.ts';
import { deleteOldContactMessages } from '#server/support/contact.repository.ts';
import { deleteOldLogs } from '#server/support/logs.repository.ts';

const RETIREMENTS = [
  deleteOldAnswers,
  deleteOldLetters,
  deleteOldContactMessages,
  deleteOldLogs,
  deleteOldCounts,
  deleteLapsedCalls,
];

/** Deletes what has been kept for as long as we say. What fails is reported, and holds up nothing else. */
export const deleteOldData = async (
  database: Database,
  now: number,
  report: (error: unknown) => void,
): Promise<void> => {
  await Promise.all(RETIREMENTS.map((deleteOld) => deleteOld(database, now).catch(report)));
};
