import type { Auth } from 'firebase/auth';

const intended = new WeakSet<Auth>();

/** A sign-out that somebody asked for. Firebase also signs out, unasked, whoever it no longer accepts. */
export const intentionally = async <Value>(auth: Auth, action: () => Promise<Value>): Promise<Value> => {
  intended.add(auth);
  try {
    return await action();
  } finally {
    intended.delete(auth);
  }
};

export const isIntentional = (auth: Auth): boolean => intended.has(auth);
