import type { SnapshotFrom } from 'xstate';
import type { newsletterMachine } from '#domain/support/newsletter/newsletter.machine.ts';
import { newsletterProblems } from '#domain/support/newsletter/newsletter.rules.ts';
import { newsletterFailureText, newsletterProblemTexts } from '#ui/texts/newsletter.pl.ts';

export interface NewsletterView {
  readonly email: string;
  readonly isBusy: boolean;
  /** Whether an address has just been put on the list. */
  readonly isSubscribed: boolean;
  /** What is wrong with the field. */
  readonly mistake: string | undefined;
  /** Why it could not be sent. */
  readonly error: string | undefined;
}

export const selectNewsletter = (snapshot: SnapshotFrom<typeof newsletterMachine>): NewsletterView => {
  const { values, isChecked, failure } = snapshot.context;
  const problem = isChecked ? newsletterProblems(values).email : undefined;
  return {
    email: values.email,
    isBusy: snapshot.hasTag('busy'),
    isSubscribed: snapshot.matches('sent'),
    mistake: problem === undefined ? undefined : newsletterProblemTexts[problem],
    error: failure === null ? undefined : newsletterFailureText(failure),
  };
};
