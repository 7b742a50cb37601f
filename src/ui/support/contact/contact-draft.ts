import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { contactMachine } from '#domain/support/contact/contact.machine.ts';
import { EMPTY_CONTACT, filledFromProfile } from '#domain/support/contact/contact.rules.ts';
import type { ContactForm, ContactRequest } from '#domain/support/contact/contact.types.ts';
import { SUPPORT } from '#composition/support.tokens.ts';
import type { SessionView } from '#ui/navigation/session.view.ts';
import { useService } from '#ui/services.tsx';
import { contactRequestTexts } from '#ui/texts/contact.pl.ts';

type Contact = ActorRefFrom<typeof contactMachine>;

const fillIn = (contact: Contact, change: Partial<ContactForm>) =>
  contact.send({ type: 'pupil.fieldsChanged', change });

/** What stands in the form already: the words of a request, what was begun before, and the profile. All of it comes late, since the page is prerendered for nobody. */
export const useFilledContact = (contact: Contact, session: SessionView, request: ContactRequest | null): void => {
  const drafts = useService(SUPPORT.contactDrafts);
  const user = session.status === 'registered' ? session.user : null;
  const userId = user?.id ?? null;
  const isKnown = session.status !== 'unknown';
  const writer = useRef<string | null>(null);

  useEffect(() => {
    if (!isKnown) return undefined;
    // What one pupil wrote is not for the next (R14).
    if (writer.current !== null && writer.current !== userId) fillIn(contact, EMPTY_CONTACT);
    writer.current = userId;
    const { subject, message } = contact.getSnapshot().context.values;
    const begun = drafts.read(userId, request ?? '') ?? (request === null ? null : contactRequestTexts[request]);
    if (subject === '' && message === '' && begun !== null) fillIn(contact, begun);
    const keep = ({ context: { values } }: ReturnType<Contact['getSnapshot']>) =>
      drafts.keep(userId, request ?? '', { subject: values.subject, message: values.message });
    // Something may have been typed before it was known by whom.
    keep(contact.getSnapshot());
    const keeping = contact.subscribe(keep);
    return () => keeping.unsubscribe();
  }, [contact, drafts, isKnown, userId, request]);

  useEffect(() => {
    if (user === null) return;
    const { values } = contact.getSnapshot().context;
    const filled = filledFromProfile(values, user);
    if (filled.name !== values.name || filled.email !== values.email) fillIn(contact, filled);
  }, [contact, user]);
};
