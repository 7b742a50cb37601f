import type { CachedSession, LatestSession, RecalledSession } from '#domain/identity/session/session.types.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';

/** What is remembered of a session between two visits; it holds no e-mail and no class (R14). */
export interface SessionCache {
  /** Of whoever was here last, before anybody has said who is here now; without their e-mail. Drops nothing: whoever asks again is told the same. */
  recallLatest(): Promise<LatestSession>;
  /** Null when nothing is remembered of this person, or it is older than half an hour or of another version; such a record is dropped, and so are those of others (D25). */
  recall(person: AuthUser): Promise<RecalledSession | null>;
  keep(session: CachedSession): void;
  clear(): void;
}
