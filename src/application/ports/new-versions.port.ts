/** Newer versions of this product than the one on the page. */
export interface NewVersions {
  /** Looks for one from now on, and calls back when it is there; returns the way to stop. */
  watch(onFound: () => void): () => void;
  /** Shows it in the place of this one. */
  show(): void;
}
