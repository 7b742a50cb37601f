import { useState } from 'react';
import {
  accountProblems,
  canSubmitAccount,
  PASSWORD_MIN_LENGTH,
  type AccountField,
} from '#domain/identity/credentials.rules.ts';
import type { Credentials } from '#domain/identity/user.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Steps } from '#ui/design/Steps.tsx';
import { PasswordField } from '#ui/design/PasswordField.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { accountProblemTexts, identityTexts as texts } from '#ui/texts/identity.pl.ts';
import styles from './AuthDialog.module.css';
import { GoogleButton } from './GoogleButton.tsx';

interface AccountFormProps {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly onGoogle: () => void;
  readonly onLogin: () => void;
}

export const AccountForm = ({ isBusy, error, onSubmit, onGoogle, onLogin }: AccountFormProps) => {
  const [form, setForm] = useState({ email: '', password: '', confirmation: '' });
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set());
  const problems = accountProblems(form);

  const shownProblem = (field: AccountField) => (left.has(field) ? problems[field] : undefined);
  const fieldProps = (field: AccountField) => {
    const problem = shownProblem(field);
    return {
      value: form[field],
      error: problem === undefined ? undefined : accountProblemTexts[problem],
      onChange: (value: string) => setForm({ ...form, [field]: value }),
      onBlur: () => setLeft(form[field] === '' ? left : new Set([...left, field])),
      required: true,
    };
  };

  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        setLeft(new Set(['email', 'password', 'confirmation']));
        if (Object.keys(problems).length === 0) onSubmit({ email: form.email, password: form.password });
      }}
    >
      <Steps label={texts.stepOf(1, 2)} step={1} count={2} />
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <TextField label={texts.email} type="email" autoComplete="username" autoFocus {...fieldProps('email')} />
      <PasswordField
        label={texts.password}
        autoComplete="new-password"
        minLength={PASSWORD_MIN_LENGTH}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        {...fieldProps('password')}
        // What is wrong says the same.
        description={shownProblem('password') === undefined ? texts.account.passwordHint : undefined}
      />
      <PasswordField
        label={texts.account.confirmation}
        autoComplete="new-password"
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        {...fieldProps('confirmation')}
      />
      <Button type="submit" isWide isPending={isBusy} disabled={!canSubmitAccount(form)}>
        {texts.account.submit}
      </Button>
      <p className={styles.or}>{texts.or}</p>
      <GoogleButton isDisabled={isBusy} onChoose={onGoogle} />
      <p className={styles.other}>
        {texts.account.hasAccount}{' '}
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onLogin}>
          {texts.account.logIn}
        </Button>
      </p>
    </Form>
  );
};
