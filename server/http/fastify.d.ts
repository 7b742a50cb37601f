import 'fastify';
import type { Identity } from '#server/api/identity.types.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call that a route answers; absent for the web app's files. */
    call?: string;
  }

  interface FastifyRequest {
    /** Who speaks, known before the body is read; null for nobody. */
    identity: Identity | null;
    /** Whether each look through the whole body is to be in a turn of its own. */
    hasLongBody: boolean;
  }
}
