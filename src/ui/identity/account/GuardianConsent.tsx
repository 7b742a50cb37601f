import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react';
import { emptyGuardianConsent } from '#domain/identity/guardian-consent/guardian-consent.rules.ts';
import { IDENTITY } from '#composition/identity.tokens.ts';
import { useEmitted } from '#ui/emitted.ts';
import { useService } from '#ui/services.tsx';
import { GuardianConsentActor, ProfileActor } from './account.actors.ts';

interface Withdrawal {
  /** How often a consent was taken back since this page was opened. */
  readonly count: number;
  /** Whether it is the latest change of the profile. */
  readonly isLatest: boolean;
  /** True once for each of them: the pupil is told, and the focus goes there. */
  readonly takeNews: () => boolean;
}

const WithdrawalContext = createContext<Withdrawal | null>(null);

export const useWithdrawal = (): Withdrawal => {
  const withdrawal = use(WithdrawalContext);
  if (withdrawal === null) throw new Error('A card of the account stands outside of <GuardianConsent>.');
  return withdrawal;
};

interface GuardianConsentProps {
  readonly userId: string;
  readonly ownEmail: string;
  readonly children: ReactNode;
}

/** The guardian's consent of this page: one that was taken back is asked for anew. */
export const GuardianConsent = ({ userId, ownEmail, children }: GuardianConsentProps) => {
  const profile = ProfileActor.useActorRef();
  const isGiven = ProfileActor.useSelector(({ context }) => context.user.guardianConsent);
  const [{ count, isLatest }, setChange] = useState({ count: 0, isLatest: false });
  const told = useRef(0);
  useEmitted(profile, 'profile.updated', ({ user }) => {
    const isWithdrawal = isGiven && !user.guardianConsent;
    setChange({ count: count + Number(isWithdrawal), isLatest: isWithdrawal });
  });
  const withdrawal = useMemo(
    () => ({
      count,
      isLatest,
      takeNews: () => {
        const isNews = told.current !== count;
        told.current = count;
        return isNews;
      },
    }),
    [count, isLatest],
  );
  return (
    <WithdrawalContext value={withdrawal}>
      <GuardianConsentActor.Provider
        key={count}
        logic={useService(IDENTITY.guardianConsentLogic)}
        options={{ input: { values: emptyGuardianConsent({ userId, ownEmail }) } }}
      >
        {children}
      </GuardianConsentActor.Provider>
    </WithdrawalContext>
  );
};
