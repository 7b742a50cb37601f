import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import type { Section } from '#ui/lazy/section.types.ts';

/** The picture beside the pitch is drawn in the page: its code is fetched only where the browser renders the page. */
export const HERO_PICTURE: Section = {
  name: 'hero-picture',
  Part: lazyPart(async () => (await import('#ui/design/illustrations/HeroIllustration.tsx')).HeroIllustration),
  isStill: true,
};

export const PLANS: Section = {
  name: 'plans',
  Part: lazyPart(async () => (await import('./PlansSection.tsx')).PlansSection),
};

/** What stands below the hero, in this order. */
export const HOME_SECTIONS: readonly Section[] = [
  {
    name: 'intro',
    Part: lazyPart(async () => (await import('./IntroSection.tsx')).IntroSection),
    isStill: true,
  },
  {
    name: 'features',
    Part: lazyPart(async () => (await import('./FeaturesSection.tsx')).FeaturesSection),
  },
  {
    name: 'showcase',
    Part: lazyPart(async () => (await import('./ShowcaseSection.tsx')).ShowcaseSection),
  },
  {
    name: 'benefits',
    Part: lazyPart(async () => (await import('./BenefitsSection.tsx')).BenefitsSection),
    isStill: true,
  },
  {
    name: 'prepare',
    Part: lazyPart(async () => (await import('./PrepareSection.tsx')).PrepareSection),
  },
  {
    name: 'film',
    Part: lazyPart(async () => (await import('./FilmSection.tsx')).FilmSection),
  },
  PLANS,
  {
    name: 'voices',
    Part: lazyPart(async () => (await import('./VoicesSection.tsx')).VoicesSection),
    isStill: true,
  },
  {
    name: 'newsletter',
    Part: lazyPart(
      async () => (await import('#ui/support/newsletter/NewsletterSection.tsx')).NewsletterSection,
      async () => (await import('#composition/support.module.ts')).support,
    ),
  },
  {
    name: 'why',
    Part: lazyPart(async () => (await import('./WhySection.tsx')).WhySection),
    isStill: true,
  },
];
