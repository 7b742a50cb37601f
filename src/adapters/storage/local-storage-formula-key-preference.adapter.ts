import type { FormulaKeyPreference } from '#application/ports/formula-key-preference.port.ts';
import type { SafeStorage } from './safe-storage.ts';

const KEY = 'formula-keys';
const AWAY = 'away';

/** Of the device, as the keyboard is: it says nothing of a pupil, so it stays after a logout (R14). */
export const localStorageFormulaKeyPreference = (storage: SafeStorage): FormulaKeyPreference => ({
  areAway: () => storage.read(KEY) === AWAY,
  keep(areAway) {
    if (areAway) storage.write(KEY, AWAY);
    else storage.remove(KEY);
  },
});
