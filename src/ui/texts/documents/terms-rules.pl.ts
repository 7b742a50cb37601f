import type { DocumentSection } from './document.types.ts';

/** How the service is used, and what happens when something goes wrong or ends: sections 14 to 19. */
export const termsRules: readonly DocumentSection[] = [
  {
    id: 'ai',
    title: 'Sztuczna inteligencja',
    summary: 'Odpowiedzi tworzy program, który może się mylić, więc je sprawdzaj.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'W Tutorze AI i Przyjacielu AI rozmawiasz ze sztuczną inteligencją, a nie z człowiekiem. Serwis przypomina o tym przy każdej rozmowie.',
          'Odpowiedź może zawierać błąd. To pomoc w nauce, która nie zastępuje nauczyciela ani porady lekarza, psychologa czy prawnika.',
          'Nie obiecujemy oceny ani wyniku egzaminu.',
          'Na wiadomość, z której wynika, że komuś grozi krzywda, serwis odpowiada numerami telefonów zaufania (116 111, 800 12 12 12) i numerem 112. Sam nikogo nie zawiadamia.',
        ],
      },
    ],
  },
  {
    id: 'zasady',
    title: 'Zasady korzystania',
    summary: 'Ucz się, nie szkodź innym i nie wpisuj cudzych danych.',
    blocks: [
      { kind: 'paragraph', text: 'W serwisie nie wolno:' },
      {
        kind: 'list',
        items: [
          'wpisywać treści niezgodnych z prawem, obraźliwych ani krzywdzących,',
          'podawać w rozmowach danych osobowych swoich i innych osób,',
          'podszywać się pod kogoś ani udawać opiekuna,',
          'dawać innym dostępu do swojego konta ani sprzedawać planu,',
          'obchodzić limitów okresu próbnego, na przykład zakładając wiele kont,',
          'zakłócać działania serwisu ani pobierać jego treści automatem.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Kto łamie te zasady, dostaje najpierw wezwanie, żeby przestał. Jeśli nie przestanie albo naruszenie jest poważne, możemy zablokować konto. Napiszemy dlaczego, a od tej decyzji można się odwołać przez [reklamację](#reklamacje).',
      },
    ],
  },
  {
    id: 'tresci',
    title: 'Prawa do treści',
    summary: 'To, co piszesz, zostaje Twoje, a serwisu nie wolno kopiować.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Prawa do tego, co wpisujesz, zostają przy Tobie. Pozwalasz nam tylko przechowywać te treści i używać ich do przygotowania odpowiedzi, dopóki masz konto.',
          'Z odpowiedzi AI możesz korzystać do nauki, także po zakończeniu umowy. Jeśli używasz ich w szkole, trzymaj się jej zasad.',
          'Nazwa, wygląd, teksty i rysunki serwisu należą do operatora albo do osób, które mu na nie pozwoliły.',
        ],
      },
    ],
  },
  {
    id: 'reklamacje',
    title: 'Reklamacje',
    summary: 'Gdy coś nie działa, napisz, a odpowiemy w ciągu 14 dni.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Operator odpowiada za to, żeby usługa była zgodna z umową. Jeśli nie jest, złóż reklamację przez [formularz kontaktowy](/kontakt). Możesz użyć wzoru z [załącznika nr 2](#zalacznik-2).',
          'Na reklamację odpowiadamy w ciągu 14 dni. Brak odpowiedzi w tym czasie oznacza, że ją uznajemy.',
          'Gdy usługa jest niezgodna z umową, konsument może żądać doprowadzenia jej do zgodności, a gdy to się nie uda: obniżenia ceny albo odstąpienia od umowy i zwrotu pieniędzy.',
          'Nie odpowiadamy za przerwy w internecie po Twojej stronie ani za siłę wyższą. Praw konsumenta to nie ogranicza.',
        ],
      },
    ],
  },
  {
    id: 'koniec-umowy',
    title: 'Koniec umowy',
    summary: 'Konto usuniesz, kiedy zechcesz; dostęp kończy się od razu, a treści znikają w ciągu 30 dni.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Konto usuniesz na stronie [Moje konto](/account): „Edytuj profil”, „Usuń konto”. Powodu nie trzeba podawać. Wcześniej możesz pobrać kopię danych.',
          'Z usunięciem konta kończą się dostęp i plan. Niewykorzystanej części planu nie zwracamy, chyba że trwa jeszcze 14 dni na [odstąpienie](#odstapienie) albo zwrot należy się z [reklamacji](#reklamacje).',
          'Co się dzieje z danymi, mówi [polityka prywatności](/polityka-prywatnosci#okresy).',
          'Operator może wypowiedzieć umowę z ważnego powodu, na przykład gdy kończy działalność, z wyprzedzeniem co najmniej 30 dni. Oddaje wtedy pieniądze za niewykorzystaną część planu.',
        ],
      },
    ],
  },
  {
    id: 'postanowienia-koncowe',
    title: 'Zmiany regulaminu, spory i prawo',
    summary: 'O zmianie uprzedzimy co najmniej 14 dni wcześniej, a w sporze możesz liczyć na bezpłatną pomoc.',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Regulamin możemy zmienić, gdy zmienia się prawo, serwis albo sposób płatności. Zawiadomimy o tym co najmniej 14 dni wcześniej. Jeśli się nie zgadzasz, możesz usunąć konto i odzyskać pieniądze za niewykorzystaną część planu. Plan już opłacony działa na dawnych zasadach do końca okresu.',
          'Konsument może poprosić o bezpłatną pomoc rzecznika konsumentów w swoim mieście lub powiecie, organizacji konsumenckiej albo Inspekcji Handlowej, która prowadzi też mediacje i sądy polubowne. Więcej: [uokik.gov.pl](https://uokik.gov.pl).',
          'Obowiązuje prawo polskie. Konsument z innego kraju zachowuje ochronę, którą daje mu jego prawo. Spory z konsumentem rozstrzyga sąd właściwy według przepisów.',
          'Regulamin obowiązuje od 14 października 2025.',
        ],
      },
    ],
  },
];
