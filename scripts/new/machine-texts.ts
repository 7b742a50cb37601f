import type { FeatureName } from './feature-name.ts';

/** Where the files of a feature's machine stand, and what they say while nobody has made them their own. */
type Texts = Readonly<Record<string, string>>;

const types = ({ camel, pascal }: FeatureName): string => `
import type { FailureCode } from '#domain/shared/failure.ts';

export interface ${pascal} {
  readonly id: string;
}

export interface ${pascal}Context {
  readonly ${camel}: ${pascal} | null;
  /** How often it has been asked for. */
  readonly attempts: number;
  readonly failure: FailureCode | null;
}

export type ${pascal}Event = { readonly type: 'pupil.${camel}Requested' } | { readonly type: 'pupil.retried' };
`;

const rules = ({ upper, pascal, words }: FeatureName): string => `
/** How long the ${words} may take to come, in milliseconds. */
export const ${upper}_TIMEOUT = 30_000;
/** How often a pupil may ask for the ${words}. */
export const ${upper}_MAX_ATTEMPTS = 3;

export const mayRetry${pascal} = (attempts: number): boolean => attempts < ${upper}_MAX_ATTEMPTS;
`;

const setup = ({ kebab, camel, pascal, upper }: FeatureName): string => `
import { assign, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { failureNoted, type MachineMeta } from '#domain/shared/machine.ts';
import { mayRetry${pascal}, ${upper}_TIMEOUT } from './${kebab}.rules.ts';
import type { ${pascal}, ${pascal}Context, ${pascal}Event } from './${kebab}.types.ts';

export const NO_${upper}: ${pascal}Context = { ${camel}: null, attempts: 0, failure: null };

export const ${camel} = setup({
  types: {
    context: {} as ${pascal}Context,
    events: {} as ${pascal}Event,
    tags: {} as 'busy',
    meta: {} as MachineMeta,
  },
  actors: { fetch${pascal}: actorSlot<${pascal}>('fetch${pascal}') },
  delays: { timeout: ${upper}_TIMEOUT },
  guards: { mayRetry: ({ context }) => mayRetry${pascal}(context.attempts) },
  actions: {
    beginAttempt: assign({ attempts: ({ context }) => context.attempts + 1, failure: null }),
    adopt: assign({ ${camel}: (_, fetched: ${pascal}) => fetched }),
    noteFailure: assign(failureNoted),
  },
});
`;

const machine = ({ kebab, camel, pascal, upper, words }: FeatureName): string => `
import { failing } from '#domain/shared/machine.ts';
import { ${camel}, NO_${upper} } from './${kebab}.setup.ts';

export const ${camel}Machine = ${camel}.createMachine({
  id: '${camel}',
  description: 'A pupil asks for the ${words}, and may ask again when it does not come.',
  meta: { source: ['beyond the specification'] },
  context: NO_${upper},
  initial: 'idle',
  states: {
    idle: { description: 'Nobody has asked for the ${words}.', on: { 'pupil.${camel}Requested': 'working' } },
    working: {
      description: 'The ${words} is on its way.',
      tags: 'busy',
      entry: 'beginAttempt',
      invoke: {
        id: 'fetch${pascal}',
        src: 'fetch${pascal}',
        onDone: { target: 'done', actions: { type: 'adopt', params: ({ event }) => event.output } },
        onError: failing('failed'),
      },
      after: { timeout: { target: 'failed', actions: { type: 'noteFailure', params: 'network/timeout' } } },
    },
    done: { description: 'The ${words} is here.' },
    failed: {
      description: 'The ${words} has not come.',
      on: {
        'pupil.retried': {
          guard: 'mayRetry',
          target: 'working',
          meta: { note: 'What fails again and again is not asked for for ever.' },
        },
      },
    },
  },
});
`;

const port = (context: string, { kebab, pascal }: FeatureName): string => `
import type { ${pascal} } from '#domain/${context}/${kebab}/${kebab}.types.ts';

export interface ${pascal}Source {
  fetch(signal?: AbortSignal): Promise<${pascal}>;
}
`;

const logic = (context: string, { kebab, camel, pascal }: FeatureName): string => `
import { fromPromise } from 'xstate';
import { ${camel}Machine } from '#domain/${context}/${kebab}/${kebab}.machine.ts';
import type { ${pascal}Source } from '#application/ports/${kebab}.port.ts';

export const ${camel}Logic = (source: ${pascal}Source) =>
  ${camel}Machine.provide({ actors: { fetch${pascal}: fromPromise(({ signal }) => source.fetch(signal)) } });

export type ${pascal}Logic = ReturnType<typeof ${camel}Logic>;
`;

