import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { OPEN_PATHS, ROUTES, UNKNOWN_PATH } from '#domain/access/routes.rules.ts';
import { NOTHING_KNOWN } from '#domain/identity/session/session.rules.ts';
import { sessionMachine } from '#domain/identity/session/session.machine.ts';
import type { LazyPart } from '#ui/lazy/lazy-part.tsx';
import { PAGES, partAt } from '#ui/routes/AppRoutes.tsx';
import { wholePage } from '../../scripts/prerender/whole-page.ts';
import { fetchPage, prerenderPage } from '../../src/prerender.tsx';
import { ANIAS_ACCOUNT } from '../model/identity/people.ts';

/** A page tag by tag, so that a failure names the tag. */
const tagsOf = (html: string): readonly string[] => html.split(/(?=<)/);

/** The headings of a section of the home page. */
const headingsIn = (home: string, name: string): readonly (string | undefined)[] => {
  const [, html = ''] = home.split(`data-section="${name}"`);
  const [own = ''] = html.split('data-section=');
  return [...own.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, text]) => text?.replaceAll(/<[^>]*>.*/g, '').trim());
};

describe('the home page', () => {
  it('has its content and keeps the place of the login (S1 §1.32, D37)', async () => {
    const home = await prerenderPage('/');
    expect(home).toContain('<h1>Zrozum zadanie, zamiast przepisywać wynik</h1>');
    expect([home.includes('Zaloguj się'), home.includes(' inert')]).toEqual([true, false]);
  });

  it('has every section of the specification (S1 §1.33–1.41)', async () => {
    const home = await prerenderPage('/');
    expect(
      Object.fromEntries(
        [...home.matchAll(/data-section="([\w-]+)"/g)].map(([, name = '']) => [name, headingsIn(home, name)]),
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
      newsletter: ['Co nowego w\u00A0Nauce?'],
      why: ['Dlaczego Nauka', 'Dla rodziców'],
    });
    const [, newsletter = ''] = home.split('data-section="newsletter"');
    expect(newsletter.split('data-section=')[0]).toMatch(/<form\b.* type="email".*Zapisz się/);
  });

  it('says who makes it (S1 §1.7), and that its three testimonials are examples (S1 §1.39)', async () => {
    const home = await prerenderPage('/');
    expect(home).toContain('Serwis edukacyjny tworzony przez nauczycieli, napędzany sztuczną inteligencją.');
    expect(home).toContain('Przykładowe opinie – prawdziwe pojawią się');
    expect([home.match(/<blockquote>/g)?.length, home.match(/>Przykład</g)?.length]).toEqual([3, 3]);
  });
});

/** What stands between the tags of this name, with plain spaces. */
const textsIn = (page: string, tag: string): readonly string[] =>
  [...page.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'g'))].map(([, html = '']) =>
    html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00a0', ' '),
  );

it.each([
  ['/kontakt', 'Napisz do nas'],
  ['/faq', 'Pytania i odpowiedzi'],
  ['/pricing', 'Wybierz plan'],
  ['/payment/cancel', 'Płatność anulowana'],
])('%s shows everybody „%s” (S2 §2.15–2.16, §2.36)', async (path, title) => {
  expect(textsIn(await prerenderPage(path), 'h1')).toEqual([title]);
});

it('the contact page asks for name, e-mail, subject and message (S2 §1.25, §2.78)', async () => {
  const page = await prerenderPage('/kontakt');
  expect([textsIn(page, 'label'), page.match(/<(?:input|textarea|select)\b/g)?.length]).toEqual([
    ['Imię', 'Adres e-mail', 'Temat', 'Wiadomość'],
    4,
  ]);
});

it('the plans say in which currency and with which tax they are priced, and invite a visitor to try (S2 §6.2, §9.50–9.51)', async () => {
  const page = await prerenderPage('/pricing');
  expect(textsIn(page, 'p')).toContain('Najpierw sprawdź za darmo, potem wybierz. Ceny są w złotych i zawierają VAT.');
  expect(textsIn(page, 'button')).toContain('Wypróbuj za darmo!');
});

it('there is a page of cookie settings (S2 §1.28)', async () => {
  expect(await prerenderPage('/ustawienia-cookies')).toContain('<h1>Ustawienia cookies</h1>');
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
    expect(tagsOf(await prerenderPage(path, { session }))).toEqual(tagsOf(await prerenderPage(path)));
  });
});

describe('the table of pages', () => {
  it('has a page for each route but home, which comes with the start', () => {
    expect(Object.keys(PAGES).toSorted()).toEqual(
      ROUTES.map(({ path }) => path)
        .filter((path) => path !== '/')
        .toSorted(),
    );
  });

  it.each<[string, LazyPart<object> | null]>([
    ['/', null],
    ['/assistant', PAGES['/assistant']],
    ['/Assistant', PAGES['/assistant']],
    ['/assistant/', PAGES['/assistant']],
    ['/fiszki/7f3a', PAGES['/fiszki/:id']],
  ])('has one page for an address in any letter case (S2 §2.2): %s', (pathname, page) => {
    expect(partAt(pathname)).toBe(page);
  });

  it('has the page that says so at what is no route', () => {
    const unknown = partAt(UNKNOWN_PATH);
    expect(['/nope', '/fiszki', '/constructor', '/egzaminy/1/2'].map(partAt)).toEqual([
      unknown,
      unknown,
      unknown,
      unknown,
    ]);
    expect(Object.values(PAGES)).not.toContain(unknown);
  });

  it.each(['/nope', '//faq', '/faq/dalej'])('shows that nothing is at %s', async (path) => {
    expect(textsIn(await prerenderPage(path), 'h1')).toEqual(textsIn(await prerenderPage(UNKNOWN_PATH), 'h1'));
  });

  it('has one and the same page for both addresses of a payment’s success (S2 §2.34)', () => {
    expect(PAGES['/subscriptions/success']).toBe(PAGES['/payment/success']);
  });
});

it('fetches the pages that come as chunks of their own', async () => {
  await Promise.all([...fetchPage.values()].map((fetch) => fetch()));
  expect([...fetchPage.keys()]).toEqual(
    expect.arrayContaining(['/account', '/assistant', '/payment/success', '/pricing']),
  );
});
