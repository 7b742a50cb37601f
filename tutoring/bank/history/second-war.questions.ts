import type { BankQuestion } from '../bank-question.types.ts';

export const SECOND_WAR_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'wybuch-ii-wojny-swiatowej-pakt',
    topic: 'wybuch-ii-wojny-swiatowej',
    difficulty: 'medium',
    question: 'Kto podpisał pakt z 23 sierpnia 1939 roku z tajnym protokołem o podziale Polski?',
    right: 'Ribbentrop i Mołotow',
    wrong: [
      { option: 'Hitler i Mussolini', says: 'Niemcy i Włochy łączył wcześniejszy sojusz, oś Berlin–Rzym.' },
      {
        option: 'Chamberlain i Daladier',
        says: 'Premierzy Anglii i Francji ustąpili Hitlerowi w Monachium w 1938 roku.',
      },
      { option: 'Churchill i Stalin', says: 'Churchill i Stalin zostali sojusznikami dopiero w 1941 roku.' },
    ],
    explanation:
      'Ministrowie Niemiec i ZSRR zawarli pakt o nieagresji. Tajny protokół dzielił Europę Środkową na strefy wpływów.',
  },
  {
    id: 'wybuch-ii-wojny-swiatowej-westerplatte',
    topic: 'wybuch-ii-wojny-swiatowej',
    difficulty: 'easy',
    question: 'Gdzie załoga majora Sucharskiego broniła się od 1 do 7 września 1939 roku?',
    right: 'Na Westerplatte',
    wrong: [
      { option: 'Na Helu', says: 'Hel bronił się do 2 października.' },
      { option: 'W Modlinie', says: 'Twierdza Modlin broniła się do końca września.' },
      { option: 'Pod Mokrą', says: 'Pod Mokrą walczyła 1 września Wołyńska Brygada Kawalerii.' },
    ],
    explanation:
      'Polska składnica na Westerplatte w Gdańsku broniła się tydzień, choć rozkaz mówił o dwunastu godzinach.',
  },
  {
    id: 'holokaust-wannsee',
    topic: 'holokaust',
    difficulty: 'hard',
    question: 'Co ustalono na konferencji w Wannsee w styczniu 1942 roku?',
    right: 'Organizację zagłady Żydów w całej Europie',
    wrong: [
      { option: 'Utworzenie pierwszych gett w Polsce', says: 'Getta powstawały już od 1939 i 1940 roku.' },
      { option: 'Warunki zawieszenia broni z Francją', says: 'Francja skapitulowała w 1940 roku.' },
      { option: 'Plan napaści na Związek Radziecki', says: 'Na ZSRR Niemcy uderzyły w czerwcu 1941 roku.' },
    ],
    explanation:
      'Wysocy urzędnicy III Rzeszy omówili tak zwane ostateczne rozwiązanie, czyli zamordowanie europejskich Żydów.',
  },
  {
    id: 'holokaust-zegota',
    topic: 'holokaust',
    difficulty: 'medium',
    question: 'Czym zajmowała się „Żegota”?',
    right: 'Pomocą Żydom w czasie okupacji',
    wrong: [
      { option: 'Wydawaniem gazet dla armii', says: 'Prasę podziemną wydawały inne komórki konspiracji.' },
      { option: 'Sabotażem na kolei niemieckiej', says: 'Sabotażem zajmował się Kedyw Armii Krajowej.' },
      { option: 'Kształceniem tajnych oficerów', says: 'Oficerów szkoliły tajne podchorążówki.' },
    ],
    explanation: 'Rada Pomocy Żydom „Żegota” działała przy polskim rządzie. Współpracowała z nią Irena Sendlerowa.',
  },
  {
    id: 'powstanie-warszawskie-godzina',
    topic: 'powstanie-warszawskie',
    difficulty: 'easy',
    question: 'Którego dnia wybuchło powstanie warszawskie?',
    right: '1 sierpnia 1944 roku',
    wrong: [
      { option: '19 kwietnia 1943 roku', says: 'Tego dnia wybuchło powstanie w getcie warszawskim.' },
      { option: '1 września 1939 roku', says: 'Tego dnia Niemcy napadły na Polskę.' },
      { option: '17 stycznia 1945 roku', says: 'Tego dnia do zburzonej Warszawy weszła Armia Czerwona.' },
    ],
    explanation: 'Powstanie rozpoczęło się 1 sierpnia 1944 roku o godzinie 17, zwanej godziną „W”.',
  },
  {
    id: 'powstanie-warszawskie-panstwo-podziemne',
    topic: 'powstanie-warszawskie',
    difficulty: 'hard',
    question: 'Kto kierował cywilną częścią Polskiego Państwa Podziemnego?',
    right: 'Delegatura Rządu na Kraj',
    wrong: [
      { option: 'Komenda Główna Armii Krajowej', says: 'Armia Krajowa była częścią wojskową.' },
      { option: 'Polski Komitet Wyzwolenia Narodowego', says: 'PKWN utworzyli komuniści zależni od Stalina.' },
      { option: 'Krajowa Rada Narodowa', says: 'Radę powołali komuniści, nie rząd w Londynie.' },
    ],
    explanation: 'Delegatura podlegała rządowi na uchodźstwie w Londynie. Organizowała szkoły, sądy i pomoc.',
  },
  {
    id: 'zimna-wojna-mur',
    topic: 'zimna-wojna',
    difficulty: 'easy',
    question: 'W którym roku zburzono mur berliński?',
    right: '1989',
    wrong: [
      { option: '1945', says: 'W 1945 roku skończyła się II wojna światowa.' },
      { option: '1961', says: 'W 1961 roku mur zbudowano.' },
      { option: '1975', says: 'W 1975 roku podpisano akt końcowy w Helsinkach.' },
    ],
    explanation:
      'Mur dzielił Berlin od 1961 roku. Jego upadek w listopadzie 1989 roku stał się symbolem końca zimnej wojny.',
  },
];
