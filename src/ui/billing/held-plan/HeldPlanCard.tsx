import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, type RefObject } from 'react';
import { BILLING } from '#composition/billing.tokens.ts';
import { Badge } from '#ui/design/Badge.tsx';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { CheckList } from '#ui/design/CheckList.tsx';
import { DefinitionList } from '#ui/design/DefinitionList.tsx';
import { useFocusHeir } from '#ui/design/focus-heir.ts';
import { LiveRegion } from '#ui/design/LiveRegion.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { useEmitted } from '#ui/emitted.ts';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { useService } from '#ui/services.tsx';
import {
  billingModeTexts,
  heldFeatureTexts,
  heldPlanTexts as texts,
  PLAN_UPDATED,
  planEndText,
  planStateTexts,
} from '#ui/texts/held-plan.pl.ts';
import { comingNote } from '#ui/texts/not-yet.pl.ts';
import { selectHeldPlan, selectSubscription, type HeldPlanView } from './held-plan.view.ts';
import styles from './HeldPlan.module.css';

const CancelSubscriptionDialog = lazyPart(
  async () => (await import('#ui/billing/cancel-subscription/CancelSubscriptionDialog.tsx')).CancelSubscriptionDialog,
);

type Plan = Extract<HeldPlanView, { screen: 'plan' }>;

const Details = ({ plan: { end, mode } }: { readonly plan: Plan }) => (
  <DefinitionList
    definitions={[
      { term: texts.mode, value: billingModeTexts[mode] },
      ...(end.at === null ? [] : [{ term: texts.dates[end.kind], value: texts.dateOf(end.at) }]),
    ]}
  />
);

const Features = ({ plan: { features } }: { readonly plan: Plan }) => (
  <>
    <p className={styles.label} id="plan-features">
      {texts.features}
    </p>
    <CheckList
      labelledBy="plan-features"
      items={features.map((feature) => ({
        id: feature,
        text: heldFeatureTexts[feature],
        note: comingNote(feature),
      }))}
    />
  </>
);

type Title = RefObject<HTMLHeadingElement | null>;

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

const Changes = ({ plan, title }: { readonly plan: Plan; readonly title: Title }) => {
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

const HeldPlan = ({ plan, title }: { readonly plan: Plan; readonly title: Title }) => (
  <>
    {plan.isUpdated && <Notice tone="success">{PLAN_UPDATED}</Notice>}
    {plan.error !== undefined && <Notice tone="error">{plan.error}</Notice>}
    {plan.end.kind === 'due' && (
      <Notice tone="warning" isLive={false}>
        {texts.due}
      </Notice>
    )}
    <p className={styles.name}>{plan.name}</p>
    <p>{planEndText(plan.end)}</p>
    {plan.features.length > 0 && <Features plan={plan} />}
    <Details plan={plan} />
    <Changes plan={plan} title={title} />
    {plan.isConfirming && <p className={styles.soft}>{texts.confirming}</p>}
    <LiveRegion message={plan.isConfirming ? texts.confirming : ''} />
  </>
);

const Content = ({ view, title }: { readonly view: HeldPlanView; readonly title: Title }) => {
  const subscriptionStatus = useService(BILLING.subscriptionStatus);
  switch (view.screen) {
    case 'loading':
      return (
        <>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton lines={4} />
        </>
      );
    case 'unread':
      return (
        <Notice
          tone="error"
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => subscriptionStatus.send({ type: 'subscription.refreshRequested' })}
            >
              {texts.retry}
            </Button>
          }
        >
          {texts.unread}
        </Notice>
      );
    case 'none':
      return <p className={styles.soft}>{texts.none}</p>;
    case 'plan':
      return <HeldPlan plan={view} title={title} />;
  }
};

/** The plan that is held: what it is, until when, what is in it, and how it is cancelled or resumed (S1 §2.103–2.105, §4.50–4.51, §6.24). */
export const HeldPlanCard = () => {
  const view = useSelector(useService(BILLING.subscriptionStatus), selectHeldPlan);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" labelledBy="account-plan">
      <div className={styles.head}>
        <h2 id="account-plan" className={styles.title} ref={title} tabIndex={-1}>
          {texts.title}
        </h2>
        {view.screen === 'plan' && <Badge tone={view.tone}>{planStateTexts[view.end.kind]}</Badge>}
      </div>
      <Content view={view} title={title} />
    </Card>
  );
};
