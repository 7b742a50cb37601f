import { useState } from 'react';
import { accountProblems, type AccountProblem } from '#domain/identity/credentials.rules.ts';
import type { Credentials } from '#domain/identity/user.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { PasswordField } from '#ui/design/PasswordField.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { accountProblemTexts, identityTexts as texts } from '#ui/texts/identity.pl.ts';
import type { LoginView } from './auth-dialog.view.ts';
import styles from './AuthDialog.module.css';
import { GoogleButton } from './GoogleButton.tsx';

interface LoginFormProps extends Pick<LoginView, 'email' | 'error' | 'isAskingGoogle' | 'isBusy'> {
  readonly onSubmit: (credentials: Credentials) => void;
  readonly onGoogle: () => void;
  readonly onForgotten: (email: string) => void;
  readonly onRegister: () => void;
}

const textOf = (problem: AccountProblem | undefined): string | undefined =>
  problem === undefined ? undefined : accountProblemTexts[problem];

/** What is wrong with a login before anybody is asked; how long a password may be is for the registration to say. */
const mistakesIn = ({ email, password }: Credentials) => {
  const problems = accountProblems({ email, password, confirmation: password });
  return { email: textOf(problems.email), password: password === '' ? textOf(problems.password) : undefined };
};

/** Nothing is sent without an address and a password (S1 §5.1–5.3). */
export const LoginForm = ({
  email: known,
  error,
  isAskingGoogle,
  isBusy,
  onSubmit,
  onGoogle,
  onForgotten,
  onRegister,
}: LoginFormProps) => {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const mistakes = mistakesIn({ email, password });
  const shown: Partial<typeof mistakes> = isChecked ? mistakes : {};
  const isNew = known === '';
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        setIsChecked(true);
        if (mistakes.email === undefined && mistakes.password === undefined) onSubmit({ email, password });
      }}
    >
      {!isNew && <p className={styles.lead}>{texts.login.lead}</p>}
      <p className={styles.other} data-place="first">
        {texts.login.first}{' '}
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onRegister}>
          {texts.login.register}
        </Button>
      </p>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        autoFocus={isNew}
        error={shown.email}
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        required
        autoFocus={!isNew}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        error={shown.password}
        value={password}
        onChange={setPassword}
      />
      <div className={styles.forgotten}>
        <Button variant="quiet" size="small" disabled={isBusy} onClick={() => onForgotten(email.trim())}>
          {texts.login.forgotten}
        </Button>
      </div>
      <Button type="submit" isWide isPending={isBusy && !isAskingGoogle} disabled={isAskingGoogle}>
        {texts.login.submit}
      </Button>
      <p className={styles.or}>{texts.or}</p>
      <GoogleButton isBusy={isAskingGoogle} isDisabled={isBusy && !isAskingGoogle} onChoose={onGoogle} />
    </Form>
  );
};
