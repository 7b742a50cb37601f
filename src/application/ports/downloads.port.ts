export interface Downloads {
  /** Gives the visitor a file to keep. */
  save(file: { readonly name: string; readonly mediaType: string; readonly text: string }): void;
}
