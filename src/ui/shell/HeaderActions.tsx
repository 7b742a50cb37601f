import { useLocation, useNavigate } from 'react-router-dom';
import { COMPLETION_PATH } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { redirectOrigin } from '#ui/navigation/redirected.ts';
import { useApp } from '#ui/services.tsx';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import { useLayer } from '#ui/navigation/layer.ts';
import { useSession } from '#ui/navigation/member-navigation.ts';
import styles from './shell.module.css';

export const AccountPanel = lazyPart(async () => (await import('./AccountPanel.tsx')).AccountPanel);

/** Where there is no account to open; after it one is at the beginning (S1 §2.29). */
const LogOut = () => {
  const { session } = useApp();
  const navigate = useNavigate();
  const logOut = () => {
    session.send({ type: 'pupil.loggedOut' });
    void navigate('/', { replace: true });
  };
  return (
    <Button variant="secondary" size="small" onClick={logOut}>
      {texts.logOut}
    </Button>
  );
};

/** Whoever was led away from a page for members goes there after the login. */
const wishIn = (location: Parameters<typeof redirectOrigin>[0]): { readonly destination?: string } => {
  const destination = redirectOrigin(location);
  return destination === null ? {} : { destination };
};

export const HeaderActions = () => {
  const { authDialog } = useApp();
  const location = useLocation();
  const session = useSession();
  const panel = useLayer('account');
  switch (session.status) {
    case 'unknown':
    case 'visitor':
      return (
        // A visitor may press it at once; where somebody is remembered (`index.html`), its place is kept, so that nothing moves.
        <div className={styles.login} data-status={session.status}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => authDialog.send({ type: 'pupil.loginRequested', ...wishIn(location) })}
          >
            {texts.logIn}
          </Button>
          {session.status === 'unknown' && <Skeleton shape="button" />}
        </div>
      );
    case 'unregistered':
      return location.pathname === COMPLETION_PATH ? (
        <LogOut />
      ) : (
        <ButtonLink variant="accent" size="small" aria-label={texts.complete} to={COMPLETION_PATH}>
          {texts.completeShort}
        </ButtonLink>
      );
    case 'unavailable':
      return <LogOut />;
    case 'registered':
      return (
        <>
          <Button
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            aria-expanded={panel.isOpen}
            onClick={panel.open}
          >
            {texts.account}
          </Button>
          <LazyDialog onClose={panel.close}>
            {panel.isOpen && <AccountPanel name={session.name} onClose={panel.close} />}
          </LazyDialog>
        </>
      );
  }
};
