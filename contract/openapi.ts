import * as z from 'zod/mini';
import { DEFAULT_BODY_LIMIT, type Call } from '#contract/calls/call.ts';
import { EVENT_STREAM } from '#contract/reply-events.ts';
import { errorBody } from '#contract/schemas/error.schema.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: unknown;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: unknown }>>;
  readonly 'x-auth': Call['auth'];
  /** `planned`: nobody handles it yet, it answers 501. */
  readonly 'x-status': 'live' | 'planned';
  readonly 'x-source': string;
  readonly 'x-timeout': number;
  readonly 'x-body-limit'?: number;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: unknown;
}

interface OpenApiOptions {
  /** Whether the server has a handler for the call of this name. */
  readonly isLive: (name: string) => boolean;
}

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const failure = (description: string) => ({ description, content: json({ $ref: '#/components/schemas/Error' }) });

const parametersIn = (place: 'path' | 'query', schema: z.ZodMiniType | undefined): Parameter[] => {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
};

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same for each repetition of one action: the first answer is given again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const SECURITY: Readonly<Record<Call['auth'], Operation['security']>> = {
  none: [],
  optional: [{}, { token: [] }],
  user: [{ token: [] }],
  admin: [{ token: [] }],
};

const requestBodyOf = ({ body, rawBody }: Call): Pick<Operation, 'requestBody'> => {
  if (rawBody) return { requestBody: { required: true, content: json({}) } };
  if (body === undefined) return {};
  const schema = schemaOf(body, 'input');
  return { requestBody: { required: schema['required'] !== undefined, content: json(schema) } };
};

/** What whoever accepts a stream gets instead. */
const streamOf = ({ streamed }: Call) =>
  streamed
    ? {
        [EVENT_STREAM]: {
          schema: {
            type: 'string',
            description:
              'Server-sent events: `text` with a `delta` or, where words were taken back, the `whole`; then `answer` with the JSON of the answer, or `failure` with the status and body of the error. A lost stream is taken up again by the same request under the same Idempotency-Key.',
          },
        },
      }
    : {};

const responsesOf = (call: Call, isLive: boolean): Operation['responses'] => ({
  [call.success]:
    call.success === 204
      ? { description: 'Done.' }
      : { description: 'The answer.', content: { ...json(schemaOf(call.answer, 'output')), ...streamOf(call) } },
  ...((call.params ?? call.query ?? call.body ?? call.rawBody) !== undefined && {
    400: failure('The request is malformed; `field` names the place.'),
  }),
  ...((call.auth === 'user' || call.auth === 'admin') && {
    401: failure('There is no valid token, or the account is deleted (`account_deleted`).'),
  }),
  ...((call.body ?? call.rawBody) !== undefined && {
    413: failure('The body is too large.'),
    415: failure('The body is not JSON.'),
    429: failure('More calls than a user or an address may make; `Retry-After` says when to go on.'),
  }),
  ...Object.fromEntries(Object.entries(call.errors).map(([status, meaning]) => [status, failure(meaning)])),
  500: failure('The server failed.'),
  ...(!isLive && { 501: failure('Planned: nobody answers this call yet.') }),
});

const operationOf = (call: Call, isLive: boolean): Operation => ({
  operationId: call.name,
  tags: [call.name.split('.')[0] ?? call.name],
  summary: call.summary,
  security: SECURITY[call.auth],
  parameters: [
    ...parametersIn('path', call.params),
    ...parametersIn('query', call.query),
    ...(call.idempotent ? [IDEMPOTENCY_KEY] : []),
  ],
  ...requestBodyOf(call),
  responses: responsesOf(call, isLive),
  'x-auth': call.auth,
  'x-status': isLive ? 'live' : 'planned',
  'x-source': call.source,
  'x-timeout': call.timeout,
  ...((call.body ?? call.rawBody) !== undefined && { 'x-body-limit': call.bodyLimit ?? DEFAULT_BODY_LIMIT }),
});

/** OpenAPI 3.1 of these calls, made from their schemas alone. */
export const openApiDocument = (calls: Readonly<Record<string, Call>>, { isLive }: OpenApiOptions): OpenApiDocument => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of Object.values(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, isLive(call.name)) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nauka API',
      version: '1',
      description: 'Every call between the web app and its server. Fields that a schema does not name are ignored.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
