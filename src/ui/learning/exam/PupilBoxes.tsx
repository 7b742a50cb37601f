import { examTexts } from '#ui/texts/exam.pl.ts';
import styles from './SheetPaper.module.css';

const texts = examTexts.paper;

const CODE_LENGTH = 3;
const PESEL_LENGTH = 11;

const Boxes = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <p className={styles.boxed}>
    <span>{label}</span>
    <span className={styles.boxes} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={styles.box} />
      ))}
    </span>
  </p>
);

/** Where the pupil writes who they are. */
export const PupilBoxes = () => (
  <div className={styles.pupil}>
    <Boxes label={texts.code} count={CODE_LENGTH} />
    <Boxes label={texts.pesel} count={PESEL_LENGTH} />
  </div>
);
