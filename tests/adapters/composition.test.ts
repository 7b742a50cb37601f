import { ContainerModule } from 'inversify';
import { beforeEach, expect, it, vi } from 'vitest';
import { composeApplication } from '#composition/container.ts';
import { TOKENS } from '#composition/tokens.ts';
import type { Identity } from '#application/ports/identity.port.ts';

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

beforeEach(() => {
  vi.stubGlobal('window', { location: { hostname: 'localhost' }, localStorage: undefined });
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('unused')) } });
  return () => vi.unstubAllGlobals();
});

it('knows who plays every port and every logic', () => {
  const container = composeApplication();
  const unbound = Object.entries(TOKENS).filter(([, service]) => !container.isBound(service));
  expect(unbound).toEqual([]);
});

it('starts the machines that live as long as the page, and lets a visitor in where nobody is signed in', async () => {
  const container = composeApplication(
    new ContainerModule(({ rebind }) => void rebind(TOKENS.identity).toConstantValue(nobody)),
  );
  const { session, authDialog, trial, toasts } = container.get(TOKENS.app);
  await vi.waitFor(() => expect(session.getSnapshot().value).toEqual({ account: 'unauthenticated' }));
  expect([authDialog, trial, toasts].map((actor) => actor.getSnapshot().value)).toEqual([
    'closed',
    { status: 'absent', dialog: 'closed' },
    'empty',
  ]);
});

it('gives the same machines to everyone who asks', () => {
  const container = composeApplication();
  expect(container.get(TOKENS.app)).toBe(container.get(TOKENS.app));
});
