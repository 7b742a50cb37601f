import type { BankQuestion } from '../bank-question.types.ts';

export const HEREDITY_EVOLUTION_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'biosynteza-bialka-kodon',
    topic: 'biosynteza-bialka',
    difficulty: 'easy',
    question: 'Ile kolejnych nukleotydów mRNA wyznacza jeden aminokwas?',
    right: 'trzy',
    wrong: [
      { option: 'jeden', says: 'Jeden nukleotyd pozwoliłby zapisać tylko 4 aminokwasy, a jest ich 20.' },
      { option: 'dwa', says: 'Dwa nukleotydy dałyby 16 możliwości, czyli za mało na 20 aminokwasów.' },
      { option: 'cztery', says: 'Cztery to liczba rodzajów zasad w RNA, a nie długość kodonu.' },
    ],
    explanation: 'Kod genetyczny jest trójkowy: trzy nukleotydy tworzą kodon, który wyznacza jeden aminokwas.',
  },
  {
    id: 'biosynteza-bialka-transkrypcja-nici',
    topic: 'biosynteza-bialka',
    difficulty: 'medium',
    question: 'Jaki fragment mRNA powstanie na matrycy DNA o kolejności zasad TAC GGA?',
    right: 'AUG CCU',
    wrong: [
      { option: 'ATG CCT', says: 'To komplementarna nić DNA; w RNA zamiast tyminy jest uracyl.' },
      { option: 'UAC GGA', says: 'To przepisana matryca z U zamiast T, a zasady trzeba dobrać parami.' },
      { option: 'AUC GGU', says: 'Do C pasuje G, a do G pasuje C, więc środkowe zasady są tu źle dobrane.' },
    ],
    explanation: 'Do A pasuje U, do T pasuje A, do G pasuje C, a do C pasuje G: z TAC GGA powstaje AUG CCU.',
  },
  {
    id: 'biosynteza-bialka-dlugosc',
    topic: 'biosynteza-bialka',
    difficulty: 'hard',
    question:
      'Sekwencja kodująca mRNA od kodonu start do kodonu stop włącznie ma 300 nukleotydów. Ile aminokwasów połączy rybosom?',
    right: '99',
    wrong: [
      { option: '100', says: 'Kodonów jest 100, ale kodon stop nie wyznacza aminokwasu.' },
      { option: '300', says: 'To liczba nukleotydów, a jeden aminokwas wyznaczają trzy.' },
      { option: '98', says: 'Kodon start wyznacza metioninę, więc odejmujemy tylko kodon stop.' },
    ],
    explanation:
      '$300 : 3 = 100$ kodonów. Ostatni z nich to stop, który tylko kończy syntezę, więc aminokwasów jest 99.',
  },
  {
    id: 'ewolucja-i-dobor-darwin',
    topic: 'ewolucja-i-dobor',
    difficulty: 'easy',
    question: 'Kto w książce „O powstawaniu gatunków” opisał dobór naturalny?',
    right: 'Karol Darwin',
    wrong: [
      { option: 'Grzegorz Mendel', says: 'Mendel krzyżował groch i odkrył prawa dziedziczenia.' },
      { option: 'Karol Linneusz', says: 'Linneusz uporządkował organizmy i wprowadził podwójne nazwy gatunków.' },
      { option: 'Ludwik Pasteur', says: 'Pasteur badał drobnoustroje i opracował szczepionkę przeciw wściekliźnie.' },
    ],
    explanation:
      'Karol Darwin ogłosił swoją teorię w 1859 roku, po latach badań, które zaczął w podróży dookoła świata.',
  },
  {
    id: 'ewolucja-i-dobor-homologia',
    topic: 'ewolucja-i-dobor',
    difficulty: 'medium',
    question: 'Które narządy są homologiczne, czyli mają wspólne pochodzenie i podobny plan budowy?',
    right: 'ręka człowieka i płetwa piersiowa delfina',
    wrong: [
      {
        option: 'skrzydło gołębia i skrzydło motyla',
        says: 'To narządy analogiczne: służą do lotu, ale mają inne pochodzenie.',
      },
      {
        option: 'płetwa grzbietowa delfina i płetwa grzbietowa rekina',
        says: 'To narządy analogiczne, które powstały niezależnie w wodzie.',
      },
      {
        option: 'odnóże grzebne turkucia i przednia kończyna kreta',
        says: 'To narządy analogiczne: oba kopią, lecz owad i ssak mają inny plan budowy.',
      },
    ],
    explanation:
      'Ręka i płetwa piersiowa delfina mają te same kości, choć służą do czego innego. Świadczy to o wspólnym przodku.',
  },
  {
    id: 'ewolucja-i-dobor-oporne-bakterie',
    topic: 'ewolucja-i-dobor',
    difficulty: 'hard',
    question: 'Skąd w szpitalach biorą się bakterie oporne na antybiotyk?',
    right: 'Bakterie z korzystną mutacją przeżyły i się rozmnożyły',
    wrong: [
      {
        option: 'Każda bakteria stopniowo przyzwyczaiła się do leku',
        says: 'Pojedyncza bakteria się nie uczy; zmienia się skład całej populacji.',
      },
      {
        option: 'Antybiotyk zmienił geny bakterii tak, aby im pomóc',
        says: 'Mutacje są przypadkowe, a antybiotyk tylko wybiera, kto przeżyje.',
      },
      {
        option: 'Bakterie zamieniły się w wirusy, których lek nie niszczy',
        says: 'Bakteria nie zamienia się w wirusa.',
      },
    ],
    explanation:
      'Mutacje powstają przypadkowo. W obecności antybiotyku przeżywają bakterie oporne i to one się mnożą: to dobór naturalny.',
  },
];
