import type { User } from '#domain/identity/user.types.ts';
import { IDENTITY } from '#composition/identity.tokens.ts';
import { useService } from '#ui/services.tsx';
import { MemberPage } from '#ui/navigation/MemberPage.tsx';
import { useIsRestComing } from '#ui/navigation/member-navigation.ts';
import { LoadingPage } from '#ui/navigation/StatePages.tsx';
import { AccountEffects } from './AccountEffects.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { DataExportActor, ProfileActor } from './account.actors.ts';
import { GuardianConsent } from './GuardianConsent.tsx';

const MemberAccount = ({ user }: { readonly user: User }) => {
  const userId = user.id;
  return (
    <ProfileActor.Provider logic={useService(IDENTITY.profileEditLogic)} options={{ input: { user } }}>
      <GuardianConsent userId={userId} ownEmail={user.email}>
        <DataExportActor.Provider logic={useService(IDENTITY.dataExportLogic)} options={{ input: { userId } }}>
          <AccountEffects />
          <AccountScreen />
        </DataExportActor.Provider>
      </GuardianConsent>
    </ProfileActor.Provider>
  );
};

/** /account: for members (S1 §2.8, §2.81). */
export const AccountPage = () =>
  useIsRestComing() ? (
    <LoadingPage />
  ) : (
    <MemberPage>{(user) => <MemberAccount key={user.id} user={user} />}</MemberPage>
  );
