import { useSelector } from '@xstate/react';
import { BILLING } from '#composition/billing.tokens.ts';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { useService } from '#ui/services.tsx';
import { callToActionTexts } from '#ui/texts/held-plan.pl.ts';
import { selectInvitation, type Invitation } from './held-plan.view.ts';

const isSame = (one: Invitation | null, other: Invitation | null): boolean =>
  one?.action === other?.action && one?.message === other?.message;

/** The banner of the plan's call to action (S1 §2.101, §4.36–4.43, D21). */
export const PlanInvitation = () => {
  const invitation = useSelector(useService(BILLING.subscriptionStatus), selectInvitation, isSame);
  if (invitation === null) return null;
  return (
    <Notice
      tone="info"
      isLive={false}
      action={
        <ButtonLink size="small" to={invitation.route}>
          {callToActionTexts[invitation.action]}
        </ButtonLink>
      }
    >
      {invitation.message}
    </Notice>
  );
};
