import { KeyRound, LogOut, Pencil } from 'lucide-react';
import type { User } from '#domain/identity/user.types.ts';
import { displayNameOf } from '#domain/identity/display-name.rules.ts';
import { Avatar } from '#ui/design/Avatar.tsx';
import { Card } from '#ui/design/Card.tsx';
import { Menu } from '#ui/design/Menu.tsx';
import { accountTexts } from '#ui/texts/account.pl.ts';
import styles from './Account.module.css';
import { ProfileActor } from './account.actors.ts';
import { hasPassword } from '#ui/identity/person.view.ts';

const texts = accountTexts.menu;

const EDIT = { id: 'edit', label: texts.edit, icon: <Pencil aria-hidden size={20} /> } as const;
const PASSWORD = { id: 'password', label: texts.password, icon: <KeyRound aria-hidden size={20} /> } as const;
const LOG_OUT = { id: 'logOut', label: texts.logOut, icon: <LogOut aria-hidden size={20} /> } as const;

interface PersonCardProps {
  readonly user: User;
  readonly onPassword: () => void;
  readonly onLogOut: () => void;
}

/** Who this is, and what may be done with the account. */
export const PersonCard = ({ user, onPassword, onLogOut }: PersonCardProps) => {
  const profile = ProfileActor.useActorRef();
  const title = displayNameOf(user);
  const actions = { edit: () => profile.send({ type: 'pupil.editRequested' }), password: onPassword, logOut: onLogOut };
  return (
    <Card as="section" look="grid" labelledBy="account-person">
      <div className={styles.person}>
        <Avatar name={title} size="large" />
        <div className={styles.names}>
          <h2 id="account-person" dir="auto">
            {title}
          </h2>
          <p>{user.email}</p>
        </div>
        <Menu
          label={texts.label}
          choices={hasPassword(user) ? [EDIT, PASSWORD, LOG_OUT] : [EDIT, LOG_OUT]}
          onChoose={(id) => actions[id]()}
        />
      </div>
    </Card>
  );
};
