import styles from './Steps.module.css';

interface StepsProps {
  /** „Krok 1 z 2” */
  readonly label: string;
  readonly step: number;
  readonly count: number;
}

/** How far one has come in a form of a few steps. */
export const Steps = ({ label, step, count }: StepsProps) => (
  <div className={styles.steps}>
    <p>{label}</p>
    <div className={styles.bar} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} data-done={index < step} />
      ))}
    </div>
  </div>
);
