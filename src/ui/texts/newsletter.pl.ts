import type { FailureCode } from '#domain/shared/failure.ts';
import type { NewsletterProblem } from '#domain/support/newsletter/newsletter.types.ts';
import { typeset } from './typeset.ts';

export const newsletterTexts = typeset({
  title: 'Co nowego w Nauce?',
  text: 'Zostaw adres, a napiszemy, gdy pojawi się coś, co pomaga w nauce. W każdym liście jest link, którym się wypiszesz.',
  email: 'Adres e-mail',
  guardian: 'Masz mniej niż 16 lat? Wpisz adres rodzica lub opiekuna.',
  submit: 'Zapisz się',
  privacy: 'Jak chronimy Twój adres',
} as const);

/** S1 §8.41. */
export const NEWSLETTER_SUBSCRIBED = 'Dziękujemy! Zostałeś pomyślnie zapisany do newslettera.';

/** S1 §5.40. */
export const newsletterProblemTexts: Readonly<Record<NewsletterProblem, string>> = {
  'email/format': 'Proszę wprowadzić prawidłowy adres e-mail.',
};

/** Newsletter (S1 §8.42–8.43). */
export const newsletterFailureText = (code: FailureCode): string =>
  code === 'request/refused'
    ? 'Wystąpił błąd podczas zapisu. Spróbuj ponownie.'
    : 'Wystąpił błąd. Proszę spróbować ponownie.';
