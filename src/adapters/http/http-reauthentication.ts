import type { Call } from '#contract/calls/call.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import type { Identity } from '#application/ports/identity.port.ts';
import type { Reauthentication } from '#application/ports/reauthentication.port.ts';
import { failureOfHttp, HttpError, orNull } from '#adapters/http/http-failure.ts';

/** What becomes of a call whose caller is no longer let in. */
export interface LoginTerms {
  /** When the login has expired: ask for another and repeat the call, or fail at once. `renew` unless said otherwise. */
  readonly onExpiry?: 'renew' | 'fail';
  /** When the account turns out to be deleted: tell the session, or leave that to the caller. `report` unless said otherwise. */
  readonly onDeletion?: 'report' | 'fail';
}

type Send<Answer> = (token: string | null) => Promise<Answer>;

const NO_TOKEN = new HttpError(401, { message: 'No access token available' });

const hasCode = (error: unknown, code: FailureCode): boolean => error instanceof Failure && error.code === code;

/** Sends what a call's `auth` asks for in the name of whoever is signed in, for as long as that takes a login. */
export const sendingAs = (identity: Pick<Identity, 'token'>, reauthentication: Reauthentication) => {
  const requiredToken = async (): Promise<string> => {
    const token = await identity.token();
    if (token === null) throw failureOfHttp(NO_TOKEN);
    return token;
  };

  const isVisitor = async (): Promise<boolean> => (await orNull(identity.token(), ['session/expired'])) === null;

  /** A token may have just expired: one 401 is answered with a fresh one. */
  const sendSignedIn = async <Answer>(send: Send<Answer>): Promise<Answer> => {
    const token = await requiredToken();
    try {
      return await send(token);
    } catch (error) {
      if (!hasCode(error, 'session/expired')) throw error;
      const fresh = await identity.token({ isFresh: true });
      if (fresh === null) throw error;
      return await send(fresh);
    }
  };

  const sendRenewed = async <Answer>(
    send: Send<Answer>,
    onExpiry: LoginTerms['onExpiry'],
    signal: AbortSignal,
  ): Promise<Answer> => {
    try {
      return await sendSignedIn(send);
    } catch (error) {
      if (!hasCode(error, 'session/expired') || onExpiry === 'fail' || !(await reauthentication.request(signal)))
        throw error;
      return await send(await requiredToken());
    }
  };

  return async <Answer>(
    auth: Call['auth'],
    send: Send<Answer>,
    { onExpiry, onDeletion }: LoginTerms,
    signal: AbortSignal,
  ): Promise<Answer> => {
    if (auth === 'none' || (auth === 'optional' && (await isVisitor()))) return send(null);
    try {
      return await sendRenewed(send, onExpiry, signal);
    } catch (error) {
      if (hasCode(error, 'session/account-deleted') && onDeletion !== 'fail') reauthentication.reportDeletion();
      throw error;
    }
  };
};
