import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { BuddyIllustration } from '#ui/design/illustrations/BuddyIllustration.tsx';
import { FlashcardsIllustration } from '#ui/design/illustrations/FlashcardsIllustration.tsx';
import { TutorIllustration } from '#ui/design/illustrations/TutorIllustration.tsx';
import { homeSectionTexts } from '#ui/texts/home-sections.pl.ts';
import { useHomeAction } from './home-action.ts';
import styles from './Sections.module.css';

const texts = homeSectionTexts.features;

const TILES = [
  { ...texts.tutor, to: '/assistant?mode=tutor', Illustration: TutorIllustration },
  { ...texts.buddy, to: '/assistant?mode=buddy', Illustration: BuddyIllustration },
  { ...texts.practice, to: '/praktyka', Illustration: FlashcardsIllustration },
] as const;

/** Three tiles (S1 §1.34). */
export const FeaturesSection = () => {
  const act = useHomeAction();
  return (
    <section className={styles.section} aria-labelledby="features">
      <h2 id="features">{texts.title}</h2>
      <ul className={styles.tiles}>
        {TILES.map(({ title, text, action, to, Illustration }) => (
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
  );
};
