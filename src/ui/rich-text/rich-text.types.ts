export type RichTextProps = {
  /** From a person or a model, never trusted. */
  readonly text: string;
  /** `html` for flashcards and exam sheets; both may hold formulas. */
  readonly format?: 'markdown' | 'html';
};
