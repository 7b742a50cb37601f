import type { BankQuestion } from '../bank-question.types.ts';

export const BASE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'wodorotlenki-i-zasady-grupa-wodorotlenowa',
    topic: 'wodorotlenki-i-zasady',
    difficulty: 'easy',
    question: 'Jaki jon decyduje o zasadowym odczynie roztworu wodorotlenku sodu?',
    right: '$OH^-$',
    wrong: [
      { option: '$H^+$', says: 'Ten kation nadaje roztworom odczyn kwasowy.' },
      { option: '$Na^+$', says: 'Kation sodu występuje też w roztworze soli kuchennej, który jest obojętny.' },
      { option: '$O^{2-}$', says: 'Anion tlenkowy nie powstaje przy dysocjacji wodorotlenku.' },
    ],
    explanation: 'Zasady dysocjują na kationy metalu i aniony wodorotlenkowe $OH^-$, a te nadają odczyn zasadowy.',
  },
  {
    id: 'wodorotlenki-i-zasady-wzor-wodorotlenku-glinu',
    topic: 'wodorotlenki-i-zasady',
    difficulty: 'medium',
    question: 'Jaki wzór ma wodorotlenek glinu, jeśli glin ma wartościowość III?',
    right: '$Al(OH)_3$',
    wrong: [
      { option: '$AlOH_3$', says: 'Bez nawiasu indeks 3 dotyczyłby tylko wodoru, a grupy $OH$ są trzy.' },
      { option: '$Al_3OH$', says: 'Indeks 3 stoi tu przy glinie, a trzy razy występuje grupa wodorotlenowa.' },
      { option: '$Al(OH)_2$', says: 'Taki wzór miałby wodorotlenek metalu o wartościowości II.' },
    ],
    explanation:
      'Grup wodorotlenowych jest tyle, ile wynosi wartościowość metalu, czyli trzy. Grupę bierzemy w nawias.',
  },
  {
    id: 'wodorotlenki-i-zasady-sod-z-woda',
    topic: 'wodorotlenki-i-zasady',
    difficulty: 'hard',
    question: 'Jakie produkty powstają, gdy kawałek sodu wrzuci się do wody?',
    right: 'Wodorotlenek sodu i wodór',
    wrong: [
      { option: 'Wodorotlenek sodu i tlen', says: 'Z wody wypierany jest wodór, a nie tlen.' },
      { option: 'Tlenek sodu i wodór', says: 'W wodzie powstaje wodorotlenek: tlenek sodu także zareagowałby z wodą.' },
      { option: 'Tlenek sodu i woda utleniona', says: 'W reakcji sodu z wodą woda utleniona nie powstaje.' },
    ],
    explanation: 'Aktywny metal reaguje z wodą według równania $2Na + 2H_2O \\rightarrow 2NaOH + H_2$.',
  },
  {
    id: 'skala-ph-ktore-obojetne',
    topic: 'skala-ph',
    difficulty: 'easy',
    question: 'Jakie pH ma w temperaturze pokojowej roztwór o odczynie obojętnym?',
    right: '7',
    wrong: [
      { option: '0', says: 'pH równe 0 ma roztwór bardzo silnie kwasowy.' },
      { option: '1', says: 'pH równe 1 ma roztwór silnie kwasowy.' },
      { option: '14', says: 'pH równe 14 ma roztwór bardzo silnie zasadowy.' },
    ],
    explanation: 'W roztworze obojętnym jest tyle samo jonów $H^+$ co $OH^-$, a pH wynosi 7.',
  },
  {
    id: 'skala-ph-fenoloftaleina-w-roztworach',
    topic: 'skala-ph',
    difficulty: 'medium',
    question: 'W którym roztworze fenoloftaleina zabarwi się na malinowo?',
    right: 'W wodzie wapiennej',
    wrong: [
      { option: 'W soku z cytryny', says: 'Sok z cytryny ma odczyn kwasowy, więc fenoloftaleina pozostaje bezbarwna.' },
      {
        option: 'W roztworze soli kuchennej',
        says: 'Roztwór soli kuchennej jest obojętny, więc fenoloftaleina pozostaje bezbarwna.',
      },
      { option: 'W occie', says: 'Ocet ma odczyn kwasowy, a fenoloftaleina barwi się w zasadowym.' },
    ],
    explanation:
      'Woda wapienna to roztwór wodorotlenku wapnia. Ma odczyn zasadowy, w którym fenoloftaleina jest malinowa.',
  },
  {
    id: 'skala-ph-porownanie-ph',
    topic: 'skala-ph',
    difficulty: 'hard',
    question: 'Roztwór A ma pH 3, a roztwór B ma pH 5. Co z tego wynika?',
    right: 'W roztworze A stężenie jonów $H^+$ jest 100 razy większe',
    wrong: [
      {
        option: 'W roztworze B stężenie jonów $H^+$ jest 100 razy większe',
        says: 'Im niższe pH, tym więcej jonów $H^+$, więc większe stężenie jest w A.',
      },
      {
        option: 'W roztworze A stężenie jonów $H^+$ jest o 2 mniejsze',
        says: 'Skala pH nie jest zwykłą różnicą: każdy krok to zmiana dziesięciokrotna.',
      },
      {
        option: 'Roztwór A jest kwasowy, a roztwór B zasadowy',
        says: 'Oba roztwory są kwasowe, bo w obu pH jest mniejsze od 7.',
      },
    ],
    explanation:
      'Każdy krok skali pH to zmiana dziesięciokrotna. Dwa kroki to $10 \\cdot 10 = 100$ razy, a niższe pH oznacza więcej jonów $H^+$.',
  },
];
