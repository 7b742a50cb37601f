import type { GoogleSignIn } from '#application/ports/google-sign-in.port.ts';
import type { Subscriptions } from '#application/ports/subscriptions.port.ts';
import type { Trials } from '#application/ports/trials.port.ts';
import type { Users } from '#application/ports/users.port.ts';

type Load<Port> = () => Promise<Port>;

// Ports of the core whose adapters come with the first call: whoever only reads the home page does without them.

export const lateUsers = (load: Load<Users>): Users => ({
  find: async (...call) => (await load()).find(...call),
  add: async (...call) => (await load()).add(...call),
  update: async (...call) => (await load()).update(...call),
});

export const lateSubscriptions = (load: Load<Subscriptions>): Subscriptions => ({
  current: async (...call) => (await load()).current(...call),
});

export const lateTrials = (load: Load<Trials>): Trials => ({
  status: async (...call) => (await load()).status(...call),
  start: async (...call) => (await load()).start(...call),
});

export const lateGoogleSignIn = (load: Load<GoogleSignIn>): GoogleSignIn => ({
  signIn: async () => (await load()).signIn(),
});
