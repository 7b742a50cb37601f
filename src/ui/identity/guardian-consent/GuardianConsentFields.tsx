import {
  GUARDIAN_EMAIL_MAX_LENGTH,
  type GuardianField,
  type GuardianForm,
  type GuardianProblem,
} from '#domain/identity/guardian.rules.ts';
import { Checkbox } from '#ui/design/Checkbox.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { guardianProblemTexts, guardianTexts as texts } from '#ui/texts/guardian.pl.ts';
import styles from './GuardianConsentFields.module.css';

type Consent = Pick<GuardianForm, 'guardianConsent' | 'guardianEmail'>;

interface GuardianConsentFieldsProps {
  readonly value: Consent;
  readonly errors: Readonly<Partial<Record<GuardianField, GuardianProblem>>>;
  /** The address of the pupil's account. */
  readonly ownEmail: string | null;
  readonly onChange: (change: Partial<Consent>) => void;
}

const isSameAddress = (typed: string, own: string | null): boolean =>
  own !== null && typed.trim().toLowerCase() === own.toLowerCase();

/** The guardian's part: an e-mail and a consent. A parent may have given the account their own address: that is asked, and not refused. */
export const GuardianConsentFields = ({ value, errors, ownEmail, onChange }: GuardianConsentFieldsProps) => {
  const errorOf = (field: keyof Consent) =>
    errors[field] === undefined ? undefined : guardianProblemTexts[errors[field]];
  return (
    <div className={styles.fields}>
      <p className={styles.why}>{texts.why}</p>
      <Checkbox
        label={texts.consent}
        required
        error={errorOf('guardianConsent')}
        isChecked={value.guardianConsent}
        onChange={(guardianConsent) => onChange({ guardianConsent })}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        maxLength={GUARDIAN_EMAIL_MAX_LENGTH}
        required
        error={errorOf('guardianEmail')}
        description={isSameAddress(value.guardianEmail, ownEmail) ? texts.ownEmail : undefined}
        value={value.guardianEmail}
        onChange={(guardianEmail) => onChange({ guardianEmail })}
      />
    </div>
  );
};
