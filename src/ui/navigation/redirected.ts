/** What a redirect of ours leaves in the history: where the visitor wanted to go. */
interface Redirected {
  readonly place: string;
}

export const redirectedFrom = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Redirected => ({
  place: pathname + search,
});

/** The address from which a redirect of ours led here; null when the visitor came by themselves. */
export const redirectOrigin = ({ state }: { readonly state: unknown }): string | null =>
  typeof state === 'object' && state !== null && 'place' in state && typeof state.place === 'string'
    ? state.place
    : null;

export const wasRedirected = (location: { readonly state: unknown }): boolean => redirectOrigin(location) !== null;
