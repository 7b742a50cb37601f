import type { Turn } from '#domain/learning/conversation.types.ts';
import type { Tutor } from '#server/tutor/tutor.port.ts';
import { redacted } from './personal-data.rules.ts';

/** For tutors outside the house: names, e-mails and phone numbers stay here (R8). */
export const withRedaction = (tutor: Tutor): Tutor => ({
  reply: (request, signal) => {
    // A name that was given once is taken out of the whole thread.
    const texts = [...request.history.map(({ content }) => content), request.prompt];
    const clean = redacted(texts);
    const history = request.history.map((turn, index): Turn => ({ ...turn, content: clean[index] ?? '' }));
    return tutor.reply({ ...request, history, prompt: clean.at(-1) ?? '' }, signal);
  },
});
