/** Names and terms of the subject that are right and not in the dictionary, sorted. */
export const ENGLISH_WORDS: readonly string[] = ['Continuous', 'h', 'ju', 'Past', 'Perfect', 'Present', 'Simple'];
