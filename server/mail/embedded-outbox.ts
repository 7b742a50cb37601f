import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/database/database.types.ts';
import { refuseStrangers } from '#server/api/refuse-strangers.ts';
import { newestLetters } from '#server/mail/letters.repository.ts';
import type { Mail } from '#server/mail/mail.port.ts';
import { OUTBOX_PATH, OUTBOX_STYLESHEET, outboxPage } from '#server/mail/outbox-page.ts';
import { formPolicy, PAGE_STYLESHEET } from '#server/shared/page-layout.ts';

/** Sends nothing: a letter that lies in the table has arrived where a developer reads it. */
export const EMBEDDED_OUTBOX: Mail = { send: async () => {} };

const SHOWN = 200;

/** The letters, for whoever sits at this machine. */
export const addOutboxPage = (app: FastifyInstance, database: Database): void => {
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => refuseStrangers(request));
    scope.get(OUTBOX_STYLESHEET, (_request, reply) => reply.type('text/css; charset=utf-8').send(PAGE_STYLESHEET));
    scope.get(OUTBOX_PATH, async (_request, reply) =>
      reply
        .headers({ 'content-security-policy': formPolicy([]), 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(outboxPage(await newestLetters(database, SHOWN))),
    );
  });
};
