import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { LoadingPlans } from '#ui/billing/pricing/LoadingPlans.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { LostPartBoundary } from '#ui/lazy/LostPartBoundary.tsx';
import { useIsPrerendered } from '#ui/services.tsx';
import { homeSectionTexts } from '#ui/texts/home-sections.pl.ts';
import styles from './Sections.module.css';

const texts = homeSectionTexts.plans;

const HomePlans = lazyPart(
  async () => (await import('./HomePlans.tsx')).HomePlans,
  async () => (await import('#composition/billing.module.ts')).billing,
);

/** The same cards as on the page of plans (S1 §1.38, §2.75); their prices come from the server. */
export const PlansSection = () => {
  const isPrerendered = useIsPrerendered();
  return (
    <section className={styles.section} aria-labelledby="home-plans">
      <h2 id="home-plans">{texts.title}</h2>
      <p className={styles.lead}>{texts.text}</p>
      {isPrerendered ? (
        <LoadingPlans />
      ) : (
        <LostPartBoundary renderLost={() => null}>
          <Suspense fallback={<LoadingPlans />}>
            <HomePlans />
          </Suspense>
        </LostPartBoundary>
      )}
      <p>
        <Link to="/pricing">{texts.compare}</Link>
      </p>
    </section>
  );
};
