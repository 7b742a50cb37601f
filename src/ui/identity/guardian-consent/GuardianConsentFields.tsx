import {
  GUARDIAN_EMAIL_MAX_LENGTH,
  type GuardianField,
  type GuardianForm,
  type GuardianProblem,
} from '#domain/identity/guardian-form.rules.ts';
import { Checkbox } from '#ui/design/Checkbox.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { guardianProblemTexts, guardianTexts as texts } from '#ui/texts/guardian.pl.ts';
import styles from './GuardianConsentFields.module.css';

type Consent = Pick<GuardianForm, 'guardianConsent' | 'guardianEmail'>;

interface GuardianConsentFieldsProps {
  readonly value: Consent;
  readonly errors: Readonly<Partial<Record<GuardianField, GuardianProblem>>>;
  readonly onChange: (change: Partial<Consent>) => void;
}

/** The guardian's part: an e-mail and a consent. */
export const GuardianConsentFields = ({ value, errors, onChange }: GuardianConsentFieldsProps) => {
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
        description={texts.letter}
        type="email"
        autoComplete="off"
        maxLength={GUARDIAN_EMAIL_MAX_LENGTH}
        required
        error={errorOf('guardianEmail')}
        value={value.guardianEmail}
        onChange={(guardianEmail) => onChange({ guardianEmail })}
      />
    </div>
  );
};
