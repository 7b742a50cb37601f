import type { Tutor } from '#server/tutor/tutor.port.ts';
import { dangerIn, isHarmfulAnswer } from './danger.rules.ts';
import { helpLinesText, WITHHELD_TEXT } from './help-lines.texts.ts';

/** Before any tutoring: a cry for help gets the help lines, and no harmful answer gets out (R8). Neither is charged. */
export const withSafetyGate = (tutor: Tutor): Tutor => ({
  reply: async (request, signal) => {
    const danger = dangerIn(request.prompt);
    if (danger !== undefined) return { content: helpLinesText(danger), isCharged: false };
    const reply = await tutor.reply(request, signal);
    return isHarmfulAnswer(reply.content) ? { content: WITHHELD_TEXT, isCharged: false } : reply;
  },
});
