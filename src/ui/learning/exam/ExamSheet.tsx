import type { ReactNode } from 'react';
import type { ExamPart, ExamSheet as Sheet, ExamTask, Recording } from '#domain/learning/exam-sheet.types.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { tieShortWords } from '#ui/texts/typography.rules.ts';
import styles from './ExamSheet.module.css';
import { taskAnchor } from './task-anchor.ts';

const texts = examTexts.sheet;

interface ExamSheetProps {
  readonly sheet: Sheet;
  /** What stands below a task: its options, a place to write, how it went. */
  readonly children: (task: ExamTask) => ReactNode;
  /** What stands in the place of a text that is heard. */
  readonly renderHeard: (recording: Recording) => ReactNode;
}

const Task = ({ task, children }: { readonly task: ExamTask; readonly children: ReactNode }) => (
  <li className={styles.task} id={taskAnchor(task.number)} tabIndex={-1}>
    <h3 className={styles.number}>
      {texts.task(task.number)} <span className={styles.range}>{texts.range(task.points)}</span>
    </h3>
    <RichText text={task.text} />
    {children}
  </li>
);

interface PartProps extends Pick<ExamSheetProps, 'children' | 'renderHeard'> {
  readonly part: ExamPart;
}

const Part = ({ part, renderHeard, children }: PartProps) => (
  <section className={styles.part}>
    <h2 className={styles.partTitle}>{tieShortWords(part.title)}</h2>
    {part.text !== '' && <RichText text={part.text} />}
    {part.recording !== null && renderHeard(part.recording)}
    <ol className={styles.tasks}>
      {part.tasks.map((task) => (
        <Task key={task.id} task={task}>
          {children(task)}
        </Task>
      ))}
    </ol>
  </section>
);

/** All tasks, part by part, as they stand on paper. */
export const ExamSheet = ({ sheet, renderHeard, children }: ExamSheetProps) => (
  <>
    {sheet.parts.map((part) => (
      <Part key={part.tasks[0]?.id ?? part.title} part={part} renderHeard={renderHeard}>
        {children}
      </Part>
    ))}
  </>
);
