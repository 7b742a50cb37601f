import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, type RefObject } from 'react';
import { BILLING } from '#composition/billing.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { useFocusHeir } from '#ui/design/focus-heir.ts';
import { useEmitted } from '#ui/emitted.ts';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { useService } from '#ui/services.tsx';
import { heldPlanTexts as texts } from '#ui/texts/held-plan.pl.ts';
import { selectSubscription, type HeldPlanView } from './held-plan.view.ts';
import styles from './HeldPlan.module.css';

const CancelSubscriptionDialog = lazyPart(
  async () => (await import('#ui/billing/cancel-subscription/CancelSubscriptionDialog.tsx')).CancelSubscriptionDialog,
);

/** Of the card, where whoever was on a button that is gone reads on. */
export type Title = RefObject<HTMLHeadingElement | null>;

/** When it goes, because the plan renews again, whoever was on it reads on at the title. */
const ResumeButton = ({ isResuming, title }: { readonly isResuming: boolean; readonly title: Title }) => {
  const subscriptionStatus = useService(BILLING.subscriptionStatus);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, () => title.current);
  return (
    <Button
      ref={button}
      isPending={isResuming}
      onClick={() =>
        subscriptionStatus.send({ type: 'pupil.subscriptionResumed', idempotencyKey: crypto.randomUUID() })
      }
    >
      {texts.resume}
    </Button>
  );
};

/** The dialog gives the focus back to the button that opened it; where that is gone, one reads on at the title. */
const useFocusAfterDialog = (isOpen: boolean, title: Title): void => {
  const wasOpen = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) title.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, title]);
};

interface PlanChangesProps {
  readonly plan: Extract<HeldPlanView, { screen: 'plan' }>;
  readonly title: Title;
}

/** How the plan is cancelled or resumed. */
export const PlanChanges = ({ plan, title }: PlanChangesProps) => {
  const subscriptionStatus = useService(BILLING.subscriptionStatus);
  const cancellation = useActorRef(useService(BILLING.cancelSubscriptionLogic));
  const isOpen = useSelector(cancellation, (snapshot) => snapshot.hasTag('open'));
  useEmitted(cancellation, 'subscription.cancelled', () => subscriptionStatus.send({ type: 'subscription.cancelled' }));
  useFocusAfterDialog(isOpen, title);
  const request = () =>
    cancellation.send({
      type: 'pupil.cancellationRequested',
      subscription: selectSubscription(subscriptionStatus.getSnapshot()),
      at: Date.now(),
    });
  return (
    <>
      {plan.canResume && (
        <div className={styles.actions}>
          <ResumeButton isResuming={plan.isResuming} title={title} />
        </div>
      )}
      {plan.canCancel && (
        <>
          <div className={styles.actions}>
            <Button variant="secondary" aria-haspopup="dialog" onClick={request}>
              {texts.cancel}
            </Button>
          </div>
          {plan.end.kind !== 'due' && <p className={styles.soft}>{texts.notice}</p>}
        </>
      )}
      <LazyDialog onClose={() => cancellation.send({ type: 'pupil.dialogClosed' })}>
        {isOpen && (
          <CancelSubscriptionDialog cancellation={cancellation} end={plan.end.kind === 'due' ? null : plan.end.at} />
        )}
      </LazyDialog>
    </>
  );
};
