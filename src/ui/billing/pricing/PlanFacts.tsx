import { Card } from '#ui/design/Card.tsx';
import { CardGrid } from '#ui/design/CardGrid.tsx';
import { factTexts as texts } from '#ui/texts/billing.pl.ts';
import styles from './PlanFacts.module.css';

/** What a parent asks before paying. */
export const PlanFacts = () => (
  <section className={styles.section} aria-labelledby="plan-facts">
    <h2 id="plan-facts">{texts.title}</h2>
    <CardGrid cards="wide">
      {texts.facts.map(({ title, text }) => (
        <Card key={title} as="li" look="sunken">
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </Card>
      ))}
    </CardGrid>
  </section>
);
