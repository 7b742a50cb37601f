import type { ReactNode } from 'react';
import {
  FLASHCARD_SUBJECT_MAX_LENGTH,
  FLASHCARD_TOPIC_MAX_LENGTH,
} from '#domain/learning/flashcard-generation/flashcard-generation.rules.ts';
import type { FlashcardGenerationEvent } from '#domain/learning/flashcard-generation/flashcard-generation.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { ProgressBar } from '#ui/design/ProgressBar.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { flashcardTexts } from '#ui/texts/flashcards.pl.ts';
import type { FlashcardDialogView } from './flashcard-generation.view.ts';
import styles from './FlashcardDialog.module.css';

const texts = flashcardTexts.dialog;
const FORM = 'flashcard-form';

interface FlashcardDialogProps {
  readonly view: Exclude<FlashcardDialogView, { dialog: 'closed' }>;
  readonly send: (event: FlashcardGenerationEvent) => void;
}

const Working = ({ what }: { readonly what: string }) => (
  <div className={styles.working}>
    <output>{what}</output>
    <ProgressBar label={texts.progress} value={undefined} />
  </div>
);

/** A topic, confirmed, becomes a flashcard (S2 §4.29–4.33, §5.9–5.16). */
export const FlashcardDialog = ({ view, send }: FlashcardDialogProps) => {
  const close = () => send({ type: 'pupil.dialogClosed' });
  // Keys of their own: were it the same element, the press that leads to the form would, turned into its submit button meanwhile, send it.
  const button = (label: string, event: () => FlashcardGenerationEvent, isQuiet = false) => (
    <Button key={label} variant={isQuiet ? 'secondary' : 'primary'} onClick={() => send(event())}>
      {label}
    </Button>
  );
  const parts = (): { readonly body: ReactNode; readonly footer?: ReactNode } => {
    switch (view.dialog) {
      case 'tooShort':
        return { body: <Notice tone="error">{view.error}</Notice> };
      case 'analysing':
        return { body: <Working what={texts.analysing} /> };
      case 'form':
        return {
          body: (
            <Form
              id={FORM}
              className={styles.form}
              onSubmit={(idempotencyKey) => send({ type: 'pupil.topicConfirmed', idempotencyKey })}
            >
              <p>{texts.lead}</p>
              <TextField
                label={texts.subject}
                maxLength={FLASHCARD_SUBJECT_MAX_LENGTH}
                hasCounter
                required
                value={view.form.subject}
                onChange={(text) => send({ type: 'pupil.subjectChanged', text })}
              />
              <TextField
                label={texts.topic}
                maxLength={FLASHCARD_TOPIC_MAX_LENGTH}
                hasCounter
                required
                value={view.form.topic}
                onChange={(text) => send({ type: 'pupil.topicChanged', text })}
              />
            </Form>
          ),
          footer: (
            <Button key="submit" type="submit" form={FORM} disabled={!view.canSend}>
              {texts.submit}
            </Button>
          ),
        };
      case 'generating':
        return {
          body: <Working what={texts.generating} />,
          footer: button(texts.cancel, () => ({ type: 'pupil.generationCancelled' }), true),
        };
      case 'failed':
        return {
          body: <Notice tone="error">{view.error}</Notice>,
          footer: (
            <>
              {button(texts.form, () => ({ type: 'pupil.formRequested' }), view.canRetry)}
              {view.canRetry &&
                button(texts.retry, () => ({ type: 'pupil.retried', idempotencyKey: crypto.randomUUID() }))}
            </>
          ),
        };
      case 'apart':
        return {
          body: <p>{texts.apart}</p>,
          footer: button(texts.window, () => ({ type: 'pupil.windowRequested' }), true),
        };
    }
  };
  const { body, footer } = parts();
  return (
    <Dialog isOpen title={texts.title} closeLabel={texts.close} onClose={close} footer={footer}>
      {body}
    </Dialog>
  );
};
