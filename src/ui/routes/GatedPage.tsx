import { FeatureGate } from '#ui/access/feature-gate/FeatureGate.tsx';
import { ExamUpgrade } from '#ui/billing/held-plan/ExamUpgrade.tsx';
import { NotYetPage } from '#ui/navigation/NotYetPage.tsx';
import styles from './GatedPage.module.css';

/** Quizzes and exams behind their gate: the page itself is still to come. */
export const GatedPage = () => (
  <FeatureGate>
    {(hasExams) => (
      <>
        {!hasExams && (
          <div className={styles.banner}>
            <ExamUpgrade />
          </div>
        )}
        <NotYetPage />
      </>
    )}
  </FeatureGate>
);
