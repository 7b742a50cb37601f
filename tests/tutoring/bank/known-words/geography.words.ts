/** Names and terms of the subject that are right and not in the dictionary, sorted. */
export const GEOGRAPHY_WORDS: readonly string[] = ['Benguelski', 'Coriolisa', 'suburbanizacja'];
