import { fileURLToPath } from 'node:url';
import { openPayments } from '#server/billing/open-payments.ts';
import { lockDirectory } from '#server/database/directory-lock.ts';
import { tryDisk } from '#server/database/try-disk.ts';
import { tellWaiters } from '#server/billing/payments-open.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { allHandlers } from '#server/handlers.ts';
import { createApp } from '#server/http/app.ts';
import { accountDeletion } from '#server/deletion/account-deletion.ts';
import { runJobs } from '#server/jobs/run-jobs.ts';
import { serverJobs } from '#server/jobs/server-jobs.ts';
import { aiPlaces } from '#server/learning/ai-places.ts';
import { generalLimits, noGeneralLimits } from '#server/limits/general-limits.ts';
import { noVisitorLimits, visitorLimits } from '#server/support/visitor-limits.ts';
import type { TutorReplies } from '#server/learning/assistant.handlers.ts';
import { runningReplies } from '#server/learning/running-replies.ts';
import { openMail } from '#server/mail/open-mail.ts';
import { openIdentity } from '#server/open-identity.ts';
import { listeningUrl } from '#server/shared/listening-port.ts';
import type { Settings } from '#server/settings/settings.ts';
import { openQuizMaker } from '#server/learning/quiz-maker/open-quiz-maker.ts';
import { openTutor } from '#server/tutor/open-tutor.ts';
import { databaseLine, failingWith, folderLine, identityLine, listeningLine } from '#server/start-failures.ts';
import type { TutorReports } from '#server/tutor/tutor-reports.ts';

const WEB_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Everything that these settings ask for, answering when it resolves. */
export const startServer = async (settings: Settings): Promise<RunningServer> => {
  const now = Date.now;
  const unlock = await lockData(settings);
  const [database, identity] = await Promise.all([
    openDatabase(settings.database).catch(failingWith(databaseLine(settings.database))),
    openIdentity(settings, now).catch(failingWith(identityLine(settings))),
  ]);
  const reports: TutorReports = {
    onGate: (answer) => app.log.info({ answer }, 'the safety gate answered'),
    onFailure: (error) => app.log.error(error, 'the tutor failed and answered all the same'),
    onCall: (call) => app.log.info(call, 'the model was asked'),
    onLeak: (leak) => app.log.info({ leak }, 'the answer guard took a result back'),
  };
  const baseUrl = () => settings.publicUrl ?? listeningUrl(app.server, settings.host);
  const payments = openPayments(settings, { database: database.database, now, baseUrl });
  const mail = await openMail(settings, {
    database: database.database,
    now,
    baseUrl,
    report: (error) => app.log.warn(error, 'a letter was not sent'),
  });
  const deletion = accountDeletion({
    database: database.database,
    accounts: identity.accounts,
    provider: payments.payments.provider,
    now,
    report: (error) => app.log.error(error, 'a deletion was broken off'),
  });
  const replies: TutorReplies = runningReplies();
  const handlers = allHandlers({
    database,
    verifier: identity.verifier,
    upkeep: {
      tryDisk: async () => {
        if (areFilesUsed(settings)) await tryDisk(settings.dataDirectory);
      },
      lateness: async () => jobs.lateness(),
    },
    deletion,
    tutor: openTutor(settings.model, reports),
    replies,
    quizMaker: openQuizMaker(settings.model, reports),
    places: aiPlaces(database.database, settings),
    visitorLimits: settings.areLimitsOff ? noVisitorLimits : visitorLimits(database.database),
    payments: payments.payments,
    mailing: mail.mailing,
    now,
  });
  const app = await createApp({
    settings,
    handlers,
    verifier: identity.verifier,
    database,
    generalLimits: settings.areLimitsOff ? noGeneralLimits : generalLimits(database.database),
    now,
    addPages: (pages) => {
      payments.addTo(pages);
      mail.addTo(pages);
    },
    webFolder: WEB_FOLDER,
  });
  const reportJob = (error: unknown, job?: string) => app.log.warn({ err: error, job }, 'a job failed');
  let isCatalogueOpen = false;
  const openCatalogue = async () => {
    if (isCatalogueOpen) return;
    await payments.openCatalogue();
    isCatalogueOpen = true;
  };
  await openCatalogue().catch((error: unknown) => app.log.error(error, 'the plans are not up to date'));
  await app.listen({ port: settings.port, host: settings.host }).catch(failingWith(listeningLine(settings)));

  void tellWaiters({ database: database.database, payments: payments.payments, now }).catch((error: unknown) =>
    app.log.warn(error, 'not everybody was told that payments are possible'),
  );
  const jobs = runJobs({
    database: database.database,
    jobs: serverJobs({ database: database.database, payments, mail, deletion, openCatalogue, now, report: reportJob }),
    report: reportJob,
  });
  return {
    url: baseUrl(),
    close: async () => {
      const jobsEnded = jobs.close();
      const mailEnded = mail.close().catch(() => {});
      await app.close();
      // Those that nobody waits for any more are stored before the database closes.
      await replies.settle();
      await Promise.all([jobsEnded, mailEnded]);
      await identity.close();
      await database.close();
      unlock();
    },
  };
};

/** PGlite's and the emulator's files are one process's alone. */
const lockData = async (settings: Settings): Promise<() => void> =>
  areFilesUsed(settings)
    ? lockDirectory(settings.dataDirectory).catch(failingWith(folderLine(settings.dataDirectory)))
    : () => {};

const areFilesUsed = (settings: Settings): settings is Settings & { readonly dataDirectory: string } =>
  settings.dataDirectory !== null && (settings.database.kind === 'embedded' || settings.identity.kind === 'emulator');
