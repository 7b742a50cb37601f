import { solves } from '#tutoring/families/attempt.rules.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** Whether the engine, asked as by a pupil, takes an option for the whole answer: as it is printed, or as a pupil types it. */
export const isSolution = (option: string, worked: WorkedTask): boolean =>
  solves(option, worked) || solves(typed(option), worked);

/** „m^2-81” of `$m^{2} - 81$`, „12 zł; 24 zł” of `$12\ \text{zł},\ 24\ \text{zł}$`. */
const typed = (option: string): string =>
  option
    .replaceAll('$', '')
    .replace(/\\text\{([^{}]*)\}/g, '$1')
    .replaceAll(',\\ ', '; ')
    .replaceAll('\\ ', ' ')
    .replaceAll('{,}', ',')
    .replaceAll('{:}', ':')
    .replaceAll(' \\cdot ', '*')
    .replace(/\^\{([^{}]*)\}/g, '^$1')
    .replace(/ ([+-]) /g, '$1');
