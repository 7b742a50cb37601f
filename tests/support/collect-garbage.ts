import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects what nobody holds, in several turns of the event loop: what is collected lets go of more. */
export const collectGarbage = async (): Promise<void> => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let round = 0; round < 20; round += 1) {
    await turn();
    collect();
  }
};
