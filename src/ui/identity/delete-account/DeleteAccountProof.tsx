import { useState } from 'react';
import type { SignInProof } from '#domain/identity/delete-account/delete-account.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { PasswordField } from '#ui/design/PasswordField.tsx';
import { accountTexts } from '#ui/texts/account.pl.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';
import { identityTexts } from '#ui/texts/identity.pl.ts';
import styles from './DeleteAccount.module.css';
import { GoogleButton } from '#ui/identity/auth-dialog/GoogleButton.tsx';

const texts = accountTexts.deletion;

interface DeleteAccountProofProps {
  /** Null for an account without a password of ours. */
  readonly email: string | null;
  readonly isBusy: boolean;
  readonly onProof: (proof: SignInProof) => void;
}

/** Who asks to delete an account shows who they are. */
export const DeleteAccountProof = ({ email, isBusy, onProof }: DeleteAccountProofProps) => {
  const [password, setPassword] = useState('');
  if (email === null) {
    return (
      <div className={styles.proof}>
        <p>{failureTexts['auth/recent-login-required']}</p>
        <p>{texts.proofByGoogle}</p>
        <GoogleButton isBusy={isBusy} onChoose={() => onProof({ kind: 'google' })} />
      </div>
    );
  }
  return (
    <form
      className={styles.proof}
      onSubmit={(event) => {
        event.preventDefault();
        onProof({ kind: 'password', password });
      }}
    >
      <p>{failureTexts['auth/recent-login-required']}</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        required
        autoFocus
        showLabel={identityTexts.showPassword}
        hideLabel={identityTexts.hidePassword}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" variant="danger" isWide isPending={isBusy} disabled={password === ''}>
        {texts.confirm}
      </Button>
    </form>
  );
};
