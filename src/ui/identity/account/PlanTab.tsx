import { Card } from '#ui/design/Card.tsx';
import { accountTexts } from '#ui/texts/account.pl.ts';
import styles from './Account.module.css';
import { TrialCard } from './TrialCard.tsx';

const texts = accountTexts.plans;

/** The tab of the plan (S1 §2.102): the trial, and in place of plans the word that they are to come. */
export const PlanTab = () => (
  <div className={styles.columns} data-look="even">
    <TrialCard />
    <Card as="section" look="sunken" labelledBy="account-plans">
      <h2 id="account-plans" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.soft}>{texts.text}</p>
    </Card>
  </div>
);
