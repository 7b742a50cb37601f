import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { initialApp } from '#application/initial-app.actor.ts';
import { NOTHING_KNOWN } from '#domain/identity/session/session.rules.ts';
import { sessionMachine } from '#domain/identity/session/session.machine.ts';
import { wholePage } from '../../scripts/prerender/whole-page.ts';
import { pageFetches, prerenderHome } from '../../src/prerender.tsx';
import { ANIAS_ACCOUNT } from '../model/identity/people.ts';

it('has its content, needs no inline style and no script, and keeps the place of the login (S1 §1.32, D37)', () => {
  const home = wholePage('/', prerenderHome());
  expect(home).toContain('<h1>Zrozum zadanie, zamiast przepisywać wynik</h1>');
  expect(home.match(/ style=|<style|<script/g)).toBeNull();
  expect([home.includes('Zaloguj się'), home.includes(' inert')]).toEqual([true, false]);
});

it('is what the browser finds at its first look, even if it is known by then who is here', () => {
  const session = createActor(sessionMachine, {
    snapshot: sessionMachine.resolveState({
      value: { account: 'identifying' },
      context: { ...NOTHING_KNOWN, person: null, user: ANIAS_ACCOUNT, isRemembered: true },
    }),
  });
  expect(prerenderHome({ ...initialApp(), session })).toBe(prerenderHome());
});

it('knows the pages that come as chunks of their own, and fetches them', async () => {
  expect(pageFetches.map(({ path }) => path)).toEqual([
    '/account',
    '/assistant',
    '/faq',
    '/google-registration',
    '/kontakt',
    '/newsletter/wypisz',
    '/payment/cancel',
    '/payment/method-selection',
    '/payment/processing',
    '/payment/success',
    '/polityka-prywatnosci',
    '/pricing',
    '/subscriptions/success',
    '/upgrade',
    '/ustawienia-cookies',
    '/zgoda-opiekuna',
    '/warunki-uzytkowania',
    '/welcome',
  ]);
  await Promise.all(pageFetches.map(({ fetch }) => fetch()));
});

it('shows three tiles of what there is (S1 §1.34)', () => {
  expect([...prerenderHome().matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
    'Tutor AI',
    'Przyjaciel AI',
    'Fiszki, quizy, egzaminy',
  ]);
});
