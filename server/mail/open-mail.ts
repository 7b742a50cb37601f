import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/database/database.types.ts';
import { addOutboxPage, EMBEDDED_OUTBOX } from '#server/mail/embedded-outbox.ts';
import { letterDelivery } from '#server/mail/letter-delivery.ts';
import { linkSecret } from '#server/mail/link-secret.repository.ts';
import { linkTokens } from '#server/mail/link-tokens.ts';
import type { Mail } from '#server/mail/mail.port.ts';
import type { Mailing } from '#server/mail/mailing.types.ts';
import { smtpMail } from '#server/mail/smtp-mail.ts';
import type { Settings } from '#server/settings/settings.ts';

export interface OpenMail {
  readonly mailing: Mailing;
  /** The page of the embedded outbox, if it is there. */
  addTo(app: FastifyInstance): void;
  /** Sends the letters that are due. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
  readonly baseUrl: () => string;
  readonly report: (error: unknown) => void;
  /** Instead of the one of the settings. */
  readonly mail?: Mail;
}

/** Whoever carries the letters by these settings. */
export const openMail = async (
  { mail: settings, contactAddress }: Pick<Settings, 'mail' | 'contactAddress'>,
  { database, now, baseUrl, report, mail }: Dependencies,
): Promise<OpenMail> => {
  const carrier = mail ?? (settings.kind === 'smtp' ? smtpMail(settings) : EMBEDDED_OUTBOX);
  const delivery = letterDelivery({ database, mail: carrier, now, report });
  return {
    mailing: { links: linkTokens(await linkSecret(database)), contactAddress, baseUrl },
    addTo: (app) => {
      if (settings.kind === 'embedded' && settings.isReadable) addOutboxPage(app, database);
    },
    deliver: delivery.deliverDue,
    close: delivery.close,
  };
};
