import { useState } from 'react';
import type { Credentials } from '#domain/identity/user.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { PasswordField } from '#ui/design/PasswordField.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { identityTexts as texts } from '#ui/texts/identity.pl.ts';
import type { LoginView } from './auth-dialog.view.ts';
import styles from './AuthDialog.module.css';
import { GoogleButton } from './GoogleButton.tsx';

interface LoginFormProps extends Pick<LoginView, 'email' | 'error' | 'isAskingGoogle' | 'isBusy'> {
  readonly onSubmit: (credentials: Credentials) => void;
  readonly onGoogle: () => void;
  readonly onForgotten: (email: string) => void;
  readonly onRegister: () => void;
}

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
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        required
        autoFocus={known === ''}
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        required
        autoFocus={known !== ''}
        showLabel={texts.showPassword}
        hideLabel={texts.hidePassword}
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
      <p className={styles.other}>
        {texts.login.noAccount}{' '}
        <Button variant="quiet" size="small" disabled={isBusy} onClick={onRegister}>
          {texts.login.register}
        </Button>
      </p>
    </form>
  );
};
