import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#ui/design/Button.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { LazySection } from '#ui/lazy/LazySection.tsx';
import { LostPartBoundary } from '#ui/lazy/LostPartBoundary.tsx';
import { redirectOrigin } from '#ui/navigation/redirected.ts';
import { useSession } from '#ui/navigation/member-navigation.ts';
import { homeTexts as texts } from '#ui/texts/home.pl.ts';
import { useHomeAction, useHomeKnowledge } from './home-action.ts';
import { HERO_PICTURE, HOME_SECTIONS, PLANS } from './home-sections.ts';
import { arePlansShown, isHeroInviting } from './home.view.ts';
import styles from './HomePage.module.css';

const AskedElsewhere = lazyPart(async () => (await import('./AskedElsewhere.tsx')).AskedElsewhere);

const Asked = () => {
  const session = useSession();
  const place = redirectOrigin(useLocation());
  if (session.status !== 'visitor' || place === null || place === '/') return null;
  return (
    <div className={styles.asked}>
      <LostPartBoundary renderLost={() => null}>
        <Suspense>
          <AskedElsewhere place={place} />
        </Suspense>
      </LostPartBoundary>
    </div>
  );
};

const Hero = () => {
  const act = useHomeAction();
  const isInviting = isHeroInviting(useHomeKnowledge());
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <h1>{texts.hero.title}</h1>
        <p className={styles.lead}>{texts.hero.text}</p>
        <Button variant="accent" size="large" onClick={() => act('/assistant?mode=tutor')}>
          {isInviting ? texts.hero.action : texts.hero.continue}
        </Button>
        {/* Their room is kept, so that nothing moves when it becomes known who is here. */}
        <ul className={styles.badges} data-shown={isInviting}>
          {texts.hero.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      </div>
      <div className={styles.picture}>
        <LazySection section={HERO_PICTURE} />
      </div>
    </section>
  );
};

/** /: the hero (S1 §1.32, §2.63–2.68), and below it sections that come alive when they are near (D42). */
export const HomePage = () => {
  const arePlansOffered = arePlansShown(useHomeKnowledge());
  return (
    <div className={styles.page}>
      <Asked />
      <Hero />
      {HOME_SECTIONS.filter((section) => section !== PLANS || arePlansOffered).map((section) => (
        <LazySection key={section.name} section={section} />
      ))}
    </div>
  );
};
