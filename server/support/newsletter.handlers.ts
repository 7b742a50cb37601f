import type { Database } from '#server/database/database.types.ts';
import { notFound } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import { addLetter, addLetterOnceIn } from '#server/mail/letters.repository.ts';
import type { Mailing } from '#server/mail/mailing.types.ts';
import { addSubscriber, findSubscriber, removeSubscriber } from '#server/support/newsletter.repository.ts';
import type { VisitorLimits } from '#server/support/visitor-limits.ts';
import { NEWSLETTER_LETTERS } from '#server/support/newsletter.texts.ts';

interface Dependencies {
  readonly database: Database;
  readonly mailing: Mailing;
  readonly visitorLimits: VisitorLimits;
  readonly now: () => number;
}

const HOUR = 3_600_000;

/** Every address is answered alike: nobody learns here who reads the newsletter (R16). */
const SUBSCRIBED = { success: true, message: 'The address is on the list.' };
const ASKED = { success: true, message: 'An address that is on the list has been sent the link that takes it off.' };
const LEFT = { success: true, message: 'The address is not on the list.' };

export const newsletterHandlers = ({ database, mailing, visitorLimits, now }: Dependencies) => {
  const { links } = mailing;
  const tokenOf = (id: string): string => encodeURIComponent(links.sign('newsletter', id));
  const pageOf = (id: string): string => `${mailing.baseUrl()}/newsletter/wypisz?token=${tokenOf(id)}`;
  const oneClickOf = (id: string): string => `${mailing.baseUrl()}/api/Newsletter/Leave?token=${tokenOf(id)}`;
  return {
    'newsletter.subscribe': async ({ body, ip }) => {
      await visitorLimits.count('newsletter', ip);
      const email = body.email.toLowerCase();
      const id = links.idOf('newsletter', email);
      await database.transaction(async (transaction) => {
        const subscriber = { email, id, source: body.source ?? null, subscribedAt: new Date(now()) };
        if (!(await addSubscriber(transaction, subscriber))) return;
        const letter = NEWSLETTER_LETTERS.welcome(pageOf(id));
        const draft = {
          kind: 'newsletter-welcome',
          recipient: email,
          unsubscribeUrl: oneClickOf(id),
          ...letter,
        } as const;
        await addLetter(transaction, draft, now());
      });
      return SUBSCRIBED;
    },

    'newsletter.unsubscribe': async ({ query, ip }) => {
      await visitorLimits.count('newsletter', ip);
      const email = query.email.toLowerCase();
      await database.transaction(async (transaction) => {
        const id = await findSubscriber(transaction, email);
        if (id === null) return;
        const letter = NEWSLETTER_LETTERS.leave(pageOf(id));
        await addLetterOnceIn(transaction, HOUR, { kind: 'newsletter-leave', recipient: email, ...letter }, now());
      });
      return ASKED;
    },

    'newsletter.leave': async ({ query }) => {
      const id = links.read('newsletter', query.token);
      if (id === null) throw notFound('unknown_link', 'The link is not one of ours.');
      await removeSubscriber(database, id);
      return LEFT;
    },
  } satisfies Handlers;
};
