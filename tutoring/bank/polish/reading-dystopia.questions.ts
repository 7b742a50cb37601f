import type { BankQuestion } from '../bank-question.types.ts';

export const DYSTOPIA_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'rok-1984-antyutopia',
    topic: 'rok-1984',
    difficulty: 'easy',
    question: '„Rok 1984” to antyutopia. Co to znaczy?',
    right: 'Pokazuje zły świat przyszłości',
    wrong: [
      { option: 'Pokazuje państwo idealne', says: 'Idealne państwo pokazuje utopia.' },
      { option: 'Opisuje prawdziwą wojnę', says: 'O prawdziwej wojnie opowiada na przykład reportaż.' },
      { option: 'Wyjaśnia początki świata', says: 'Początki świata wyjaśniały mity.' },
    ],
    explanation: 'Antyutopia ostrzega: pokazuje państwo, w którym człowiek traci wolność.',
  },
  {
    id: 'rok-1984-ministerstwo',
    topic: 'rok-1984',
    difficulty: 'medium',
    question: 'Czym zajmuje się Ministerstwo Prawdy, w którym pracuje Winston?',
    right: 'Fałszowaniem dawnych gazet',
    wrong: [
      { option: 'Torturowaniem więźniów', says: 'Tym zajmuje się Ministerstwo Miłości.' },
      { option: 'Prowadzeniem wojny', says: 'Wojnę prowadzi Ministerstwo Pokoju.' },
      { option: 'Przydzielaniem żywności', says: 'Tym zajmuje się Ministerstwo Obfitości.' },
    ],
    explanation: 'Nazwy ministerstw znaczą odwrotność tego, co robią: Ministerstwo Prawdy zmienia przeszłość.',
  },
  {
    id: 'rok-1984-zakonczenie',
    topic: 'rok-1984',
    difficulty: 'medium',
    question: 'Jak kończą się losy Winstona w „Roku 1984”?',
    right: 'Zaczyna kochać Wielkiego Brata',
    wrong: [
      {
        option: 'Ucieka z Julią za granicę',
        says: 'Winston i Julia zostają schwytani, a potem się nawzajem zdradzają.',
      },
      { option: 'Zostaje wodzem ruchu oporu', says: 'Spisek, do którego chciał należeć, okazał się pułapką.' },
      { option: 'Ginie podczas buntu więźniów', says: 'W powieści nie ma buntu więźniów.' },
    ],
    explanation: 'System łamie nie tylko ciało, lecz także umysł: w pokoju 101 Winston zdradza Julię.',
  },
  {
    id: 'rok-1984-dwojmyslenie',
    topic: 'rok-1984',
    difficulty: 'hard',
    question: 'Urzędnik wie, że zmienił datę w gazecie, a zarazem wierzy, że zawsze taka była. Co to jest?',
    right: 'Dwójmyślenie',
    wrong: [
      { option: 'Nowomowa', says: 'Nowomowa to język o coraz mniejszej liczbie słów.' },
      { option: 'Myślozbrodnia', says: 'Myślozbrodnia to myśl sprzeczna z wolą Partii.' },
      { option: 'Inwigilacja', says: 'Inwigilacja to śledzenie ludzi, na przykład przez teleekrany.' },
    ],
    explanation: 'Dwójmyślenie pozwala wierzyć jednocześnie w dwie sprzeczne rzeczy.',
  },
  {
    id: 'rok-1984-haslo',
    topic: 'rok-1984',
    difficulty: 'medium',
    question: 'Co osiąga Partia, gdy powtarza hasło „Wojna to pokój”?',
    right: 'Odbiera słowom ich znaczenie',
    wrong: [
      { option: 'Zachęca wrogów do rozejmu', says: 'Wojna jest Partii potrzebna i nigdy się nie kończy.' },
      { option: 'Pociesza rodziny żołnierzy', says: 'Partia nie pociesza, tylko panuje nad myślami.' },
      { option: 'Ujawnia swoje tajne plany', says: 'Hasła mają ukrywać prawdę, a nie ją odsłaniać.' },
    ],
    explanation: 'Kto przyjmie sprzeczność, przestaje pytać o prawdę. Tak działa dwójmyślenie.',
  },
  {
    id: 'rok-1984-slownik',
    topic: 'rok-1984',
    difficulty: 'hard',
    question: 'Dlaczego słownik nowomowy jest z każdym rokiem cieńszy?',
    right: 'Aby buntu nie dało się nawet pomyśleć',
    wrong: [
      { option: 'Aby dzieci szybciej uczyły się pisać', says: 'Partii zależy na władzy nad myślami, a nie na nauce.' },
      { option: 'Aby gazety zużywały mniej papieru', says: 'Cel jest inny: ograniczyć to, co można wyrazić.' },
      {
        option: 'Aby inne państwa rozumiały Oceanię',
        says: 'Nowomowa ma służyć tylko panowaniu nad ludźmi w Oceanii.',
      },
    ],
    explanation: 'Gdy znikną słowa takie jak „wolność” w dawnym znaczeniu, zabraknie też myśli o niej.',
  },
];
