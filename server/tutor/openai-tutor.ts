import { boundedText } from './model/bounded-text.ts';
import { chatCompletion } from './model/chat-completion.schema.ts';
import { chatMessages } from './model/chat-messages.rules.ts';
import { failureForStatus, ModelFailure } from './model/model-failure.ts';
import { timeLimits, type TimeLimits } from './model/time-limits.ts';
import type { Tutor, TutorRequest } from './tutor.port.ts';

interface OpenAiSettings {
  /** Up to and including the version, as in `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds: for the whole answer, and between two pieces of it. */
  readonly timeout?: number;
  readonly idleTimeout?: number;
}

const TIMEOUT = 25_000;
const IDLE_TIMEOUT = 10_000;
const LARGEST_BODY = 1024 * 1024;
const LONGEST_ANSWER = 20_000;

/** A model behind any OpenAI-compatible /chat/completions. Rejects with a `ModelFailure`. */
export const openAiTutor = ({
  baseUrl,
  apiKey,
  model,
  fetch = globalThis.fetch,
  timeout = TIMEOUT,
  idleTimeout = IDLE_TIMEOUT,
}: OpenAiSettings): Tutor => {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };

  const ask = async (request: TutorRequest, limits: TimeLimits): Promise<unknown> => {
    const body = JSON.stringify({ model, messages: chatMessages(request), stream: false });
    // A redirect would carry the key elsewhere.
    const { signal, within } = limits;
    const response = await within(fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' }));
    if (!response.ok) {
      await within(response.body?.cancel() ?? Promise.resolve());
      throw failureForStatus(response.status);
    }
    return parsed(await boundedText(response, LARGEST_BODY, limits));
  };

  return {
    reply: async (request, signal) => {
      const limits = timeLimits({ total: timeout, idle: idleTimeout }, signal);
      try {
        return { content: contentOf(await ask(request, limits)), isCharged: true };
      } catch (thrown) {
        // What fetch throws may tell addresses: only the code goes on.
        throw thrown instanceof ModelFailure ? thrown : new ModelFailure('unavailable');
      } finally {
        limits.end();
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
