import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { BILLING } from '#composition/billing.tokens.ts';
import { Badge } from '#ui/design/Badge.tsx';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { CheckList } from '#ui/design/CheckList.tsx';
import { DefinitionList } from '#ui/design/DefinitionList.tsx';
import { LiveRegion } from '#ui/design/LiveRegion.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { useService } from '#ui/services.tsx';
import {
  billingModeTexts,
  heldFeatureTexts,
  heldPlanTexts as texts,
  PLAN_UPDATED,
  planEndText,
  planStateTexts,
} from '#ui/texts/held-plan.pl.ts';
import { selectHeldPlan, type HeldPlanView } from './held-plan.view.ts';
import styles from './HeldPlan.module.css';
import { PlanChanges, type Title } from './PlanChanges.tsx';

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
    <CheckList labelledBy="plan-features" items={features.map((id) => ({ id, text: heldFeatureTexts[id] }))} />
  </>
);

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
    <PlanChanges plan={plan} title={title} />
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
