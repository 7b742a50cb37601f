import type { CachedSession } from '#domain/identity/session/session.types.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';

/** What is remembered of a session between two visits; it holds no e-mail and no class (R14). */
export interface SessionCache {
  /** Null when nothing is remembered of this person, or it is older than five minutes. */
  recall(person: AuthUser): CachedSession | null;
  keep(session: CachedSession): void;
  clear(): void;
}
