import { dangerIn } from '#tutoring/safety/danger.rules.ts';
import type { Attachment } from '#server/tutor/tutor.port.ts';

/** What a pupil asks and the text of their documents, where that together is a cry for help, so that it is heard as one; else null. */
export const cryWith = (prompt: string, attachments: readonly Attachment[]): string | null => {
  const texts = attachments.flatMap(({ text = '' }) => (text === '' ? [] : [text]));
  const whole = [prompt, ...texts].join('\n\n');
  return texts.length > 0 && dangerIn(whole) !== undefined ? whole : null;
};
