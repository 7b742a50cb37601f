import { useEffect, useState } from 'react';
import { FILES } from '#composition/files.tokens.ts';
import type { Attachment } from '#domain/learning/assistant/attachment.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Checkbox } from '#ui/design/Checkbox.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { ProgressBar } from '#ui/design/ProgressBar.tsx';
import { TextArea } from '#ui/design/TextArea.tsx';
import { useService } from '#ui/services.tsx';
import { attachmentTexts } from '#ui/texts/attachments.pl.ts';
import { AssistantActor } from '../assistant.actor.ts';
import styles from './ReadPhotoDialog.module.css';

const texts = attachmentTexts.reading;

interface ReadPhotoDialogProps {
  readonly photo: Attachment;
  readonly onClose: () => void;
}

type Reading =
  | { readonly stage: 'going'; readonly percent: number }
  | { readonly stage: 'read'; readonly text: string }
  | { readonly stage: 'failed' };

const BEGINNING: Reading = { stage: 'going', percent: 0 };

/** Reads a photo on the device; the pupil corrects the text and takes it into the message. Who closes it ends the reading. */
export const ReadPhotoDialog = ({ photo, onClose }: ReadPhotoDialogProps) => {
  const assistant = AssistantActor.useActorRef();
  const photoText = useService(FILES.photoText);
  const [reading, setReading] = useState<Reading>(BEGINNING);
  const [isPhotoSent, setPhotoSent] = useState(false);
  const [wanted, setWanted] = useState({ photo });

  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      try {
        const onProgress = (percent: number) => setReading({ stage: 'going', percent });
        const text = await photoText.read(wanted.photo, onProgress, leaving.signal);
        setReading(text === '' ? { stage: 'failed' } : { stage: 'read', text });
      } catch {
        if (!leaving.signal.aborted) setReading({ stage: 'failed' });
      }
    };
    void read();
    return () => leaving.abort();
  }, [wanted, photoText]);

  const insert = (text: string) => {
    const { draft } = assistant.getSnapshot().context;
    assistant.send({ type: 'pupil.draftChanged', text: draft.trim() === '' ? text : `${draft}\n${text}` });
    if (!isPhotoSent) assistant.send({ type: 'pupil.fileRemoved', id: photo.id });
    onClose();
  };
  const retry = () => {
    setReading(BEGINNING);
    setWanted({ photo });
  };

  return (
    <Dialog
      isOpen
      size="large"
      title={texts.title}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {reading.stage === 'going' ? texts.stop : texts.close}
          </Button>
          {reading.stage === 'read' && (
            <Button disabled={reading.text.trim() === ''} onClick={() => insert(reading.text.trim())}>
              {texts.insert}
            </Button>
          )}
          {reading.stage === 'failed' && <Button onClick={retry}>{texts.retry}</Button>}
        </>
      }
    >
      <div className={styles.reading}>
        <img className={styles.photo} src={`data:${photo.contentType};base64,${photo.content}`} alt={texts.photo} />
        {reading.stage === 'going' && (
          <>
            <ProgressBar
              label={texts.going}
              value={reading.percent}
              valueText={texts.percent(Math.round(reading.percent))}
            />
            <p className={styles.note}>{texts.onDevice}</p>
          </>
        )}
        {reading.stage === 'read' && (
          <>
            <TextArea
              label={texts.text}
              description={texts.check}
              rows={6}
              value={reading.text}
              onChange={(text) => setReading({ stage: 'read', text })}
            />
            <Checkbox label={texts.sendPhoto} isChecked={isPhotoSent} onChange={setPhotoSent} />
          </>
        )}
        {reading.stage === 'failed' && <Notice tone="warning">{texts.failed}</Notice>}
      </div>
    </Dialog>
  );
};
