import type { OpenPayments } from '#server/billing/open-payments.ts';
import type { Database } from '#server/database/database.types.ts';
import type { AccountDeletion } from '#server/identity/account-deletion.port.ts';
import type { Job } from '#server/jobs/job.types.ts';
import type { OpenMail } from '#server/mail/open-mail.ts';
import { deleteOldData } from '#server/retention/old-data.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Dependencies {
  readonly database: Database;
  readonly payments: Pick<OpenPayments, 'deliver'>;
  readonly mail: Pick<OpenMail, 'deliver'>;
  readonly deletion: Pick<AccountDeletion, 'resume'>;
  readonly openCatalogue: () => Promise<void>;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** All that the server does by itself. */
export const serverJobs = (dependencies: Dependencies): readonly Job[] => {
  const { database, payments, mail, deletion, openCatalogue, now, report } = dependencies;
  return [
    { name: 'letters', every: 5, run: mail.deliver },
    { name: 'payment-events', every: 15, run: payments.deliver },
    { name: 'catalogue', every: MINUTE, run: openCatalogue },
    { name: 'deletions', every: 5 * MINUTE, run: deletion.resume },
    { name: 'retention', every: HOUR, run: () => deleteOldData(database, now(), report) },
  ];
};
