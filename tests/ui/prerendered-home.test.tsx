import { beforeAll, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { initialApp } from '#application/initial-app.actor.ts';
import { NOTHING_KNOWN } from '#domain/identity/session/session.rules.ts';
import { sessionMachine } from '#domain/identity/session/session.machine.ts';
import { wholePage } from '../../scripts/prerender/whole-page.ts';
import { fetchSections, pageFetches, prerenderHome } from '../../src/prerender.tsx';
import { ANIAS_ACCOUNT } from '../model/identity/people.ts';

beforeAll(fetchSections);

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
    '/google-registration',
    '/payment/cancel',
    '/payment/method-selection',
    '/payment/processing',
    '/payment/success',
    '/pricing',
    '/subscriptions/success',
    '/upgrade',
    '/welcome',
  ]);
  await Promise.all(pageFetches.map(({ fetch }) => fetch()));
});

/** The headings of a section. */
const headingsIn = (name: string): readonly (string | undefined)[] => {
  const [, html = ''] = prerenderHome().split(`data-section="${name}"`);
  const [own = ''] = html.split('data-section=');
  return [...own.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, text]) => text?.replaceAll(/<[^>]*>.*/g, '').trim());
};

it('has every section of the specification (S1 §1.33–1.39, §1.41)', () => {
  expect(
    Object.fromEntries(
      [...prerenderHome().matchAll(/data-section="([\w-]+)"/g)].map(([, name = '']) => [name, headingsIn(name)]),
    ),
  ).toEqual({
    'hero-picture': [],
    intro: [],
    features: ['Dwóch asystentów, jeden zeszyt', 'Tutor AI', 'Przyjaciel AI', 'Fiszki, quizy, egzaminy'],
    showcase: ['To samo zadanie, dwie rozmowy'],
    benefits: ['Co tu jest, a\u00A0czego nie ma', 'Tak', 'Nie'],
    prepare: ['Przygotuj się', 'Fiszki'],
    film: ['Dwadzieścia sekund z\u00A0Tutorem AI'],
    plans: ['Plany i\u00A0ceny'],
    voices: ['Opinie'],
    why: ['Dlaczego Nauka', 'Dla rodziców'],
  });
});

it('says who makes it (S1 §1.7), and that its three testimonials are examples (S1 §1.39)', () => {
  const home = prerenderHome();
  expect(home).toContain('Serwis edukacyjny tworzony przez nauczycieli, napędzany sztuczną inteligencją.');
  expect(home).toContain('Przykładowe opinie – prawdziwe pojawią się');
  expect([home.match(/<blockquote>/g)?.length, home.match(/>Przykład</g)?.length]).toEqual([3, 3]);
});
