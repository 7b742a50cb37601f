import type { Identity } from '#application/ports/identity.port.ts';
import type { AuthUser, Credentials } from '#domain/identity/user.types.ts';
import type { Backend } from './backend.ts';

/** The identity service as one tab sees it. */
export class TabIdentity implements Identity {
  /** Whose token goes with what this tab sends; undefined until the service has said who is here. */
  known: AuthUser | null | undefined = undefined;
  private watcher: Parameters<Identity['watch']> | null = null;
  private readonly backend: Backend;
  private readonly tab: number;

  constructor(backend: Backend, tab: number) {
    this.backend = backend;
    this.tab = tab;
  }

  watch(...watcher: Parameters<Identity['watch']>): () => void {
    this.watcher = watcher;
    void this.fetch(watcher);
    return () => {
      if (this.watcher === watcher) this.watcher = null;
    };
  }

  signIn({ email }: Credentials): Promise<AuthUser> {
    return this.ask('sign in', () => this.become(email.split('@')[0] ?? ''));
  }

  signUp(credentials: Credentials): Promise<AuthUser> {
    return this.signIn(credentials);
  }

  signInWithGoogle(uid: string): Promise<AuthUser> {
    return this.ask('a choice at Google', () => this.become(uid));
  }

  signOut(): Promise<void> {
    return this.ask('sign out', () => {
      this.backend.signedIn = null;
      this.hear();
    });
  }

  token(): Promise<string | null> {
    return Promise.resolve(this.known?.uid ?? null);
  }

  /** Another tab has signed somebody in or out. */
  hear(): void {
    if (this.known !== undefined && this.known?.uid !== this.backend.signedIn?.uid) this.tell();
  }

  /** The service itself no longer accepts the login. */
  expire(): void {
    if (this.known == null) return;
    this.backend.signedIn = null;
    this.known = null;
    this.watcher?.[1]();
  }

  private async fetch(watcher: Parameters<Identity['watch']>, isToldAway = false): Promise<void> {
    try {
      await this.ask('who is here', () => {});
    } catch {
      if (this.watcher !== watcher) return;
      if (!isToldAway) watcher[2]();
      // The network will be back.
      await this.fetch(watcher, true);
      return;
    }
    if (this.watcher === watcher) this.tell();
  }

  private become(uid: string): AuthUser {
    const { identity } = this.backend.personOf(uid);
    this.backend.signedIn = identity;
    this.tell();
    return identity;
  }

  private tell(): void {
    this.known = this.backend.signedIn;
    this.watcher?.[0](this.known);
  }

  private ask<Value>(asked: string, truth: () => Value): Promise<Value> {
    return this.backend.ask(this.tab, asked, truth);
  }
}
