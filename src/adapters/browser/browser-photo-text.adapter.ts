import type { PhotoText } from '#application/ports/photo-text.port.ts';
import type { Attachment } from '#domain/learning/assistant/attachment.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import { fileWorker } from './file-workers.ts';
// oxlint-disable-next-line import/default -- Vite answers with its address
import worker from './photo-text.worker.ts?worker&url';
import type { PhotoTextMessage } from './photo-text.types.ts';

const blobOf = ({ content, contentType }: Attachment): Blob =>
  new Blob([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))], { type: contentType });

/** The engine leaves out the blanks of an equation more often than not. */
const spaced = (line: string): string => {
  const labelled = line.replace(/^(?<label>[a-z]|\d{1,2})\)\s*(?=\S)/, '$<label>) ');
  return labelled.includes('=')
    ? labelled
        .replaceAll(/(?<=[\p{L}\d)])\s*(?<sign>[-+=])\s*(?=[\p{L}\d(])/gu, ' $<sign> ')
        .replaceAll(/\s*=\s*/g, ' = ')
    : labelled;
};

/** Lines as they are printed; between blocks stands one empty line. */
const tidied = (text: string): string =>
  text
    .split('\n')
    .map((line) => spaced(line.trim()))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** A thread for each photo: when it ends, or nobody waits any more, all that it held is free again. */
export const browserPhotoText = (start: (address: string) => Worker = fileWorker): PhotoText => ({
  read: (photo, onProgress, signal) =>
    new Promise((resolve, reject) => {
      const thread = start(worker);
      const end = (settle: () => void) => {
        thread.terminate();
        signal.removeEventListener('abort', fail);
        settle();
      };
      const fail = () => end(() => reject(new Failure('attachment/unreadable')));
      thread.addEventListener('error', fail);
      thread.addEventListener('message', ({ data }: MessageEvent<PhotoTextMessage>) => {
        if ('progress' in data) onProgress(data.progress);
        else if ('text' in data) end(() => resolve(tidied(data.text)));
        else fail();
      });
      signal.addEventListener('abort', fail);
      thread.postMessage(blobOf(photo), []);
    }),
});
