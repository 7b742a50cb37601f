import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { cancelSubscriptionMachine } from '#domain/billing/cancel-subscription/cancel-subscription.machine.ts';
import {
  CANCELLATION_COMMENT_MAX_LENGTH,
  CANCELLATION_REASONS,
} from '#domain/billing/cancel-subscription/cancel-subscription.rules.ts';
import { Button } from '#ui/design/Button.tsx';
import { CheckboxGroup } from '#ui/design/CheckboxGroup.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { TextArea } from '#ui/design/TextArea.tsx';
import { cancellationReasonTexts, cancellationTexts as texts, PLAN_UPDATED } from '#ui/texts/held-plan.pl.ts';
import { selectCancellation, type CancellationView } from './cancel-subscription.view.ts';
import styles from './CancelSubscription.module.css';

type Cancellation = ActorRefFrom<typeof cancelSubscriptionMachine>;

const REASONS = CANCELLATION_REASONS.map((value) => ({ value, label: cancellationReasonTexts[value] }));

interface AskingProps {
  readonly view: Extract<CancellationView, { step: 'asking' }>;
  readonly cancellation: Cancellation;
  readonly end: string | null;
}

const Asking = ({ view, cancellation, end }: AskingProps) => (
  <Form
    className={styles.form}
    onSubmit={(idempotencyKey) => cancellation.send({ type: 'pupil.cancellationSubmitted', idempotencyKey })}
  >
    <p>{texts.lead(end)}</p>
    {view.error !== undefined && <Notice tone="error">{view.error}</Notice>}
    <CheckboxGroup
      label={texts.reasons}
      options={REASONS}
      values={view.reasons}
      error={view.problem}
      onPress={(reason) => cancellation.send({ type: 'pupil.reasonPressed', reason })}
    />
    <TextArea
      label={texts.comment}
      optionalLabel={texts.optional}
      maxLength={CANCELLATION_COMMENT_MAX_LENGTH}
      value={view.comment}
      onChange={(text) => cancellation.send({ type: 'pupil.commentChanged', text })}
    />
    <div className={styles.buttons}>
      <Button
        variant="secondary"
        disabled={view.isBusy}
        onClick={() => cancellation.send({ type: 'pupil.dialogClosed' })}
      >
        {texts.keep}
      </Button>
      <Button type="submit" variant="danger" isPending={view.isBusy}>
        {texts.confirm}
      </Button>
    </div>
  </Form>
);

const TITLES = { asking: texts.title, refused: texts.refusedTitle, done: texts.doneTitle } as const;

interface CancelSubscriptionDialogProps {
  readonly cancellation: Cancellation;
  /** When the plan ends; an ISO time. */
  readonly end: string | null;
}

/** Ends the renewal: reasons, a comment, and until when the plan goes on (S1 §2.51, §3.61–3.68, §5.38–5.39, S2 §5.49). */
export const CancelSubscriptionDialog = ({ cancellation, end }: CancelSubscriptionDialogProps) => {
  const view = useSelector(cancellation, selectCancellation);
  const close = () => cancellation.send({ type: 'pupil.dialogClosed' });
  return (
    <Dialog
      isOpen
      size="small"
      title={TITLES[view.step]}
      closeLabel={texts.close}
      onClose={close}
      isDismissable={view.step !== 'asking' || !view.isBusy}
      footer={
        view.step === 'asking' ? undefined : (
          <Button autoFocus onClick={close}>
            {texts.close}
          </Button>
        )
      }
    >
      {view.step === 'asking' && <Asking view={view} cancellation={cancellation} end={end} />}
      {view.step === 'refused' && <p>{view.reason}</p>}
      {view.step === 'done' && (
        <>
          <Notice tone="success">{PLAN_UPDATED}</Notice>
          <p>{texts.lead(end)}</p>
        </>
      )}
    </Dialog>
  );
};
