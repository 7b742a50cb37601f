/** Money in whole grosze: what is shown is what is charged (D6). */

/** An amount in the currency's main unit, like 49.99, in grosze; rounded to two decimals as it is written (S1 §5.49). */
export const groszeOf = (amount: number): number => Math.round(Number(`${amount}e2`));

/** The charged price of a catalogue's whole one: a grosz less; nothing stays nothing. Applied once, when the catalogue is seeded (S1 §5.50, D6). */
export const chargedPrice = (amount: number): number => {
  const grosze = groszeOf(amount);
  return grosze > 0 && grosze % 100 === 0 ? grosze - 1 : grosze;
};

export interface PriceParts {
  readonly zlotys: number;
  /** Two digits, for behind the comma (S1 §5.51). */
  readonly grosze: string;
}

export const priceParts = (grosze: number): PriceParts => ({
  zlotys: Math.floor(grosze / 100),
  grosze: String(grosze % 100).padStart(2, '0'),
});
