import type { Account, Accounts } from '#server/identity/accounts.port.ts';

export interface ScriptedAccounts extends Accounts {
  /** What was asked, oldest first, like `remove ala`. */
  readonly asked: readonly string[];
  /** What happens from now on before each answer; a rejection is a provider that is away. */
  before(operation: Operation): void;
  /** Changes what is known of an account; null when it does not exist. Everybody else is well. */
  set(uid: string, account: Account | null): void;
}

type Operation = (asked: string) => Promise<void>;

const nothing: Operation = async () => {};

/** An identity provider's accounts as a test tells them. */
export const scriptedAccounts = (): ScriptedAccounts => {
  const asked: string[] = [];
  const known = new Map<string, Account | null>();
  let operation: Operation = nothing;
  const note = (question: string): Promise<void> => {
    asked.push(question);
    return operation(question);
  };
  return {
    asked,
    before: (next) => {
      operation = next;
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
