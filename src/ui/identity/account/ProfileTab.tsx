import { useState } from 'react';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import styles from './Account.module.css';
import { ProfileActor } from './account.actors.ts';
import { DataCard } from './DataCard.tsx';
import { GuardianCard } from './GuardianCard.tsx';
import { useLeaving } from './leaving.ts';
import { PersonCard } from './PersonCard.tsx';
import { selectUser } from './profile.view.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { TermsCard } from './TermsCard.tsx';

const ChangePasswordDialog = lazyPart(
  async () => (await import('#ui/identity/change-password/ChangePasswordDialog.tsx')).ChangePasswordDialog,
);
const DeleteAccountDialog = lazyPart(
  async () => (await import('#ui/identity/delete-account/DeleteAccountDialog.tsx')).DeleteAccountDialog,
);

/** The tab „Moje konto” (S1 §2.81–2.91, §2.100). */
export const ProfileTab = () => {
  const user = ProfileActor.useSelector(selectUser);
  const [dialog, setDialog] = useState<'none' | 'password' | 'deletion'>('none');
  const leave = useLeaving();
  const close = () => setDialog('none');
  return (
    <div className={styles.tab}>
      <PersonCard user={user} onPassword={() => setDialog('password')} onLogOut={() => leave('pupil.loggedOut')} />
      {!user.isTermsAccepted && <TermsCard />}
      <GuardianCard user={user} />
      <div className={styles.columns}>
        <ProfileCard user={user} onDelete={() => setDialog('deletion')} />
        <DataCard />
      </div>
      <LazyDialog onClose={close}>
        {dialog === 'password' && <ChangePasswordDialog email={user.email} onClose={close} />}
        {dialog === 'deletion' && (
          <DeleteAccountDialog user={user} onClose={close} onDeleted={() => leave('account.deleted')} />
        )}
      </LazyDialog>
    </div>
  );
};
