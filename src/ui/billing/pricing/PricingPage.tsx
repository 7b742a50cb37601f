import { useSearchParams } from 'react-router-dom';
import { BILLING } from '#composition/billing.tokens.ts';
import { Purchases } from '#ui/billing/purchase/Purchases.tsx';
import { useEmitted } from '#ui/emitted.ts';
import { useService } from '#ui/services.tsx';
import { pricingTexts as texts } from '#ui/texts/billing.pl.ts';
import { Comparison } from './Comparison.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import { pricingInputOf } from './pricing.view.ts';
import { PricingActor, usePricing } from './pricing.actor.ts';
import { PricingBanner } from './PricingBanner.tsx';
import styles from './PricingPage.module.css';

/** The chosen tab stands in the address, so that it outlives the page. */
const AddressOfTab = () => {
  const [, setQuery] = useSearchParams();
  useEmitted(PricingActor.useActorRef(), 'pricing.tabChosen', ({ period, mode }) =>
    setQuery({ period, ...(mode === 'one-time' && { mode }) }, { replace: true }),
  );
  return null;
};

const Below = () => {
  const view = usePricing();
  return view.screen === 'plans' && view.cards.length > 1 ? <Comparison cards={view.cards} /> : null;
};

/** /pricing: the plans, what they cost and what is in them (S1 §2.107–2.112, S2 §2.124–2.127). */
export const PricingPage = () => {
  const [query] = useSearchParams();
  return (
    <PricingActor.Provider logic={useService(BILLING.pricingLogic)} options={{ input: pricingInputOf(query) }}>
      <Purchases />
      <AddressOfTab />
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </header>
        <PricingBanner />
        <PlanPicker />
        <Below />
        <PlanFacts />
      </div>
    </PricingActor.Provider>
  );
};
