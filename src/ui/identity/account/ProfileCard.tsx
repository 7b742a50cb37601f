import { shallowEqual } from '@xstate/react';
import { useRef } from 'react';
import type { User } from '#domain/identity/user.types.ts';
import { Card } from '#ui/design/Card.tsx';
import { DefinitionList, type Definition } from '#ui/design/DefinitionList.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { accountTexts, PROFILE_UPDATED } from '#ui/texts/account.pl.ts';
import styles from './Account.module.css';
import { ProfileActor } from './account.actors.ts';
import { CopyUserId } from './CopyUserId.tsx';
import { useFocusAfter } from '#ui/design/focus-after.ts';
import { useWithdrawal } from './GuardianConsent.tsx';
import { profileLines, type ProfileLine } from '#ui/identity/person.view.ts';
import { selectProfile } from './profile.view.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { WithdrawConsent } from './WithdrawConsent.tsx';

const texts = accountTexts.profile;

const definitionOf = ({ term, value, action }: ProfileLine): Definition => {
  switch (action) {
    case 'none':
      return { term, value };
    case 'copy':
      return { term, value: <span className={styles.code}>{value}</span>, action: <CopyUserId userId={value} /> };
    case 'withdraw':
      return { term, value, action: <WithdrawConsent /> };
  }
};

const ProfileList = ({ user }: { readonly user: User }) => (
  <DefinitionList definitions={profileLines(user).map(definitionOf)} />
);

/** The profile to read, and in its place the form to change it. */
export const ProfileCard = ({ user, onDelete }: { readonly user: User; readonly onDelete: () => void }) => {
  const view = ProfileActor.useSelector(selectProfile, shallowEqual);
  const { isLatest } = useWithdrawal();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter(heading, view.isEditing);
  useFocusAfter(heading, !user.isTermsAccepted);
  return (
    <Card as="section" labelledBy="account-profile">
      {view.isThanking && !isLatest && (
        <div className={styles.thanks}>
          <Notice tone="success">{PROFILE_UPDATED}</Notice>
        </div>
      )}
      <h2 id="account-profile" className={styles.title} ref={heading} tabIndex={-1}>
        {view.isEditing ? texts.editTitle : texts.title}
      </h2>
      {!view.isEditing && user.isTermsAccepted && view.error !== undefined && (
        <Notice tone="error">{view.error}</Notice>
      )}
      {view.isEditing ? (
        <ProfileForm view={view} isUnder16={user.isUnder16 === true} onDelete={onDelete} />
      ) : (
        <ProfileList user={user} />
      )}
    </Card>
  );
};
