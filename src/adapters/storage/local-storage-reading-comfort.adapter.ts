import type { ReadingComfort } from '#application/ports/reading-comfort.port.ts';
import type { SafeStorage } from './safe-storage.ts';

const KEY = 'reading-comfort';
const WANTED = 'larger';

/** Of the device, not of the pupil: it says nothing of anybody, and stays after a logout (R14). */
export const localStorageReadingComfort = (storage: SafeStorage): ReadingComfort => ({
  isWanted: () => storage.read(KEY) === WANTED,
  keep(isWanted) {
    if (isWanted) storage.write(KEY, WANTED);
    else storage.remove(KEY);
  },
});
