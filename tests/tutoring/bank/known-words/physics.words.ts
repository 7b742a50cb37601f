/** Names and terms of the subject that are right and not in the dictionary, sorted. */
export const PHYSICS_WORDS: readonly string[] = ['h', 'hekto', 'kilopaskal'];
