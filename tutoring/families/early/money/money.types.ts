/** All amounts in grosze. */
export type MoneyGiven = ConversionGiven | CoinsGiven | PurchaseGiven;

/** So many grosze are asked for in grosze, or in złote and grosze. */
export interface ConversionGiven {
  readonly kind: 'toGrosze' | 'toZlote';
  readonly amount: number;
}

/** How many coins of one kind make an amount. */
export interface CoinsGiven {
  readonly kind: 'coins';
  readonly coin: number;
  readonly amount: number;
}

export interface PurchaseGiven {
  readonly kind: 'purchase';
  readonly items: readonly Item[];
  /** What one has or pays with; undefined where the cost itself is asked for. */
  readonly paid: number | undefined;
  /** The story, as it was typed or made. */
  readonly text: string;
}

export interface Item {
  readonly count: number;
  readonly price: number;
}
