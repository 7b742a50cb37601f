import type { AppActors } from '#application/app.connections.ts';
import type { Problems } from '#application/problems.service.ts';
import type { Resilience } from '#application/resilience/resilience.actor.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import { NO_TRIAL, type TrialStatus } from '#domain/entitlement/trial-status.rules.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { CachedSession, RecalledSession } from '#domain/identity/session/session.types.ts';
import type { ClientLogEntry } from '#domain/resilience/client-log/client-log.types.ts';
import type { AuthUser, User } from '#domain/identity/user.types.ts';
import { appOverPorts, unused } from './app-over-ports.ts';

export const NEVER = (): Promise<never> => new Promise(() => {});

/** What stands behind the ports. A test changes it while the application runs. */
export interface World {
  user: () => Promise<User | null>;
  subscription: () => Promise<Subscription | null>;
  trial: () => Promise<TrialStatus>;
  /** What the identity service answers to a login. */
  signIn: () => Promise<AuthUser>;
  remembered: RecalledSession | null;
  /** Whether something is kept of an earlier visit that is too old to be remembered. */
  readonly isStaleKept: boolean;
  /** What was kept for the next visit; null when it was cleared. */
  kept: CachedSession | null;
  /** Ends of trials that were told in this browser. */
  readonly toldEnds: Set<string>;
  /** What has arrived in the client log, by whom, and what waits to be sent, by user. */
  readonly logged: string[];
  readonly log: Map<string, readonly ClientLogEntry[]>;
}

export interface WiredApp {
  readonly app: AppActors;
  readonly resilience: Resilience;
  readonly problems: Problems;
  readonly world: World;
  /** The identity service says who is here. */
  readonly tell: (person: AuthUser | null) => void;
  /** The identity service cannot be reached. */
  readonly loseIdentity: () => void;
}

/** The application as composed, over scripted ports. */
export const wiredApp = (given: Partial<World> = {}): WiredApp => {
  const world: World = {
    user: async () => null,
    subscription: async () => null,
    trial: async () => NO_TRIAL,
    signIn: unused,
    remembered: null,
    isStaleKept: false,
    kept: null,
    toldEnds: new Set(),
    logged: [],
    log: new Map(),
    ...given,
  };
  let watcher: Parameters<Identity['watch']> | undefined;
  const { app, resilience, problems } = appOverPorts({
    identity: {
      watch: (...callbacks) => {
        watcher = callbacks;
        return () => {
          if (watcher === callbacks) watcher = undefined;
        };
      },
      signIn: () => world.signIn(),
      signUp: unused,
      signOut: async () => {},
      token: async () => null,
    },
    google: { signIn: unused },
    users: { find: () => world.user(), add: unused, update: unused },
    subscriptions: { current: () => world.subscription() },
    trials: { status: () => world.trial(), start: unused },
    schoolYears: { current: unused, enrolmentOf: unused, enrol: unused },
    lock: { acquire: async () => true, release: () => {} },
    cache: {
      recallLatest: async () => ({
        recalled: world.remembered,
        isNothingKept: world.remembered === null && !world.isStaleKept,
      }),
      recall: async () => world.remembered,
      keep: (session) => {
        world.kept = session;
      },
      clear: () => {
        world.kept = null;
      },
    },
    drafts: { read: () => '', keep: () => {}, keepOnly: () => {}, clear: () => {} },
    toldEnds: {
      claim: (end) => !world.toldEnds.has(end) && world.toldEnds.add(end).has(end),
      forget: () => world.toldEnds.clear(),
    },
    logs: { write: async ({ userId, text }) => void world.logged.push(`${userId}: ${text}`) },
    logStore: {
      recall: (userId) => world.log.get(userId) ?? [],
      keep: (userId, entries) => void world.log.set(userId, entries),
    },
  });
  return {
    app,
    resilience,
    problems,
    world,
    tell: (person) => watcher?.[0](person),
    loseIdentity: () => watcher?.[2](),
  };
};
