import type { Call } from '#contract/calls/call.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import type { HttpClient } from './http-client.ts';

/** Of the rest the network is to blame, or it is an answer that a screen is made for. */
const OURS: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'network/timeout',
  'server/unavailable',
  'server/unreadable',
  'request/invalid',
  'request/too-large',
  'unexpected',
]);

/** The same client; of calls that fail by our own fault name and code are told. The log does not speak of itself. */
export const reportedHttp = (http: HttpClient, report: (call: string, code: FailureCode) => void): HttpClient => {
  const reporting = async <Answer>({ name }: Call, answering: Promise<Answer>): Promise<Answer> => {
    try {
      return await answering;
    } catch (error) {
      if (error instanceof Failure && OURS.has(error.code) && !name.startsWith('logs.')) report(name, error.code);
      throw error;
    }
  };
  return {
    call: (definition, parts, options) => reporting(definition, http.call(definition, parts, options)),
    callForAll: (definition, parts, options) => reporting(definition, http.callForAll(definition, parts, options)),
  };
};
