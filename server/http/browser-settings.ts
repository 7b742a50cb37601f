import type { FastifyInstance } from 'fastify';
import type { BrowserSettings } from '#contract/schemas/browser-settings.schema.ts';
import type { Settings } from '#server/settings/settings.ts';

/** What the browser has to know of this server's environment. */
const browserSettings = ({ identity, payments, arePaymentsDisabled }: Settings): BrowserSettings => ({
  identity: browserIdentity(identity),
  payments: arePaymentsDisabled || payments.kind === 'none' ? 'disabled' : payments.kind,
});

const browserIdentity = (identity: Settings['identity']): BrowserSettings['identity'] => {
  switch (identity.kind) {
    case 'emulator':
      return identity;
    case 'firebase':
      return { kind: 'firebase', config: identity.webConfig };
    case 'testIssuer':
      return { kind: 'none' };
  }
};

export const addBrowserSettings = (app: FastifyInstance, settings: Settings): void => {
  app.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(browserSettings(settings)),
  );
};
