import { expect, it } from 'vitest';
import { replyTo, unpaid } from './lesson-replies.ts';

const LINEAR = '2x + 3 = 11';
const QUADRATIC = 'x^2 - 5x + 6 = 0';
const RESULT = /x = 4|Wynik/;

it('another result is compared with the task, which the Tutor does not solve', () => {
  expect(
    unpaid([
      ['tutor', [LINEAR, 'dlaczego nie 4'], /się zgadza/, RESULT],
      ['tutor', [LINEAR, 'dlaczego nie 7'], /^Dobre pytanie\. Sprawdź znak/, RESULT],
      ['tutor', [LINEAR, 'dlaczego nie 8'], /nie cała odpowiedź/, RESULT],
      ['tutor', ['15% z 240', 'dlaczego nie 1234'], /Wstaw tę liczbę/, /36/],
      ['tutor', [QUADRATIC, 'dlaczego nie 2'], /się zgadza/],
      ['buddy', [LINEAR, 'dlaczego nie 4'], /w porządku: wynik to \$x = 4\$\.$/],
      ['buddy', [LINEAR, 'dlaczego nie 7'], /^Dobre pytanie\. Sprawdź znak/],
      ['buddy', [LINEAR, 'dlaczego nie 8'], /po drodze.*Wynik to \$x = 4\$\. \$L =/],
      ['buddy', ['15% z 240', 'dlaczego nie 1234'], /^Sprawdźmy: wynik to \$36\$\. Jaki to procent\?.*Inna liczba/],
      ['buddy', [QUADRATIC, 'dlaczego nie 2'], /w porządku: wynik to \$x_1 = 2\$ oraz \$x_2 = 3\$/],
      ['buddy', ['15% z 240', 'dlaczego nie 24'], /36/],
    ]),
  ).toEqual([]);
});

it('the result that somebody else has is compared with the task, and is no mistake of the pupil', () => {
  expect(
    unpaid([
      ['tutor', [LINEAR, 'kolega ma 4'], /pasuje do zadania.*droga/, RESULT],
      ['tutor', [LINEAR, 'kolega ma 8'], /ma związek z zadaniem/, RESULT],
      ['tutor', [QUADRATIC, 'kolega ma 2'], /ma związek z zadaniem/, /Wynik/],
      ['tutor', [LINEAR, 'kolega ma 7'], /nie pasuje.*Sprawdź znak/, RESULT],
      ['tutor', ['15% z 240', 'kolega ma 1234'], /nie pasuje/, /Wynik/],
      ['buddy', [LINEAR, 'kolega ma 4'], /^Zgadza się.*Wynik to \$x = 4\$\. \$L =/],
      ['buddy', [LINEAR, 'kolega ma 8'], /po drodze.*Wynik to \$x = 4\$/],
      ['buddy', [QUADRATIC, 'kolega ma 2'], /po drodze.*Wynik to \$x_1 = 2\$/],
      ['buddy', [LINEAR, 'kolega ma 7'], /nie pasuje\. Sprawdź znak.*Wynik to \$x = 4\$/],
    ]),
  ).toEqual([]);
});

it('of two results it is said how many fit', () => {
  expect(
    unpaid([
      ['tutor', [LINEAR, '4 czy 7?'], /jedna z tych liczb pasuje/, RESULT],
      ['tutor', [LINEAR, '7 czy 4?'], /jedna z tych liczb pasuje/, RESULT],
      ['tutor', [LINEAR, '7 czy 9?'], /żadna z tych liczb.* Sprawdź znak/, RESULT],
      ['tutor', [LINEAR, '8 czy 7?'], /żadna z tych liczb.* Sprawdź znak/, RESULT],
      ['tutor', [QUADRATIC, '2 czy 3?'], /Obie te liczby pasują/, /x_1/],
      ['tutor', [QUADRATIC, '2 czy 5?'], /jedna z tych liczb pasuje/],
      ['buddy', [LINEAR, '4 czy 7?'], /^Jedna z tych liczb jest dobra\. Wynik to \$x = 4\$/],
      ['buddy', [LINEAR, '7 czy 9?'], /^Żadna z tych liczb.* Wynik to \$x = 4\$/],
      ['buddy', [QUADRATIC, '2 czy 3?'], /^Obie te liczby są dobre\. Wynik to \$x_1 = 2\$/],
    ]),
  ).toEqual([]);
});

