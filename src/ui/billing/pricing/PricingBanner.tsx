import { shallowEqual } from '@xstate/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAiBlock } from '#ui/access/ai-block.ts';
import { PointsBadge } from '#ui/access/trial/PointsBadge.tsx';
import { useHeldSubscription } from '#ui/billing/held-subscription.ts';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { useMemberNavigation, useSession } from '#ui/navigation/member-navigation.ts';
import { useShown } from '#ui/shown.ts';
import { bannerTexts as texts, blockedAction, blockedTexts, upgradeTexts } from '#ui/texts/billing.pl.ts';
import styles from './PricingBanner.module.css';
import { selectPricingBanner } from './pricing.view.ts';

interface BannerProps {
  readonly look: 'accent' | 'plain' | 'locked';
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

const Banner = ({ look, title, children, action }: BannerProps) => (
  <section className={styles.banner} data-look={look} aria-labelledby="pricing-banner">
    <div className={styles.text}>
      <h2 id="pricing-banner" className={styles.title}>
        {look === 'locked' && <Lock aria-hidden size={22} />}
        {title}
      </h2>
      {children}
    </div>
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </section>
);

const LONGEST = blockedTexts.guardian_missing;

/** Room for the longest of all banners. The words are drawn by the style sheet: nobody finds or reads them twice. */
const Room = () => (
  <div className={styles.room} aria-hidden>
    <div className={styles.text}>
      <span className={styles.title} data-words={LONGEST.title} />
      <span data-words={LONGEST.text} />
    </div>
    <span className={styles.roomOfAction} data-words={texts.try.action} />
  </div>
);

const ShownBanner = () => {
  const session = useSession();
  const subscription = useHeldSubscription();
  const block = useAiBlock();
  const goTo = useMemberNavigation();
  const view = useShown('trial', (trial) => selectPricingBanner(session, subscription, trial, block), shallowEqual);
  switch (view.banner) {
    case 'none':
      return null;
    case 'try':
      return (
        <Banner
          look="accent"
          title={texts.try.title}
          action={
            <Button variant="accent" onClick={() => goTo('/assistant?mode=tutor')}>
              {texts.try.action}
            </Button>
          }
        >
          <p>{texts.try.text}</p>
        </Banner>
      );
    case 'running':
      return (
        <Banner look="plain" title={texts.running.title} action={<PointsBadge />}>
          <p>{texts.running.text}</p>
        </Banner>
      );
    case 'blocked':
      return (
        <Banner
          look="locked"
          title={blockedTexts[view.reason].title}
          action={
            view.reason === 'guardian_missing' ? (
              <ButtonLink variant="secondary" to="/account">
                {blockedAction}
              </ButtonLink>
            ) : undefined
          }
        >
          <p>{blockedTexts[view.reason].text}</p>
        </Banner>
      );
    case 'held':
      return (
        <Banner
          look="plain"
          title={texts.held.title(view.name)}
          action={
            view.noUpgrade === null ? (
              <ButtonLink to="/upgrade">{texts.held.upgrade}</ButtonLink>
            ) : (
              <ButtonLink variant="secondary" to="/account?tab=plan">
                {texts.held.account}
              </ButtonLink>
            )
          }
        >
          {view.noUpgrade !== null && <p>{upgradeTexts[view.noUpgrade]}</p>}
        </Banner>
      );
  }
};

/** What somebody should know before looking at prices: the trial, why the AI is closed, or the plan they hold. A visitor has it in the prerendered page; for who is remembered its place is kept until it is known. */
export const PricingBanner = () => (
  <div className={styles.place} data-status={useSession().status}>
    <Room />
    <ShownBanner />
  </div>
);
