import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import type { ExchangeTurn } from '#ui/texts/exchange.types.ts';

/** What the embedded tutor answers, word for word; `npm run exchanges` writes it, and a test asks whether it still holds. */
export const exchanges: Readonly<Record<AssistantMode, readonly ExchangeTurn[]>> = {
  tutor: [
    {
      question: 'Oblicz 2/3 + 1/4',
      answer: [
        [
          'p',
          {},
          'Oblicz: ',
          [
            'math',
            { displaystyle: 'true' },
            ['mfrac', {}, ['mn', {}, '2'], ['mn', {}, '3']],
            ['mo', {}, '+'],
            ['mfrac', {}, ['mn', {}, '1'], ['mn', {}, '4']],
          ],
          '.',
        ],
        ['p', {}, ['strong', {}, 'Pierwsza podpowiedź']],
        ['p', {}, 'To dodawanie ułamków. Czy można liczyć od razu, czy najpierw trzeba zapisać te liczby inaczej?'],
        ['p', {}, 'Napisz mi swój pierwszy krok. Jeśli nie wiesz, jak zacząć, napisz „podpowiedz”.'],
      ],
    },
    {
      question: 'Podaj mi po prostu wynik',
      answer: [
        ['p', {}, 'Wyniku nie podam, bo wtedy to nie byłaby Twoja praca – ale pomogę Ci do niego dojść.'],
        ['p', {}, ['strong', {}, 'Druga podpowiedź']],
        [
          'p',
          {},
          'Zacznij tak: sprowadź ułamki do wspólnego mianownika. Dodajemy tylko części tej samej wielkości, dlatego mianowniki muszą być równe. Napisz, co wychodzi.',
        ],
      ],
    },
    {
      question: '8/12 + 3/12',
      answer: [
        ['p', {}, 'Bardzo dobrze! To wyrażenie ma tę samą wartość, co zadanie, więc krok jest dobry.'],
        ['p', {}, 'Jaki będzie następny krok?'],
      ],
    },
    {
      question: '11/12',
      answer: [
        ['p', {}, ['strong', {}, 'Brawo, to poprawne rozwiązanie!'], ' 🎉'],
        [
          'p',
          {},
          'Sprawdźmy jeszcze razem. Działanie odwrotne: ',
          [
            'math',
            { displaystyle: 'true' },
            ['mfrac', {}, ['mn', {}, '11'], ['mn', {}, '12']],
            ['mo', {}, '−'],
            ['mfrac', {}, ['mn', {}, '1'], ['mn', {}, '4']],
            ['mo', {}, '='],
            ['mfrac', {}, ['mn', {}, '2'], ['mn', {}, '3']],
          ],
          '. Zgadza się.',
        ],
        [
          'p',
          {},
          'Chcesz się upewnić, że już to umiesz? Spróbuj podobnego zadania: Oblicz: ',
          [
            'math',
            { displaystyle: 'true' },
            ['mfrac', {}, ['mn', {}, '4'], ['mn', {}, '7']],
            ['mo', {}, '+'],
            ['mfrac', {}, ['mn', {}, '3'], ['mn', {}, '8']],
          ],
          '.',
        ],
      ],
    },
  ],
  buddy: [
    {
      question: 'Oblicz 2/3 + 1/4',
      answer: [
        [
          'p',
          {},
          ['strong', {}, 'Zadanie.'],
          ' Oblicz: ',
          [
            'math',
            { displaystyle: 'true' },
            ['mfrac', {}, ['mn', {}, '2'], ['mn', {}, '3']],
            ['mo', {}, '+'],
            ['mfrac', {}, ['mn', {}, '1'], ['mn', {}, '4']],
          ],
          '.',
        ],
        ['p', {}, ['strong', {}, 'Rozwiązanie']],
        [
          'ol',
          {},
          [
            'li',
            {},
            [
              'p',
              {},
              'Sprowadzamy ułamki do wspólnego mianownika ',
              ['math', { displaystyle: 'true' }, ['mn', {}, '12']],
              '. Dodajemy tylko części tej samej wielkości, dlatego mianowniki muszą być równe.',
            ],
            [
              'p',
              {},
              [
                'math',
                { display: 'block' },
                ['mfrac', {}, ['mn', {}, '8'], ['mn', {}, '12']],
                ['mo', {}, '+'],
                ['mfrac', {}, ['mn', {}, '3'], ['mn', {}, '12']],
              ],
            ],
          ],
          [
            'li',
            {},
            [
              'p',
              {},
              'Dodajemy liczniki, mianownik przepisujemy (i skracamy, jeśli się da). Części są jednakowej wielkości, więc wystarczy policzyć, ile ich jest.',
            ],
            ['p', {}, ['math', { display: 'block' }, ['mfrac', {}, ['mn', {}, '11'], ['mn', {}, '12']]]],
          ],
        ],
        [
          'p',
          {},
          ['strong', {}, 'Wynik:'],
          ' ',
          ['math', { displaystyle: 'true' }, ['mfrac', {}, ['mn', {}, '11'], ['mn', {}, '12']]],
        ],
        [
          'p',
          {},
          ['strong', {}, 'Sprawdzenie.'],
          ' Działanie odwrotne: ',
          [
            'math',
            { displaystyle: 'true' },
            ['mfrac', {}, ['mn', {}, '11'], ['mn', {}, '12']],
            ['mo', {}, '−'],
            ['mfrac', {}, ['mn', {}, '1'], ['mn', {}, '4']],
            ['mo', {}, '='],
            ['mfrac', {}, ['mn', {}, '2'], ['mn', {}, '3']],
          ],
          '. Zgadza się.',
        ],
      ],
    },
  ],
};
