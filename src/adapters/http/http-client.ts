import type { AnswerOf, Call } from '#contract/calls/call.ts';
import { failureOf } from '#domain/shared/failure.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { Reauthentication } from '#application/ports/reauthentication.port.ts';
import type { OutgoingRequest } from '#adapters/http/http-transport.ts';
import { withRetry } from '#adapters/http/http-retry.ts';
import { sendingAs, type LoginTerms } from '#adapters/http/http-reauthentication.ts';
import { addressOf, type AnyParts, type Parts } from '#adapters/http/http-request.ts';
import { answerIn, failureIn, isSuccess, wholeAnswerIn, type WholeResponse } from '#adapters/http/http-response.ts';
import { realTiming, type Timing } from '#adapters/http/timing.ts';
import { sharedRequests } from '#adapters/http/shared-requests.ts';

interface CallOptions extends LoginTerms {
  readonly signal?: AbortSignal | undefined;
  /** For calls that cost or create something; without it each such call gets a key of its own, kept through its retries (R10). */
  readonly idempotencyKey?: string | undefined;
  /** False for one attempt only, by whoever asks again anyway. */
  readonly isRepeated?: boolean;
  /** Hears the answer of a call that streams as far as it has come, whole each time. */
  readonly onWriting?: ((soFar: string) => void) | undefined;
}

export interface HttpClient {
  /** The parsed answer. Rejects with a `Failure` whose cause is an `HttpError`; with the signal's reason when the caller aborts. */
  call<C extends Call>(definition: C, parts: Parts<C>, options?: CallOptions): Promise<AnswerOf<C>>;
  /** The same, but with everything that the server sent, also what the contract does not name. */
  callForAll<C extends Call>(definition: C, parts: Parts<C>, options?: CallOptions): Promise<unknown>;
}

export interface HttpClientOptions {
  /** Scheme and host, without a slash at the end; empty for the page's own. */
  readonly baseUrl: string;
  readonly identity: Pick<Identity, 'token'>;
  readonly reauthentication: Reauthentication;
  readonly timing?: Timing;
  readonly newIdempotencyKey?: () => string;
}

/** The API by its contract, with the manners of S1 §7.1–7.9, §7.11–7.15, §8.28. */
export const httpClient = ({
  baseUrl,
  identity,
  reauthentication,
  timing = realTiming,
  newIdempotencyKey = () => crypto.randomUUID(),
}: HttpClientOptions): HttpClient => {
  const share = sharedRequests<WholeResponse>();
  const persist = withRetry(timing);
  const sendAs = sendingAs(identity, reauthentication);

  const send = async (request: OutgoingRequest, signal: AbortSignal): Promise<WholeResponse> => {
    const response =
      request.method === 'GET'
        ? await share(
            `${request.token ?? ''} ${request.url} ${request.isRepeated}`,
            (shared) => persist(request, shared),
            signal,
          )
        : await persist(request, signal);
    if (!isSuccess(response)) throw failureIn(response, timing.now());
    return response;
  };

  const answered = async <Answer>(
    definition: Call,
    parts: AnyParts,
    { signal = new AbortController().signal, idempotencyKey, isRepeated = true, onWriting, ...terms }: CallOptions,
    read: (response: WholeResponse) => Answer,
  ): Promise<Answer> => {
    const request = {
      method: definition.method,
      url: baseUrl + addressOf(definition, parts),
      body: parts.body,
      timeout: definition.timeout,
      isRepeated,
      onWriting: definition.streamed ? onWriting : undefined,
      idempotencyKey: definition.idempotent ? (idempotencyKey ?? newIdempotencyKey()) : undefined,
    };
    try {
      signal.throwIfAborted();
      return read(await sendAs(definition.auth, (token) => send({ ...request, token }, signal), terms, signal));
    } catch (error) {
      signal.throwIfAborted();
      throw failureOf(error);
    }
  };

  return {
    call: (definition, parts, options = {}) =>
      answered(definition, parts, options, (response) => answerIn(response, definition)),
    callForAll: (definition, parts, options = {}) =>
      answered(definition, parts, options, (response) => wholeAnswerIn(response, definition)),
  };
};
