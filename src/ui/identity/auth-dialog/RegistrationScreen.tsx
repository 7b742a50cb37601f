import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { registrationProgressMachine } from '#domain/identity/registration-progress/registration-progress.machine.ts';
import { registrationFormOf } from '#domain/identity/registration/registration-form.rules.ts';
import type { registrationMachine } from '#domain/identity/registration/registration.machine.ts';
import type { User } from '#domain/identity/user.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { ProgressBar } from '#ui/design/ProgressBar.tsx';
import { identityTexts, stepTexts } from '#ui/texts/identity.pl.ts';
import { AccountForm } from './AccountForm.tsx';
import { selectProgress, selectRegistration, type ProgressView } from './auth-dialog.view.ts';
import styles from './AuthDialog.module.css';
import { DetailsForm } from './DetailsForm.tsx';

const texts = identityTexts.progress;

const Steps = ({ step, percent }: ProgressView) => (
  <div className={styles.status}>
    <ProgressBar label={stepTexts[step]} value={percent} valueText={`${percent}%`} />
  </div>
);

const Progress = ({ progress }: { readonly progress: ActorRefFrom<typeof registrationProgressMachine> }) => (
  <Steps {...useSelector(progress, selectProgress, shallowEqual)} />
);

interface RegistrationScreenProps {
  readonly registration: ActorRefFrom<typeof registrationMachine>;
  /** A user whose profile lacks something. */
  readonly known: User | null;
}

export const RegistrationScreen = ({ registration, known }: RegistrationScreenProps) => {
  const view = useSelector(registration, selectRegistration, shallowEqual);
  const progress = useSelector(registration, ({ children }) => children.registrationProgress);
  switch (view.screen) {
    case 'account':
      return (
        <AccountForm
          isBusy={view.isBusy}
          error={view.error}
          onSubmit={(credentials) => registration.send({ type: 'pupil.accountSubmitted', credentials })}
          onGoogle={() => registration.send({ type: 'pupil.googleChosen' })}
          onLogin={() => registration.send({ type: 'pupil.loginRequested' })}
        />
      );
    case 'details':
      return (
        <DetailsForm
          initial={registrationFormOf(view.person, view.details ?? known)}
          isSecondStep={view.person?.providerId === 'password' && known === null}
          onSubmit={(details) => registration.send({ type: 'pupil.detailsSubmitted', details })}
        />
      );
    case 'progress':
      return progress === undefined ? null : <Progress progress={progress} />;
    case 'succeeded':
      return (
        <div className={styles.status}>
          <ProgressBar label={stepTexts.complete} value={100} valueText="100%" />
          <Notice tone="success">{texts.done}</Notice>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.status}>
          <Notice tone="error">{view.error}</Notice>
          <Button onClick={() => registration.send({ type: 'pupil.retried' })}>{texts.retry}</Button>
        </div>
      );
  }
};
