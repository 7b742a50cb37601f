import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call that a route answers; absent for the web app's files. */
    call?: string;
  }
}
