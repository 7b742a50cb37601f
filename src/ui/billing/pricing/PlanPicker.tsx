import { Button } from '#ui/design/Button.tsx';
import { CardGrid } from '#ui/design/CardGrid.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { SegmentedControl } from '#ui/design/SegmentedControl.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { useHeldSubscription } from '#ui/billing/held-subscription.ts';
import { usePlanChoice } from '#ui/billing/purchase/plan-choice.ts';
import { modeTexts, periodTexts, PLANS_UNAVAILABLE, pricingTexts as texts } from '#ui/texts/billing.pl.ts';
import { LoadingPlans } from './LoadingPlans.tsx';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanPicker.module.css';
import { cardAction, type PricingView } from './pricing.view.ts';
import { PricingActor, usePricing } from './pricing.actor.ts';

const Tabs = ({ view }: { readonly view: Extract<PricingView, { screen: 'plans' }> }) => {
  const pricing = PricingActor.useActorRef();
  return (
    <div className={styles.tabs}>
      <SegmentedControl
        label={texts.periods}
        segments={view.periods.map(({ period, discount }) => ({
          value: period,
          label: periodTexts[period].label,
          ...(discount !== null && { note: texts.discount(discount) }),
        }))}
        value={view.period}
        onChange={(period) => pricing.send({ type: 'pupil.periodChosen', period })}
      />
      {view.hasModes && (
        <SegmentedControl
          label={texts.modes}
          segments={[
            { value: 'subscription', label: modeTexts.subscription },
            { value: 'one-time', label: modeTexts['one-time'] },
          ]}
          value={view.mode}
          onChange={(mode) => pricing.send({ type: 'pupil.modeChosen', mode })}
        />
      )}
    </div>
  );
};

/** The plans on the tabs of their periods; a press on one begins its purchase, or the change to it (S1 §2.107–2.110, S2 §2.122–2.123). */
export const PlanPicker = () => {
  const { choose, pending } = usePlanChoice();
  const subscription = useHeldSubscription();
  const pricing = PricingActor.useActorRef();
  const view = usePricing();
  switch (view.screen) {
    case 'loading':
      return <LoadingPlans />;
    case 'failed':
      return (
        <Notice
          tone="error"
          action={<Button onClick={() => pricing.send({ type: 'pupil.retried' })}>{texts.retry}</Button>}
        >
          {PLANS_UNAVAILABLE}
        </Notice>
      );
    case 'plans':
      return (
        <div className={styles.picker}>
          <h2 className={styles.heading}>
            <VisuallyHidden>{texts.plans}</VisuallyHidden>
          </h2>
          <Tabs view={view} />
          {view.cards.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <CardGrid>
              {view.cards.map((card) => (
                <PlanCard
                  key={card.uniqueID}
                  card={card}
                  action={cardAction(card, subscription)}
                  isPending={pending === card.uniqueID}
                  onChoose={() => choose(card.uniqueID)}
                />
              ))}
            </CardGrid>
          )}
        </div>
      );
  }
};
