import { INEXACT } from '#tutoring/families/inexact-words.ts';

/** Words that change a story without a number of their own; „nie” is looked for in the message itself. */
const CHANGING = new RegExp(
  String.raw`^(?:${INEXACT}|po|bez|oprocz|poza|kazd\w*|polow\w*|tyle|jeszcze|znow\w*|ponownie|najpierw|nastepnie|potem|reszt\w*|brak\w*|dwukrot\w*|trzykrot\w*|podwo\w*|potro\w*|wzros\w*|uros\w*|spad\w*|zmal\w*|obniz\w*|podwyz\w*|podnies\w*|przecen\w*|rabat\w*|znizk\w*|wiecej|mniej|drugi\w*|trzeci\w*|vat\w*|netto|brutto|srednio|kolejn\w*|rocznie|miesiecznie|dziennie)$`,
);

/** Whether the words tell only who, what and where. */
export const isPlain = (text: string): boolean => text.split(' ').every((word) => !CHANGING.test(word));
