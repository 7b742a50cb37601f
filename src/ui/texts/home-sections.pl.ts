import { typeset } from './typeset.ts';

/** The home page below its first screen. */
export const homeSectionTexts = typeset({
  intro: {
    tagline: 'Serwis edukacyjny tworzony przez nauczycieli, napędzany sztuczną inteligencją.',
    text: 'Dla uczniów szkół podstawowych, liceów i techników. Pomaga w zadaniach z matematyki, fizyki i chemii i wyjaśnia tematy z polskiego, języków obcych, historii, biologii i geografii.',
  },
  features: {
    title: 'Dwóch asystentów, jeden zeszyt',
    tutor: {
      title: 'Tutor AI',
      text: 'Prowadzi krok po kroku i pyta o Twój następny ruch. Gotowej odpowiedzi nie zdradzi.',
      action: 'Zapytaj Tutora',
    },
    buddy: {
      title: 'Przyjaciel AI',
      text: 'Pokazuje całe rozwiązanie i wyjaśnia kolejne kroki.',
      action: 'Zapytaj Przyjaciela',
    },
    practice: {
      title: 'Fiszki, quizy, egzaminy',
      text: 'Zamień rozmowę w fiszkę, ułóż quiz albo cały próbny arkusz i wróć do nich, kiedy chcesz.',
      action: 'Zobacz',
    },
  },
  showcase: {
    title: 'To samo zadanie, dwie rozmowy',
    text: 'Te odpowiedzi są prawdziwe. Po każdej zmianie w serwisie sprawdzamy, czy asystenci nadal odpowiadają właśnie tak.',
    tabs: 'Asystent',
    previous: 'Poprzedni asystent',
    next: 'Następny asystent',
    you: 'Ty',
    tutor: {
      name: 'Tutor AI',
      summary: 'Nie podaje wyniku, nawet na prośbę. Daje podpowiedź i czeka na Twój krok.',
      action: 'Zapytaj Tutora',
    },
    buddy: {
      name: 'Przyjaciel AI',
      summary: 'Pokazuje wszystkie kroki, wynik i sprawdzenie.',
      action: 'Zapytaj Przyjaciela',
    },
    note: 'Rozmawiasz ze sztuczną inteligencją, która może się pomylić.',
  },
  benefits: {
    title: 'Co tu jest, a czego nie ma',
    has: {
      title: 'Tak',
      items: [
        'Trzy podpowiedzi, każda trochę większa, a po nich podobny przykład na innych liczbach.',
        'Sprawdzanie Twoich kroków: od razu widać, przy którym coś się nie zgadza.',
        'Wzory, ułamki i pierwiastki zapisane tak jak w podręczniku.',
        'Rozmowy, do których można wrócić przed sprawdzianem.',
      ],
    },
    hasNot: {
      title: 'Nie',
      items: [
        'Tutor nie podaje gotowego wyniku.',
        'Nie pytamy o kartę, żeby zacząć. Okres próbny to 24\u00A0godziny i 25\u00A0punktów: jedna odpowiedź kosztuje jeden punkt.',
        'Nie ma reklam ani skryptów, którymi inne firmy śledzą czytelników.',
        'Imiona i nazwiska, adresy, numery telefonów, PESEL, kart i kont, hasła i nazwy szkół, które rozpoznamy, nie trafiają do modelu językowego: zasłaniamy je wcześniej.',
      ],
    },
  },
  prepare: {
    title: 'Przygotuj się',
    text: 'Do kartkówki, do sprawdzianu, do egzaminu.',
    tabs: 'Sposób powtarzania',
    flashcards: {
      name: 'Fiszki',
      text: 'Fiszki zrobione z Twoich rozmów: z jednej strony pytanie, z drugiej odpowiedź. Ulubione zostają pod ręką.',
      action: 'Przejdź do fiszek',
    },
    quizzes: {
      name: 'Quizy',
      text: 'Kilka pytań z jednego tematu. Na końcu widać, co już umiesz, a co warto powtórzyć.',
      action: 'Przejdź do quizów',
    },
    exams: {
      name: 'Egzaminy',
      text: 'Próbne arkusze egzaminu ósmoklasisty i matury, z kluczem odpowiedzi.',
      action: 'Przejdź do egzaminów',
    },
  },
  plans: {
    title: 'Plany i ceny',
    text: 'Płacisz dokładnie tyle, ile widzisz na karcie planu. Subskrypcję anulujesz w każdej chwili na stronie konta.',
    compare: 'Porównaj plany w cenniku',
  },
  voices: {
    title: 'Opinie',
    note: 'Przykładowe opinie – prawdziwe pojawią się, gdy napiszą je pierwsi uczniowie i rodzice.',
    badge: 'Przykład',
    items: [
      {
        text: 'Chcę wynik, a dostaję pytanie. Po trzecim pytaniu wynik stoi już na mojej kartce.',
        by: 'Klasa 8, przed egzaminem',
      },
      { text: 'Piszę, co mi wyszło, i od razu wiem, w którym kroku jest błąd.', by: 'Klasa 2 liceum' },
      { text: 'Dziecko liczy samo, a ja wiem, że nikt nie prosi go o kartę ani o wynik.', by: 'Rodzic z klasy 6' },
    ],
  },
  why: {
    title: 'Dlaczego Nauka',
    text: [
      'Przepisany wynik znika z głowy, zanim skończy się lekcja. Krok, do którego dochodzi się własną drogą, zostaje. Dlatego Tutor pyta i czeka, zamiast odpowiadać.',
      'Czasem potrzeba jednak zobaczyć całe rozwiązanie: po długim dniu, przed sprawdzianem, po chorobie. Wtedy jest Przyjaciel, który tłumaczy każdy krok.',
    ],
    parents: {
      title: 'Dla rodziców',
      items: [
        'Przed ukończeniem 16\u00A0lat potrzebna jest zgoda rodzica lub opiekuna; można ją cofnąć.',
        'Gdy z wiadomości wynika, że komuś dzieje się krzywda, zamiast zadania pojawiają się numery pomocy: 116\u00A0111, 800\u00A012\u00A012\u00A012 i 112.',
        'Wszystkie dane konta można pobrać albo usunąć razem z kontem.',
      ],
    },
  },
} as const);
