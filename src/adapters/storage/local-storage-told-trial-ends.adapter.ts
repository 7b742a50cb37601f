import * as z from 'zod/mini';
import type { ToldTrialEnds } from '#application/ports/told-trial-ends.port.ts';
import type { SafeStorage } from './safe-storage.ts';

const KEY = 'told-trial-ends';
/** Several pupils may share a browser. */
const MOST_ENDS = 10;

const ends = z.array(z.string());

const parse = (text: string | null): readonly string[] => {
  try {
    return ends.safeParse(JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
};

/** A trial is named by the moment at which it expired, so that nothing of a pupil stays behind after a logout (R14). */
export const localStorageToldTrialEnds = (storage: SafeStorage): ToldTrialEnds => ({
  claim(expiredAt) {
    const told = parse(storage.read(KEY));
    if (told.includes(expiredAt)) return false;
    storage.write(KEY, JSON.stringify([...told, expiredAt].slice(-MOST_ENDS)));
    return true;
  },
});
