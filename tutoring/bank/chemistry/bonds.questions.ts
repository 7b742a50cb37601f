import type { BankQuestion } from '../bank-question.types.ts';

export const BOND_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'wiazania-chemiczne-wiazanie-w-soli',
    topic: 'wiazania-chemiczne',
    difficulty: 'easy',
    question: 'Jakie wiązanie występuje w chlorku sodu $NaCl$?',
    right: 'Jonowe',
    wrong: [
      {
        option: 'Kowalencyjne spolaryzowane',
        says: 'Takie wiązanie łączy dwa różne niemetale, na przykład wodór i chlor.',
      },
      {
        option: 'Kowalencyjne niespolaryzowane',
        says: 'Takie wiązanie łączy jednakowe atomy niemetalu, na przykład w $Cl_2$.',
      },
      { option: 'Metaliczne', says: 'Takie wiązanie łączy atomy metalu, na przykład w kawałku żelaza.' },
    ],
    explanation:
      'Sód jest metalem i oddaje elektron, a chlor jest niemetalem i go przyjmuje. Powstałe jony przyciągają się.',
  },
  {
    id: 'wiazania-chemiczne-jak-powstaje-anion',
    topic: 'wiazania-chemiczne',
    difficulty: 'medium',
    question: 'Jak z atomu chloru powstaje jon $Cl^-$?',
    right: 'Atom przyjmuje jeden elektron',
    wrong: [
      {
        option: 'Atom oddaje jeden elektron',
        says: 'Po oddaniu elektronu atom ma ładunek dodatni i staje się kationem.',
      },
      { option: 'Atom przyjmuje jeden proton', says: 'Liczba protonów w reakcjach chemicznych się nie zmienia.' },
      {
        option: 'Atom oddaje jeden proton',
        says: 'Utrata protonu zmieniłaby pierwiastek; w reakcjach wędrują elektrony.',
      },
    ],
    explanation:
      'Elektron ma ładunek ujemny. Gdy atom chloru przyjmuje jeden elektron, staje się anionem o ładunku 1−.',
  },
  {
    id: 'wiazania-chemiczne-wiazanie-w-wodzie',
    topic: 'wiazania-chemiczne',
    difficulty: 'hard',
    question: 'Które zdanie dobrze opisuje wiązania w cząsteczce wody?',
    right: 'Są kowalencyjne spolaryzowane, bo tlen mocniej przyciąga wspólne elektrony',
    wrong: [
      {
        option: 'Są kowalencyjne niespolaryzowane, bo wodór i tlen są niemetalami',
        says: 'Tak byłoby między jednakowymi atomami, a tlen i wodór różnią się elektroujemnością.',
      },
      {
        option: 'Są jonowe, bo wodór oddaje tlenowi swój elektron na własność',
        says: 'Wodór i tlen to niemetale: elektrony są uwspólnione, choć przesunięte.',
      },
      {
        option: 'Są kowalencyjne spolaryzowane, bo wodór mocniej przyciąga wspólne elektrony',
        says: 'Bardziej elektroujemny jest tlen, więc to on przyciąga je mocniej.',
      },
    ],
    explanation:
      'Wodór i tlen uwspólniają pary elektronów. Tlen ma większą elektroujemność, więc wspólne pary są przesunięte w jego stronę.',
  },
  {
    id: 'wartosciowosc-i-wzory-wartosciowosc-tlenu',
    topic: 'wartosciowosc-i-wzory',
    difficulty: 'easy',
    question: 'Jaką wartościowość ma tlen w tlenkach?',
    right: 'II',
    wrong: [
      { option: 'I', says: 'Wartościowość I ma wodór oraz na przykład sód i potas.' },
      { option: 'IV', says: 'Wartościowość IV ma na przykład węgiel w $CO_2$.' },
      { option: 'VI', says: 'Liczba 6 to elektrony walencyjne tlenu, a nie jego wartościowość.' },
    ],
    explanation:
      'Tlen w tlenkach ma zawsze wartościowość II. Dlatego w wodzie łączy się z dwoma jednowartościowymi atomami wodoru.',
  },
  {
    id: 'wartosciowosc-i-wzory-wzor-tlenku-siarki',
    topic: 'wartosciowosc-i-wzory',
    difficulty: 'medium',
    question: 'Jaki wzór ma tlenek siarki(VI)?',
    right: '$SO_3$',
    wrong: [
      { option: '$SO_2$', says: 'To tlenek siarki(IV), bo dwa atomy tlenu mają razem cztery wiązania.' },
      { option: '$S_2O_6$', says: 'Indeksy trzeba jeszcze skrócić przez 2.' },
      { option: '$SO_6$', says: 'Liczba VI to wartościowość siarki, a nie liczba atomów tlenu.' },
    ],
    explanation: 'Siarka ma wartościowość VI, a tlen II. Na jeden atom siarki przypadają więc $6 : 2 = 3$ atomy tlenu.',
  },
  {
    id: 'wartosciowosc-i-wzory-wartosciowosc-azotu',
    topic: 'wartosciowosc-i-wzory',
    difficulty: 'hard',
    question: 'Jaką wartościowość ma azot w tlenku o wzorze $N_2O_5$?',
    right: 'V',
    wrong: [
      { option: 'II', says: 'Liczba 2 to indeks przy azocie, a wartościowość II ma tu tlen.' },
      { option: 'X', says: 'Dziesięć wiązań dają razem oba atomy azotu, więc na jeden przypada połowa.' },
      { option: 'III', says: 'Wartościowość III miałby azot w tlenku $N_2O_3$.' },
    ],
    explanation:
      'Pięć atomów tlenu ma razem $5 \\cdot 2 = 10$ wiązań. Na każdy z dwóch atomów azotu przypada $10 : 2 = 5$.',
  },
];
