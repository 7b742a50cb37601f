import { Button } from '#ui/design/Button.tsx';
import { questionReportTexts as texts } from '#ui/texts/question-report.pl.ts';
import { QuestionReportActor } from './question-report.actor.ts';

interface ReportButtonProps {
  readonly questionId: string;
  /** Where several stand on a page: of which task this one is. */
  readonly number?: number;
}

export const ReportButton = ({ questionId, number }: ReportButtonProps) => {
  const report = QuestionReportActor.useActorRef();
  return (
    <Button
      size="small"
      variant="quiet"
      aria-label={number === undefined ? undefined : texts.reportOf(number)}
      onClick={() => report.send({ type: 'pupil.reportRequested', questionId })}
    >
      {texts.report}
    </Button>
  );
};
