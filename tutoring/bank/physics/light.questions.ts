import type { BankQuestion } from '../bank-question.types.ts';

export const LIGHT_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'odbicie-swiatla-prawo-odbicia',
    topic: 'odbicie-swiatla',
    difficulty: 'easy',
    question: 'Promień światła pada na zwierciadło płaskie pod kątem padania równym 35°. Ile wynosi kąt odbicia?',
    right: '35°',
    wrong: [
      { option: '55°', says: 'To kąt między promieniem a powierzchnią zwierciadła.' },
      { option: '70°', says: 'To kąt między promieniem padającym a odbitym.' },
      { option: '145°', says: 'To różnica 180° − 35°, a kąt odbicia jest równy kątowi padania.' },
    ],
    explanation: 'Zgodnie z prawem odbicia kąt odbicia jest równy kątowi padania. Oba mierzymy od normalnej.',
  },
  {
    id: 'odbicie-swiatla-obraz-w-lustrze',
    topic: 'odbicie-swiatla',
    difficulty: 'medium',
    question: 'Jaki obraz przedmiotu powstaje w zwierciadle płaskim?',
    right: 'Pozorny, prosty i tej samej wielkości',
    wrong: [
      {
        option: 'Rzeczywisty, odwrócony i pomniejszony',
        says: 'Taki obraz daje na przykład soczewka skupiająca w oku lub w aparacie.',
      },
      {
        option: 'Pozorny, prosty i pomniejszony',
        says: 'Taki obraz daje zwierciadło wypukłe, na przykład lustro na zakręcie drogi.',
      },
      {
        option: 'Pozorny, prosty i powiększony',
        says: 'Taki obraz daje zwierciadło wklęsłe, gdy przedmiot stoi bliżej niż ognisko.',
      },
    ],
    explanation:
      'Obraz w zwykłym lustrze widzimy za jego powierzchnią, więc jest pozorny. Nie jest odwrócony i ma takie same rozmiary jak przedmiot.',
  },
  {
    id: 'odbicie-swiatla-kat-od-powierzchni-lustra',
    topic: 'odbicie-swiatla',
    difficulty: 'hard',
    question: 'Promień światła tworzy z powierzchnią zwierciadła płaskiego kąt 25°. Ile wynosi kąt padania?',
    right: '65°',
    wrong: [
      { option: '25°', says: 'To kąt między promieniem a lustrem, a kąt padania mierzymy od normalnej.' },
      { option: '50°', says: 'To podwojony kąt z powierzchnią, a nie kąt między promieniem a normalną.' },
      { option: '155°', says: 'To różnica 180° − 25°, a normalna tworzy z lustrem kąt 90°.' },
    ],
    explanation: 'Normalna jest prostopadła do zwierciadła, więc kąt padania to $90° - 25° = 65°$.',
  },
  {
    id: 'zalamanie-swiatla-i-soczewki-jednostka-zdolnosci',
    topic: 'zalamanie-swiatla-i-soczewki',
    difficulty: 'easy',
    question: 'W jakich jednostkach podaje się zdolność skupiającą soczewki okularów?',
    right: 'W dioptriach',
    wrong: [
      { option: 'W hercach', says: 'W hercach podajemy częstotliwość drgań i fal.' },
      { option: 'W decybelach', says: 'W decybelach podajemy poziom natężenia dźwięku.' },
      { option: 'W metrach', says: 'W metrach podajemy ogniskową; zdolność skupiająca jest jej odwrotnością.' },
    ],
    explanation: 'Zdolność skupiająca to odwrotność ogniskowej wyrażonej w metrach, a jej jednostką jest dioptria.',
  },
  {
    id: 'zalamanie-swiatla-i-soczewki-z-powietrza-do-wody',
    topic: 'zalamanie-swiatla-i-soczewki',
    difficulty: 'medium',
    question: 'Promień światła przechodzi ukośnie z powietrza do wody. Co się z nim dzieje?',
    right: 'Zwalnia i załamuje się ku normalnej',
    wrong: [
      {
        option: 'Zwalnia i załamuje się od normalnej',
        says: 'Od normalnej promień załamuje się, gdy w nowym ośrodku biegnie szybciej.',
      },
      {
        option: 'Przyspiesza i załamuje się ku normalnej',
        says: 'W wodzie światło biegnie wolniej niż w powietrzu, więc nie przyspiesza.',
      },
      {
        option: 'Zwalnia, ale nie zmienia kierunku',
        says: 'Kierunku nie zmienia tylko promień, który pada prostopadle.',
      },
    ],
    explanation:
      'W wodzie światło biegnie wolniej niż w powietrzu. Promień padający ukośnie zbliża się wtedy do normalnej.',
  },
  {
    id: 'zalamanie-swiatla-i-soczewki-okulary-krotkowidza',
    topic: 'zalamanie-swiatla-i-soczewki',
    difficulty: 'hard',
    question:
      'U krótkowidza obraz odległych przedmiotów powstaje przed siatkówką. Jakie soczewki poprawiają ostrość jego widzenia?',
    right: 'Rozpraszające, czyli cieńsze pośrodku',
    wrong: [
      {
        option: 'Skupiające, czyli grubsze pośrodku',
        says: 'Takie soczewki noszą dalekowidze, u których obraz powstawałby za siatkówką.',
      },
      {
        option: 'Rozpraszające, czyli grubsze pośrodku',
        says: 'Szklana soczewka grubsza pośrodku jest w powietrzu skupiająca.',
      },
      {
        option: 'Skupiające, czyli cieńsze pośrodku',
        says: 'Szklana soczewka cieńsza pośrodku jest w powietrzu rozpraszająca.',
      },
    ],
    explanation:
      'Promienie trzeba lekko rozchylić, zanim trafią do oka, aby obraz przesunął się na siatkówkę. Robi to soczewka rozpraszająca, cieńsza pośrodku.',
  },
  {
    id: 'zalamanie-swiatla-i-soczewki-zdolnosc-skupiajaca',
    topic: 'zalamanie-swiatla-i-soczewki',
    difficulty: 'medium',
    question: 'Soczewka skupiająca ma ogniskową 20 cm. Jaka jest jej zdolność skupiająca?',
    right: '5 dioptrii',
    wrong: [
      { option: '20 dioptrii', says: 'To ogniskowa w centymetrach, a nie odwrotność ogniskowej w metrach.' },
      { option: '0,2 dioptrii', says: 'Liczba 0,2 to ogniskowa w metrach; trzeba jeszcze obliczyć jej odwrotność.' },
      { option: '0,05 dioptrii', says: 'To odwrotność liczby 20, czyli ogniskowej niezamienionej na metry.' },
    ],
    explanation: 'Ogniskowa to 0,2 m, więc zdolność skupiająca wynosi $1 : 0{,}2 = 5$ dioptrii.',
  },
];
