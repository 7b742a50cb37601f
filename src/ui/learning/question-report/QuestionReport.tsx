import type { ReactNode } from 'react';
import type { QuestionReportInput } from '#domain/learning/question-report/question-report.types.ts';
import { QUESTION_REPORTS } from '#composition/question-reports.tokens.ts';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { useService } from '#ui/services.tsx';
import { QuestionReportActor } from './question-report.actor.ts';

const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog);

const OpenDialog = () => {
  const report = QuestionReportActor.useActorRef();
  const isOpen = QuestionReportActor.useSelector((snapshot) => !snapshot.matches('closed'));
  return (
    <LazyDialog onClose={() => report.send({ type: 'pupil.reportClosed' })}>{isOpen && <ReportDialog />}</LazyDialog>
  );
};

/** What the questions of a quiz or an exam need around them to be reported. */
export const QuestionReport = ({ children, ...input }: QuestionReportInput & { readonly children: ReactNode }) => (
  <QuestionReportActor.Provider logic={useService(QUESTION_REPORTS.logic)} options={{ input }}>
    {children}
    <OpenDialog />
  </QuestionReportActor.Provider>
);
