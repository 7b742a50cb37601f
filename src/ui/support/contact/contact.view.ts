import type { SnapshotFrom } from 'xstate';
import type { contactMachine } from '#domain/support/contact/contact.machine.ts';
import { contactProblems } from '#domain/support/contact/contact.rules.ts';
import type { ContactForm } from '#domain/support/contact/contact.types.ts';
import { contactProblemTexts } from '#ui/texts/contact.pl.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';

export type ContactView =
  | { readonly screen: 'sent'; readonly email: string }
  | {
      readonly screen: 'form';
      readonly values: ContactForm;
      readonly isBusy: boolean;
      /** What is wrong with a field. */
      readonly mistakes: Readonly<Partial<Record<keyof ContactForm, string>>>;
      /** Why it could not be sent. */
      readonly error: string | undefined;
    };

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

const mistakesIn = (values: ContactForm): Readonly<Partial<Record<keyof ContactForm, string>>> => {
  const problems = contactProblems(values);
  const mistakes: Partial<Record<keyof ContactForm, string>> = {};
  for (const field of FIELDS) {
    const problem = problems[field];
    if (problem !== undefined) mistakes[field] = contactProblemTexts[problem];
  }
  return mistakes;
};

export const selectContact = (snapshot: SnapshotFrom<typeof contactMachine>): ContactView => {
  const { values, isChecked, failure } = snapshot.context;
  if (snapshot.matches('sent')) return { screen: 'sent', email: values.email.trim() };
  return {
    screen: 'form',
    values,
    isBusy: snapshot.hasTag('busy'),
    mistakes: isChecked ? mistakesIn(values) : {},
    error: failure === null ? undefined : failureTexts[failure],
  };
};
