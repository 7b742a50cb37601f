import { useId } from 'react';
import styles from './ProgressBar.module.css';

export type ProgressBarProps = {
  readonly label: string;
  /** 0 to 100; undefined where there is no measure. */
  readonly value: number | undefined;
  /** What stands at the end of the line, "3 z 7". */
  readonly valueText?: string;
};

export const ProgressBar = ({ label, value, valueText }: ProgressBarProps) => {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
      <progress id={id} max={100} value={value} aria-valuetext={valueText} />
    </div>
  );
};
