import { ContainerModule, type Container } from 'inversify';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Identity } from '#application/ports/identity.port.ts';
import { Failure, failureOf } from '#domain/shared/failure.ts';
import { backend } from '#composition/backend.module.ts';
import { BACKEND } from '#composition/backend.tokens.ts';
import { billing } from '#composition/billing.module.ts';
import { BILLING } from '#composition/billing.tokens.ts';
import { composeApplication, loadOnce } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import { IDENTITY } from '#composition/identity.tokens.ts';
import { token } from '#composition/token.ts';
import { composed } from '../support/composed.ts';

const nobody: Identity = {
  watch: (onChange) => {
    queueMicrotask(() => onChange(null));
    return () => {};
  },
  signIn: () => Promise.reject(new Error('unused')),
  signUp: () => Promise.reject(new Error('unused')),
  signOut: async () => {},
  token: async () => null,
};

const withNobody = () =>
  composeApplication(new ContainerModule(({ rebindSync }) => void rebindSync(CORE.identity).toConstantValue(nobody)));

beforeEach(() => {
  vi.stubGlobal('window', { location: { hostname: 'localhost' }, localStorage: undefined });
  return () => vi.unstubAllGlobals();
});

it('knows who plays every port and every logic, once the modules of all contexts have come', async () => {
  const { container, tokens } = await composed();
  expect(tokens.filter((service) => !container.isBound(service))).toEqual([]);
});

it('knows what lives as long as the page from the start', () => {
  const container = composeApplication();
  expect(Object.entries(CORE).filter(([, service]) => !container.isBound(service))).toEqual([]);
});

it('starts the machines that live as long as the page, and lets a visitor in where nobody is signed in', async () => {
  const { session, authDialog, trial, toasts } = withNobody().get(CORE.app);
  await expect.poll(() => session.getSnapshot().value).toEqual({ account: 'unauthenticated' });
  expect([authDialog, trial, toasts].map((actor) => actor.getSnapshot().value)).toEqual([
    'closed',
    { status: 'absent', dialog: 'closed' },
    'empty',
  ]);
});

it('has the registration by the time the backend may say that it does not know somebody (D39)', async () => {
  const container = withNobody();
  const before = container.isBound(IDENTITY.registrationLogic);
  await container
    .get(CORE.users)
    .find('ania')
    .catch(() => null);
  expect([before, container.isBound(IDENTITY.registrationLogic)]).toEqual([false, true]);
});

it('knows of a visitor, however late the plans come, that nobody is here (S1 §4.33)', async () => {
  const container = withNobody();
  const { session } = container.get(CORE.app);
  loadOnce(container, billing);
  const early = container.get(BILLING.subscriptionStatus);
  const before = early.getSnapshot().matches({ status: 'loading' });
  await expect.poll(() => session.getSnapshot().value).toEqual({ account: 'unauthenticated' });
  expect([before, early.getSnapshot().value]).toEqual([
    true,
    { status: 'notLoggedIn', activity: 'idle', news: 'none' },
  ]);
});

it.each([
  ['trial', (container: Container) => container.get(CORE.trials).status()],
  ['plan', (container: Container) => container.get(CORE.subscriptions).current()],
])(
  'asks the %s’s service that has failed five times no more for a while, unless somebody has paid (S1 §4.94, §7.17, §7.56, §8.29)',
  async (_, ask) => {
    const container = withNobody();
    loadOnce(container, [backend, ...billing]);
    let calls = 0;
    const fail = (): Promise<never> => {
      calls += 1;
      return Promise.reject(new Failure('server/unavailable'));
    };
    container.loadSync(
      new ContainerModule(({ rebindSync }) => {
        rebindSync(BACKEND.http).toConstantValue({ call: fail, callForAll: fail });
      }),
    );
    const codes: string[] = [];
    for (let call = 0; call < 6; call += 1)
      await ask(container).catch((error: unknown) => codes.push(failureOf(error).code));
    expect([codes, calls]).toEqual([[...Array.from({ length: 5 }, () => 'server/unavailable'), 'circuit/open'], 5]);
    // Whoever has paid is not kept waiting.
    await container
      .get(BILLING.paidPlan)
      .look()
      .catch((error: unknown) => codes.push(failureOf(error).code));
    expect([codes.at(-1), calls]).toEqual(['server/unavailable', 6]);
  },
);

it('gives the same machines to everyone who asks', () => {
  const container = withNobody();
  expect(container.get(CORE.app)).toBe(container.get(CORE.app));
});

it('loads a module once, whoever brings it, and into each container', () => {
  const greeting = token<string>('Greeting');
  const module = new ContainerModule(({ bind }) => void bind(greeting).toConstantValue('Cześć'));
  const containers = [composeApplication(), composeApplication()];
  for (const container of containers) {
    loadOnce(container, [module]);
    loadOnce(container, [module]);
  }
  expect(containers.map((container) => container.getAll(greeting))).toEqual([['Cześć'], ['Cześć']]);
});
