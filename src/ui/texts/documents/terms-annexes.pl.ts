import type { DocumentAnnex } from './document.types.ts';

export const termsAnnexes: readonly DocumentAnnex[] = [
  {
    id: 'zalacznik-1',
    title: 'Wzór odstąpienia od umowy',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Wypełnij i odeślij ten wzór tylko wtedy, gdy chcesz odstąpić od umowy. Możesz go przepisać do [formularza kontaktowego](/kontakt). Mówi o tym część [Odstąpienie od umowy](#odstapienie).',
      },
      {
        kind: 'form',
        intro:
          'Do operatora serwisu Nauka. Niniejszym informuję o moim odstąpieniu od umowy o dostęp do płatnego planu.',
        fields: [
          'Nazwa planu i okres',
          'Data zawarcia umowy',
          'Imię i nazwisko kupującego',
          'Adres kupującego',
          'Adres e-mail konta',
          'Data',
          'Podpis (tylko na papierze)',
        ],
      },
    ],
  },
  {
    id: 'zalacznik-2',
    title: 'Wzór reklamacji',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Możesz użyć tego wzoru albo napisać własnymi słowami. Mówi o tym część [Reklamacje](#reklamacje).',
      },
      {
        kind: 'form',
        intro: 'Do operatora serwisu Nauka. Składam reklamację.',
        fields: [
          'Imię i nazwisko',
          'Adres e-mail konta',
          'Czego dotyczy reklamacja i kiedy to się stało',
          'Czego oczekuję (naprawy, obniżenia ceny, zwrotu pieniędzy)',
          'Data',
        ],
      },
    ],
  },
  {
    id: 'zalacznik-3',
    title: 'Okres próbny i plany',
    blocks: [
      {
        kind: 'table',
        caption: 'Co obejmuje okres próbny i każdy plan',
        head: ['Plan', 'Co obejmuje'],
        rows: [
          ['Okres próbny', 'Tutor AI i Przyjaciel AI, 24 godziny, 25 punktów, za darmo.'],
          ['Podstawowy', 'Tutor AI i Przyjaciel AI bez limitu punktów, fiszki i quizy.'],
          ['Standard', 'Wszystko z planu Podstawowego. Gdy powstaną: próbne egzaminy.'],
          ['Premium', 'Wszystko z planu Standard. Gdy powstanie: konsultacja z nauczycielem.'],
          [
            'Nauczycielski',
            'Wszystko z planu Premium i jedna lekcja na żywo z nauczycielem. Termin ustalamy przez [formularz kontaktowy](/kontakt).',
          ],
        ],
      },
      {
        kind: 'list',
        items: [
          'Każdy plan można kupić na 1, 3 albo 12 miesięcy, z odnowieniem albo jednorazowo. Plan kupiony jednorazowo trwa 30, 90 albo 365 dni.',
          'Ceny w złotych, z podatkiem, są w [cenniku](/pricing).',
          'Plany Standard, Premium i Nauczycielski to plany pełne, czyli z próbnymi egzaminami.',
        ],
      },
    ],
  },
];
