import type { BankQuestion } from '../bank-question.types.ts';

export const CIRCUIT_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'moc-pradu-co-mierzy-kilowatogodzina',
    topic: 'moc-pradu',
    difficulty: 'easy',
    question: 'Czego jednostką jest kilowatogodzina?',
    right: 'Energii elektrycznej',
    wrong: [
      { option: 'Mocy urządzenia', says: 'Moc podajemy w watach i kilowatach.' },
      { option: 'Natężenia prądu', says: 'Natężenie prądu podajemy w amperach.' },
      { option: 'Napięcia w gniazdku', says: 'Napięcie podajemy w woltach.' },
    ],
    explanation:
      'Kilowatogodzina to energia, którą urządzenie o mocy 1 kW pobiera w ciągu godziny. Jest więc jednostką energii.',
  },
  {
    id: 'moc-pradu-zuzycie-lampki',
    topic: 'moc-pradu',
    difficulty: 'medium',
    question: 'Lampka o mocy 10 W świeciła przez 50 godzin. Ile energii elektrycznej pobrała?',
    right: '0,5 kWh',
    wrong: [
      {
        option: '500 kWh',
        says: 'To liczba watogodzin; żeby otrzymać kilowatogodziny, trzeba ją podzielić przez 1000.',
      },
      { option: '5 kWh', says: 'Iloczyn 500 watogodzin podzielono tu przez 100, a kilo oznacza 1000.' },
      { option: '0,2 kWh', says: 'Tu moc podzielono przez czas, a energia jest ich iloczynem.' },
    ],
    explanation: 'Moc 10 W to 0,01 kW, więc energia wynosi $0{,}01 \\cdot 50 = 0{,}5$ kWh.',
  },
  {
    id: 'moc-pradu-bezpiecznik-i-czajnik',
    topic: 'moc-pradu',
    difficulty: 'hard',
    question:
      'Do gniazdka o napięciu 230 V i z bezpiecznikiem 10 A podłączono czajnik o mocy 2000 W. Co się stanie po dołączeniu do tego samego obwodu grzejnika o mocy 1500 W?',
    right: 'Bezpiecznik przerwie obwód, bo prąd przekroczy 10 A',
    wrong: [
      {
        option: 'Oba urządzenia będą działać, bo napięcie się nie zmieni',
        says: 'Napięcie jest stałe, ale natężenia prądów obu urządzeń się dodają.',
      },
      {
        option: 'Bezpiecznik przerwie obwód, bo napięcie przekroczy 230 V',
        says: 'Napięcie w gniazdku pozostaje takie samo; rośnie natężenie prądu.',
      },
      {
        option: 'Czajnik zacznie grzać słabiej, bo urządzenia podzielą napięcie',
        says: 'Urządzenia w domu łączy się równolegle, więc na każdym jest 230 V.',
      },
    ],
    explanation:
      'Łączna moc to 3500 W, a $I = \\frac{P}{U}$ daje około 15 A. To więcej niż 10 A, więc bezpiecznik przerwie obwód.',
  },
  {
    id: 'polaczenie-szeregowe-i-rownolegle-gniazdka-w-domu',
    topic: 'polaczenie-szeregowe-i-rownolegle',
    difficulty: 'easy',
    question: 'Jak są połączone gniazdka w mieszkaniu i co z tego wynika?',
    right: 'Równolegle, więc na każdym jest napięcie 230 V',
    wrong: [
      {
        option: 'Szeregowo, więc na każdym jest napięcie 230 V',
        says: 'Przy połączeniu szeregowym napięcie dzieliłoby się między urządzenia.',
      },
      {
        option: 'Szeregowo, więc przez każde płynie ten sam prąd',
        says: 'Wtedy wyłączenie jednego urządzenia przerywałoby cały obwód.',
      },
      {
        option: 'Równolegle, więc przez każde płynie ten sam prąd',
        says: 'Przy połączeniu równoległym jednakowe jest napięcie, a prądy bywają różne.',
      },
    ],
    explanation: 'W połączeniu równoległym każde urządzenie ma pełne napięcie 230 V i działa niezależnie od innych.',
  },
  {
    id: 'polaczenie-szeregowe-i-rownolegle-przepalona-zarowka',
    topic: 'polaczenie-szeregowe-i-rownolegle',
    difficulty: 'medium',
    question: 'Trzy żarówki połączono szeregowo i podłączono do baterii. Co się stanie, gdy jedna z nich się przepali?',
    right: 'Zgasną wszystkie żarówki',
    wrong: [
      { option: 'Zgaśnie tylko ta przepalona', says: 'Tak byłoby w połączeniu równoległym, gdzie prąd ma inne drogi.' },
      {
        option: 'Pozostałe zaświecą jaśniej',
        says: 'W połączeniu szeregowym przepalona żarówka przerywa obwód i prąd nie płynie.',
      },
      {
        option: 'Zgasną tylko żarówki stojące za przepaloną',
        says: 'Po przerwaniu obwodu prąd nie płynie w żadnym jego miejscu.',
      },
    ],
    explanation:
      'W połączeniu szeregowym prąd ma tylko jedną drogę. Przepalona żarówka przerywa obwód, więc prąd przestaje płynąć.',
  },
  {
    id: 'polaczenie-szeregowe-i-rownolegle-prad-w-wezle',
    topic: 'polaczenie-szeregowe-i-rownolegle',
    difficulty: 'hard',
    question:
      'Do węzła wpływa prąd o natężeniu 5 A, a wypływają z niego dwa prądy. Jeden ma natężenie 2 A. Jakie natężenie ma drugi?',
    right: '3 A',
    wrong: [
      { option: '7 A', says: 'To suma prądów 5 A i 2 A, a suma prądów wypływających ma być równa 5 A.' },
      { option: '2,5 A', says: 'Tak byłoby, gdyby prąd dzielił się na dwie równe części.' },
      { option: '10 A', says: 'To iloczyn liczb 5 i 2, a prądów w węźle nie mnożymy.' },
    ],
    explanation:
      'Pierwsze prawo Kirchhoffa mówi, że suma prądów wpływających równa się sumie wypływających. Dlatego drugi prąd to $5 - 2 = 3$ A.',
  },
  {
    id: 'magnesy-i-elektromagnes-przeciety-magnes',
    topic: 'magnesy-i-elektromagnes',
    difficulty: 'easy',
    question: 'Magnes sztabkowy przecięto w połowie. Jakie bieguny ma każda część?',
    right: 'Biegun północny i południowy',
    wrong: [
      {
        option: 'Tylko biegun północny',
        says: 'Pojedynczego bieguna nie da się odciąć: po przecięciu powstaje drugi.',
      },
      { option: 'Tylko biegun południowy', says: 'Na przeciętym końcu powstaje biegun przeciwny, więc są dwa.' },
      {
        option: 'Żadnego, bo traci własności magnetyczne',
        says: 'Przecięcie nie rozmagnesowuje: powstają dwa mniejsze magnesy.',
      },
    ],
    explanation:
      'Każdy magnes ma dwa bieguny. Po przecięciu powstają dwa mniejsze magnesy, każdy z biegunem północnym i południowym.',
  },
  {
    id: 'magnesy-i-elektromagnes-co-przyciaga-magnes',
    topic: 'magnesy-i-elektromagnes',
    difficulty: 'medium',
    question: 'Który z tych przedmiotów zwykły magnes będzie silnie przyciągał?',
    right: 'Stalowy gwóźdź',
    wrong: [
      { option: 'Miedziany drucik', says: 'Miedź jest metalem, ale zwykły magnes jej wyraźnie nie przyciąga.' },
      { option: 'Aluminiowa puszka', says: 'Aluminium nie należy do metali silnie przyciąganych przez magnes.' },
      { option: 'Złoty pierścionek', says: 'Złoto jest metalem, którego magnes nie przyciąga.' },
    ],
    explanation: 'Magnes silnie przyciąga żelazo, nikiel i kobalt. Stal zawiera głównie żelazo.',
  },
  {
    id: 'magnesy-i-elektromagnes-igla-przy-przewodzie',
    topic: 'magnesy-i-elektromagnes',
    difficulty: 'medium',
    question:
      'Igła kompasu ustawionego tuż obok przewodu odchyliła się, gdy w przewodzie popłynął prąd. O czym to świadczy?',
    right: 'Przewód z prądem wytwarza pole magnetyczne',
    wrong: [
      {
        option: 'Przewód nagrzał się i odpycha igłę ciepłem',
        says: 'Niewielkie ogrzanie przewodu nie odchyla igły kompasu.',
      },
      {
        option: 'Igła kompasu naelektryzowała się od przewodu',
        says: 'Igła jest magnesem i obraca ją pole magnetyczne, a nie ładunek.',
      },
      {
        option: 'Prąd wyłącza na chwilę pole magnetyczne Ziemi',
        says: 'Pole Ziemi istnieje nadal, ale dołącza do niego pole przewodu.',
      },
    ],
    explanation:
      'Igła kompasu jest małym magnesem, więc obraca ją pole magnetyczne. Że powstaje ono wokół przewodu z prądem, odkrył Oersted.',
  },
];
