/** What a redirect of ours leaves in the history: where the visitor wanted to go. */
interface Led {
  readonly place: string;
}

export const ledFrom = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Led => ({
  place: pathname + search,
});

/** The address from which a redirect of ours led here; null when the visitor came by themselves. */
export const placeBefore = ({ state }: { readonly state: unknown }): string | null =>
  typeof state === 'object' && state !== null && 'place' in state && typeof state.place === 'string'
    ? state.place
    : null;

export const wasLed = (location: { readonly state: unknown }): boolean => placeBefore(location) !== null;
