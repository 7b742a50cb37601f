import { CheckList } from '#ui/design/CheckList.tsx';
import { Card } from '#ui/design/Card.tsx';
import { homeSectionTexts } from '#ui/texts/home-sections.pl.ts';
import styles from './Sections.module.css';

const texts = homeSectionTexts.why;

/** Why this product (S1 §1.41), and what parents ask first. */
export const WhySection = () => (
  <section className={styles.section} aria-labelledby="why">
    <h2 id="why">{texts.title}</h2>
    <div className={styles.pair}>
      <div className={styles.prose}>
        {texts.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Card look="sunken">
        <h3 id="parents">{texts.parents.title}</h3>
        <CheckList labelledBy="parents" items={texts.parents.items.map((text) => ({ id: text, text }))} />
      </Card>
    </div>
  </section>
);
