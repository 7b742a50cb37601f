/** All cards of a round, in their order. */
export const dealt = (cards: readonly unknown[]): readonly number[] => cards.map((_, place) => place);

export const afterKnown = ([_known, ...left]: readonly number[]): readonly number[] => left;

/** A card that was not known comes again after the others. */
export const afterMissed = ([missed, ...left]: readonly number[]): readonly number[] =>
  missed === undefined ? left : [...left, missed];
