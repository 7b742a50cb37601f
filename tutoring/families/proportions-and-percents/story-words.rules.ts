/** Words that change a story without a number of their own; „nie” is looked for in the message itself. */
const CHANGING =
  /^(?:po|bez|oprocz|poza|prawie|ponad|okolo|tylko|kazd\w*|polow\w*|tyle|jeszcze|znow\w*|ponownie|najpierw|nastepnie|potem|reszt\w*|brak\w*|dwukrot\w*|trzykrot\w*|podwo\w*|potro\w*|wzros\w*|uros\w*|spad\w*|zmal\w*|obniz\w*|podwyz\w*|podnies\w*|przecen\w*|rabat\w*|znizk\w*|wiecej|mniej|drugi\w*|trzeci\w*|vat\w*|netto|brutto|srednio|kolejn\w*|rocznie|miesiecznie|dziennie)$/;

/** Whether the words tell only who, what and where. */
export const isPlain = (text: string): boolean => text.split(' ').every((word) => !CHANGING.test(word));
