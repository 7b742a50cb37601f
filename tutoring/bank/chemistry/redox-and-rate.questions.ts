import type { BankQuestion } from '../bank-question.types.ts';

export const REDOX_AND_RATE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'utlenianie-i-redukcja-czym-jest-utlenianie',
    topic: 'utlenianie-i-redukcja',
    difficulty: 'easy',
    question: 'Na czym polega utlenianie w reakcjach redoks?',
    right: 'Na oddawaniu elektronów',
    wrong: [
      { option: 'Na przyjmowaniu elektronów', says: 'Przyjmowanie elektronów to redukcja.' },
      { option: 'Na oddawaniu protonów', says: 'Liczba protonów w jądrach nie zmienia się w reakcjach redoks.' },
      {
        option: 'Na przyjmowaniu neutronów',
        says: 'Neutrony pozostają w jądrach atomów i nie biorą udziału w reakcjach chemicznych.',
      },
    ],
    explanation: 'Utlenianie to oddawanie elektronów, podczas którego stopień utlenienia rośnie.',
  },
  {
    id: 'utlenianie-i-redukcja-cynk-i-miedz',
    topic: 'utlenianie-i-redukcja',
    difficulty: 'medium',
    question: 'Co jest reduktorem w reakcji $Fe + Cu^{2+} \\rightarrow Fe^{2+} + Cu$?',
    right: 'Atomy żelaza',
    wrong: [
      { option: 'Jony miedzi(II)', says: 'Jony miedzi(II) przyjmują elektrony, więc są utleniaczem.' },
      { option: 'Jony żelaza(II)', says: 'Jony żelaza(II) są produktem utleniania, a nie reduktorem.' },
      { option: 'Atomy miedzi', says: 'Atomy miedzi są produktem redukcji.' },
    ],
    explanation: 'Żelazo oddaje elektrony, więc samo się utlenia i redukuje jony miedzi(II). Dlatego jest reduktorem.',
  },
  {
    id: 'utlenianie-i-redukcja-stopien-utlenienia-manganu',
    topic: 'utlenianie-i-redukcja',
    difficulty: 'hard',
    question: 'Jaki stopień utlenienia ma mangan w związku $KMnO_4$, jeśli potas ma stopień +I, a tlen −II?',
    right: '+VII',
    wrong: [
      { option: '+VIII', says: 'Cztery atomy tlenu dają razem −8, ale potas wnosi już +1.' },
      { option: '+IV', says: 'Liczba 4 to indeks przy tlenie, a nie stopień utlenienia manganu.' },
      { option: '−VII', says: 'Wartość się zgadza, ale tlen jest tu ujemny, więc mangan musi być dodatni.' },
    ],
    explanation: 'Suma stopni utlenienia wynosi 0: $1 + x + 4 \\cdot (-2) = 0$, więc $x = 7$.',
  },
  {
    id: 'szybkosc-i-rownowaga-ktory-proces-egzotermiczny',
    topic: 'szybkosc-i-rownowaga',
    difficulty: 'easy',
    question: 'Która przemiana jest egzotermiczna?',
    right: 'Spalanie drewna',
    wrong: [
      { option: 'Topnienie lodu', says: 'Topnienie lodu pobiera energię z otoczenia.' },
      { option: 'Parowanie wody', says: 'Parowanie wody pobiera energię z otoczenia.' },
      { option: 'Fotosynteza', says: 'Fotosynteza pobiera energię światła.' },
    ],
    explanation:
      'Przemiana egzotermiczna oddaje energię do otoczenia. Podczas spalania drewna wydziela się ciepło i światło.',
  },
  {
    id: 'szybkosc-i-rownowaga-rozdrobnienie-substratu',
    topic: 'szybkosc-i-rownowaga',
    difficulty: 'medium',
    question: 'Dlaczego sproszkowany magnez reaguje z kwasem szybciej niż magnez w jednym kawałku?',
    right: 'Ma większą powierzchnię zetknięcia z kwasem',
    wrong: [
      { option: 'Ma większą masę niż magnez w kawałku', says: 'Rozdrobnienie nie zmienia masy.' },
      { option: 'Ma wyższą temperaturę niż magnez w kawałku', says: 'Rozdrobnienie samo nie podnosi temperatury.' },
      { option: 'Ma wyższą energię aktywacji reakcji', says: 'Większa energia aktywacji spowalniałaby reakcję.' },
    ],
    explanation:
      'Cząsteczki kwasu zderzają się z metalem na jego powierzchni. Im jest większa, tym częstsze są zderzenia i tym szybsza reakcja.',
  },
  {
    id: 'szybkosc-i-rownowaga-katalizator-i-rownowaga',
    topic: 'szybkosc-i-rownowaga',
    difficulty: 'hard',
    question: 'Jak katalizator wpływa na reakcję odwracalną, w której ustala się równowaga?',
    right: 'Równowaga ustala się szybciej, ale jej położenie się nie zmienia',
    wrong: [
      {
        option: 'Równowaga przesuwa się w stronę produktów i ustala się szybciej',
        says: 'Katalizator przyspiesza obie reakcje jednakowo, więc położenia równowagi nie zmienia.',
      },
      {
        option: 'Równowaga przesuwa się w stronę substratów i ustala się wolniej',
        says: 'Katalizator przyspiesza reakcje i nie przesuwa równowagi.',
      },
      {
        option: 'Równowaga ustala się tak samo szybko, lecz produktów jest więcej',
        says: 'Katalizator skraca czas, a wydajność w równowadze pozostaje taka sama.',
      },
    ],
    explanation:
      'Katalizator obniża energię aktywacji reakcji w obu kierunkach. Obie przyspieszają jednakowo, więc równowaga ustala się szybciej w tym samym położeniu.',
  },
  {
    id: 'szereg-aktywnosci-metali-warunki-rdzewienia',
    topic: 'szereg-aktywnosci-metali',
    difficulty: 'easy',
    question: 'Co powoduje rdzewienie żelaza?',
    right: 'Tlen i wilgoć',
    wrong: [
      {
        option: 'Azot i suche powietrze',
        says: 'Azot jest mało aktywny i w takich warunkach nie powoduje rdzewienia.',
      },
      { option: 'Tylko sama czysta woda bez tlenu', says: 'Do rdzewienia potrzebny jest także tlen.' },
      { option: 'Tylko sam suchy tlen', says: 'Do rdzewienia potrzebna jest także wilgoć.' },
    ],
    explanation: 'Żelazo rdzewieje w obecności tlenu i wody. Dlatego chroni się je farbą, olejem lub warstwą cynku.',
  },
  {
    id: 'szereg-aktywnosci-metali-miedz-i-cynk',
    topic: 'szereg-aktywnosci-metali',
    difficulty: 'medium',
    question: 'Który z metali nie wypiera wodoru z kwasu chlorowodorowego?',
    right: 'Miedź',
    wrong: [
      { option: 'Magnez', says: 'Magnez stoi w szeregu przed wodorem, więc reaguje z kwasem.' },
      { option: 'Cynk', says: 'Cynk stoi w szeregu przed wodorem i reaguje z kwasem.' },
      { option: 'Żelazo', says: 'Żelazo stoi w szeregu przed wodorem i także wypiera go z kwasu.' },
    ],
    explanation: 'Miedź stoi w szeregu aktywności za wodorem, jest więc od niego mniej aktywna i go nie wypiera.',
  },
  {
    id: 'szereg-aktywnosci-metali-gwozdz-w-siarczanie',
    topic: 'szereg-aktywnosci-metali',
    difficulty: 'hard',
    question: 'W którym roztworze zanurzona blaszka cynkowa pokryje się warstwą innego metalu?',
    right: 'W roztworze azotanu(V) srebra',
    wrong: [
      { option: 'W roztworze chlorku sodu', says: 'Sód jest bardziej aktywny od cynku, więc cynk go nie wyprze.' },
      {
        option: 'W roztworze chlorku magnezu',
        says: 'Magnez jest bardziej aktywny od cynku, więc cynk go nie wyprze.',
      },
      {
        option: 'W roztworze siarczanu(VI) potasu',
        says: 'Potas jest bardziej aktywny od cynku, więc cynk go nie wyprze.',
      },
    ],
    explanation:
      'Metal bardziej aktywny wypiera mniej aktywny z roztworu jego soli. Cynk jest aktywniejszy od srebra, więc na blaszce osadza się srebro.',
  },
];
