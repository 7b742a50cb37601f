/** An entry of the browser's memory that is worth something for a while only; the moment is in milliseconds since the epoch. */
interface ExpiringEntry {
  readonly timestamp: number;
}

/** How long a pending purchase counts (S1 §4.84–4.85, §9.7). */
export const ENTRY_TTL = 1_800_000;

/** Not older than half an hour, and not from the future, as after a clock was set back. */
export const isFresh = ({ timestamp }: ExpiringEntry, now: number): boolean =>
  now >= timestamp && now - timestamp < ENTRY_TTL;
