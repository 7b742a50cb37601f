import type { Account, Accounts } from '#server/identity/accounts.port.ts';

export interface ScriptedAccounts extends Accounts {
  /** What was asked, oldest first, like `remove ala`. */
  readonly asked: readonly string[];
  /** What happens from now on before each answer; a rejection is a provider that is away. */
  before(action: Action): void;
  /** Changes what is known of an account; null when it does not exist. Everybody else is well. */
  set(uid: string, account: Account | null): void;
}

type Action = (asked: string) => Promise<void>;

const nothing: Action = async () => {};

/** An identity provider's accounts as a test tells them. */
export const scriptedAccounts = (): ScriptedAccounts => {
  const asked: string[] = [];
  const known = new Map<string, Account | null>();
  let action: Action = nothing;
  const note = (question: string): Promise<void> => {
    asked.push(question);
    return action(question);
  };
  return {
    asked,
    before: (next) => {
      action = next;
    },
    set: (uid, account) => {
      known.set(uid, account);
    },
    find: async (uid) => {
      await note(`find ${uid}`);
      return known.has(uid) ? (known.get(uid) ?? null) : { isDisabled: false, validSince: 0 };
    },
    endSessions: (uid) => note(`endSessions ${uid}`),
    remove: (uid) => note(`remove ${uid}`),
  };
};
