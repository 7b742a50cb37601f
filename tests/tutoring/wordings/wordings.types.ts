/** One task as different pupils type it: the first message stands in the corpus or in a lesson, where what it is owed is checked; the others are owed the same. */
export type Wordings = readonly [grade: number, message: string, others: readonly string[]];
