import { setTimeout as pause } from 'node:timers/promises';
import { readAnswer } from './answer.reader.ts';
import type { ChatMessage } from './chat-messages.rules.ts';
import type { ModelCallReport } from './model-call-report.ts';
import { failureForStatus, ModelFailure, modelFailureOf } from './model-failure.ts';
import { FailedAttempt, isPassingStatus, MOST_RETRIES, pauseBefore } from './retries.rules.ts';
import { timeLimits, type TimeLimits } from './time-limits.ts';

export interface ChatSettings {
  /** Up to and including the version, as in `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds: for the whole answer with its retries, and between two pieces of it. */
  readonly timeout?: number;
  readonly idleTimeout?: number;
  readonly now?: () => number;
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  readonly report?: (call: ModelCallReport) => void;
}

interface CompletionOptions {
  readonly purpose: ModelCallReport['purpose'];
  readonly signal?: AbortSignal | undefined;
  /** Hears the whole text so far. */
  readonly onText?: ((soFar: string) => void) | undefined;
  /** Characters. */
  readonly longest?: number;
  /** Milliseconds, where less than the client's own. */
  readonly timeout?: number;
  /** Asks for JSON of this shape. A server may not keep to it: what comes is to be read with the same shape. */
  readonly shape?: AnswerShape;
}

interface AnswerShape {
  readonly name: string;
  /** JSON Schema. */
  readonly schema: object;
}

export interface ChatClient {
  /** The whole text of the answer. Rejects with a `ModelFailure`. */
  complete(messages: readonly ChatMessage[], options: CompletionOptions): Promise<string>;
}

const TIMEOUT = 25_000;
const IDLE_TIMEOUT = 10_000;
const LONGEST_ANSWER = 20_000;

/** Any OpenAI-compatible /chat/completions (D48). */
export const chatClient = ({
  baseUrl,
  apiKey,
  model,
  fetch = globalThis.fetch,
  timeout = TIMEOUT,
  idleTimeout = IDLE_TIMEOUT,
  now = Date.now,
  wait = (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
  report = () => {},
}: ChatSettings): ChatClient => {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };

  const attempt = async (
    body: string,
    limits: TimeLimits,
    longest: number,
    onText: (soFar: string) => void,
  ): Promise<string> => {
    let hasBegun = false;
    let refusal: ModelFailure | undefined;
    try {
      // A redirect would carry the key elsewhere: its status is a refusal like others.
      const asked = fetch(url, { method: 'POST', headers, body, signal: limits.signal, redirect: 'manual' });
      const response = await limits.within(asked);
      if (!response.ok) {
        response.body?.cancel().catch(() => {});
        const { code } = failureForStatus(response.status);
        if (isPassingStatus(response.status)) throw new FailedAttempt(code, response.headers.get('retry-after'));
        refusal = new ModelFailure(code);
        throw refusal;
      }
      return await readAnswer(response, {
        limits,
        longest,
        onText: (soFar) => {
          hasBegun = true;
          onText(soFar);
        },
      });
    } catch (thrown) {
      if (thrown instanceof FailedAttempt || thrown === refusal) throw thrown;
      const failure = modelFailureOf(limits.signal.aborted ? limits.signal.reason : thrown);
      // What has been shown is not taken back for another answer.
      throw failure.code === 'unavailable' && !hasBegun ? new FailedAttempt('unavailable') : failure;
    }
  };

  return {
    complete: async (messages, { purpose, signal, onText = () => {}, longest = LONGEST_ANSWER, ...options }) => {
      const body = JSON.stringify({ model, messages, stream: true, ...responseFormat(options.shape) });
      const total = Math.min(timeout, options.timeout ?? timeout);
      const startedAt = now();
      const limits = timeLimits({ total, idle: idleTimeout }, signal);
      let [characters, attempts] = [0, 0];
      const hear = (soFar: string): void => {
        characters = soFar.length;
        onText(soFar);
      };
      const tell = (outcome: ModelCallReport['outcome']): void =>
        report({ model, purpose, outcome, milliseconds: now() - startedAt, characters, attempts });

      const tried = async (): Promise<string> => {
        for (;;) {
          attempts += 1;
          try {
            return await attempt(body, limits, longest, hear);
          } catch (thrown) {
            if (!(thrown instanceof FailedAttempt)) throw thrown;
            const failure = new ModelFailure(thrown.code);
            if (attempts > MOST_RETRIES) throw failure;
            const milliseconds = pauseBefore(attempts, thrown.retryAfter, now());
            if (now() - startedAt + milliseconds >= total) throw failure;
            limits.rest();
            await limits.within(wait(milliseconds, limits.signal));
          }
        }
      };

      try {
        const text = await tried();
        tell('answered');
        return text;
      } catch (thrown) {
        const failure = modelFailureOf(limits.signal.aborted ? limits.signal.reason : thrown);
        tell(failure.code);
        throw failure;
      } finally {
        limits.end();
      }
    },
  };
};

const responseFormat = (shape: AnswerShape | undefined): object =>
  shape === undefined ? {} : { response_format: { type: 'json_schema', json_schema: { ...shape, strict: true } } };
