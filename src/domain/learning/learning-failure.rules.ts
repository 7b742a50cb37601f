import { failureOf, type FailureCode } from '#domain/shared/failure.ts';

/** What a pupil can do something about is told as it is. */
const TELLING: ReadonlySet<FailureCode> = new Set([
  'network/offline',
  'session/expired',
  'request/too-many',
  'assistant/no-access',
  'assistant/guardian-missing',
  'assistant/terms-missing',
  'card/too-many',
  'flashcard/no-material',
  'quiz/no-questions',
]);

/** Of all other causes a pupil hears only what did not succeed (S2 §8.10–8.12). */
export const toldOf = (cause: FailureCode, action: FailureCode): FailureCode => (TELLING.has(cause) ? cause : action);

interface Failed<Context> {
  readonly context: Context;
  readonly event: { readonly error: unknown };
}

/** Keeps what is told of an actor that has failed, by the machine's action `noteFailure`: what did not succeed is named, or found in the context. */
export const notingAs = <Context>(action: FailureCode | ((context: Context) => FailureCode)) =>
  ({
    type: 'noteFailure',
    params: ({ context, event }: Failed<Context>) =>
      toldOf(failureOf(event.error).code, typeof action === 'string' ? action : action(context)),
  }) as const;
