import type { DocumentSection } from './document.types.ts';

/** Who else sees the data, how long they are kept, and what anybody may ask for: sections 11 to 20. */
export const privacyRights: readonly DocumentSection[] = [
  {
    id: 'logowanie',
    title: 'Logowanie i hasło',
    summary: 'Logowanie prowadzi usługa Firebase firmy Google, a my nigdy nie widzimy Twojego hasła.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Kontem zajmuje się Firebase Authentication. Przechowuje adres e-mail, skrót hasła albo identyfikator konta Google i pilnuje sesji. Wysyła też e-mail z linkiem do ustawienia nowego hasła. Logowania przez Facebooka ani Apple nie ma.',
      },
      {
        kind: 'paragraph',
        text: 'Okno logowania Google otwiera się dopiero po naciśnięciu „Kontynuuj z Google”. Obowiązuje w nim polityka prywatności Google.',
      },
    ],
  },
  {
    id: 'platnosci',
    title: 'Płatności',
    summary: 'Płacisz na stronie operatora płatności; numeru karty nie widzimy ani nie zapisujemy.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Płatności obsługuje Stripe. Przekazujemy mu adres e-mail, identyfikator konta i wybrany plan, a on nam: identyfikatory płatności, ich stan, datę, kwotę i dokument płatności. Dane karty albo BLIK-a podajesz tylko jemu. Za dane, których potrzebuje do własnych obowiązków, na przykład do zapobiegania oszustwom, Stripe odpowiada samodzielnie.',
      },
      {
        kind: 'paragraph',
        text: 'Powody rezygnacji z planu i komentarz do nich zostają u nas.',
      },
    ],
  },
  {
    id: 'odbiorcy',
    title: 'Komu przekazujemy dane',
    summary: 'Tylko firmom, bez których serwis nie działa; danych nie sprzedajemy.',
    blocks: [
      {
        kind: 'table',
        caption: 'Odbiorcy danych',
        head: ['Kto', 'Co dostaje i po co'],
        rows: [
          ['Google (Firebase)', 'Adres e-mail i dane logowania, żeby prowadzić konto.'],
          ['Stripe', 'Adres e-mail, identyfikator konta i plan, żeby przyjąć płatność.'],
          [
            'Dostawca modelu językowego, jeśli operator go podłączył',
            'Treść rozmowy z zasłoniętymi danymi i poziom klasy, żeby ułożyć odpowiedź.',
          ],
          [
            'Dostawca serwera, bazy danych i poczty',
            'Dane zapisane w serwisie i wysyłane e-maile, na nasze polecenie.',
          ],
          ['Biuro rachunkowe i prawnicy', 'Zapisy o płatnościach i sprawach spornych, gdy są potrzebne.'],
          ['Sądy i urzędy', 'Dane, których zażądają na podstawie przepisów.'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Z firmami, które działają na nasze polecenie, operator zawiera umowy powierzenia danych.',
      },
    ],
  },
  {
    id: 'poza-eog',
    title: 'Dane poza Europejskim Obszarem Gospodarczym',
    summary: 'Google i Stripe mogą używać serwerów poza Europą, ale tylko z zabezpieczeniami, których wymaga RODO.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Niektóre z tych firm mogą przetwarzać dane także w Stanach Zjednoczonych. Podstawą jest wtedy decyzja Komisji Europejskiej o odpowiednim poziomie ochrony albo standardowe klauzule umowne. Ich kopię dostaniesz na prośbę przez [formularz kontaktowy](/kontakt).',
      },
    ],
  },
  {
    id: 'okresy',
    title: 'Jak długo przechowujemy dane',
    summary: 'Profil i rozmowy do usunięcia konta, resztę tylko tak długo, jak trzeba.',
    blocks: [
      {
        kind: 'table',
        caption: 'Okresy przechowywania',
        head: ['Dane', 'Jak długo'],
        rows: [
          ['Profil, rozmowy i inne treści', 'Do usunięcia konta; znikają w ciągu 30 dni od niego.'],
          [
            'Dane o umowie i jej wykonaniu',
            'Przez czas umowy i do 6 lat po nim, tyle, ile trwa przedawnienie roszczeń. Po usunięciu konta są bez imienia i adresu e-mail.',
          ],
          [
            'Dokumenty podatkowe i zapisy płatności',
            'Co najmniej 5 lat od końca roku podatkowego. Po usunięciu konta zapis w serwisie nie wskazuje już osoby.',
          ],
          [
            'Dzienniki bezpieczeństwa i wpisy techniczne',
            'Do 24 miesięcy, a wpisy powiązane z kontem najwyżej do jego usunięcia.',
          ],
          ['Wiadomości z formularza i inna korespondencja', 'Do 3 lat od zakończenia sprawy.'],
          ['Zgoda opiekuna i jego adres', 'Do usunięcia konta albo do chwili, gdy zgoda przestaje być potrzebna.'],
          ['Newsletter', 'Do wypisania się.'],
          ['Odpowiedzi zapamiętane na wypadek powtórzonego zapytania', '7 dni.'],
          [
            'Ślad, że z okresu próbnego już skorzystano',
            'Tak długo, jak prowadzimy okres próbny. Jest to skrót, z którego nie da się odczytać adresu.',
          ],
          ['Wybór w sprawie cookies', '365 dni, w Twojej przeglądarce.'],
        ],
      },
    ],
  },
  {
    id: 'prawa',
    title: 'Twoje prawa',
    summary: 'Możesz zobaczyć swoje dane, poprawić je, pobrać, usunąć i cofnąć każdą zgodę.',
    blocks: [
      {
        kind: 'list',
        items: [
          'Dostęp: dowiesz się, jakie dane o Tobie mamy, i dostaniesz ich kopię.',
          'Poprawianie: imię i klasę zmienisz na stronie „Moje konto”, resztę poprawimy na prośbę.',
          'Usunięcie: skasujesz konto razem z treściami.',
          'Ograniczenie: poprosisz, żebyśmy danych na razie nie używali, tylko je przechowali.',
          'Przeniesienie: pobierzesz swoje dane w pliku, który odczyta inny program.',
          'Sprzeciw: możesz sprzeciwić się używaniu danych, które opiera się na naszym uzasadnionym interesie.',
          'Cofnięcie zgody: w każdej chwili. Nie zmienia to oceny tego, co działo się wcześniej.',
          'Skarga: możesz ją złożyć do Prezesa Urzędu Ochrony Danych Osobowych, zobacz [uodo.gov.pl](https://uodo.gov.pl).',
        ],
      },
    ],
  },
  {
    id: 'jak-skorzystac',
    title: 'Jak skorzystać z praw',
    summary: 'Większość rzeczy zrobisz od razu na stronie „Moje konto”, a na wniosek odpowiemy w ciągu miesiąca.',
    blocks: [
      {
        kind: 'table',
        caption: 'Gdzie to zrobić',
        head: ['Co chcesz zrobić', 'Gdzie'],
        rows: [
          ['Pobrać kopię danych', '[Moje konto](/account), „Pobierz moje dane”'],
          ['Poprawić imię, klasę, zgodę na e-maile', '[Moje konto](/account), „Edytuj profil”'],
          ['Cofnąć zgodę opiekuna', '[Moje konto](/account), „Cofnij zgodę”'],
          ['Usunąć konto', '[Moje konto](/account), „Edytuj profil”, „Usuń konto”'],
          ['Wypisać się z newslettera', 'Link w każdym e-mailu'],
          ['Zmienić zgody w przeglądarce', '[Ustawienia cookies](/ustawienia-cookies)'],
          ['Wszystko inne', '[Formularz kontaktowy](/kontakt)'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Na wniosek odpowiadamy w ciągu 1 miesiąca. Gdy sprawa jest trudna albo wniosków jest wiele, możemy ten czas wydłużyć o kolejne 2 miesiące. Powiemy wtedy, dlaczego. Odpowiedź jest bezpłatna. Możemy poprosić o potwierdzenie, że piszesz w swojej sprawie, na przykład z adresu e-mail konta.',
      },
    ],
  },
  {
    id: 'przegladarka',
    title: 'Cookies i pamięć przeglądarki',
    summary: 'Zapisujemy tylko to, bez czego serwis nie działa; na resztę potrzebna jest Twoja zgoda.',
    blocks: [
      {
        kind: 'list',
        items: [
          'Niezbędne: logowanie, imię i plan pokazywane na początku, szkice wiadomości, wybrany plan przed zapłatą i Twój wybór w sprawie cookies. Trzymamy je w pamięci przeglądarki, bez adresu e-mail, klasy i adresu IP. Sesja i szkice znikają po wylogowaniu.',
          'Analityczne: liczyłyby odwiedziny. Nie włączą się bez Twojej zgody.',
          'Marketingowe: służyłyby reklamie. Dziś żadnych nie ma i nie włączą się bez Twojej zgody.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Zgoda jest ważna 365 dni. Zmienisz ją w każdej chwili na stronie [Ustawienia cookies](/ustawienia-cookies). Strony logowania Google i płatności Stripe mają własne cookies, o których decydują te firmy.',
      },
    ],
  },
  {
    id: 'bezpieczenstwo',
    title: 'Jak chronimy dane',
    summary: 'Połączenie jest szyfrowane, a do danych każdy ma dostęp tylko na swoim koncie.',
    blocks: [
      {
        kind: 'list',
        items: [
          'Serwer wydaje dane tylko temu, kto jest zalogowany na swoim koncie. Zawsze to sprawdza.',
          'W dziennikach nie ma treści rozmów, adresów e-mail, adresów IP ani kluczy logowania.',
          'Usunięcie konta wymaga świeżego logowania, żeby nikt nie zrobił tego za Ciebie.',
          'Najczęstszych haseł, takich jak „123456”, nie przyjmujemy.',
          'Jeśli mimo to dojdzie do naruszenia, które może Ci zaszkodzić, zawiadomimy Ciebie i urząd.',
        ],
      },
    ],
  },
  {
    id: 'zmiany',
    title: 'Zmiany tej polityki',
    summary: 'O ważnej zmianie uprzedzimy, a data na górze mówi, od kiedy polityka obowiązuje.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Politykę zmieniamy, gdy zmienia się serwis albo prawo. O zmianie, która dotyczy Twoich praw, powiemy w serwisie albo e-mailem, zanim zacznie obowiązywać. Jeśli do zmiany potrzebna jest zgoda, zapytamy o nią na nowo.',
      },
      {
        kind: 'paragraph',
        text: 'Ta wersja obowiązuje od 14 października 2025. Pytania? Zajrzyj do [pytań i odpowiedzi](/faq) albo [napisz do nas](/kontakt).',
      },
    ],
  },
];
