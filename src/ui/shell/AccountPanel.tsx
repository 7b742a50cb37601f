import { Heart, LogOut, MessagesSquare, UserRound } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Avatar } from '#ui/design/Avatar.tsx';
import { Button } from '#ui/design/Button.tsx';
import { Drawer } from '#ui/design/Drawer.tsx';
import { useAiBlock } from '#ui/access/ai-block.ts';
import { PointsBadge } from '#ui/access/trial/PointsBadge.tsx';
import { useApp } from '#ui/services.tsx';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import { PageLink } from './PageLink.tsx';
import styles from './shell.module.css';

/** The side panel behind „Moje konto” (S1 §2.4, §2.24–2.29). */
export const AccountPanel = ({ name, onClose }: { readonly name: string; readonly onClose: () => void }) => {
  const { session } = useApp();
  const navigate = useNavigate();
  // Others find them beside the assistant, where these are not let in (D40).
  const block = useAiBlock();
  const logOut = () => {
    session.send({ type: 'pupil.loggedOut' });
    void navigate('/', { replace: true });
  };
  return (
    <Drawer side="end" isOpen onClose={onClose} title={texts.account} closeLabel={texts.close}>
      <div className={styles.person}>
        <Avatar name={name} size="large" />
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <PointsBadge />
      </div>
      <ul className={styles.links}>
        <li>
          <PageLink to="/account" replace>
            <UserRound aria-hidden size={20} /> {texts.account}
          </PageLink>
        </li>
        <li>
          <Link to="/praktyka" replace>
            <Heart aria-hidden size={20} /> {texts.favourites}
          </Link>
        </li>
        {block !== null && block !== 'guardian_missing' && (
          <li>
            <Link to="/assistant?mode=tutor&conversations=all" replace>
              <MessagesSquare aria-hidden size={20} /> {texts.conversations}
            </Link>
          </li>
        )}
      </ul>
      <Button variant="secondary" isWide icon={<LogOut aria-hidden size={20} />} onClick={logOut}>
        {texts.logOut}
      </Button>
    </Drawer>
  );
};
