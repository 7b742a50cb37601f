import { describe, expect, it } from 'vitest';
import { ROUTES } from '#domain/access/routes.rules.ts';
import { PLAN_TEXTS } from '#server/billing/catalogue/plans.texts.ts';
import { piecesOf } from '#ui/support/documents/linked-text.rules.ts';
import type { DocumentBlock, LegalDocument } from '#ui/texts/documents/document.types.ts';
import { privacyPolicy } from '#ui/texts/documents/privacy.pl.ts';
import { termsOfUse } from '#ui/texts/documents/terms.pl.ts';
import { FAQ } from '#ui/texts/faq.pl.ts';

const DOCUMENTS: Readonly<Record<string, LegalDocument>> = {
  '/polityka-prywatnosci': privacyPolicy,
  '/warunki-uzytkowania': termsOfUse,
};
const ADDRESSES = Object.keys(DOCUMENTS);

const documentAt = (address: string): LegalDocument => {
  const document = DOCUMENTS[address];
  if (document === undefined) throw new Error(`There is no document at ${address}`);
  return document;
};

const partsOf = ({ sections, annexes }: LegalDocument) => [...sections, ...annexes];

const linesOf = (block: DocumentBlock): readonly string[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'form':
      return [block.intro, ...block.fields];
    case 'operator':
      return [];
  }
};

const allLines = (document: LegalDocument): readonly string[] => [
  document.title,
  document.lead,
  ...document.sections.map(({ summary }) => summary),
  ...partsOf(document).flatMap(({ title, blocks }) => [title, ...blocks.flatMap(linesOf)]),
];

/** With plain spaces, however the lines are typeset. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** What a section or annex says, a line after the other. */
const said = (document: LegalDocument, id: string): string => {
  const part = partsOf(document).find((one) => one.id === id);
  return plain(part?.blocks.flatMap(linesOf).join('\n') ?? '');
};

const rowsOf = (document: LegalDocument, id: string) =>
  partsOf(document)
    .find((one) => one.id === id)
    ?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map((row) => row.map(plain)) : []));

describe('the documents have the parts that the specification counts', () => {
  it('the policy 20 sections, in force from 14 October 2025 (S2 §1.29, §2.17–2.19, §2.141, §9.60)', () => {
    const { sections, annexes, effectiveFrom } = privacyPolicy;
    expect([sections.length, annexes.length, effectiveFrom]).toEqual([20, 0, '2025-10-14']);
    expect(said(privacyPolicy, 'zmiany')).toContain('Ta wersja obowiązuje od 14 października 2025.');
  });

  it('the terms 19 sections and 3 annexes, of the same date (S2 §2.21–2.23, §9.61)', () => {
    const { sections, annexes, effectiveFrom } = termsOfUse;
    expect([sections.length, annexes.length, effectiveFrom]).toEqual([19, 3, '2025-10-14']);
    expect(said(termsOfUse, 'postanowienia-koncowe')).toContain('Regulamin obowiązuje od 14 października 2025.');
  });

  it.each(ADDRESSES)('%s has an address for each of them, and one sentence that sums each section up', (address) => {
    const document = documentAt(address);
    const ids = partsOf(document).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z][a-z0-9-]+$/.test(id))).toEqual([]);
    const summaries = document.sections.map(({ summary }) => plain(summary));
    expect(summaries.filter((summary) => !summary.endsWith('.') || /[.?!] \p{Lu}/u.test(summary))).toEqual([]);
  });
});

const linksIn = (line: string) => piecesOf(line).flatMap((piece) => ('href' in piece ? [piece.href] : []));

describe('no link leads nowhere', () => {
  const KNOWN_OUTSIDE = new Set(['https://uodo.gov.pl', 'https://uokik.gov.pl']);
  const leads = (from: string, href: string): boolean => {
    const { pathname, hash } = new URL(href, `https://nauka.example${from}`);
    if (href.startsWith('https:')) return KNOWN_OUTSIDE.has(href);
    const place = hash.slice(1);
    const places = pathname in DOCUMENTS ? partsOf(documentAt(pathname)).map(({ id }) => id) : [];
    return ROUTES.some(({ path }) => path === pathname) && (place === '' || places.includes(place));
  };

  it.each(ADDRESSES)('of %s', (address) => {
    const links = allLines(documentAt(address)).flatMap(linksIn);
    expect([links.length > 10, links.filter((href) => !leads(address, href))]).toEqual([true, []]);
  });

  it('of the questions and answers', () => {
    const links = FAQ.flatMap(({ link }) => (link === undefined ? [] : [link.to]));
    expect([links.length > 10, links.filter((href) => !leads('/faq', href))]).toEqual([true, []]);
  });

  it('and one that did would be found', () => {
    expect(
      ['#nie-ma', '/nie-ma', '/polityka-prywatnosci#zalacznik-1'].map((href) => leads(ADDRESSES[0] ?? '', href)),
    ).toEqual([false, false, false]);
  });
});

