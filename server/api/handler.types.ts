import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '#contract/calls/call.ts';
import type { CallName, Calls } from '#contract/calls.ts';
import type { KeyedRequest } from '#server/api/keyed-request.types.ts';
import type { Database } from '#server/database/database.types.ts';
import type { Identity } from '#server/api/identity.types.ts';

type IdentityFor<C extends Call> = C['auth'] extends 'user' | 'admin'
  ? Identity
  : C['auth'] extends 'none'
    ? null
    : Identity | null;

/** What a signature is over, and the headers that it came with. */
export interface RawBody {
  readonly bytes: Buffer;
  header(name: string): string | undefined;
}

export interface CallRequest<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly identity: IdentityFor<C>;
  readonly ip: string;
  /** The body as it was received, of a call that wants it so; null for every other. */
  readonly raw: RawBody | null;
  /** As it was sent with a call that takes one. A visitor’s is the handler’s to keep: `once` knows those of users (R10). */
  readonly idempotencyKey: string | null;
  /** Who asks what under which key; null of a visitor, and without a key. */
  readonly keyed: KeyedRequest | null;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
  /** Hears what is written of the answer, of a caller who accepts a stream; null of every other. The empty text opens it. */
  readonly onWriting: ((soFar: string) => void) | null;
  /**
   * Runs the effect in one transaction, together with keeping its answer under the request's Idempotency-Key.
   * When the same request has had its effect already, undoes this one and gives the answer of then (R10).
   */
  once(effect: (transaction: Database) => Promise<AnswerOf<C>>): Promise<AnswerOf<C>>;
}

export type Handler<C extends Call> = (request: CallRequest<C>) => Promise<AnswerOf<C>>;

/** What is absent answers 501. */
export type Handlers = { readonly [Name in CallName]?: Handler<Calls[Name]> };
