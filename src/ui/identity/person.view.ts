import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import type { User } from '#domain/identity/user.types.ts';
import { accountTexts, providerTexts } from '#ui/texts/account.pl.ts';

const texts = accountTexts.profile;

/** Only an account of our own has a password to change (S1 §2.86, §6.20). */
export const hasPassword = ({ authProvider }: Pick<User, 'authProvider'>): boolean => authProvider === 'Email';

const providerText = (user: User): string => {
  if (hasPassword(user)) return providerTexts.password;
  return /google/i.test(user.authProvider) ? providerTexts.google : user.authProvider;
};

const yesOrNo = (is: boolean): string => (is ? texts.yes : texts.no);

export interface ProfileLine {
  readonly term: string;
  readonly value: string;
  /** What may be done with it. */
  readonly action: 'none' | 'copy' | 'withdraw';
}

const line = (term: string, value: string, action: ProfileLine['action'] = 'none'): ProfileLine => ({
  term,
  value: value || texts.missing,
  action,
});

/** The list of S1 §2.92–2.99, and what is known of a guardian (R8). */
export const profileLines = (user: User): readonly ProfileLine[] => [
  line(texts.firstName, user.firstName),
  line(texts.email, user.email),
  line(texts.schoolClass, (user.classId === null ? undefined : schoolClassById(user.classId)?.displayName) ?? ''),
  line(texts.provider, providerText(user)),
  line(texts.registered, texts.dateOf(user.registeredDate)),
  ...(user.isUnder16 === true
    ? [
        line(texts.guardianConsent, yesOrNo(user.guardianConsent), user.guardianConsent ? 'withdraw' : 'none'),
        line(texts.guardianEmail, user.guardianEmail ?? ''),
      ]
    : []),
  line(texts.marketing, yesOrNo(user.marketingConsent)),
  line(texts.terms, yesOrNo(user.isTermsAccepted)),
  line(texts.userId, user.id, 'copy'),
];
