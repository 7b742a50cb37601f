import { Suspense } from 'react';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { LostPartBoundary } from '#ui/lazy/LostPartBoundary.tsx';
import { pageTexts } from '#ui/texts/shell.pl.ts';
import { AssistantActor } from '../assistant.actor.ts';
import { selectFiles } from '../assistant.view.ts';
import { useAttaching } from './attaching.ts';

const AttachmentTray = lazyPart(
  async () => (await import('./AttachmentTray.tsx')).AttachmentTray,
  async () => (await import('#composition/files.module.ts')).files,
);

/** The files of the message that is being written; its code comes with the first of them. */
export const AttachmentList = () => {
  const { waiting, failure } = useAttaching();
  const hasFiles = AssistantActor.useSelector((snapshot) => selectFiles(snapshot).length > 0);
  if (!hasFiles && waiting.length === 0 && failure === null) return null;
  return (
    <LostPartBoundary
      renderLost={(retry) => (
        <Notice tone="warning" action={<Button onClick={retry}>{pageTexts.lost.action}</Button>}>
          {pageTexts.lost.text}
        </Notice>
      )}
    >
      <Suspense fallback={null}>
        <AttachmentTray />
      </Suspense>
    </LostPartBoundary>
  );
};
