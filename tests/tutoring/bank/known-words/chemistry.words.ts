/** Names and terms of the subject that are right and not in the dictionary, sorted. */
export const CHEMISTRY_WORDS: readonly string[] = [
  'kowalencyjnie',
  'penten',
  'Trommera',
  'uwspólniają',
  'uwspólnione',
  'X',
];
