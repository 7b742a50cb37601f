import type { FastifyInstance } from 'fastify';
import { CALLS } from '#contract/calls.ts';
import { OPENAPI_STYLESHEET, openApiPage } from '#contract/openapi-page.ts';
import { openApiDocument } from '#contract/openapi.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import { COMPRESSED } from '#server/http/compression.ts';
import { PAGE_POLICY } from '#server/http/security-headers.ts';

const STYLESHEET = '/api/docs.css';

/** The contract for machines at /api/openapi.json, and for people at /api/docs. */
export const addDocumentation = (app: FastifyInstance, handlers: Handlers): void => {
  const live = new Set(Object.keys(handlers));
  const document = openApiDocument(CALLS, { isLive: (name) => live.has(name) });
  const page = openApiPage(document, { stylesheet: STYLESHEET });
  app.get('/api/openapi.json', COMPRESSED, (_request, reply) => reply.send(document));
  app.get('/api/docs', COMPRESSED, (_request, reply) =>
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8').send(page),
  );
  app.get(STYLESHEET, (_request, reply) => reply.type('text/css; charset=utf-8').send(OPENAPI_STYLESHEET));
};
