import type { BankQuestion } from '../bank-question.types.ts';

export const COMEDY_AND_EPIC_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'zemsta-mur',
    topic: 'zemsta',
    difficulty: 'easy',
    question: 'O co spierają się Cześnik i Rejent w „Zemście”?',
    right: 'O mur graniczny',
    wrong: [
      { option: 'O rękę Klary', says: 'Klara kocha Wacława, a jej stryj i Rejent walczą o coś innego.' },
      { option: 'O majątek Papkina', says: 'Papkin jest biedny i żyje na cudzym chlebie.' },
      {
        option: 'O urząd w sądzie',
        says: 'Cześnik i Rejent to nazwy urzędów, ale spór dotyczy zamku, w którym obaj mieszkają.',
      },
    ],
    explanation: 'Sąsiedzi mieszkają w jednym zamku, a Rejent każe naprawiać mur, który go dzieli.',
  },
  {
    id: 'zemsta-powiedzonko',
    topic: 'zemsta',
    difficulty: 'medium',
    question: 'Który bohater „Zemsty” powtarza słowa „Niech się dzieje wola nieba”?',
    right: 'Rejent',
    wrong: [
      { option: 'Cześnik', says: 'Cześnik powtarza „mocium panie”.' },
      { option: 'Papkin', says: 'Papkin opowiada głównie o swoim męstwie.' },
      { option: 'Wacław', says: 'Wacław mówi głównie o miłości do Klary.' },
    ],
    explanation: 'Rejent Milczek udaje pokornego i pobożnego, a po cichu knuje. Jego powiedzonko to ukrywa.',
  },
  {
    id: 'zemsta-sytuacyjny',
    topic: 'zemsta',
    difficulty: 'medium',
    question: 'Która scena „Zemsty” jest przykładem komizmu sytuacyjnego?',
    right: 'Porwanie, które kończy się ślubem porwanego',
    wrong: [
      { option: 'Opowieści Papkina o zmyślonych bitwach', says: 'Śmieszy tu charakter Papkina, to komizm postaci.' },
      {
        option: 'Dyktowanie listu z ciągłym „mocium panie”',
        says: 'Śmieszy tu powtarzane powiedzonko, to komizm słowny.',
      },
      {
        option: 'Pobożne powiedzonka przebiegłego Rejenta',
        says: 'Śmieszą tu słowa i charakter, a nie przebieg zdarzeń.',
      },
    ],
    explanation: 'Komizm sytuacyjny wynika ze zdarzeń: porwany Wacław zamiast cierpieć dostaje to, o czym marzył.',
  },
  {
    id: 'zemsta-zemsta',
    topic: 'zemsta',
    difficulty: 'hard',
    question: 'Dlaczego zemsta Cześnika na Rejencie uszczęśliwia młodych?',
    right: 'Bo Cześnik zmusza Wacława do ślubu z Klarą',
    wrong: [
      {
        option: 'Bo Papkin zdradza im w porę cały plan zemsty',
        says: 'Papkin jest posłańcem Cześnika i młodych nie ratuje.',
      },
      { option: 'Bo Rejent sam oddaje synowi rękę Klary', says: 'Rejent chciał ożenić syna z Podstoliną.' },
      {
        option: 'Bo Podstolina ucieka z zamku przed ślubem',
        says: 'Podstolina nie ucieka, tylko traci obu kandydatów.',
      },
    ],
    explanation: 'Cześnik chce pokrzyżować plany Rejenta, a nie wie, że Klara i Wacław od dawna się kochają.',
  },
  {
    id: 'pan-tadeusz-robak',
    topic: 'pan-tadeusz',
    difficulty: 'easy',
    question: 'Kto ukrywa się w „Panu Tadeuszu” pod habitem księdza Robaka?',
    right: 'Jacek Soplica',
    wrong: [
      { option: 'Stolnik Horeszko', says: 'Stolnika zabił Jacek Soplica.' },
      { option: 'Gerwazy Rębajło', says: 'Gerwazy to wierny sługa Horeszków, który poprzysiągł zemstę.' },
      { option: 'Sędzia Soplica', says: 'Sędzia to brat Jacka i gospodarz Soplicowa.' },
    ],
    explanation: 'Jacek Soplica, ojciec Tadeusza, został zakonnikiem, aby odpokutować zabójstwo Stolnika.',
  },
  {
    id: 'pan-tadeusz-wers',
    topic: 'pan-tadeusz',
    difficulty: 'medium',
    question: 'Jakim wersem napisano „Pana Tadeusza”?',
    right: 'Trzynastozgłoskowcem',
    wrong: [
      { option: 'Jedenastozgłoskowcem', says: 'Jedenastozgłoskowiec jest o dwie sylaby krótszy.' },
      { option: 'Ośmiozgłoskowcem', says: 'Ośmiozgłoskowcem Fredro napisał „Zemstę”.' },
      { option: 'Wierszem białym', says: 'Wiersz biały nie ma rymów, a w „Panu Tadeuszu” wersy się rymują.' },
    ],
    explanation: 'Każdy wers „Pana Tadeusza” ma 13 sylab, na przykład „Litwo! Ojczyzno moja! ty jesteś jak zdrowie”.',
  },
  {
    id: 'pan-tadeusz-epopeja',
    topic: 'pan-tadeusz',
    difficulty: 'medium',
    question: 'Która cecha „Pana Tadeusza” jest cechą epopei?',
    right: 'Obraz całej społeczności w przełomowej chwili',
    wrong: [
      { option: 'Jeden samotny bohater skłócony ze światem', says: 'To cecha romantycznej powieści poetyckiej.' },
      {
        option: 'Podział tekstu na akty, sceny i didaskalia',
        says: 'To cechy dramatu, a „Pan Tadeusz” dzieli się na księgi.',
      },
      {
        option: 'Krótka fabuła zakończona wyraźnym morałem',
        says: 'To cechy bajki, a „Pan Tadeusz” ma dwanaście ksiąg.',
      },
    ],
    explanation: 'Epopeja pokazuje życie narodu w ważnym momencie dziejów: tutaj w przededniu wyprawy Napoleona.',
  },
  {
    id: 'pan-tadeusz-zajazd',
    topic: 'pan-tadeusz',
    difficulty: 'hard',
    question: 'Kto przeprowadza zajazd na Soplicowo?',
    right: 'Hrabia z Gerwazym i szlachtą z Dobrzyna',
    wrong: [
      {
        option: 'Podkomorzy z Wojskim i sąsiadami Sędziego',
        says: 'To goście i przyjaciele Sędziego, czyli zaatakowana strona.',
      },
      {
        option: 'Ksiądz Robak ze szlachtą gotową do powstania',
        says: 'Ksiądz Robak chciał jedności i zajazdowi był przeciwny.',
      },
      {
        option: 'Major Płut z oddziałem rosyjskich żołnierzy',
        says: 'Rosjanie zjawiają się dopiero po zajeździe i biorą szlachtę do niewoli.',
      },
    ],
    explanation: 'Hrabia chciał odzyskać zamek Horeszków, a Gerwazy pomścić Stolnika. Pomogła im zaściankowa szlachta.',
  },
  {
    id: 'pan-tadeusz-jankiel',
    topic: 'pan-tadeusz',
    difficulty: 'hard',
    question: 'Co opowiada muzyką Jankiel w swoim koncercie?',
    right: 'Dzieje Polski od Konstytucji 3 maja',
    wrong: [
      {
        option: 'Historię miłości Tadeusza i Zosi',
        says: 'Koncert brzmi na ich zaręczynach, ale mówi o losach kraju.',
      },
      { option: 'Żywot i pokutę Jacka Soplicy', says: 'O życiu Jacka dowiadujemy się z jego spowiedzi.' },
      {
        option: 'Przebieg zajazdu na Soplicowo',
        says: 'Zajazd jest opisany w innej księdze, a muzyka sięga dalej w przeszłość.',
      },
    ],
    explanation: 'Słuchacze rozpoznają kolejno radość po Konstytucji, zdradę Targowicy, rzeź Pragi i pieśń Legionów.',
  },
  {
    id: 'pan-tadeusz-przebaczenie',
    topic: 'pan-tadeusz',
    difficulty: 'hard',
    question: 'Dlaczego Gerwazy przebacza umierającemu Jackowi Soplicy?',
    right: 'Bo Stolnik przed śmiercią dał znak przebaczenia',
    wrong: [
      {
        option: 'Bo Sędzia oddał mu za to połowę zamku Horeszków',
        says: 'Przebaczenia nikt nie kupuje, a spór o zamek kończą dopiero zaręczyny młodych.',
      },
      {
        option: 'Bo Hrabia rozkazał mu zakończyć dawną wojnę',
        says: 'Gerwazy sam wyznaje, co widział w chwili śmierci pana.',
      },
      { option: 'Bo Tadeusz przysiągł, że wyjedzie na zawsze', says: 'Tadeusz wraca i żeni się z Zosią.' },
    ],
    explanation: 'Gerwazy ukrywał dotąd, że konający Stolnik zrobił znak krzyża w stronę zabójcy.',
  },
];
