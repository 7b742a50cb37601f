import type { DocumentSection } from './document.types.ts';

/** Which data, where from and what for: sections 1 to 10. */
export const privacyData: readonly DocumentSection[] = [
  {
    id: 'administrator',
    title: 'Kto odpowiada za Twoje dane',
    summary: 'Za dane odpowiada operator serwisu Nauka, a napisać do niego możesz przez formularz kontaktowy.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Administratorem danych, czyli tym, kto decyduje, po co i jak są używane, jest operator serwisu Nauka (dalej: „my” albo „operator”).',
      },
      { kind: 'operator' },
      {
        kind: 'paragraph',
        text: 'W każdej sprawie o dane osobowe napisz przez [formularz kontaktowy](/kontakt). W temacie wpisz „Dane osobowe”.',
      },
    ],
  },
  {
    id: 'zakres',
    title: 'Czego dotyczy ta polityka',
    summary: 'Opisuje wszystko, co robimy z danymi uczniów, rodziców, nauczycieli i gości serwisu.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Polityka dotyczy stron serwisu Nauka, konta, rozmów z Tutorem AI i Przyjacielem AI, planów i płatności, newslettera i formularza kontaktowego. Zasady korzystania z serwisu opisuje osobny [regulamin](/warunki-uzytkowania).',
      },
      {
        kind: 'paragraph',
        text: 'Opieramy się na rozporządzeniu UE 2016/679 (RODO) i na polskich przepisach o ochronie danych, usługach elektronicznych i komunikacji elektronicznej.',
      },
    ],
  },
  {
    id: 'slowniczek',
    title: 'Ważne słowa',
    summary: 'Kilka trudnych słów wyjaśniamy po ludzku.',
    blocks: [
      {
        kind: 'list',
        items: [
          'Dane osobowe: wszystko, po czym można rozpoznać konkretną osobę, na przykład adres e-mail albo adres IP.',
          'Przetwarzanie: każda czynność z danymi: zbieranie, przechowywanie, czytanie, poprawianie, usuwanie.',
          'Administrator: ten, kto decyduje o danych. Tutaj jest nim [operator](#administrator).',
          'Podmiot przetwarzający: firma, która robi coś z danymi w naszym imieniu i na nasze polecenie.',
          'Podstawa prawna: powód z RODO, który pozwala używać danych, na przykład umowa albo zgoda.',
          'Opiekun: rodzic albo opiekun prawny ucznia.',
        ],
      },
    ],
  },
  {
    id: 'jakie-dane',
    title: 'Jakie dane zbieramy',
    summary: 'Tylko te, bez których konto, nauka i płatności nie działają.',
    blocks: [
      {
        kind: 'table',
        caption: 'Dane i chwila, w której się pojawiają',
        head: ['Kiedy', 'Jakie dane'],
        rows: [
          [
            'Rejestracja',
            'Imię, adres e-mail, klasa, sposób logowania, data rejestracji, adres IP z tej chwili, odpowiedź na pytanie o wiek, zgody.',
          ],
          [
            'Logowanie',
            'Identyfikator konta. Hasło przechowuje usługa logowania, i to tylko jako skrót, z którego nie da się go odczytać. Przy logowaniu kontem Google: identyfikator tego konta.',
          ],
          ['Uczeń przed 16. urodzinami', 'Adres e-mail rodzica lub opiekuna i data jego zgody.'],
          ['Nauka', 'Rozmowy z Tutorem AI i Przyjacielem AI, czas i punkty okresu próbnego.'],
          [
            'Plan i płatność',
            'Wybrany plan, identyfikatory płatności, ich stan, kwota i data, powody rezygnacji. Numeru karty nie dostajemy.',
          ],
          ['Formularz kontaktowy', 'Imię, adres e-mail, temat i treść wiadomości.'],
          ['Newsletter', 'Adres e-mail i data zapisu.'],
          [
            'Dane techniczne',
            'Wpisy o błędach i działaniu strony, powiązane z kontem. Adresy e-mail, adresy IP i klucze logowania są z nich wycinane, zanim zostaną zapisane.',
          ],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Nazwisko, numer telefonu i zdjęcie profilowe są nieobowiązkowe, a dziś w ogóle o nie nie pytamy.',
      },
    ],
  },
  {
    id: 'skad',
    title: 'Skąd mamy dane',
    summary: 'Prawie wszystko pochodzi wprost od Ciebie, resztę przekazują Google i operator płatności.',
    blocks: [
      {
        kind: 'list',
        items: [
          'Od Ciebie: z rejestracji, profilu, rozmów, formularza i newslettera.',
          'Od Google, jeśli logujesz się kontem Google: imię, adres e-mail i identyfikator konta.',
          'Od ucznia, jeśli jesteś opiekunem: Twój adres e-mail. Używamy go tylko w sprawie zgody.',
          'Od operatora płatności: informacja, czy płatność się udała, i dokument płatności.',
          'Automatycznie: adres IP w chwili rejestracji. Odczytuje go nasz serwer i nie pyta o niego nikogo innego.',
        ],
      },
    ],
  },
  {
    id: 'po-co',
    title: 'Po co i na jakiej podstawie używamy danych',
    summary: 'Każdy rodzaj danych ma swój cel i swoją podstawę w RODO.',
    blocks: [
      {
        kind: 'table',
        caption: 'Cele i podstawy prawne',
        head: ['Cel', 'Podstawa (art. 6 ust. 1 RODO)'],
        rows: [
          ['Prowadzenie konta, nauka z AI, okres próbny, obsługa planu', 'Umowa, czyli regulamin (lit. b)'],
          ['Rozmowy z AI ucznia przed 16. urodzinami', 'Zgoda opiekuna (lit. a, razem z art. 8)'],
          ['Podatki i rachunkowość', 'Obowiązek prawny (lit. c)'],
          ['Odpowiedzi na reklamacje i na wnioski o dane', 'Obowiązek prawny (lit. c)'],
          [
            'Bezpieczeństwo serwisu i naprawianie błędów',
            'Nasz uzasadniony interes: działający i bezpieczny serwis (lit. f)',
          ],
          ['Odpowiedź na wiadomość z formularza', 'Nasz uzasadniony interes: odpisać temu, kto pyta (lit. f)'],
          ['Dochodzenie roszczeń i obrona przed nimi', 'Nasz uzasadniony interes (lit. f)'],
          [
            'Pilnowanie, żeby okres próbny był jeden dla osoby',
            'Nasz uzasadniony interes: uczciwe zasady dla wszystkich (lit. f)',
          ],
          ['Newsletter i e-maile o nowościach', 'Zgoda (lit. a)'],
          ['Statystyka i reklama w przeglądarce', 'Zgoda (lit. a); bez niej nic się nie włącza'],
        ],
      },
    ],
  },
  {
    id: 'dobrowolnosc',
    title: 'Czy musisz podawać dane',
    summary: 'Nie musisz, ale bez danych oznaczonych jako wymagane nie założymy konta.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Podanie danych jest dobrowolne. Bez adresu e-mail, imienia, klasy i akceptacji regulaminu nie da się założyć konta, a bez zgody opiekuna uczeń przed 16. urodzinami nie porozmawia z AI. Zgoda na e-maile o nowościach i newsletter nie są warunkiem niczego.',
      },
    ],
  },
  {
    id: 'uczniowie',
    title: 'Uczniowie przed 16. urodzinami',
    summary: 'Przed 16. urodzinami z AI można rozmawiać tylko za zgodą rodzica lub opiekuna.',
    blocks: [
      {
        kind: 'list',
        items: [
          'Przy rejestracji pytamy, czy masz ukończone 16 lat. O uczniach szkoły podstawowej, którzy nie odpowiedzieli, zakładamy, że nie mają.',
          'Opiekun zgadza się przy rejestracji albo później na stronie „Moje konto”. Zapisujemy jego adres e-mail i datę zgody. Żadne pole nie jest zaznaczone z góry.',
          'Zgodę można cofnąć w każdej chwili. AI zamyka się wtedy od razu, a rozmowy zostają.',
          'Przed 16. urodzinami nie wysyłamy wiadomości o nowościach, nawet jeśli ktoś zaznaczy tę zgodę.',
          'Wiadomość, z której wynika, że komuś dzieje się krzywda, dostaje odpowiedź z numerami telefonów zaufania także wtedy, gdy zgody brakuje.',
          'Gdy skończysz 16 lat, danych opiekuna już nie potrzebujemy. Napisz do nas, a je usuniemy.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Opiekun może w imieniu dziecka skorzystać ze wszystkich [praw](#prawa) opisanych w tej polityce.',
      },
    ],
  },
  {
    id: 'rozmowy',
    title: 'Rozmowy z AI',
    summary: 'Rozmowę widać tylko na Twoim koncie; nie wpisuj w niej danych swoich ani innych osób.',
    blocks: [
      {
        kind: 'list',
        items: [
          'Odpowiedzi tworzy program na naszym serwerze. Operator może zamiast niego podłączyć model językowy innej firmy. Wtedy treść rozmowy i Twoja klasa trafiają do niej, żeby mogła odpowiedzieć. Imienia, adresu e-mail i identyfikatora konta jej nie podajemy.',
          'Zanim wiadomość do niej trafi, program zasłania w niej i w tekście odczytanym z pliku PDF to, co rozpozna: imiona i nazwiska, adresy e-mail, adresy domowe, numery telefonów, PESEL, dokumentów, kart i kont, hasła i nazwy szkół. Na zdjęciach niczego nie zasłania. Nie rozpozna wszystkiego, dlatego nie pisz danych swoich ani innych osób i nie wysyłaj zdjęć, na których je widać.',
          'Najpierw program sprawdza, czy wiadomość nie mówi o niebezpieczeństwie. Jeśli tak, odpowiada numerami telefonów zaufania. Nikogo o tym nie zawiadamia.',
          'Rozmowy przechowujemy, żeby można było do nich wracać z każdego urządzenia. Nie używamy ich do reklam.',
        ],
      },
    ],
  },
  {
    id: 'decyzje',
    title: 'Decyzje podejmowane automatycznie',
    summary: 'Program pilnuje czasu, punktów i zgód, ale nie ocenia Ciebie jako osoby.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Serwis sam sprawdza, czy trwa okres próbny, czy plan jest opłacony i czy jest wymagana zgoda, i od tego zależy, czy asystent odpowie. Nie podejmujemy automatycznie decyzji, które wywołują skutki prawne lub podobnie istotne, i nie tworzymy profili uczniów. Jeśli uważasz, że program się pomylił, napisz przez [formularz kontaktowy](/kontakt): sprawdzi to człowiek.',
      },
    ],
  },
];
