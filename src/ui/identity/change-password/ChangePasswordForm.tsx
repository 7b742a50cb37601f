import { useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '#domain/identity/credentials.rules.ts';
import type { ChangePasswordForm as Passwords } from '#domain/identity/change-password/change-password.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { PasswordField } from '#ui/design/PasswordField.tsx';
import { accountTexts } from '#ui/texts/account.pl.ts';
import { identityTexts } from '#ui/texts/identity.pl.ts';
import { passwordErrors, type ChangePasswordView, type PasswordField as Field } from './change-password.view.ts';
import styles from './ChangePassword.module.css';

const texts = accountTexts.password;

interface ChangePasswordFormProps {
  readonly view: ChangePasswordView;
  /** For the browser's keeper of passwords. */
  readonly email: string;
  readonly onChange: (change: Partial<Passwords>) => void;
  readonly onSubmit: (idempotencyKey: string) => void;
}

export const ChangePasswordForm = ({ view, email, onChange, onSubmit }: ChangePasswordFormProps) => {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const errors = passwordErrors(view, left);
  const fieldProps = (field: Field) => ({
    value: view.values[field],
    error: errors[field],
    onChange: (value: string) => onChange({ [field]: value }),
    onBlur: () => setLeft(new Set([...left, field])),
    showLabel: identityTexts.showPassword,
    hideLabel: identityTexts.hidePassword,
    required: true,
  });
  return (
    <Form className={styles.form} onSubmit={onSubmit}>
      {view.error !== undefined && <Notice tone="error">{view.error}</Notice>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={texts.current} autoComplete="current-password" autoFocus {...fieldProps('current')} />
      <PasswordField
        label={texts.next}
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        {...fieldProps('next')}
        description={errors.next === undefined ? texts.nextHint : undefined}
      />
      <PasswordField label={texts.confirmation} autoComplete="new-password" {...fieldProps('confirmation')} />
      <Button type="submit" isWide isPending={view.isBusy} disabled={!view.canSubmit}>
        {texts.submit}
      </Button>
    </Form>
  );
};
