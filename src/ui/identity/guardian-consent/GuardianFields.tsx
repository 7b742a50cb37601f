import type { GuardianField, GuardianForm, GuardianProblem } from '#domain/identity/guardian-form.rules.ts';
import { Notice } from '#ui/design/Notice.tsx';
import { RadioGroup } from '#ui/design/RadioGroup.tsx';
import { guardianProblemTexts, guardianTexts as texts } from '#ui/texts/guardian.pl.ts';
import { GuardianConsentFields } from './GuardianConsentFields.tsx';

interface GuardianFieldsProps {
  readonly value: GuardianForm;
  /** Only what is to be shown by now. */
  readonly errors: Readonly<Partial<Record<GuardianField, GuardianProblem>>>;
  /** Opens the guardian's part before the pupil has said an age; ticks nothing. */
  readonly isPresumedUnder16?: boolean;
  readonly onChange: (change: Partial<GuardianForm>) => void;
}

const ANSWERS = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
] as const;

const answerOf = (isUnder16: boolean | null): 'yes' | 'no' | null => {
  if (isUnder16 === null) return null;
  return isUnder16 ? 'no' : 'yes';
};

/** How old a pupil is and, under sixteen, what the guardian says (R8). */
export const GuardianFields = ({ value, errors, isPresumedUnder16 = false, onChange }: GuardianFieldsProps) => (
  <>
    <RadioGroup
      label={texts.age}
      options={ANSWERS}
      required
      error={errors.isUnder16 === undefined ? undefined : guardianProblemTexts[errors.isUnder16]}
      value={answerOf(value.isUnder16)}
      onChange={(answer) => onChange({ isUnder16: answer === 'no' })}
    />
    {(value.isUnder16 ?? isPresumedUnder16) && (
      <GuardianConsentFields value={value} errors={errors} onChange={onChange} />
    )}
    {value.isUnder16 === false && isPresumedUnder16 && <Notice tone="warning">{texts.doubt}</Notice>}
  </>
);