describe('the policy is true', () => {
  it('about how long data are kept (S2 §9.52, §9.54–9.57)', () => {
    expect(rowsOf(privacyPolicy, 'okresy')?.map(([what, how]) => `${what}: ${how?.split(/[.,;]/)[0]}`)).toEqual([
      'Profil, rozmowy i inne treści: Do usunięcia konta',
      'Dane o umowie i jej wykonaniu: Przez czas umowy i do 6 lat po nim',
      'Dokumenty podatkowe i zapisy płatności: Co najmniej 5 lat od końca roku podatkowego',
      'Dzienniki bezpieczeństwa i wpisy techniczne: Do 24 miesięcy',
      'Wiadomości z formularza i inna korespondencja: Do 3 lat od zakończenia sprawy',
      'Zgoda opiekuna i jego adres: Do usunięcia konta albo do chwili',
      'Newsletter: Do wypisania się',
      'Odpowiedzi zapamiętane na wypadek powtórzonego zapytania: 7 dni',
      'Ślad, że z okresu próbnego już skorzystano: Tak długo',
      'Wybór w sprawie cookies: 365 dni',
    ]);
  });

  it('about when a request is answered (S2 §9.58–9.59)', () => {
    expect(said(privacyPolicy, 'jak-skorzystac')).toContain(
      'Na wniosek odpowiadamy w ciągu 1 miesiąca. Gdy sprawa jest trudna albo wniosków jest wiele, możemy ten czas wydłużyć o kolejne 2 miesiące.',
    );
  });

  it('about the data of an account (S2 §3.43–3.47)', () => {
    const data = said(privacyPolicy, 'jakie-dane');
    const named = [
      'Imię, adres e-mail',
      'tylko jako skrót',
      'identyfikator tego konta',
      'identyfikatory płatności, ich stan, kwota i data',
      'Dane techniczne',
      'zgody',
      'numer telefonu i zdjęcie profilowe są nieobowiązkowe',
    ];
    expect(named.filter((words) => !data.includes(words))).toEqual([]);
  });

  it('about logins that there are not (D18)', () => {
    expect(said(privacyPolicy, 'logowanie')).toContain('Logowania przez Facebooka ani Apple nie ma.');
  });
});

describe('the terms say', () => {
  it('that a pupil under 16 needs a guardian who consents (S2 §1.7, R8)', () => {
    const guardian = termsOfUse.sections.find(({ id }) => id === 'opiekun');
    expect(plain(guardian?.summary ?? '')).toBe('Uczeń przed 16. urodzinami potrzebuje zgody rodzica lub opiekuna.');
  });

  it('when to cancel, to withdraw and to expect an answer (S2 §9.47–9.49)', () => {
    const summaries = ['odnawianie', 'odstapienie', 'reklamacje'].map((id) =>
      plain(termsOfUse.sections.find((section) => section.id === id)?.summary ?? ''),
    );
    expect(summaries).toEqual([
      'Zrezygnować można w każdej chwili, najpóźniej 24 godziny przed końcem okresu.',
      'Masz 14 dni, żeby zrezygnować z zakupu bez podawania powodu i odzyskać pieniądze.',
      'Gdy coś nie działa, napisz, a odpowiemy w ciągu 14 dni.',
    ]);
  });

  it('what the trial and each plan of the catalogue contain (S2 §1.30–1.32, D19)', () => {
    expect(rowsOf(termsOfUse, 'zalacznik-3')?.map(([plan]) => plan)).toEqual([
      'Okres próbny',
      ...Object.values(PLAN_TEXTS).map(({ name }) => name),
    ]);
  });
});

describe('the Polish of the documents and the answers', () => {
  const lines = [
    ...Object.values(DOCUMENTS).flatMap(allLines),
    ...FAQ.flatMap(({ question, answer, link }) => [question, answer, link?.label ?? '']),
  ];
  it.each([
    ['ties one-letter words to the next', /(?<![\p{L}\p{N}-])[aiouwz] /iu],
    ['has its own quotes and ellipses', /["']|\.\.\.|“/],
    ['has one blank between words, and none before a mark', / {2}|^ | $| [,.;:?!]/],
    ['speaks to everybody alike', /\p{L}(?:łeś|łaś|łbyś|łabyś)(?!\p{L})/iu],
  ])('%s', (_, mistake) => {
    expect(lines.filter((line) => mistake.test(line))).toEqual([]);
  });
});
