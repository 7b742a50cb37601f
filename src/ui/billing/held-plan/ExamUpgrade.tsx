import { useSelector } from '@xstate/react';
import { BILLING } from '#composition/billing.tokens.ts';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { useService } from '#ui/services.tsx';
import { callToActionTexts, heldPlanTexts } from '#ui/texts/held-plan.pl.ts';
import { selectInvitation } from './held-plan.view.ts';

/** Says that making exams needs another plan; its button goes where the plan's call to action goes (S2 §2.64–2.65, §6.19, D21). */
export const ExamUpgrade = () => {
  const route = useSelector(useService(BILLING.subscriptionStatus), (snapshot) => selectInvitation(snapshot)?.route);
  const action = useSelector(useService(BILLING.subscriptionStatus), (snapshot) => selectInvitation(snapshot)?.action);
  return (
    <Notice
      tone="info"
      isLive={false}
      action={
        route !== undefined &&
        action !== undefined && (
          <ButtonLink variant="accent" size="small" to={route}>
            {callToActionTexts[action]}
          </ButtonLink>
        )
      }
    >
      {heldPlanTexts.examUpgrade}
    </Notice>
  );
};
