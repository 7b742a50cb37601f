/** The code of a page or a dialog could not be fetched: the network is away, or a newer version has taken its place. */
export class LostPart extends Error {
  override readonly name = 'LostPart';
  /** Lets it be asked for again. */
  readonly forget: () => void;

  constructor(forget: () => void, options: ErrorOptions) {
    super('A part of the page could not be fetched.', options);
    this.forget = forget;
  }
}
