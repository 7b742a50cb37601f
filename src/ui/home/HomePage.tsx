import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { homeAction, isInvitedToTrial } from '#domain/access/home-actions.rules.ts';
import { needsOf } from '#domain/access/routes.rules.ts';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { BuddyIllustration } from '#ui/design/illustrations/BuddyIllustration.tsx';
import { FlashcardsIllustration } from '#ui/design/illustrations/FlashcardsIllustration.tsx';
import { HeroIllustration } from '#ui/design/illustrations/HeroIllustration.tsx';
import { TutorIllustration } from '#ui/design/illustrations/TutorIllustration.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { redirectOrigin } from '#ui/navigation/redirected.ts';
import { useShownApp } from '#ui/services.tsx';
import { useMemberNavigation, useSession } from '#ui/navigation/member-navigation.ts';
import { homeTexts as texts } from '#ui/texts/home.pl.ts';
import { shellTexts } from '#ui/texts/shell.pl.ts';
import styles from './HomePage.module.css';

const FEATURES = [
  { ...texts.features.tutor, to: '/assistant?mode=tutor', Illustration: TutorIllustration },
  { ...texts.features.buddy, to: '/assistant?mode=buddy', Illustration: BuddyIllustration },
  { ...texts.features.practice, to: '/praktyka', Illustration: FlashcardsIllustration },
] as const;

/** To a visitor who was led here from a page for members: why, and the way there. */
const AskedElsewhere = () => {
  const { authDialog } = useShownApp();
  const session = useSession();
  const place = redirectOrigin(useLocation());
  if (session.status !== 'visitor' || place === null || place === '/') return null;
  return (
    <div className={styles.asked}>
      <Notice
        tone="info"
        action={
          <Button size="small" onClick={() => authDialog.send({ type: 'pupil.loginRequested', destination: place })}>
            {shellTexts.logIn}
          </Button>
        }
      >
        {texts.asked}
      </Notice>
    </div>
  );
};

/** /: the hero and three tiles (S1 §1.32, §1.34, §2.63–2.68). */
export const HomePage = () => {
  const goTo = useMemberNavigation();
  const session = useSession();
  const app = useShownApp();
  const subscription = useSelector(app.session, ({ context }) => context.subscription);
  const isRemembered = useSelector(app.session, ({ context }) => context.isRemembered || context.isPlanRemembered);
  const trial = useSelector(app.trial, ({ context }) => context.status);
  const isInvited = isInvitedToTrial(
    session.status === 'registered' ? { user: session.user, subscription, trial } : null,
  );
  /** Where a call to action leads (S1 §2.56–2.62); by the guard and its reasons while not everything is known. */
  const act = (target: string) => {
    const isKnown = session.status === 'registered' && !isRemembered && trial !== null && subscription !== 'unknown';
    if (!isKnown || needsOf(target.replace(/\?.*/, '')).includes('ai')) return goTo(target);
    const action = homeAction({ isLoggedIn: true, trial, subscription }, target);
    return goTo(action.kind === 'go' ? action.route : target);
  };
  return (
    <div className={styles.page}>
      <AskedElsewhere />
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1>{texts.hero.title}</h1>
          <p className={styles.lead}>{texts.hero.text}</p>
          <Button variant="accent" size="large" onClick={() => act('/assistant?mode=tutor')}>
            {isInvited ? texts.hero.action : texts.hero.continue}
          </Button>
          {isInvited && (
            <ul className={styles.badges}>
              {texts.hero.badges.map((badge) => (
                <li key={badge}>{badge}</li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.picture}>
          <HeroIllustration />
        </div>
      </section>
      <section className={styles.features} aria-labelledby="features">
        <h2 id="features">{texts.features.title}</h2>
        <ul>
          {FEATURES.map(({ title, text, action, to, Illustration }) => (
            <Card key={to} as="li">
              <div className={styles.tile}>
                <Illustration />
              </div>
              <h3>{title}</h3>
              <p>{text}</p>
              <Button variant="secondary" onClick={() => act(to)}>
                {action}
              </Button>
            </Card>
          ))}
        </ul>
      </section>
    </div>
  );
};
