import type * as z from 'zod/mini';

/** Whose data a request is about. */
export interface Subject {
  /** The place of the field that names them: it must be the signed-in user's id (R1). */
  readonly in: 'params' | 'query' | 'body';
  readonly field: string;
  /** Whether an administrator may name anybody. */
  readonly admins: 'allowed' | 'refused';
}

/** One call of the API, told once: the server validates with it, the client asks with it, the OpenAPI page is written from it. */
export interface Call {
  /** Operation name, `context.action`: unique, stable, the key of the server's handler table. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters in braces: `/api/Users/{id}`. */
  readonly path: `/api/${string}`;
  readonly auth: 'none' | 'optional' | 'user' | 'admin';
  /** Absent when a request names no user. */
  readonly subject?: Subject;
  /** What the client waits at most, in milliseconds (S1 §7.16, §9.8–9.9, S2 §7.4, decision D2). */
  readonly timeout: number;
  readonly summary: string;
  /** The sections that ask for it, like `S1 §7`. */
  readonly source: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** The body is taken as the bytes received, of any content type: a signature is over them. */
  readonly rawBody?: true;
  /** Largest accepted body in bytes; 64 KiB when absent (R12). */
  readonly bodyLimit?: number;
  /** Whether a client sends an `Idempotency-Key`: it costs or creates something (R10). */
  readonly idempotent?: true;
  /** Whether whoever accepts `text/event-stream` hears the answer while it is written (D47). */
  readonly streamed?: true;
  /** The name of the file that a browser saves the answer under. */
  readonly download?: string;
  readonly success: 200 | 201 | 204;
  readonly answer: z.ZodMiniType;
  /** Statuses besides 400, 401 (with auth), 413, 415 and 5xx, with what they mean here. */
  readonly errors: Readonly<Partial<Record<403 | 404 | 409 | 410 | 422 | 429 | 503, string>>>;
}

export const defineCall = <const Definition extends Call>(definition: Definition): Definition => definition;

/** What every call waits unless the specification says otherwise (S1 §7.2). */
export const DEFAULT_TIMEOUT = 30_000;

export const DEFAULT_BODY_LIMIT = 64 * 1024;

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;

/** What the server receives, parsed: pages are numbers, unknown fields are gone. */
export type ParamsOf<C extends Call> = Parsed<C['params']>;
export type QueryOf<C extends Call> = Parsed<C['query']>;
export type BodyOf<C extends Call> = Parsed<C['body']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** What a client sends: queries are text, defaults may be left out. */
export type SentParamsOf<C extends Call> = Sent<C['params']>;
export type SentQueryOf<C extends Call> = Sent<C['query']>;
export type SentBodyOf<C extends Call> = Sent<C['body']>;
