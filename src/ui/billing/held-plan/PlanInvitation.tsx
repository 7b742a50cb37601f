import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { callToActionTexts } from '#ui/texts/held-plan.pl.ts';
import { usePlanInvitation } from './plan-invitation.ts';

/** The banner of the plan's call to action (S1 §2.101, §4.36–4.43, D21). */
export const PlanInvitation = () => {
  const invitation = usePlanInvitation();
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
