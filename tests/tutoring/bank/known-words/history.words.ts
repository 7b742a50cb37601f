/** Names and terms of the subject that are right and not in the dictionary, sorted. */
export const HISTORY_WORDS: readonly string[] = [
  'Cavour',
  'Daladier',
  'Kiereński',
  'Kłuszynem',
  'polsko-bolszewicką',
  'Wannsee',
  'zachodniorzymskiego',
];
