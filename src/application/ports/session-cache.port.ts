import type { CachedSession } from '#domain/identity/session/session.types.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';

/** What is remembered of a session between two visits; it holds no e-mail and no class (R14). */
export interface SessionCache {
  /** Whether nobody has been here since the last logout. */
  isEmpty(): boolean;
  /** Of whoever was here last, before anybody has said who is here now; without their e-mail. */
  recallLatest(): Promise<CachedSession | null>;
  /** Null when nothing is remembered of this person, or it is older than five minutes. */
  recall(person: AuthUser): Promise<CachedSession | null>;
  keep(session: CachedSession): void;
  clear(): void;
}