const modelTest = (context: string, { kebab, camel, pascal, upper, words }: FeatureName): string => `
import { describe, expect, it } from 'vitest';
import { ${camel}Machine } from '#domain/${context}/${kebab}/${kebab}.machine.ts';
import { ${upper}_MAX_ATTEMPTS, ${upper}_TIMEOUT } from '#domain/${context}/${kebab}/${kebab}.rules.ts';
import type { ${pascal} } from '#domain/${context}/${kebab}/${kebab}.types.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const FETCHED: ${pascal} = { id: 'one' };

describeMachine('${words}', ${camel}Machine, {
  events: { 'pupil.${camel}Requested': [{}], 'pupil.retried': [{}] },
  answers: { fetch${pascal}: [done(FETCHED), failed('network/offline')] },
  restStates: ['idle', 'done', 'failed'],
  ignored: { 'working/pupil.*': 'it is on its way already' },
  invariants: {
    'has something if and only if it is done': ({ snapshot, context }) =>
      snapshot.matches('done') === (context.${camel} !== null),
    'says what went wrong if and only if it has failed': ({ snapshot, context }) =>
      snapshot.matches('failed') === (context.failure !== null),
    'asks for it a few times at most': ({ context }) => context.attempts <= ${upper}_MAX_ATTEMPTS,
  },
});

const requested = () => {
  const actor = testActor(${camel}Machine);
  actor.send({ type: 'pupil.${camel}Requested' });
  return actor;
};

describe('${words}', () => {
  it('comes when it is asked for', () => {
    const actor = requested();
    expect([actor.state(), actor.pending()]).toEqual(['working', ['fetch${pascal}']]);
    actor.answer('fetch${pascal}', done(FETCHED));
    expect([actor.state(), actor.context()]).toEqual(['done', { ${camel}: FETCHED, attempts: 1, failure: null }]);
  });

  it('is given up when it takes too long', () => {
    const actor = requested();
    actor.pass(${upper}_TIMEOUT - 1);
    expect(actor.state()).toEqual('working');
    actor.pass(1);
    expect([actor.state(), actor.context()]).toEqual([
      'failed',
      { ${camel}: null, attempts: 1, failure: 'network/timeout' },
    ]);
  });

  it('can be asked for again, but not for ever', () => {
    const actor = requested();
    for (let attempt = 1; attempt < ${upper}_MAX_ATTEMPTS; attempt += 1) {
      actor.answer('fetch${pascal}', failed('network/offline'));
      actor.send({ type: 'pupil.retried' });
      expect([actor.state(), actor.context().failure]).toEqual(['working', null]);
    }
    actor.answer('fetch${pascal}', failed('network/offline'));
    actor.send({ type: 'pupil.retried' });
    expect([actor.state(), actor.context()]).toEqual([
      'failed',
      { ${camel}: null, attempts: ${upper}_MAX_ATTEMPTS, failure: 'network/offline' },
    ]);
  });
});
`;

const rulesTest = (context: string, { kebab, pascal, words }: FeatureName): string => `
import { expect, it } from 'vitest';
import { mayRetry${pascal} } from '#domain/${context}/${kebab}/${kebab}.rules.ts';

it.each([
  [1, true],
  [2, true],
  [3, false],
])('after %i attempts it is %s that the ${words} may be asked for again', (attempts, may) => {
  expect(mayRetry${pascal}(attempts)).toEqual(may);
});
`;

/** The texts of a new machine by their paths, not formatted yet. */
export const machineTexts = (context: string, name: FeatureName): Texts => {
  const { kebab } = name;
  const domain = `src/domain/${context}/${kebab}/${kebab}`;
  return {
    [`${domain}.types.ts`]: types(name),
    [`${domain}.rules.ts`]: rules(name),
    [`${domain}.setup.ts`]: setup(name),
    [`${domain}.machine.ts`]: machine(name),
    [`src/application/ports/${kebab}.port.ts`]: port(context, name),
    [`src/application/${context}/${kebab}/${kebab}.logic.ts`]: logic(context, name),
    [`tests/model/${context}/${kebab}/${kebab}.model.test.ts`]: modelTest(context, name),
    [`tests/domain/${context}/${kebab}/${kebab}.rules.test.ts`]: rulesTest(context, name),
  };
};
