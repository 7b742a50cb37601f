import { pageForm } from '#domain/shared/form.ts';
import { contactProblems, keptContact, tidiedContact } from './contact.rules.ts';
import type { ContactForm } from './contact.types.ts';

export const contactMachine = pageForm<ContactForm>({
  id: 'contact',
  description:
    'Somebody writes to us and hears back within 24 hours. Name and address come from the profile where there is one, a request for a lesson brings its subject along; a message that cannot be sent stays in the form and is never sent twice.',
  source: ['S2 §2 Contact', 'S2 §5 Contact form', 'S2 §7 Contact', 'S2 §9', 'D19', 'R10'],
  rules: { problemsOf: contactProblems, tidied: tidiedContact, kept: keptContact },
});
