import type { Card, StoredCard } from '#domain/learning/card.types.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';

export interface OwnCards {
  /** Newest first. */
  all(signal?: AbortSignal): Promise<readonly StoredCard[]>;
  add(card: Keyed<Card>, signal?: AbortSignal): Promise<StoredCard>;
  /** Null when there is none of that id, or it is not the pupil’s own. */
  change(card: StoredCard, signal?: AbortSignal): Promise<StoredCard | null>;
  /** Whether it was there or not. */
  remove(id: string, signal?: AbortSignal): Promise<void>;
}
