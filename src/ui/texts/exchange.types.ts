/** A text, or an element with its attributes and what stands in it. */
export type ExchangeNode =
  string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...children: ExchangeNode[]];

/** A question as it was typed, and the answer to it. */
export interface ExchangeTurn {
  readonly question: string;
  readonly answer: readonly ExchangeNode[];
}
