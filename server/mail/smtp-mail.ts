import { createTransport } from 'nodemailer';
import { MailFailure, type Letter, type Mail } from '#server/mail/mail.port.ts';

export interface SmtpSettings {
  /** Like `smtps://user:password@host:465`. */
  readonly url: string;
  /** Like `Nauka <nauka@example.org>`, or the bare address. */
  readonly from: string;
}

const SECOND = 1000;
const LIMITS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 30 * SECOND,
};

/** Any mail server that speaks SMTP. */
export const smtpMail = ({ url, from }: SmtpSettings): Mail => {
  const transport = createTransport({ url, ...LIMITS, disableFileAccess: true, disableUrlAccess: true });
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, recipient, subject, text, replyTo, unsubscribeUrl }: Letter) {
      try {
        await transport.sendMail({
          from,
          // As an object, so that a comma in it makes no second recipient.
          to: { name: '', address: recipient },
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          // So that machines do not answer machines (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
          ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        });
      } catch (cause) {
        throw new MailFailure(isPermanent(cause), { cause });
      }
    },
  };
};

const unsubscribeHeaders = (url: string | null): Readonly<Record<string, string>> =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** A receiver that says 5xx of a letter means it, but a refused login is ours to mend; an address that is none never becomes one. */
const isPermanent = (cause: unknown): boolean => {
  const { code, responseCode } = Object(cause) as { readonly code?: unknown; readonly responseCode?: unknown };
  if (code === 'EAUTH') return false;
  return typeof responseCode === 'number' ? responseCode >= 500 : code === 'EENVELOPE';
};
