export type RichTextFormat = 'markdown' | 'html';

export type RichTextProps = {
  /** From a person or a model, never trusted. */
  readonly text: string;
  /** `html` for flashcards and exam sheets; both may hold formulas. */
  readonly format?: RichTextFormat;
  /** More of the text is to come: what is half-written waits, what is finished stays as it is. */
  readonly isGrowing?: boolean;
};
