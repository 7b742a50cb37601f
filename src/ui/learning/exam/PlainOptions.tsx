import type { ExamTask } from '#domain/learning/exam-sheet.types.ts';
import { optionLetter } from '#domain/learning/quiz-question-text.rules.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import styles from './ExamSheet.module.css';

/** What fits beside the other three in one line, in characters; a formula is not broken, so it has to fit by itself. */
const SHORT = { words: 26, formula: 14 } as const;
/** What fits beside one other on a phone. */
const TINY = { words: 12, formula: 8 } as const;
const SIGNS = /\\(?:infty|in|langle|rangle|cup|cdot|pi)(?![a-z])/g;
const COMMANDS = /\\(?:frac|sqrt|text|left|right|,|;| )|[{}$^_\\]/g;

const exceeds =
  (most: typeof SHORT | typeof TINY) =>
  (option: string): boolean =>
    option.replace(SIGNS, '·').replace(COMMANDS, '').length > (option.includes('$') ? most.formula : most.words);

const lengthOf = (options: readonly string[]): 'tiny' | 'short' | 'long' => {
  if (options.some(exceeds(SHORT))) return 'long';
  return options.some(exceeds(TINY)) ? 'short' : 'tiny';
};

/** The options as they are printed; a place to write, on paper, where there are none. */
export const PlainOptions = ({ task }: { readonly task: ExamTask }) => (
  <>
    <span className={styles.mark} aria-hidden="true">
      {examTexts.paper.outOf(task.points)}
    </span>
    <Answers task={task} />
  </>
);

const Answers = ({ task: { options, points, leastWords } }: { readonly task: ExamTask }) =>
  options.length === 0 ? (
    <>
      {leastWords !== null && <p className={styles.hint}>{examTexts.sheet.words(leastWords)}</p>}
      <div className={styles.space} data-points={points} data-lined={leastWords !== null} aria-hidden="true" />
    </>
  ) : (
    <ol className={styles.options} data-length={lengthOf(options)}>
      {options.map((option, place) => (
        <li key={option}>
          <span className={styles.letter}>{optionLetter(place)}.</span>
          <RichText text={option} />
        </li>
      ))}
    </ol>
  );
