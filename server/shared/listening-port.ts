import type { Server } from 'node:net';

/** The port that a listening server was given. */
export const listeningPort = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
};

/** What one types into a browser for a server that listens on this host. */
export const listeningUrl = (server: Server, host: string): string => `http://${nameOf(host)}:${listeningPort(server)}`;

const nameOf = (host: string): string => {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};
