import { connect } from 'node:net';

/** Resolves when nobody listens on a port of this machine any more. */
export const untilRefused = async (port: number): Promise<void> => {
  while (await isAccepted(port));
};

const isAccepted = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });
