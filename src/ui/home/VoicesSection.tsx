import { Badge } from '#ui/design/Badge.tsx';
import { Card } from '#ui/design/Card.tsx';
import { CardGrid } from '#ui/design/CardGrid.tsx';
import { homeSectionTexts } from '#ui/texts/home-sections.pl.ts';
import styles from './Sections.module.css';

const texts = homeSectionTexts.voices;

/** Three testimonials (S1 §1.39), which say themselves that nobody has written them yet. */
export const VoicesSection = () => (
  <section className={styles.section} aria-labelledby="voices">
    <h2 id="voices">{texts.title}</h2>
    <p className={styles.lead}>{texts.note}</p>
    <CardGrid>
      {texts.items.map(({ text, by }) => (
        <Card key={text} as="li">
          <div>
            <Badge>{texts.badge}</Badge>
          </div>
          <figure className={styles.voice}>
            <blockquote>„{text}”</blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        </Card>
      ))}
    </CardGrid>
  </section>
);
