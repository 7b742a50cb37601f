import type { AssistantMode } from '#domain/learning/conversation.types.ts';

export const MODES = ['tutor', 'buddy'] as const satisfies readonly AssistantMode[];

/** The item beside another one; after the last comes the first (S1 §2.70). */
export const neighbourOf = <Item>(items: readonly Item[], item: Item, step: 1 | -1): Item =>
  items.at((items.indexOf(item) + step) % items.length) ?? item;
