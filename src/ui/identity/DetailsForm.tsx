import { useState } from 'react';
import { detailsProblems, NAME_MAX_LENGTH, type DetailsField, type DetailsForm as Details } from '#domain/identity/credentials.rules.ts';
import { SCHOOL_CLASSES, type SchoolType } from '#domain/identity/school-class.rules.ts';
import type { RegistrationDetails } from '#domain/identity/user.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Checkbox } from '#ui/design/Checkbox.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Select } from '#ui/design/Select.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { detailsProblemTexts, identityTexts } from '#ui/texts/identity.pl.ts';
import styles from './AuthDialog.module.css';

const texts = identityTexts.details;

const optionsOf = (schoolType: SchoolType) =>
  SCHOOL_CLASSES.filter((schoolClass) => schoolClass.schoolType === schoolType).map(({ id, displayName }) => ({ value: String(id), label: displayName }));

const CLASS_OPTIONS = [
  { label: texts.primary, options: optionsOf('primary') },
  { label: texts.high, options: optionsOf('high') },
];

const DocumentLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
    <VisuallyHidden> {texts.newTab}</VisuallyHidden>
  </a>
);

const termsLabel = (
  <>
    {texts.termsBefore}
    <DocumentLink href="/warunki-uzytkowania">{texts.terms}</DocumentLink>
    {texts.termsBetween}
    <DocumentLink href="/polityka-prywatnosci">{texts.privacy}</DocumentLink>
  </>
);

interface DetailsFormProps {
  readonly firstName: string;
  readonly details: RegistrationDetails | null;
  readonly onSubmit: (details: RegistrationDetails) => void;
}

export const DetailsForm = ({ firstName, details, onSubmit }: DetailsFormProps) => {
  const [form, setForm] = useState<Details>(details ?? { firstName, classId: null, isTermsAccepted: false, marketingConsent: false });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const problems = detailsProblems(form);
  const errorOf = (field: DetailsField) => (isSubmitted && problems[field] !== undefined ? detailsProblemTexts[problems[field]] : undefined);
  const missing = Object.keys(problems);
  const general = missing.length === 1 && missing[0] === 'terms' ? texts.termsMissing : texts.incomplete;

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (missing.length === 0 && form.classId !== null) {
          onSubmit({ firstName: form.firstName.trim(), classId: form.classId, isTermsAccepted: true, marketingConsent: form.marketingConsent });
        }
      }}
    >
      <p className={styles.step}>{texts.step}</p>
      {isSubmitted && missing.length > 0 && <Notice tone="error">{general}</Notice>}
      <TextField
        label={texts.firstName}
        autoComplete="given-name"
        maxLength={NAME_MAX_LENGTH}
        required
        autoFocus
        error={errorOf('firstName')}
        value={form.firstName}
        onChange={(value) => setForm({ ...form, firstName: value })}
      />
      <Select
        label={texts.schoolClass}
        placeholder={texts.schoolClassPlaceholder}
        options={CLASS_OPTIONS}
        required
        error={errorOf('classId')}
        value={form.classId === null ? '' : String(form.classId)}
        onChange={(value) => setForm({ ...form, classId: Number(value) })}
      />
      <Checkbox
        label={termsLabel}
        required
        error={errorOf('terms')}
        isChecked={form.isTermsAccepted}
        onChange={(isTermsAccepted) => setForm({ ...form, isTermsAccepted })}
      />
      <Checkbox label={texts.marketing} isChecked={form.marketingConsent} onChange={(marketingConsent) => setForm({ ...form, marketingConsent })} />
      <Button type="submit" isWide>
        {texts.submit}
      </Button>
    </form>
  );
};
