import { Printer, Timer } from 'lucide-react';
import type { Exam } from '#domain/learning/exam.types.ts';
import type { ExamSheet as Sheet } from '#domain/learning/exam-sheet.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { ExamSheet } from './ExamSheet.tsx';
import styles from './ExamViewer.module.css';
import { PlainOptions } from './PlainOptions.tsx';
import { pointsOf } from '#domain/learning/exam-sheet.rules.ts';
import { ReaderSheet } from './ReaderSheet.tsx';
import { SheetCover } from './SheetCover.tsx';

const texts = examTexts.sheet;

const Head = ({ title, sheet }: { readonly title: string; readonly sheet: Sheet }) => (
  <header className={styles.head}>
    <p className={styles.name}>{title}</p>
    <p>{texts.frame(sheet.minutes, pointsOf(sheet))}</p>
    <p className={styles.note}>{texts.note}</p>
  </header>
);

/** What is heard stands in no sheet. */
const Unheard = () => (
  <>
    <p className={styles.note} data-screen-only>
      {examTexts.listening.timedOnly}
    </p>
    <p className={styles.onPaper}>{examTexts.listening.readAloud}</p>
  </>
);

/** The sheet as paper; one that is a document only, as its sanitised text (R7). */
export const ExamViewer = ({ exam: { id, title, sheet, htmlContent } }: { readonly exam: Exam }) => (
  <div className={styles.viewer}>
    <div className={styles.tools}>
      {sheet !== null && id !== null && (
        <ButtonLink to={`/egzaminy/${id}`} icon={<Timer aria-hidden size={20} />}>
          {texts.write}
        </ButtonLink>
      )}
      <Button variant="secondary" icon={<Printer aria-hidden size={20} />} onClick={() => window.print()}>
        {texts.print}
      </Button>
    </div>
    <article className={styles.paper} aria-label={texts.document(title)}>
      {sheet === null ? (
        <RichText text={htmlContent} format="html" />
      ) : (
        <>
          <Head title={title} sheet={sheet} />
          <SheetCover sheet={sheet} />
          <ExamSheet sheet={sheet} renderHeard={() => <Unheard />}>
            {(task) => <PlainOptions task={task} />}
          </ExamSheet>
          <AnswerSheet sheet={sheet} />
          <ReaderSheet sheet={sheet} />
        </>
      )}
    </article>
  </div>
);
