/** What a redirect of ours leaves in the history: where the visitor wanted to go. */
interface Led {
  readonly from: string;
}

export const ledFrom = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Led => ({ from: pathname + search });

/** The address from which a redirect of ours led here; null when the visitor came by themselves. */
export const placeBefore = ({ state }: { readonly state: unknown }): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string' ? state.from : null;

export const wasLed = (location: { readonly state: unknown }): boolean => placeBefore(location) !== null;
