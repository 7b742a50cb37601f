import { shallowEqual } from '@xstate/react';
import { FileText, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { isImage } from '#domain/learning/assistant/attachment.rules.ts';
import type { Attachment } from '#domain/learning/assistant/attachment.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { useFocusHeir } from '#ui/design/focus-heir.ts';
import { IconButton } from '#ui/design/IconButton.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Spinner } from '#ui/design/Spinner.tsx';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { attachmentTexts as texts } from '#ui/texts/attachments.pl.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';
import { AssistantActor } from '../assistant.actor.ts';
import { selectFiles } from '../assistant.view.ts';
import { useAttaching } from './attaching.ts';
import styles from './AttachmentTray.module.css';

const ReadPhotoDialog = lazyPart(async () => (await import('./ReadPhotoDialog.tsx')).ReadPhotoDialog);

const addressOf = ({ contentType, content }: Attachment): string => `data:${contentType};base64,${content}`;

/** Whoever has taken a file away goes on writing. */
const findComposer = (): HTMLElement | null => document.querySelector('form textarea');

interface FileCardProps {
  readonly file: Attachment;
  readonly onRead: () => void;
}

const FileCard = ({ file, onRead }: FileCardProps) => {
  const assistant = AssistantActor.useActorRef();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, findComposer);
  return (
    <li className={styles.file}>
      {isImage(file) ? (
        <img className={styles.picture} src={addressOf(file)} alt="" />
      ) : (
        <span className={styles.picture}>
          <FileText aria-hidden size={24} />
        </span>
      )}
      <div className={styles.about}>
        <span className={styles.name} title={file.fileName}>
          {file.fileName}
        </span>
        <span className={styles.size}>{texts.size(file.size)}</span>
      </div>
      <IconButton
        ref={button}
        label={texts.remove(file.fileName)}
        icon={<X aria-hidden size={18} />}
        onClick={() => assistant.send({ type: 'pupil.fileRemoved', id: file.id })}
      />
      {isImage(file) && (
        <div className={styles.read}>
          <Button variant="secondary" size="small" onClick={onRead}>
            {texts.read}
          </Button>
        </div>
      )}
    </li>
  );
};

/** The files of the message that is being written, and those that are being prepared for it. */
export const AttachmentTray = () => {
  const files = AssistantActor.useSelector(selectFiles, shallowEqual);
  const { waiting, failure } = useAttaching();
  const [read, setRead] = useState<Attachment | null>(null);
  const close = () => {
    setRead(null);
    setTimeout(() => findComposer()?.focus());
  };
  return (
    <section className={styles.tray} aria-label={texts.title}>
      {failure !== null && <Notice tone="error">{failureTexts[failure]}</Notice>}
      <ul className={styles.files}>
        {files.map((file) => (
          <FileCard key={file.id} file={file} onRead={() => setRead(file)} />
        ))}
        {waiting.map((name, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may be the same, and the first is always the next
          <li key={`${name} ${index}`} className={styles.file}>
            <span className={styles.picture}>
              <Spinner />
            </span>
            <div className={styles.about}>
              <span className={styles.name} title={name}>
                {name}
              </span>
              <output className={styles.size}>{texts.preparing}</output>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.limits}>{texts.limits}</p>
      <LazyDialog onClose={close}>{read !== null && <ReadPhotoDialog photo={read} onClose={close} />}</LazyDialog>
    </section>
  );
};
