import { chatCompletion } from './model/chat-completion.schema.ts';
import { chatMessages } from './model/chat-messages.rules.ts';
import { failureForStatus, ModelFailure } from './model/model-failure.ts';
import type { Tutor, TutorRequest } from './tutor.port.ts';

interface OpenAiSettings {
  /** Up to and including the version, as in `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds. */
  readonly timeout?: number;
}

const TIMEOUT = 25_000;
const LONGEST_ANSWER = 20_000;

/** A model behind any OpenAI-compatible /chat/completions. Rejects with a `ModelFailure`. */
export const openAiTutor = ({
  baseUrl,
  apiKey,
  model,
  fetch = globalThis.fetch,
  timeout = TIMEOUT,
}: OpenAiSettings): Tutor => {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };

  const ask = async (request: TutorRequest, signal: AbortSignal): Promise<unknown> => {
    const body = JSON.stringify({ model, messages: chatMessages(request), stream: false });
    // A redirect would carry the key elsewhere.
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    if (!response.ok) {
      await response.body?.cancel();
      throw failureForStatus(response.status);
    }
    return parsed(await response.text());
  };

  return {
    reply: async (request, signal) => {
      const deadline = AbortSignal.timeout(timeout);
      try {
        const answer = await ask(request, signal === undefined ? deadline : AbortSignal.any([signal, deadline]));
        return { content: contentOf(answer), isCharged: true };
      } catch (thrown) {
        if (thrown instanceof ModelFailure) throw thrown;
        if (signal?.aborted === true) throw new ModelFailure('aborted');
        // What fetch throws may tell addresses: only the code goes on.
        throw new ModelFailure(deadline.aborted ? 'timeout' : 'unavailable');
      }
    },
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailure('unprocessable');
  }
};

const contentOf = (answer: unknown): string => {
  const completion = chatCompletion.safeParse(answer);
  const choice = completion.data?.choices[0];
  const content = choice?.message.content?.trim() ?? '';
  const isUsable = content !== '' && content.length <= LONGEST_ANSWER && choice?.finish_reason !== 'content_filter';
  if (!isUsable) throw new ModelFailure('unprocessable');
  return content;
};
