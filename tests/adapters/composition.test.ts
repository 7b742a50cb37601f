import { ContainerModule } from 'inversify';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Identity } from '#application/ports/identity.port.ts';
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
  composeApplication(new ContainerModule(({ rebind }) => void rebind(CORE.identity).toConstantValue(nobody)));

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
  await vi.waitFor(() => expect(session.getSnapshot().value).toEqual({ account: 'unauthenticated' }));
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
