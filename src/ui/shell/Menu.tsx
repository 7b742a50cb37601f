import { LogIn, LogOut, UserRound } from 'lucide-react';
import { NavLink, useNavigate } from 'react-router-dom';
import { COMPLETION_PATH } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import { Drawer } from '#ui/design/Drawer.tsx';
import { useApp } from '#ui/services.tsx';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import { useSession } from '#ui/navigation/member-navigation.ts';
import { Navigation } from './Navigation.tsx';
import styles from './Menu.module.css';

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
          <UserRound aria-hidden size={20} /> {texts.complete}
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
export const Menu = ({ onClose }: { readonly onClose: () => void }) => (
  <Drawer side="end" isOpen onClose={onClose} title={texts.menu} closeLabel={texts.close}>
    <nav className={styles.menu} aria-label={texts.navigation}>
      <NavLink to="/" end replace>
        {texts.home}
      </NavLink>
      <Navigation closeLayer={onClose} />
      <hr className={styles.divider} />
      <Account closeLayer={onClose} />
    </nav>
  </Drawer>
);
