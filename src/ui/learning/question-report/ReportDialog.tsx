import { REPORT_COMMENT_MAX_LENGTH } from '#domain/learning/question-report/question-report.rules.ts';
import { Button } from '#ui/design/Button.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { TextArea } from '#ui/design/TextArea.tsx';
import { failureTexts } from '#ui/texts/failures.pl.ts';
import { questionReportTexts as texts } from '#ui/texts/question-report.pl.ts';
import { QuestionReportActor } from './question-report.actor.ts';

/** What is wrong with a question, with a comment as one likes; then thanks. */
export const ReportDialog = () => {
  const report = QuestionReportActor.useActorRef();
  const { comment, failure } = QuestionReportActor.useSelector(({ context }) => context);
  const isSending = QuestionReportActor.useSelector((snapshot) => snapshot.matches('sending'));
  const isThanking = QuestionReportActor.useSelector((snapshot) => snapshot.matches('thanking'));
  const close = () => report.send({ type: 'pupil.reportClosed' });
  return (
    <Dialog
      isOpen
      size="small"
      title={texts.title}
      closeLabel={texts.close}
      onClose={close}
      footer={
        isThanking ? (
          <Button key="done" onClick={close}>
            {texts.done}
          </Button>
        ) : (
          <>
            <Button key="cancel" variant="secondary" onClick={close}>
              {texts.cancel}
            </Button>
            <Button
              key="send"
              isPending={isSending}
              onClick={() => report.send({ type: 'pupil.reportSent', idempotencyKey: crypto.randomUUID() })}
            >
              {texts.send}
            </Button>
          </>
        )
      }
    >
      {isThanking ? (
        <Notice tone="success">{texts.thanks}</Notice>
      ) : (
        <>
          {failure !== null && <Notice tone="error">{failureTexts[failure]}</Notice>}
          <p>{texts.lead}</p>
          <TextArea
            label={texts.comment}
            optionalLabel={texts.optional}
            rows={4}
            maxLength={REPORT_COMMENT_MAX_LENGTH}
            value={comment}
            onChange={(text) => report.send({ type: 'pupil.commentChanged', text })}
          />
        </>
      )}
    </Dialog>
  );
};
