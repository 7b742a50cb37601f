import type { AccountCredentials } from '#application/ports/account-credentials.port.ts';
import type { ClientLogs } from '#application/ports/client-logs.port.ts';
import type { GoogleSignIn } from '#application/ports/google-sign-in.port.ts';
import type { SchoolYears } from '#application/ports/school-years.port.ts';
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

export const lateSchoolYears = (load: Load<SchoolYears>): SchoolYears => ({
  current: async (...call) => (await load()).current(...call),
  enrolmentOf: async (...call) => (await load()).enrolmentOf(...call),
  enrol: async (...call) => (await load()).enrol(...call),
});

export const lateClientLogs = (load: Load<ClientLogs>): ClientLogs => ({
  write: async (...call) => (await load()).write(...call),
});

export const lateGoogleSignIn = (load: Load<GoogleSignIn>): GoogleSignIn => ({
  signIn: async () => (await load()).signIn(),
});

export const lateAccountCredentials = (load: Load<AccountCredentials>): AccountCredentials => ({
  sendPasswordReset: async (...call) => (await load()).sendPasswordReset(...call),
  changePassword: async (...call) => (await load()).changePassword(...call),
  signInAgain: async (...call) => (await load()).signInAgain(...call),
  deleteAccount: async () => (await load()).deleteAccount(),
});
