import type { LazyPart } from './lazy-part.tsx';

/** A part of a prerendered page that comes alive by itself (D42). */
export interface Section {
  /** Of one page, each another; it begins the ids in it, and finds its HTML. */
  readonly name: string;
  readonly Part: LazyPart<object>;
  /** Nothing in it changes: where it is prerendered, its code is not fetched by itself. */
  readonly isStill?: boolean;
}
