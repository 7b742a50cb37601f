/** Names and terms of the subject that are right and not in the dictionary, sorted. */
export const BIOLOGY_WORDS: readonly string[] = [
  'ATG',
  'AUC',
  'AUG',
  'CCT',
  'CCU',
  'GGA',
  'GGU',
  'grzebne',
  'NADH',
  'NADPH',
  'PGA',
  'PGAL',
  'RuBP',
  'X',
  'XY',
];
