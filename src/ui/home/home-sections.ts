import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import type { Section } from '#ui/lazy/section.types.ts';

/** The picture beside the pitch is drawn in the page: its code is fetched only where the browser renders the page. */
export const HERO_PICTURE: Section = {
  name: 'hero-picture',
  Part: lazyPart(async () => (await import('#ui/design/illustrations/HeroIllustration.tsx')).HeroIllustration),
  isStill: true,
  height: 'short',
};

export const PLANS: Section = {
  name: 'plans',
  Part: lazyPart(async () => (await import('./PlansSection.tsx')).PlansSection),
  height: 'tall',
};

/** What stands below the hero, in this order. */
export const HOME_SECTIONS: readonly Section[] = [
  {
    name: 'intro',
    Part: lazyPart(async () => (await import('./IntroSection.tsx')).IntroSection),
    isStill: true,
    height: 'short',
  },
  {
    name: 'features',
    Part: lazyPart(async () => (await import('./FeaturesSection.tsx')).FeaturesSection),
    height: 'medium',
  },
  {
    name: 'showcase',
    Part: lazyPart(async () => (await import('./ShowcaseSection.tsx')).ShowcaseSection),
    height: 'tall',
  },
  {
    name: 'benefits',
    Part: lazyPart(async () => (await import('./BenefitsSection.tsx')).BenefitsSection),
    isStill: true,
    height: 'medium',
  },
  {
    name: 'prepare',
    Part: lazyPart(async () => (await import('./PrepareSection.tsx')).PrepareSection),
    height: 'tall',
  },
  {
    name: 'film',
    Part: lazyPart(async () => (await import('./FilmSection.tsx')).FilmSection),
    height: 'medium',
  },
  PLANS,
  {
    name: 'voices',
    Part: lazyPart(async () => (await import('./VoicesSection.tsx')).VoicesSection),
    isStill: true,
    height: 'medium',
  },
  {
    name: 'newsletter',
    Part: lazyPart(
      async () => (await import('#ui/support/newsletter/NewsletterSection.tsx')).NewsletterSection,
      async () => (await import('#composition/support.module.ts')).support,
    ),
    height: 'short',
  },
  {
    name: 'why',
    Part: lazyPart(async () => (await import('./WhySection.tsx')).WhySection),
    isStill: true,
    height: 'medium',
  },
];
