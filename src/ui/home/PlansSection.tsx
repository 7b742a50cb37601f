import { Link } from 'react-router-dom';
import { BILLING } from '#composition/billing.tokens.ts';
import { LoadingPlans, PlanPicker } from '#ui/billing/pricing/PlanPicker.tsx';
import { PricingActor } from '#ui/billing/pricing/pricing.actor.ts';
import { pricingInputOf } from '#ui/billing/pricing/pricing.view.ts';
import { Purchases } from '#ui/billing/purchase/Purchases.tsx';
import { useIsPrerendered, useService } from '#ui/services.tsx';
import { homeSectionTexts } from '#ui/texts/home-sections.pl.ts';
import styles from './Sections.module.css';

const texts = homeSectionTexts.plans;

const Picker = () => (
  <PricingActor.Provider
    logic={useService(BILLING.pricingLogic)}
    options={{ input: pricingInputOf(new URLSearchParams()) }}
  >
    <Purchases />
    <PlanPicker />
  </PricingActor.Provider>
);

/** The same cards as on the page of plans (S1 §1.38, §2.75); their prices come from the server. */
export const PlansSection = () => {
  const isPrerendered = useIsPrerendered();
  return (
    <section className={styles.section} aria-labelledby="plans">
      <h2 id="plans">{texts.title}</h2>
      <p className={styles.lead}>{texts.text}</p>
      {isPrerendered ? <LoadingPlans /> : <Picker />}
      <p>
        <Link to="/pricing">{texts.compare}</Link>
      </p>
    </section>
  );
};
