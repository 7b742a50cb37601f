import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { forgotPasswordMachine } from '#domain/identity/forgot-password/forgot-password.machine.ts';
import { Button } from '#ui/design/Button.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { forgotPasswordTexts as texts, identityTexts } from '#ui/texts/identity.pl.ts';
import styles from '#ui/identity/auth-dialog/AuthDialog.module.css';
import { selectForgotPassword } from './forgot-password.view.ts';

type ForgotPassword = ActorRefFrom<typeof forgotPasswordMachine>;

const ForgotPasswordForm = ({ forgotPassword }: { readonly forgotPassword: ForgotPassword }) => {
  const view = useSelector(forgotPassword, selectForgotPassword, shallowEqual);
  switch (view.screen) {
    case 'sent':
      return <Notice tone="success">{texts.sent}</Notice>;
    case 'form':
      return (
        <Form
          className={styles.form}
          onSubmit={(idempotencyKey) => forgotPassword.send({ type: 'pupil.formSubmitted', idempotencyKey })}
        >
          <p className={styles.lead}>{texts.lead}</p>
          {view.error !== undefined && <Notice tone="error">{view.error}</Notice>}
          <TextField
            label={identityTexts.email}
            type="email"
            autoComplete="username"
            required
            autoFocus
            description={texts.validity}
            error={view.mistake}
            value={view.email}
            onChange={(email) => forgotPassword.send({ type: 'pupil.fieldsChanged', change: { email } })}
          />
          <Button type="submit" isWide isPending={view.isBusy}>
            {texts.submit}
          </Button>
          <Button
            variant="quiet"
            isWide
            disabled={view.isBusy}
            onClick={() => forgotPassword.send({ type: 'pupil.formDismissed' })}
          >
            {texts.back}
          </Button>
        </Form>
      );
  }
};

export const ForgotPasswordDialog = ({
  forgotPassword,
  onClose,
}: {
  readonly forgotPassword: ForgotPassword;
  readonly onClose: () => void;
}) => (
  <Dialog isOpen onClose={onClose} title={texts.title} closeLabel={identityTexts.close} size="small">
    <ForgotPasswordForm forgotPassword={forgotPassword} />
  </Dialog>
);
