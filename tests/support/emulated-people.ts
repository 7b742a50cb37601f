import { z } from 'zod';
import { call } from './api.ts';

const session = z.object({ localId: z.string(), idToken: z.string() });

/** What the web app does with the Auth emulator at this address. */
export const emulatedPeople = (emulatorUrl: string) => {
  const ask = (operation: string, body: object) =>
    call(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const enter = async (operation: 'signUp' | 'signInWithPassword', email: string, password: string) =>
    session.parse((await ask(operation, { email, password, returnSecureToken: true })).body);
  return {
    signUp: (email: string, password = 'tajne-haslo') => enter('signUp', email, password),
    signIn: (email: string, password = 'tajne-haslo') => enter('signInWithPassword', email, password),
    changePassword: (idToken: string, password: string) => ask('update', { idToken, password }),
    /** Why a sign-up fails, like `EMAIL_EXISTS`. */
    refusalOfSignUp: async (email: string) =>
      z
        .object({ error: z.object({ message: z.string() }) })
        .parse((await ask('signUp', { email, password: 'tajne-haslo' })).body).error.message,
  };
};
