import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '#domain/identity/registration/registration.machine.ts';
import { Dialog } from '#ui/design/Dialog.tsx';
import { useApp } from '#ui/services.tsx';
import { identityTexts as texts } from '#ui/texts/identity.pl.ts';
import { isUninterruptible, selectAuthDialog, selectRegistration, type RegistrationView } from './auth-dialog.view.ts';
import { ForgotPasswordDialog } from '#ui/identity/forgot-password/ForgotPasswordDialog.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegistrationScreen } from './RegistrationScreen.tsx';

const REGISTRATION_TITLES: Readonly<Record<RegistrationView['screen'], string>> = {
  account: texts.account.title,
  details: texts.details.title,
  progress: texts.progress.title,
  succeeded: texts.progress.doneTitle,
  failed: texts.progress.failedTitle,
};

const RegistrationDialog = ({
  registration,
  onClose,
}: {
  readonly registration: ActorRefFrom<typeof registrationMachine>;
  readonly onClose: () => void;
}) => {
  const view = useSelector(registration, selectRegistration, shallowEqual);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={REGISTRATION_TITLES[view.screen]}
      closeLabel={texts.close}
      size="small"
      isDismissable={!isUninterruptible(view)}
    >
      <RegistrationScreen registration={registration} known={null} />
    </Dialog>
  );
};

/** The modal of login and registration (S1 §2.30–2.34). */
export const AuthDialog = () => {
  const { authDialog } = useApp();
  const view = useSelector(authDialog, selectAuthDialog, shallowEqual);
  const registration = useSelector(authDialog, ({ children }) => children.registration);
  const forgotPassword = useSelector(authDialog, ({ children }) => children.forgotPassword);
  const close = () => authDialog.send({ type: 'pupil.dialogClosed' });
  switch (view.screen) {
    case 'closed':
      return null;
    case 'login':
      return (
        <Dialog isOpen onClose={close} title={texts.login.title} closeLabel={texts.close} size="small">
          <LoginForm
            {...view}
            onSubmit={(credentials) => authDialog.send({ type: 'pupil.credentialsSubmitted', credentials })}
            onGoogle={() => authDialog.send({ type: 'pupil.googleChosen' })}
            onForgotten={(email) => authDialog.send({ type: 'pupil.passwordForgotten', email })}
            onRegister={() => authDialog.send({ type: 'pupil.registrationRequested' })}
          />
        </Dialog>
      );
    case 'forgotPassword':
      return forgotPassword === undefined ? null : (
        <ForgotPasswordDialog forgotPassword={forgotPassword} onClose={close} />
      );
    case 'registration':
      return registration === undefined ? null : <RegistrationDialog registration={registration} onClose={close} />;
  }
};
