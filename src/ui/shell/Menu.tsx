import {
  ClipboardCheck,
  GraduationCap,
  Heart,
  House,
  ListChecks,
  LogIn,
  LogOut,
  MessagesSquare,
  Repeat,
  Tag,
  UserRound,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { COMPLETION_PATH } from '#domain/identity/profile-completion/profile-completion.rules.ts';
import { Drawer } from '#ui/design/Drawer.tsx';
import { useApp } from '#ui/services.tsx';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import { useSession } from '#ui/navigation/member-navigation.ts';
import { MemberLink } from './MemberLink.tsx';
import { PageLink } from './PageLink.tsx';
import { ExamsLabel } from './Navigation.tsx';
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
        <>
          <PageLink to="/account" replace>
            <UserRound aria-hidden size={20} /> {texts.account}
          </PageLink>
          <Link to="/praktyka" replace>
            <Heart aria-hidden size={20} /> {texts.favourites}
          </Link>
        </>
      )}
      {status === 'unregistered' && (
        <PageLink to={COMPLETION_PATH} replace>
          <UserRound aria-hidden size={20} /> {texts.complete}
        </PageLink>
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

const MEMBER_LINKS = [
  { to: '/assistant?mode=tutor', Icon: GraduationCap, label: texts.tutor },
  { to: '/assistant?mode=buddy', Icon: MessagesSquare, label: texts.buddy },
  { to: '/praktyka', Icon: Repeat, label: texts.practice },
  { to: '/exams', Icon: ListChecks, label: texts.quizzes },
  { to: '/egzaminy', Icon: ClipboardCheck, label: <ExamsLabel /> },
] as const;

/** The menu of narrow and of low screens. */
export const Menu = ({ onClose }: { readonly onClose: () => void }) => (
  <Drawer side="end" isOpen onClose={onClose} title={texts.menu} closeLabel={texts.close}>
    <nav className={styles.menu} aria-label={texts.navigation}>
      <PageLink to="/" replace>
        <House aria-hidden size={20} /> {texts.home}
      </PageLink>
      {MEMBER_LINKS.map(({ to, Icon, label }) => (
        <MemberLink key={to} to={to} closeLayer={onClose}>
          <Icon aria-hidden size={20} /> <span>{label}</span>
        </MemberLink>
      ))}
      <PageLink to="/pricing" replace>
        <Tag aria-hidden size={20} /> {texts.pricing}
      </PageLink>
      <hr className={styles.divider} />
      <Account closeLayer={onClose} />
    </nav>
  </Drawer>
);
