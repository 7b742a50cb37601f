import { finishedPart } from '#server/tutor/finished-part.rules.ts';
import { linkedAbort } from '#server/tutor/linked-abort.ts';
import type { Tutor, TutorReply } from '#server/tutor/tutor.port.ts';
import type { GateReports } from './gate-reports.ts';
import { concernText } from '#tutoring/safety/concern.texts.ts';
import { concernAmong } from '#tutoring/safety/concern.rules.ts';
import { dangerAmong } from '#tutoring/safety/danger.rules.ts';
import { isHarmfulAnswer } from '#tutoring/safety/harmful-answer.rules.ts';
import { readSentences } from '#tutoring/safety/message/words.reader.ts';
import { helpLinesText, WITHHELD_TEXT } from '#tutoring/safety/help-lines.texts.ts';

/**
 * Before any tutoring: a cry for help gets the help lines, a sorrow gets a kind word before the lesson, and no harmful
 * answer gets out (R8). None of them is charged.
 */
export const withSafetyGate = (tutor: Tutor, { onGate, onFailure }: GateReports): Tutor => {
  const gated: Tutor = {
    reply: async (request, signal, onWriting) => {
      const stopping = linkedAbort(signal);
      let isHarmful = false;
      let shown = 0;
      /** Whole sentences only, each after a look at all before it. */
      const hear = (soFar: string): void => {
        const part = finishedPart(soFar);
        if (isHarmful || part.length <= shown) return;
        isHarmful = isHarmfulAnswer(part);
        if (isHarmful) return stopping.abort();
        shown = part.length;
        onWriting?.(part);
      };
      try {
        const reply = await tutor.reply(request, stopping.signal, hear);
        isHarmful ||= isHarmfulAnswer(reply.content);
        if (!isHarmful) return reply;
      } catch (error) {
        if (!isHarmful) throw error;
      } finally {
        stopping.end();
      }
      onGate('withheld');
      return free(WITHHELD_TEXT);
    },
  };

  /** Without a lesson to go on with, or when it fails, the kind word stands alone. */
  const helpFor = async (...asked: Parameters<Tutor['reply']>): Promise<string | undefined> => {
    try {
      const { content, isCharged } = await gated.reply(...asked);
      return isCharged ? content : undefined;
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  };

  return {
    reply: async (request, signal, onWriting) => {
      const sentences = readSentences(request.prompt);
      const danger = dangerAmong(sentences);
      if (danger !== undefined) {
        onGate(danger);
        return free(helpLinesText(danger));
      }
      const concern = concernAmong(sentences);
      if (concern === undefined) return gated.reply(request, signal, onWriting);
      onGate(concern);
      return free(concernText(concern, await helpFor(request, signal)));
    },
  };
};

const free = (content: string): TutorReply => ({ content, isCharged: false });