it('a method is ours, or another that may be right too', () => {
  expect(
    unpaid([
      ['tutor', [QUADRATIC, 'mam użyć delty?'], /dobry trop/],
      ['buddy', [QUADRATIC, 'mam użyć delty?'], /z tego korzystam/],
      ['tutor', [QUADRATIC, 'mam użyć wyróżnika?'], /dobry trop/],
      ['tutor', [LINEAR, 'mam użyć delty?'], /inną drogą/],
      ['buddy', [LINEAR, 'mam użyć delty?'], /inną drogą/],
      ['tutor', ['Oblicz przeciwprostokątną trójkąta o przyprostokątnych 3 i 4', 'z pitagorasa?'], /dobry trop/],
      ['tutor', ['Oblicz NWD(12, 18)', 'to nww?'], /inną drogą/],
    ]),
  ).toEqual([]);
});

it('Przyjaciel explains the step that is asked about, the Tutor the next one', () => {
  expect(
    unpaid([
      [
        'buddy',
        [LINEAR, 'nie rozumiem kroku 1'],
        /^\*\*Krok 1, powoli\.\*\* Odejmujemy \$3\$.*\$\$2x = 11 - 3\$\$.*\$\$2x = 8\$\$/s,
        /Przed tym/,
      ],
      [
        'buddy',
        [LINEAR, 'nie rozumiem kroku 2'],
        /^\*\*Krok 2, powoli\.\*\* Dzielimy.*Przed tym krokiem mamy:\s+\$\$2x = 8\$\$.*Dlaczego tak: liczba.*\$\$x = 8 : 2 = 4\$\$/s,
        /Najpierw/,
      ],
      ['buddy', [LINEAR, 'nie rozumiem kroku 3'], /mniej kroków: 2/],
      ['tutor', [LINEAR, 'nie rozumiem kroku 2'], /Po stronie z niewiadomą.*Jaki krok z tego wynika/s, RESULT],
      ['tutor', [LINEAR, '2x = 8', 'nie rozumiem kroku 2'], /Liczba przy \$x\$ mnoży/, RESULT],
      ['tutor', [LINEAR, 'a dlaczego?'], /Po stronie z niewiadomą.*Jaki krok z tego wynika/s, RESULT],
      ['buddy', [LINEAR, 'a dlaczego?'], /1\. Odejmujemy.*\$\$2x = 8\$\$.*2\. Dzielimy.*\$\$x = 8 : 2 = 4\$\$/s],
    ]),
  ).toEqual([]);
});

it('what a notion means costs nothing, whatever else is asked is counted', () => {
  const questions = [
    'co to jest procent',
    'dlaczego nie 4',
    'kolega ma 4',
    '4 czy 7?',
    'mam użyć delty?',
    'skąd ta 8',
    'krok 1',
    'dlaczego?',
  ];
  expect([
    questions.map((question) => replyTo('tutor', [LINEAR, question]).isCharged),
    unpaid([
      ['tutor', [LINEAR, 'co to jest procent'], /setna część.*Wracamy do zadania/s],
      ['tutor', ['co to jest procent'], /setna część.*Jeśli masz z tym zadanie/s],
      ['buddy', [LINEAR, 'co to jest procent'], /setna część.*Wracamy do zadania/s],
      ['tutor', [LINEAR, 'co to jest hipsometria'], /nie umiem jeszcze wyjaśnić/],
    ]),
  ]).toEqual([[false, true, true, true, true, true, true, true], []]);
});
