import { Check, X } from 'lucide-react';
import { Card } from '#ui/design/Card.tsx';
import { homeSectionTexts } from '#ui/texts/home-sections.pl.ts';
import styles from './Sections.module.css';

const texts = homeSectionTexts.benefits;

const LISTS = [
  { ...texts.has, id: 'benefits-has', Icon: Check },
  { ...texts.hasNot, id: 'benefits-has-not', Icon: X },
] as const;

/** What it does, and what it does not (S1 §1.36). */
export const BenefitsSection = () => (
  <section className={styles.section} aria-labelledby="benefits">
    <h2 id="benefits">{texts.title}</h2>
    <div className={styles.pair}>
      {LISTS.map(({ id, title, items, Icon }) => (
        <Card key={id} look="sunken">
          <h3 id={id}>{title}</h3>
          <ul className={styles.facts} aria-labelledby={id}>
            {items.map((item) => (
              <li key={item}>
                <Icon aria-hidden size={20} />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  </section>
);
