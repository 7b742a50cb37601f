/** What a redirect of ours leaves in the history: where the visitor wanted to go; null when they are led on to there. */
interface Redirected {
  readonly place: string | null;
}

export const redirectedFrom = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Redirected => ({
  place: pathname + search,
});

/** The mark of a redirect to where the visitor wanted to go. */
export const REDIRECTED_ON: Redirected = { place: null };

const redirectIn = (state: unknown): Redirected | null =>
  typeof state === 'object' &&
  state !== null &&
  'place' in state &&
  (typeof state.place === 'string' || state.place === null)
    ? { place: state.place }
    : null;

/** The address from which a redirect of ours led here; null when the visitor came by themselves, or was led on. */
export const redirectOrigin = ({ state }: { readonly state: unknown }): string | null =>
  redirectIn(state)?.place ?? null;

export const wasRedirected = ({ state }: { readonly state: unknown }): boolean => redirectIn(state) !== null;
