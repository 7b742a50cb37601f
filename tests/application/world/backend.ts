import { PREMIUM } from '../../model/identity/people.ts';
import type { AuthUser, RegistrationDetails, User, UserChange } from '#domain/identity/user.types.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import { PEOPLE, userOf, type Person } from './people.ts';

/** A question that waits for its answer. */
export interface Pending {
  readonly asked: string;
  readonly tab: number;
  readonly answer: () => void;
  readonly fail: (code: FailureCode) => void;
}

/** The world below the ports, shared by all tabs of a browser: nothing is answered before the walk says so. */
export class Backend {
  /** Who is signed in at the identity service, in all tabs. */
  signedIn: AuthUser | null = null;
  /** Whom the identity service named last in a tab of this browser; null after they have logged out. */
  lastHere: string | null = null;
  /** Who is here as far as each tab knows: it hears a moment later what happened in another, and may remember somebody until then. */
  readonly hereIn = new Map<number, string | null>();
  readonly storage = new Map<string, string>();
  isStorageFull = false;
  private readonly people = new Map<string, Person>(PEOPLE.map((one) => [one.identity.uid, one]));
  private waiting: readonly Pending[] = [];
  private registering: number | null = null;

  get pending(): readonly Pending[] {
    return this.waiting;
  }

  personOf(uid: string): Person {
    const found = this.people.get(uid);
    if (found === undefined) throw new Error(`Nobody is called ${uid}.`);
    return found;
  }

  /** Waits until the walk answers; `truth` is read at that moment. */
  ask<Value>(tab: number, asked: string, truth: () => Value, signal?: AbortSignal): Promise<Value> {
    return new Promise((resolve, reject) => {
      const ending = (finish: () => void) => (): void => {
        if (!this.waiting.includes(pending)) return;
        this.waiting = this.waiting.filter((other) => other !== pending);
        finish();
      };
      const pending: Pending = {
        asked: `${asked} [${tab}]`,
        tab,
        answer: ending(() => {
          try {
            resolve(truth());
          } catch (error) {
            reject(error);
          }
        }),
        fail: (code) => ending(() => reject(new Failure(code)))(),
      };
      signal?.addEventListener(
        'abort',
        ending(() => reject(signal.reason)),
        { once: true },
      );
      this.waiting = [...this.waiting, pending];
    });
  }

  /** The page of this tab is gone, and with it what it asked. */
  forget(tab: number): void {
    this.waiting = this.waiting.filter((pending) => pending.tab !== tab);
    this.release(tab);
  }

  acquire(tab: number): boolean {
    if (this.registering !== null && this.registering !== tab) return false;
    this.registering = tab;
    return true;
  }

  release(tab: number): void {
    if (this.registering === tab) this.registering = null;
  }

  register({ uid }: AuthUser, details: RegistrationDetails): void {
    const known = this.personOf(uid);
    if (known.user !== null) throw new Failure('request/conflict');
    this.people.set(uid, { ...known, user: userOf(uid, details) });
  }

  change(uid: string, change: UserChange): User {
    const known = this.personOf(uid);
    if (known.user === null) throw new Failure('request/not-found');
    const user = { ...known.user, ...change };
    this.people.set(uid, { ...known, user });
    return user;
  }

  /** A payment of this person has arrived. */
  pay(uid: string): void {
    this.people.set(uid, { ...this.personOf(uid), subscription: PREMIUM });
  }
}
