import type { Assistant } from '#application/ports/assistant.port.ts';
import { askBuddy, askTutor, stopReply } from '#contract/calls/assistant.calls.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import { isImage } from '#domain/learning/assistant/attachment.rules.ts';
import type { Attachment } from '#domain/learning/assistant/attachment.types.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { historyToSend } from '#adapters/http/history-to-send.ts';

const CALL_BY_MODE = { tutor: askTutor, buddy: askBuddy } satisfies Record<AssistantMode, unknown>;

/** The words with which a backend admits that it could not answer (S2 §8.1–8.2): "Nie mogłem przetworzyć", "Proszę spróbować ponownie". */
const EXCUSES = /Nie mog\u{142}em przetworzy\u{107}|Prosz\u{119} spr\u{f3}bowa\u{107} ponownie/u;

const orNothing = <Part>(parts: readonly Part[]): Part[] | null => (parts.length === 0 ? null : [...parts]);

/** Images go apart from documents, and neither is sent when there is none (S2 §5.8, §7.20–7.21). */
const filesToSend = (attachments: readonly Attachment[]) => ({
  images: orNothing(attachments.filter(isImage).map(({ content }) => content)),
  attachments: orNothing(
    attachments
      .filter((file) => !isImage(file))
      .map(({ fileName, contentType, content }) => ({ fileName, contentType, content })),
  ),
});

export const httpAssistant = (http: HttpClient): Assistant => ({
  async ask(
    { mode, userId, prompt, attachments, history, conversationId, classId, idempotencyKey },
    signal,
    onWriting,
  ) {
    const body = {
      userId,
      prompt,
      conversationHistory: historyToSend(history),
      conversationId,
      classId,
      ...filesToSend(attachments),
    };
    const answer = await http.call(CALL_BY_MODE[mode], { body }, { signal, idempotencyKey, onWriting });
    const hasForgotten = answer.conversationHistory.length === 0 && history.length > 0;
    if (!answer.success || hasForgotten || EXCUSES.test(answer.response)) throw new Failure('assistant/unprocessable');
    return {
      response: answer.response,
      history: answer.conversationHistory,
      conversationId: answer.conversationId,
      pointsUsed: answer.pointsUsed,
    };
  },
  async stop(key, signal) {
    await http.call(stopReply, { params: { key } }, { signal });
  },
});
