import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { needsCompletion } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import type { RegistrationOutput } from '#domain/identity/registration/registration.types.ts';
import type { AuthUser, RegistrationDetails, User } from '#domain/identity/user.types.ts';
import { IDENTITY } from '#composition/identity.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { REDIRECTED_ON, redirectOrigin } from '#ui/navigation/redirected.ts';
import { useApp, useService } from '#ui/services.tsx';
import { useIsRestComing, useSession } from '#ui/navigation/member-navigation.ts';
import { LoadingPage, UnavailablePage } from '#ui/navigation/StatePages.tsx';
import { completionTexts as texts } from '#ui/texts/identity.pl.ts';
import styles from './CompletionPage.module.css';
import { RegistrationScreen } from '#ui/identity/auth-dialog/RegistrationScreen.tsx';

const HOME = '/';
const WELCOME = '/welcome?newUser=true';

/** Where the pupil wanted to go before being led here. */
const destinationOf = (location: Parameters<typeof redirectOrigin>[0]): string | null => {
  const place = redirectOrigin(location);
  return place === HOME ? null : place;
};

interface RegistrationProps {
  readonly person: AuthUser;
  readonly known: User | null;
  readonly details: RegistrationDetails | null;
  readonly onEnd: (output: RegistrationOutput) => void;
}

/** One attempt. */
const Registration = ({ person, known, details, onEnd }: RegistrationProps) => {
  const registration = useActorRef(useService(IDENTITY.registrationLogic), { input: { person, details } });
  const end = useEffectEvent(() => {
    const { output } = registration.getSnapshot();
    if (output !== undefined) onEnd(output);
  });
  useEffect(() => {
    const { unsubscribe } = registration.subscribe({ complete: () => end() });
    return unsubscribe;
  }, [registration]);
  return <RegistrationScreen registration={registration} known={known} />;
};

const Completion = ({ person, known }: Pick<RegistrationProps, 'person' | 'known'>) => {
  const { session, profileCompletion, trial } = useApp();
  const navigate = useNavigate();
  const wanted = destinationOf(useLocation());
  const [attempt, setAttempt] = useState<{ readonly count: number; readonly details: RegistrationDetails | null }>({
    count: 0,
    details: null,
  });
  const titleId = useId();

  const goOn = ({ ending, details }: RegistrationOutput) => {
    if (ending !== 'registered') {
      setAttempt({ count: attempt.count + 1, details });
      return;
    }
    profileCompletion.send({ type: 'check.suspended' });
    session.send({ type: 'session.refreshRequested' });
    if (wanted !== null) trial.send({ type: 'auth.completed' });
    void navigate(wanted ?? WELCOME, { replace: true, state: REDIRECTED_ON });
  };

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 id={titleId}>{texts.title}</h1>
        <p className={styles.lead}>{texts.text}</p>
      </header>
      <Card as="section" labelledBy={titleId}>
        <Registration key={attempt.count} person={person} known={known} details={attempt.details} onEnd={goOn} />
      </Card>
      <Button variant="quiet" onClick={() => session.send({ type: 'pupil.loggedOut' })}>
        {texts.logOut}
      </Button>
    </div>
  );
};

/** /google-registration: whoever has an account without a complete profile fills in what is missing (S1 §2.15, §4.16–4.17). */
export const CompletionPage = () => {
  const session = useSession();
  const person = useSelector(useApp().session, ({ context }) => context.person);
  const isRemembered = useSelector(useApp().session, ({ context }) => context.isRemembered);
  const isRestComing = useIsRestComing();
  const wanted = destinationOf(useLocation());
  if (session.status === 'unavailable') return <UnavailablePage />;
  if (person === null || isRestComing) return <LoadingPage />;
  if (session.status === 'unregistered') return <Completion person={person} known={null} />;
  if (session.status !== 'registered') return <LoadingPage />;
  // Only complete profiles are remembered, and without their class.
  return !isRemembered && needsCompletion(session.user) ? (
    <Completion person={person} known={session.user} />
  ) : (
    <Navigate to={wanted ?? HOME} replace state={REDIRECTED_ON} />
  );
};
