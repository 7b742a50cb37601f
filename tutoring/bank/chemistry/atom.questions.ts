import type { BankQuestion } from '../bank-question.types.ts';

export const ATOM_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'budowa-atomu-skladniki-jadra',
    topic: 'budowa-atomu',
    difficulty: 'easy',
    question: 'Z jakich cząstek składa się jądro atomu?',
    right: 'Z protonów i neutronów',
    wrong: [
      { option: 'Z protonów i elektronów', says: 'Protony są w jądrze, ale elektrony krążą wokół niego.' },
      { option: 'Z neutronów i elektronów', says: 'Neutrony są w jądrze, ale elektrony krążą wokół niego.' },
      { option: 'Z kationów i anionów', says: 'Kationy i aniony to jony, czyli atomy lub grupy atomów z ładunkiem.' },
    ],
    explanation: 'W jądrze są dodatnie protony i obojętne neutrony. Elektrony krążą wokół jądra na powłokach.',
  },
  {
    id: 'budowa-atomu-liczba-neutronow-glinu',
    topic: 'budowa-atomu',
    difficulty: 'medium',
    question: 'Atom glinu ma liczbę atomową 13 i liczbę masową 27. Ile ma neutronów?',
    right: '14',
    wrong: [
      { option: '13', says: 'To liczba protonów, a w atomie obojętnym także elektronów.' },
      { option: '27', says: 'To liczba masowa, czyli suma protonów i neutronów.' },
      { option: '40', says: 'To suma obu liczb, a liczbę atomową trzeba od masowej odjąć.' },
    ],
    explanation: 'Liczba neutronów to różnica liczby masowej i atomowej: $27 - 13 = 14$.',
  },
  {
    id: 'budowa-atomu-kation-magnezu',
    topic: 'budowa-atomu',
    difficulty: 'hard',
    question: 'Atom magnezu ma 12 protonów. Ile protonów i elektronów ma jon $Mg^{2+}$?',
    right: '12 protonów i 10 elektronów',
    wrong: [
      {
        option: '14 protonów i 12 elektronów',
        says: 'Powstanie jonu nie zmienia jądra: magnez zawsze ma 12 protonów.',
      },
      { option: '12 protonów i 14 elektronów', says: 'Z nadmiarem dwóch elektronów jon miałby ładunek ujemny 2−.' },
      { option: '10 protonów i 12 elektronów', says: 'Liczby są zamienione: taki jon miałby ładunek ujemny.' },
    ],
    explanation: 'Ładunek 2+ oznacza, że atom oddał dwa elektrony: $12 - 2 = 10$. Liczba protonów się nie zmienia.',
  },
  {
    id: 'uklad-okresowy-jak-nazywa-sie-kolumna',
    topic: 'uklad-okresowy',
    difficulty: 'easy',
    question: 'Jak nazywa się pionowa kolumna układu okresowego?',
    right: 'Grupa',
    wrong: [
      { option: 'Okres', says: 'Okresem nazywamy poziomy rząd układu okresowego.' },
      { option: 'Powłoka', says: 'Powłoka to część atomu, na której znajdują się elektrony.' },
      { option: 'Szereg', says: 'Szereg metali według aktywności to osobne zestawienie, a nie kolumna układu.' },
    ],
    explanation: 'Pionowe kolumny to grupy, a poziome rzędy to okresy. Układ okresowy ma 18 grup i 7 okresów.',
  },
  {
    id: 'uklad-okresowy-fosfor-elektrony-walencyjne',
    topic: 'uklad-okresowy',
    difficulty: 'medium',
    question:
      'Fosfor leży w 3. okresie i 15. grupie układu okresowego. Ile ma powłok elektronowych i elektronów walencyjnych?',
    right: '3 powłoki i 5 elektronów walencyjnych',
    wrong: [
      { option: '5 powłok i 3 elektrony walencyjne', says: 'Liczby są zamienione: numer okresu mówi o powłokach.' },
      {
        option: '3 powłoki i 15 elektronów walencyjnych',
        says: 'W grupach 13–18 liczbę elektronów walencyjnych wskazuje cyfra jedności numeru grupy.',
      },
      { option: '15 powłok i 3 elektrony walencyjne', says: 'O liczbie powłok mówi numer okresu, a nie numer grupy.' },
    ],
    explanation: 'Numer okresu to liczba powłok. W 15. grupie cyfra jedności 5 jest liczbą elektronów walencyjnych.',
  },
  {
    id: 'uklad-okresowy-podobne-wlasciwosci',
    topic: 'uklad-okresowy',
    difficulty: 'hard',
    question: 'Który pierwiastek ma właściwości chemiczne najbardziej podobne do sodu?',
    right: 'Potas, bo leży w tej samej grupie',
    wrong: [
      {
        option: 'Magnez, bo leży w tym samym okresie',
        says: 'W okresie właściwości się zmieniają: magnez ma dwa elektrony walencyjne.',
      },
      {
        option: 'Neon, bo jego liczba atomowa jest o 1 mniejsza',
        says: 'Neon jest gazem szlachetnym i prawie nie wchodzi w reakcje.',
      },
      {
        option: 'Chlor, bo tworzy z sodem sól kuchenną',
        says: 'Chlor jest niemetalem, a to, że reaguje z sodem, nie oznacza podobieństwa.',
      },
    ],
    explanation:
      'Pierwiastki jednej grupy mają tyle samo elektronów walencyjnych, więc zachowują się podobnie. Sód i potas to litowce.',
  },
  {
    id: 'izotopy-i-promieniotworczosc-czym-sie-roznia',
    topic: 'izotopy-i-promieniotworczosc',
    difficulty: 'easy',
    question: 'Czym różnią się atomy dwóch izotopów tego samego pierwiastka?',
    right: 'Liczbą neutronów',
    wrong: [
      { option: 'Liczbą protonów', says: 'Przy innej liczbie protonów byłby to inny pierwiastek.' },
      { option: 'Liczbą atomową', says: 'Liczba atomowa to liczba protonów, jednakowa dla izotopów.' },
      { option: 'Ładunkiem jądra', says: 'Ładunek jądra zależy od liczby protonów, a ta jest jednakowa.' },
    ],
    explanation: 'Izotopy mają tyle samo protonów, ale różną liczbę neutronów, więc różnią się liczbą masową.',
  },
  {
    id: 'izotopy-i-promieniotworczosc-polowiczny-rozpad',
    topic: 'izotopy-i-promieniotworczosc',
    difficulty: 'medium',
    question:
      'Próbka zawiera 80 mg izotopu promieniotwórczego o okresie półtrwania 5 dni. Ile miligramów tego izotopu zostanie po 10 dniach?',
    right: '20 mg',
    wrong: [
      { option: '40 mg', says: 'Tyle zostanie po jednym okresie półtrwania, czyli po 5 dniach.' },
      { option: '0 mg', says: 'Po drugim okresie zostaje połowa z połowy, a nie zero.' },
      { option: '10 mg', says: 'Tyle zostanie po trzech okresach półtrwania, czyli po 15 dniach.' },
    ],
    explanation: 'Dziesięć dni to dwa okresy półtrwania. Po pierwszym zostaje 40 mg, a po drugim 20 mg.',
  },
  {
    id: 'izotopy-i-promieniotworczosc-srednia-masa-boru',
    topic: 'izotopy-i-promieniotworczosc',
    difficulty: 'hard',
    question:
      'Pewien pierwiastek składa się w 20 % z atomów o masie 10 u i w 80 % z atomów o masie 11 u. Ile wynosi jego średnia masa atomowa?',
    right: '10,8 u',
    wrong: [
      { option: '10,5 u', says: 'To zwykła średnia liczb 10 i 11, a izotopów nie jest po tyle samo.' },
      { option: '10,2 u', says: 'Tu udziały izotopów zostały zamienione miejscami.' },
      { option: '21 u', says: 'To suma mas obu izotopów, a średnia musi leżeć między 10 u i 11 u.' },
    ],
    explanation:
      'Średnia ważona to $0{,}2 \\cdot 10 + 0{,}8 \\cdot 11 = 2 + 8{,}8 = 10{,}8$ u. Tak w przybliżeniu jest w przypadku boru.',
  },
];
