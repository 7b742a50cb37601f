import { homeSectionTexts } from '#ui/texts/home-sections.pl.ts';
import styles from './Sections.module.css';

const texts = homeSectionTexts.intro;

/** Who makes it, for whom, and what it teaches today (S1 §1.7, §1.33). */
export const IntroSection = () => (
  <section className={styles.intro}>
    <p className={styles.tagline}>{texts.tagline}</p>
    <p>{texts.text}</p>
  </section>
);
