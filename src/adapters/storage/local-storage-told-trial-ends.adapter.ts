import type { ToldTrialEnds } from '#application/ports/told-trial-ends.port.ts';
import type { SafeStorage } from './safe-storage.ts';

const KEY = 'told-trial-ends';
/** Several pupils may share a browser. */
const MOST_ENDS = 10;
/** In no moment in ISO form. */
const SEPARATOR = ' ';

/** A trial is named by the moment at which it expired, so that nothing of a pupil stays behind after a logout (R14). */
export const localStorageToldTrialEnds = (storage: SafeStorage): ToldTrialEnds => ({
  claim(expiredAt) {
    const told = storage.read(KEY)?.split(SEPARATOR) ?? [];
    if (told.includes(expiredAt)) return false;
    storage.write(KEY, [...told, expiredAt].slice(-MOST_ENDS).join(SEPARATOR));
    return true;
  },
  forget() {
    storage.remove(KEY);
  },
});
