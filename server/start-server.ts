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
import { serverMetrics } from '#server/metrics/server-metrics.ts';
import { openIdentity } from '#server/open-identity.ts';
import { listeningUrl } from '#server/shared/listening-port.ts';
import { exposedBy } from '#server/settings/refusals.rules.ts';
import type { Settings } from '#server/settings/settings.ts';
import { usedFolder } from '#server/settings/used-folder.ts';
import { openQuizGenerator } from '#server/learning/quiz-generator/open-quiz-generator.ts';
import { openTracing } from '#server/tracing/open-tracing.ts';
import { openTutor } from '#server/tutor/open-tutor.ts';
import { databaseLine, failingWith, folderLine, identityLine, listeningLine } from '#server/start-failures.ts';
import { watchTutor } from '#server/tutor-watch.ts';

const WEB_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Everything that these settings ask for, answering when it resolves. */
export const startServer = async (settings: Settings): Promise<RunningServer> => {
  const now = Date.now;
  const unlock = await lockData(settings);
  const tracing = await openTracing(settings);
  const [database, identity] = await Promise.all([
    openDatabase(settings.database, tracing?.watchQuery).catch(failingWith(databaseLine(settings.database))),
    openIdentity(settings, now).catch(failingWith(identityLine(settings))),
  ]);
  const metrics = serverMetrics({ lateness: async () => jobs.lateness(), connections: database.connections });
  metrics.watchProcess();
  const reports = watchTutor(() => app.log, metrics.tutor, tracing);
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
        const folder = usedFolder(settings);
        if (folder !== null) await tryDisk(folder);
      },
      lateness: async () => jobs.lateness(),
    },
    deletion,
    tutor: openTutor(settings.model, reports),
    replies,
    quizGenerator: openQuizGenerator(settings.model, reports),
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
    metrics,
    tracing,
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
  if (isEmulatorExposed(settings))
    app.log.warn(
      'ANYBODY WHO REACHES THIS SERVER MAY BE ANYBODY, administrators too: the Auth emulator is off loopback (ALLOW_EMULATOR_OFF_LOOPBACK)',
    );
  await openCatalogue().catch((error: unknown) => app.log.error(error, 'the plans are not up to date'));
  await app.listen({ port: settings.port, host: settings.host }).catch(failingWith(listeningLine(settings)));

  void tellWaiters({ database: database.database, payments: payments.payments, now }).catch((error: unknown) =>
    app.log.warn(error, 'not everybody was told that payments are possible'),
  );
  const jobs = runJobs({
    database: database.database,
    jobs: serverJobs({ database: database.database, payments, mail, deletion, openCatalogue, now, report: reportJob }),
    report: reportJob,
    onRun: metrics.jobs.ran,
  });
  return {
    url: baseUrl(),
    close: async () => {
      const jobsEnded = jobs.close();
      const mailEnded = mail.close().catch(() => {});
      await app.close();
      // Those that nobody waits for any more are stored before the database closes.
      await replies.settle();
      await Promise.all([jobsEnded, mailEnded, tracing?.close()]);
      await identity.close();
      await database.close();
      unlock();
    },
  };
};

const isEmulatorExposed = ({ identity, host, publicUrl }: Settings): boolean =>
  identity.kind === 'emulator' && exposedBy({ HOST: host, PUBLIC_URL: publicUrl }) !== null;

/** PGlite's and the emulator's files are one process's alone. */
const lockData = async (settings: Settings): Promise<() => void> => {
  const folder = usedFolder(settings);
  return folder === null ? () => {} : lockDirectory(folder).catch(failingWith(folderLine(folder)));
};
