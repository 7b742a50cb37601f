import type { SnapshotFrom } from 'xstate';
import type { dataExportMachine } from '#domain/identity/data-export/data-export.machine.ts';
import type { guardianConsentMachine } from '#domain/identity/guardian-consent/guardian-consent.machine.ts';
import { guardianConsentProblems } from '#domain/identity/guardian-consent/guardian-consent.rules.ts';
import type { GuardianConsentForm } from '#domain/identity/guardian-consent/guardian-consent.types.ts';
import { isGuardianMissing } from '#domain/identity/guardian.rules.ts';
import { type GuardianField, type GuardianProblem } from '#domain/identity/guardian-form.rules.ts';
import type { User } from '#domain/identity/user.types.ts';
import type { FailureCode } from '#domain/shared/failure.ts';
import { failureTexts, profileFailureText } from '#ui/texts/failures.pl.ts';

export type AccountTab = 'profile' | 'plan';

export const tabOf = (query: URLSearchParams): AccountTab => (query.get('tab') === 'plan' ? 'plan' : 'profile');

export type GuardianCardView =
  | { readonly card: 'none' }
  | { readonly card: 'thanks' }
  | {
      readonly card: 'form';
      readonly values: GuardianConsentForm;
      readonly errors: Readonly<Partial<Record<GuardianField, GuardianProblem>>>;
      readonly isBusy: boolean;
      readonly error: string | undefined;
    };

/** A guardian who has declined is told as such, everything else as in the edit of the profile. */
const consentFailureText = (code: FailureCode): string =>
  code === 'profile/guardian-declined' ? failureTexts[code] : profileFailureText(code);

export const selectGuardianCard = (
  user: User,
  snapshot: SnapshotFrom<typeof guardianConsentMachine>,
): GuardianCardView => {
  if (snapshot.matches('sent')) return { card: 'thanks' };
  if (!isGuardianMissing(user)) return { card: 'none' };
  const { values, isChecked, failure } = snapshot.context;
  return {
    card: 'form',
    values,
    errors: isChecked ? guardianConsentProblems(values) : {},
    isBusy: snapshot.hasTag('busy'),
    error: failure === null ? undefined : consentFailureText(failure),
  };
};

export interface DataExportView {
  readonly isBusy: boolean;
  readonly isDone: boolean;
  readonly error: string | undefined;
}

export const selectDataExport = (snapshot: SnapshotFrom<typeof dataExportMachine>): DataExportView => {
  const { failure } = snapshot.context;
  return {
    isBusy: snapshot.hasTag('busy'),
    isDone: snapshot.matches('handedOver'),
    error: failure === null ? undefined : failureTexts[failure],
  };
};
