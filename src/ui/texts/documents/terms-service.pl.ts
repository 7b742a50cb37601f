import type { DocumentSection } from './document.types.ts';

/** What the service is, and who may use it: sections 1 to 8. */
export const termsService: readonly DocumentSection[] = [
  {
    id: 'o-regulaminie',
    title: 'O czym jest ten regulamin',
    summary: 'To umowa między Tobą a operatorem serwisu Nauka.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Regulamin opisuje usługi, które serwis Nauka świadczy drogą elektroniczną, i zasady korzystania z nich. Akceptujesz go przy rejestracji. Możesz go w każdej chwili przeczytać, wydrukować i zapisać.',
      },
      {
        kind: 'paragraph',
        text: 'Jeśli coś w regulaminie jest mniej korzystne niż przepisy, które chronią konsumentów, obowiązują te przepisy.',
      },
    ],
  },
  {
    id: 'operator',
    title: 'Kto prowadzi serwis',
    summary: 'Serwis prowadzi operator, a piszesz do niego przez formularz kontaktowy.',
    blocks: [
      { kind: 'operator' },
      {
        kind: 'paragraph',
        text: 'Napisz przez [formularz kontaktowy](/kontakt). Odpowiadamy w ciągu 24 godzin. Tą samą drogą zgłosisz treść niezgodną z prawem.',
      },
    ],
  },
  {
    id: 'slowniczek',
    title: 'Ważne słowa',
    summary: 'Kilka słów, które w regulaminie mają stałe znaczenie.',
    blocks: [
      {
        kind: 'list',
        items: [
          'Serwis: strony i usługi Nauka.',
          'Konto: miejsce w serwisie, które otwierasz swoim logowaniem.',
          'Uczeń: osoba, która korzysta z konta do nauki.',
          'Opiekun: rodzic albo opiekun prawny ucznia.',
          'Tutor AI i Przyjaciel AI: dwa tryby programu, który odpowiada na zadania.',
          'Okres próbny: darmowe 24 godziny i 25 punktów, opisane w części [Okres próbny](#okres-probny).',
          'Plan: płatny dostęp na 1, 3 albo 12 miesięcy, opisany w [załączniku nr 3](#zalacznik-3).',
          'Konsument: osoba, która kupuje plan prywatnie, a nie dla swojej firmy. Te same prawa ma przedsiębiorca, dla którego zakup nie jest zawodowy.',
        ],
      },
    ],
  },
  {
    id: 'uslugi',
    title: 'Co daje serwis',
    summary: 'Dziś działają Tutor AI, Przyjaciel AI, fiszki i quizy; reszta powstaje.',
    blocks: [
      {
        kind: 'list',
        items: [
          'Tutor AI prowadzi przez zadanie krok po kroku i nie podaje gotowej odpowiedzi.',
          'Przyjaciel AI pokazuje całe rozwiązanie z wyjaśnieniem.',
          'Rozmowy zapisują się na koncie i można do nich wracać, także po zakończeniu planu.',
          'Bez konta można czytać strony informacyjne i cennik, napisać do nas i zapisać się na newsletter.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Asystent pomaga w zadaniach z matematyki, fizyki i chemii oraz wyjaśnia tematy z innych przedmiotów. W płatnych planach są też fiszki i quizy, a w planach, w których są wymienione, próbne egzaminy.',
      },
    ],
  },
  {
    id: 'wymagania',
    title: 'Czego potrzebujesz',
    summary: 'Wystarczy przeglądarka i internet.',
    blocks: [
      {
        kind: 'list',
        items: [
          'Telefon, tablet albo komputer z aktualną przeglądarką (Chrome, Edge, Firefox albo Safari), z włączonym JavaScriptem i pamięcią przeglądarki.',
          'Dostęp do internetu. Za przesyłanie danych płacisz swojemu dostawcy.',
          'Adres e-mail, do którego masz dostęp.',
        ],
      },
    ],
  },
  {
    id: 'konto',
    title: 'Konto',
    summary: 'Konto jest darmowe, należy do jednej osoby i można je usunąć w każdej chwili.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Konto zakładasz adresem e-mail i hasłem (co najmniej 6 znaków) albo kontem Google. Podajesz imię i klasę oraz akceptujesz regulamin. Wtedy powstaje umowa o prowadzenie konta, na czas nieokreślony.',
          'Podawaj prawdziwe dane i nie dawaj nikomu swojego hasła. Konto jest dla jednej osoby.',
          'Jeśli ktoś obcy używa Twojego konta, zmień hasło i napisz do nas.',
          'Konto usuniesz na stronie [Moje konto](/account). Co się wtedy dzieje, mówi część [Koniec umowy](#koniec-umowy).',
        ],
      },
    ],
  },
  {
    id: 'opiekun',
    title: 'Uczeń przed 16. urodzinami',
    summary: 'Uczeń przed 16. urodzinami potrzebuje zgody rodzica lub opiekuna.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Przed 16. urodzinami Tutor AI, Przyjaciel AI i okres próbny otwierają się dopiero za zgodą opiekuna.',
          'Zgodę wyraża opiekun, a nie uczeń za niego. Podaje przy tym swój adres e-mail, inny niż adres konta.',
          'Opiekun może zgodę cofnąć w każdej chwili na stronie „Moje konto” albo przez [formularz kontaktowy](/kontakt). Asystent zamyka się wtedy od razu.',
          'Opiekunowie, porozmawiajcie z dzieckiem o tym, że odpowiada mu program, który może się mylić, i że nie warto podawać mu danych swoich ani cudzych.',
        ],
      },
    ],
  },
  {
    id: 'okres-probny',
    title: 'Okres próbny',
    summary: 'Okres próbny jest darmowy, trwa 24 godziny, obejmuje 25 punktów i jest jeden.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Okres próbny zaczyna się z pierwszym pytaniem do AI albo gdy rozpoczniesz go na stronie „Moje konto”. Trwa 24 godziny.',
          'Jedna odpowiedź Tutora AI albo Przyjaciela AI kosztuje 1 z 25 punktów. Odpowiedź nieudana, odmowa i numery telefonów zaufania nic nie kosztują.',
          'Nie potrzeba karty płatniczej, a po okresie próbnym nic się nie pobiera.',
          'Okres próbny przysługuje raz jednej osobie i jednemu adresowi e-mail. Obejmuje tylko Tutora AI i Przyjaciela AI.',
        ],
      },
    ],
  },
];
