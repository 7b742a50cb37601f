import { useState } from 'react';
import { NAME_MAX_LENGTH, type DetailsField } from '#domain/identity/credentials.rules.ts';
import { isPresumedUnder16 } from '#domain/identity/guardian.rules.ts';
import {
  areOnlyTermsMissing,
  registrationDetailsOf,
  registrationProblems,
  type RegistrationForm,
} from '#domain/identity/registration/registration-form.rules.ts';
import type { RegistrationDetails } from '#domain/identity/user.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Checkbox } from '#ui/design/Checkbox.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Select } from '#ui/design/Select.tsx';
import { Steps } from '#ui/design/Steps.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { detailsFailureTexts, detailsProblemTexts, identityTexts } from '#ui/texts/identity.pl.ts';
import styles from './AuthDialog.module.css';
import { CLASS_OPTIONS } from '#ui/identity/class-options.ts';
import { DocumentLink } from '#ui/identity/DocumentLink.tsx';
import { GuardianFields } from '#ui/identity/guardian-consent/GuardianFields.tsx';

const texts = identityTexts.details;

const termsLabel = (
  <>
    {texts.termsBefore}
    <DocumentLink href="/warunki-uzytkowania">{texts.terms}</DocumentLink>
    {texts.termsBetween}
    <DocumentLink href="/polityka-prywatnosci">{texts.privacy}</DocumentLink>
  </>
);

interface DetailsFormProps {
  readonly initial: RegistrationForm;
  /** Whether the account was made in a step before. */
  readonly isSecondStep: boolean;
  readonly onSubmit: (details: RegistrationDetails) => void;
}

export const DetailsForm = ({ initial, isSecondStep, onSubmit }: DetailsFormProps) => {
  const [form, setForm] = useState(initial);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const details = registrationDetailsOf(form);
  const problems = registrationProblems(form);
  const errorOf = (field: DetailsField) =>
    isSubmitted && problems.details[field] !== undefined ? detailsProblemTexts[problems.details[field]] : undefined;
  const change = (changed: Partial<RegistrationForm>) => setForm({ ...form, ...changed });

  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        if (details === null) setIsSubmitted(true);
        else onSubmit(details);
      }}
    >
      {isSecondStep && <Steps label={identityTexts.stepOf(2, 2)} step={2} count={2} />}
      {isSubmitted && details === null && (
        <Notice tone="error">
          {areOnlyTermsMissing(problems) ? detailsFailureTexts.termsMissing : detailsFailureTexts.incomplete}
        </Notice>
      )}
      <TextField
        label={texts.firstName}
        autoComplete="given-name"
        maxLength={NAME_MAX_LENGTH}
        required
        autoFocus
        error={errorOf('firstName')}
        value={form.firstName}
        onChange={(firstName) => change({ firstName })}
      />
      <Select
        label={texts.schoolClass}
        placeholder={texts.schoolClassPlaceholder}
        options={CLASS_OPTIONS}
        description={texts.otherSchools}
        required
        error={errorOf('classId')}
        value={form.classId === null ? '' : String(form.classId)}
        onChange={(value) => change({ classId: Number(value) })}
      />
      <GuardianFields
        value={form}
        errors={isSubmitted ? problems.guardian : {}}
        isPresumedUnder16={isPresumedUnder16(form.classId)}
        onChange={change}
      />
      <Checkbox
        label={termsLabel}
        required
        error={errorOf('terms')}
        isChecked={form.isTermsAccepted}
        onChange={(isTermsAccepted) => change({ isTermsAccepted })}
      />
      {form.isUnder16 !== true && (
        <Checkbox
          label={texts.marketing}
          isChecked={form.marketingConsent}
          onChange={(marketingConsent) => change({ marketingConsent })}
        />
      )}
      <Button type="submit" isWide>
        {texts.submit}
      </Button>
    </Form>
  );
};
