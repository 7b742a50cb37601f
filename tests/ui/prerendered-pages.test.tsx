import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { initialApp } from '#application/initial-app.actor.ts';
import { OPEN_PATHS, UNKNOWN_PATH } from '#domain/access/routes.rules.ts';
import { NOTHING_KNOWN } from '#domain/identity/session/session.rules.ts';
import { sessionMachine } from '#domain/identity/session/session.machine.ts';
import { wholePage } from '../../scripts/prerender/whole-page.ts';
import { fetchPage, prerenderPage } from '../../src/prerender.tsx';
import { ANIAS_ACCOUNT } from '../model/identity/people.ts';

describe('the home page', () => {
  it('has its content and keeps the place of the login (S1 §1.32, D37)', async () => {
    const home = await prerenderPage('/');
    expect(home).toContain('<h1>Zrozum zadanie, zamiast przepisywać wynik</h1>');
    expect([home.includes('Zaloguj się'), home.includes(' inert')]).toEqual([true, false]);
  });

  it('shows three tiles of what there is (S1 §1.34)', async () => {
    const home = await prerenderPage('/');
    expect([...home.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
      'Tutor AI',
      'Przyjaciel AI',
      'Fiszki, quizy, egzaminy',
    ]);
  });
});

describe.each([...OPEN_PATHS, UNKNOWN_PATH])('the page at %s', (path) => {
  it('is whole, and needs no inline style and no script (D43)', async () => {
    const page = wholePage(path, await prerenderPage(path));
    expect(page.match(/ style=|<style|<script/g)).toBeNull();
  });

  it('is what the browser finds at its first look, even if it is known by then who is here', async () => {
    const session = createActor(sessionMachine, {
      snapshot: sessionMachine.resolveState({
        value: { account: 'identifying' },
        context: { ...NOTHING_KNOWN, person: null, user: ANIAS_ACCOUNT, isRemembered: true },
      }),
    });
    expect(await prerenderPage(path, { ...initialApp(), session })).toBe(await prerenderPage(path));
  });
});

it('fetches the pages that come as chunks of their own', async () => {
  await Promise.all([...fetchPage.values()].map((fetch) => fetch()));
  expect([...fetchPage.keys()]).toEqual(
    expect.arrayContaining(['/account', '/assistant', '/payment/success', '/pricing']),
  );
});
