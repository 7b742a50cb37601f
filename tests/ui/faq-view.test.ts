import { describe, expect, it } from 'vitest';
import { FAQ_CATEGORIES, selectFaq, type FaqChoice } from '#ui/support/faq/faq.view.ts';
import { countFound, foundPieces, searchedWords } from '#ui/support/faq/search.rules.ts';
import { EMPTY_CATEGORY, FAQ, faqCategoryTexts, type FaqItem } from '#ui/texts/faq.pl.ts';

const ITEMS: readonly FaqItem[] = [
  { id: 'karta', category: 'payments', question: 'Czy potrzebna jest karta?', answer: 'Nie. Łącznie zapłacisz 0 zł.' },
  { id: 'blik', category: 'payments', question: 'Czy zapłacę BLIKIEM?', answer: 'Tak, bez karty.' },
  {
    id: 'tutor',
    category: 'ai',
    question: 'Kim jest Tutor?',
    answer: 'Programem.',
    link: { to: '/faq', label: 'Więcej' },
  },
];

/** The ids that are shown, those that open by themselves with a `+`. */
const idsOf = (choice: FaqChoice, query: string, items = ITEMS) => {
  const view = selectFaq(items, choice, query);
  return view.screen === 'questions'
    ? view.groups.flatMap(({ questions }) => questions.map(({ id, isOpen }) => (isOpen ? `${id}+` : id)))
    : view;
};

describe('the chips (S2 §2.128)', () => {
  it('are five categories beside „Wszystkie”', () => {
    expect(FAQ_CATEGORIES.map((category) => faqCategoryTexts[category].replaceAll('\u00A0', ' '))).toEqual([
      'Platforma',
      'AI',
      'Tworzenie materiałów',
      'Subskrypcje i płatności',
      'Bezpieczeństwo i dostęp',
    ]);
  });

  it('show the questions of one, or all of them by category', () => {
    expect([idsOf('all', ''), idsOf('payments', ''), idsOf('ai', '')]).toEqual([
      ['tutor', 'karta', 'blik'],
      ['karta', 'blik'],
      ['tutor'],
    ]);
  });

  it('say where a category has nothing (S2 §2.130)', () => {
    expect([EMPTY_CATEGORY, idsOf('security', '')]).toEqual([
      'Brak pytań w tej kategorii',
      { screen: 'emptyCategory', elsewhere: 3 },
    ]);
  });
});

describe('the search', () => {
  it.each([
    ['lacznie', ['karta+']],
    ['ŁĄCZNIE', ['karta+']],
    ['karty', ['karta', 'blik+']],
    ['karta zapłacę', ['karta+', 'blik+']],
    ['karta programem dla delfina', ['tutor+', 'karta', 'blik+']],
    ['  czy ', ['karta', 'blik']],
    ['(.*', ['tutor', 'karta', 'blik']],
  ])('for „%s” finds %j', (query, ids) => {
    expect(idsOf('all', query)).toEqual(ids);
  });

  it('tells a word that is nowhere from one that stands in another category', () => {
    expect([idsOf('all', 'delfin'), idsOf('ai', 'delfin'), idsOf('ai', 'blik')]).toEqual([
      { screen: 'notFound' },
      { screen: 'notFound' },
      { screen: 'emptyCategory', elsewhere: 1 },
    ]);
  });

  it('finds beginnings of words, and no middle of one', () => {
    expect([countFound('Zapłata kartą', ['kart', 'zap']), countFound('Zapłata kartą', ['plat'])]).toEqual([2, 0]);
  });

  it('takes the ending off a word, but leaves three letters', () => {
    expect(searchedWords('Płatności, opiekunowi w zł: ala ma kota')).toEqual(['platnosc', 'opiekun', 'ala', 'kot']);
    expect(searchedWords('w')).toEqual(['w']);
  });

  it('marks the found words whole, with their own letters', () => {
    expect(foundPieces('Płatność, dopłata i\u00A0płatności', ['platnosc'])).toEqual([
      { text: 'Płatność', isFound: true },
      { text: ', dopłata i\u00A0', isFound: false },
      { text: 'płatności', isFound: true },
    ]);
    expect(foundPieces('Bez słów', [])).toEqual([{ text: 'Bez słów', isFound: false }]);
  });

  it('keeps places where a letter is written in two characters or stands for a picture', () => {
    expect(foundPieces('😀 z\u0307o\u0301łw 😀', searchedWords('zolw'))).toEqual([
      { text: '😀 ', isFound: false },
      { text: 'żółw', isFound: true },
      { text: ' 😀', isFound: false },
    ]);
  });
});

describe('the questions of the product (S2 §1.27, §3.41–3.42)', () => {
  it('have an address each, and end with a question mark', () => {
    const ids = FAQ.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index || !/^[a-z][a-z0-9-]+$/.test(id))).toEqual([]);
    expect(FAQ.filter(({ question, answer }) => !/\?/.test(question) || !answer.endsWith('.'))).toEqual([]);
  });

  it('are spread over all categories', () => {
    const counts = FAQ_CATEGORIES.map((category) => FAQ.filter((item) => item.category === category).length);
    expect([FAQ.length, counts.every((count) => count >= 4)]).toEqual([36, true]);
  });

  it.each([
    ['zwrot pieniedzy', 'zwrot-pieniedzy'],
    ['usunac konto', 'usuniecie-konta'],
    ['zapomniałam hasla', 'nie-pamietam-hasla'],
    ['hasło', 'nie-pamietam-hasla'],
    ['zdjecie', 'zdjecie-zadania'],
    ['matura', 'probne-egzaminy'],
    ['faktura', 'faktury'],
    ['rezygnacja', 'jak-anulowac'],
    ['anulowac', 'jak-anulowac'],
  ])('„%s” leads to %s', (query, id) => {
    const view = selectFaq(FAQ, 'all', query);
    const ids =
      view.screen === 'questions' ? view.groups.flatMap(({ questions }) => questions.map((one) => one.id)) : [];
    expect(ids).toContain(id);
  });
});
