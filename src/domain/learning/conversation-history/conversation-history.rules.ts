/** How many past conversations a page lists (S2 §7.29, §9.9). */
export const HISTORY_PAGE_SIZE = 10;
/** How long a name may be that a pupil gives a conversation (R12). */
export const CONVERSATION_NAME_MAX_LENGTH = 100;
/** How much may be looked for. */
export const SEARCH_MAX_LENGTH = 100;
/** From the last letter until we look for what was typed, in milliseconds. */
export const SEARCH_PAUSE = 300;

/** Whether a conversation may be called so. */
export const isConversationName = (name: string): boolean => {
  const { length } = name.trim();
  return length >= 1 && length <= CONVERSATION_NAME_MAX_LENGTH;
};

/** The page with the first conversation that is not listed yet: deletions may have moved it up. */
export const nextPageAfter = (listedCount: number): number => Math.floor(listedCount / HISTORY_PAGE_SIZE) + 1;
