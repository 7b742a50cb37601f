import { useState } from 'react';
import type { Credentials } from '#domain/identity/user.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { PasswordField } from '#ui/design/PasswordField.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { identityTexts as texts } from '#ui/texts/identity.pl.ts';
import styles from './AuthDialog.module.css';

interface LoginFormProps {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly onRegister: () => void;
}

export const LoginForm = ({ isBusy, error, onSubmit, onRegister }: LoginFormProps) => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ email, password });
      }}
    >
      <p className={styles.lead}>{texts.login.lead}</p>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <TextField label={texts.email} type="email" autoComplete="username" required autoFocus value={email} onChange={setEmail} />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        required
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" isWide isPending={isBusy}>
        {texts.login.submit}
      </Button>
      <p className={styles.other}>
        {texts.login.noAccount}{' '}
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onRegister}>
          {texts.login.register}
        </Button>
      </p>
    </form>
  );
};
