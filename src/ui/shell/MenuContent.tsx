import { LogIn, LogOut, UserRound } from 'lucide-react';
import { NavLink, useNavigate } from 'react-router-dom';
import { COMPLETION_PATH } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import { useApp } from '#ui/services.tsx';
import { identityTexts } from '#ui/texts/identity.pl.ts';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import { useSession } from '#ui/navigation/member-navigation.ts';
import { Navigation } from './Navigation.tsx';
import styles from './shell.module.css';

/** Who one is here: on a low screen the header has no room for it. */
const Account = ({ closeLayer }: { readonly closeLayer: () => void }) => {
  const { authDialog, session } = useApp();
  const { status } = useSession();
  const navigate = useNavigate();
  if (status === 'unknown') return null;
  if (status === 'visitor')
    return (
      <button
        type="button"
        onClick={() => {
          closeLayer();
          authDialog.send({ type: 'pupil.loginRequested' });
        }}
      >
        <LogIn aria-hidden size={20} /> {texts.logIn}
      </button>
    );
  return (
    <>
      {status === 'registered' && (
        <NavLink to="/account" replace>
          <UserRound aria-hidden size={20} /> {texts.account}
        </NavLink>
      )}
      {status === 'unregistered' && (
        <NavLink to={COMPLETION_PATH} replace>
          <UserRound aria-hidden size={20} /> {identityTexts.complete}
        </NavLink>
      )}
      <button
        type="button"
        onClick={() => {
          session.send({ type: 'pupil.loggedOut' });
          void navigate('/', { replace: true });
        }}
      >
        <LogOut aria-hidden size={20} /> {texts.logOut}
      </button>
    </>
  );
};

/** The menu of narrow and of low screens. */
export const MenuContent = ({ closeLayer }: { readonly closeLayer: () => void }) => (
  <>
    <NavLink to="/" end replace>
      {texts.home}
    </NavLink>
    <Navigation closeLayer={closeLayer} />
    <hr className={styles.divider} />
    <Account closeLayer={closeLayer} />
  </>
);
