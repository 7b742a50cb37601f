import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const GRACE_PERIOD = 30_000;

/** Makes `close` accept nobody new, let what runs end for so many milliseconds, and then close every connection, also one that never said a word. */
export const closeGracefully = (app: FastifyInstance, gracePeriod: number = GRACE_PERIOD): void => {
  const running = new Set<ServerResponse>();
  let isClosing = false;
  const endWhenIdle = () => {
    if (isClosing && running.size === 0) app.server.closeAllConnections();
  };
  app.server.on('request', (_request, response) => {
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      endWhenIdle();
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const closed = new Promise<unknown>((resolve) => {
      app.server.close(resolve);
    });
    for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close');
    endWhenIdle();
    const deadline = setTimeout(() => app.server.closeAllConnections(), gracePeriod);
    await closed;
    clearTimeout(deadline);
  });
};
