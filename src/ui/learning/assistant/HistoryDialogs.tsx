import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { conversationHistoryMachine } from '#domain/learning/conversation-history/conversation-history.machine.ts';
import { CONVERSATION_NAME_MAX_LENGTH } from '#domain/learning/conversation-history/conversation-history.rules.ts';
import { Button } from '#ui/design/Button.tsx';
import { ConfirmDialog } from '#ui/design/ConfirmDialog.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { learningTexts } from '#ui/texts/learning.pl.ts';
import { selectHistoryDialog } from './history.view.ts';
import { focusPlace, placeOf } from './history-focus.ts';

const texts = learningTexts.history;

type History = ActorRefFrom<typeof conversationHistoryMachine>;

/** When the conversation is gone whose button had the focus, its neighbour has it. */
const Heir = ({ id }: { readonly id: string }) => {
  const handOver = useEffectEvent((place: number) => focusPlace(place));
  useEffect(() => {
    const place = placeOf(id);
    return () => handOver(place);
  }, [id]);
  return null;
};

/** Another name for a conversation, and the question before one is deleted. */
export const HistoryDialogs = ({ history }: { readonly history: History }) => {
  const view = useSelector(history, selectHistoryDialog, shallowEqual);
  const id = useSelector(history, ({ context }) => context.edit?.conversation.id ?? '');
  const form = useId();
  const decline = () => history.send({ type: 'pupil.declined' });
  switch (view.dialog) {
    case 'none':
      return null;
    case 'name':
      return (
        <Dialog
          isOpen
          size="small"
          title={texts.rename}
          closeLabel={texts.close}
          onClose={decline}
          isDismissable={!view.isPending}
          footer={
            <>
              <Button variant="secondary" onClick={decline} disabled={view.isPending}>
                {texts.cancel}
              </Button>
              <Button variant="primary" type="submit" form={form} isPending={view.isPending}>
                {texts.save}
              </Button>
            </>
          }
        >
          {view.error !== undefined && <Notice tone="error">{view.error}</Notice>}
          <Form id={form} onSubmit={() => history.send({ type: 'pupil.titleSent' })}>
            <TextField
              label={texts.name}
              value={view.title}
              error={view.mistake}
              maxLength={CONVERSATION_NAME_MAX_LENGTH}
              autoComplete="off"
              onFocus={(event) => event.target.select()}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog that was asked for
              autoFocus
              onChange={(title) => history.send({ type: 'pupil.titleChanged', title })}
            />
          </Form>
        </Dialog>
      );
    case 'removal':
      return (
        <ConfirmDialog
          isOpen
          isDangerous
          title={texts.removalTitle}
          confirmLabel={texts.removalYes}
          cancelLabel={texts.cancel}
          closeLabel={texts.close}
          isPending={view.isPending}
          onConfirm={() => history.send({ type: 'pupil.confirmed' })}
          onCancel={decline}
        >
          <Heir id={id} />
          {view.error !== undefined && <Notice tone="error">{view.error}</Notice>}
          <p>{texts.removalText(view.title)}</p>
        </ConfirmDialog>
      );
  }
};
