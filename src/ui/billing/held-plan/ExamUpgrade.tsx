import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { callToActionTexts, heldPlanTexts } from '#ui/texts/held-plan.pl.ts';
import { usePlanInvitation } from './plan-invitation.ts';

/** Says that making exams needs another plan; its button goes where the plan's call to action goes (S2 §2.64–2.65, §6.19, D21). */
export const ExamUpgrade = () => {
  const invitation = usePlanInvitation();
  return (
    <Notice
      tone="info"
      isLive={false}
      action={
        invitation !== null && (
          <ButtonLink variant="accent" size="small" to={invitation.route}>
            {callToActionTexts[invitation.action]}
          </ButtonLink>
        )
      }
    >
      {heldPlanTexts.examUpgrade}
    </Notice>
  );
};
