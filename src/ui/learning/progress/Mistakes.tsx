import type { ProgressEvent } from '#domain/learning/progress/progress.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { progressTexts } from '#ui/texts/progress.pl.ts';
import styles from './Progress.module.css';

const texts = progressTexts.mistakes;

interface MistakesProps {
  readonly count: number;
  readonly send: (event: ProgressEvent) => void;
}

/** How many questions wait to be answered once more. */
export const Mistakes = ({ count, send }: MistakesProps) => (
  <section className={styles.mistakes} aria-labelledby="mistakes">
    <h2 id="mistakes">{texts.title}</h2>
    <p>{texts.waiting(count)}</p>
    <Button variant="secondary" onClick={() => send({ type: 'pupil.correctionStarted' })}>
      {texts.start}
    </Button>
  </section>
);
