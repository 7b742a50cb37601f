import type { Auth } from 'firebase/auth';

const leaving = new WeakSet<Auth>();

/** A sign-out that somebody asked for. Firebase also signs out, unasked, whoever it no longer accepts. */
export const leave = async <Value>(auth: Auth, deed: () => Promise<Value>): Promise<Value> => {
  leaving.add(auth);
  try {
    return await deed();
  } finally {
    leaving.delete(auth);
  }
};

export const isLeaving = (auth: Auth): boolean => leaving.has(auth);
