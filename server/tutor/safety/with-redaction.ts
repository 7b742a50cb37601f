import type { Turn } from '#domain/learning/conversation.types.ts';
import type { Attachment, Tutor } from '#server/tutor/tutor.port.ts';
import { redacted } from '#tutoring/safety/personal-data/personal-data.rules.ts';

/** Older turns and longer files than a model is ever sent are not even read. */
const CHARACTERS_OF_THREAD = 60_000;
const CHARACTERS_OF_FILE = 20_000;

const recent = (history: readonly Turn[]): readonly Turn[] => {
  let characters = 0;
  const first = history.findLastIndex(({ content }) => (characters += content.length) > CHARACTERS_OF_THREAD);
  return history.slice(first + 1);
};

/** For tutors outside the house: personal data of thread, prompt and files stay here (R8). */
export const withRedaction = (tutor: Tutor): Tutor => ({
  reply: (request, signal, onWriting) => {
    const { attachments, prompt } = request;
    const history = recent(request.history);
    // A name that was given once is taken out of the whole thread.
    const clean = redacted([
      prompt,
      ...history.map(({ content }) => content),
      ...attachments.map(({ text = '' }) => text.slice(0, CHARACTERS_OF_FILE)),
    ]);
    const [cleanPrompt = '', ...others] = clean;
    const turns = history.map((turn, index): Turn => ({ ...turn, content: others[index] ?? '' }));
    const files = attachments.map((file, index): Attachment =>
      file.text === undefined ? file : { ...file, text: others[history.length + index] ?? '' },
    );
    return tutor.reply({ ...request, history: turns, prompt: cleanPrompt, attachments: files }, signal, onWriting);
  },
});
