import type { BankQuestion } from '../bank-question.types.ts';

export const PRIMARY_READING_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'maly-ksiaze-narrator',
    topic: 'maly-ksiaze',
    difficulty: 'easy',
    question: 'Kto opowiada historię Małego Księcia?',
    right: 'Pilot, który rozbił się na pustyni',
    wrong: [
      {
        option: 'Mały Książę we własnym dzienniku',
        says: 'Mały Książę jest bohaterem, ale nie opowiada i nie pisze dziennika.',
      },
      { option: 'Lis, którego chłopiec oswoił', says: 'Lis uczy chłopca, czym są więzi, ale nie jest narratorem.' },
      {
        option: 'Geograf z szóstej planety',
        says: 'Geograf to jeden z dorosłych, których chłopiec spotkał po drodze.',
      },
    ],
    explanation: 'Pilot mówi w pierwszej osobie: sam naprawiał samolot na pustyni i spotkał tam chłopca.',
  },
  {
    id: 'maly-ksiaze-bankier',
    topic: 'maly-ksiaze',
    difficulty: 'medium',
    question: 'Którą wadę dorosłych pokazuje Bankier, który bez przerwy liczy gwiazdy?',
    right: 'Chciwość',
    wrong: [
      { option: 'Żądzę władzy', says: 'Żądzę władzy pokazuje Król, który wszystkim rozkazuje.' },
      { option: 'Potrzebę podziwu', says: 'Potrzebę podziwu pokazuje Próżny, który czeka na oklaski.' },
      { option: 'Ucieczkę od wstydu', says: 'Od wstydu ucieka Pijak.' },
    ],
    explanation: 'Bankier uważa gwiazdy za swoją własność, choć nic z nimi nie robi. Chce tylko mieć ich coraz więcej.',
  },
  {
    id: 'maly-ksiaze-zboze',
    topic: 'maly-ksiaze',
    difficulty: 'hard',
    question: 'Lis płacze przy rozstaniu z Małym Księciem. Co mimo to zyskał na oswojeniu?',
    right: 'Kolor zboża będzie mu przypominał przyjaciela',
    wrong: [
      {
        option: 'Znajdzie wkrótce nowego, lepszego przyjaciela',
        says: 'Lis nie chce nikogo zamieniać: przyjaciel jest dla niego jedyny.',
      },
      {
        option: 'Zamieszka z chłopcem na jego małej planecie',
        says: 'Lis zostaje na Ziemi, a na planetę wraca tylko Mały Książę.',
      },
      {
        option: 'Myśliwi nigdy już nie będą na niego polować',
        says: 'Oswojenie nie chroni przed myśliwymi, tylko daje więź.',
      },
    ],
    explanation: 'Zboże ma kolor włosów chłopca. Wcześniej nic dla lisa nie znaczyło, a teraz budzi wspomnienie.',
  },
  {
    id: 'kamienie-na-szaniec-rudy',
    topic: 'kamienie-na-szaniec',
    difficulty: 'easy',
    question: 'Kto w „Kamieniach na szaniec” nosi pseudonim „Rudy”?',
    right: 'Jan Bytnar',
    wrong: [
      { option: 'Tadeusz Zawadzki', says: 'Tadeusz Zawadzki to „Zośka”.' },
      { option: 'Maciej Aleksy Dawidowski', says: 'Maciej Aleksy Dawidowski to „Alek”.' },
      { option: 'Stanisław Broniewski', says: 'Stanisław Broniewski to „Orsza”, dowódca akcji pod Arsenałem.' },
    ],
    explanation: '„Rudy” to Jan Bytnar, którego aresztowało gestapo, a przyjaciele odbili pod Arsenałem.',
  },
  {
    id: 'kamienie-na-szaniec-maly-sabotaz',
    topic: 'kamienie-na-szaniec',
    difficulty: 'medium',
    question: 'Które działanie z „Kamieni na szaniec” to mały sabotaż?',
    right: 'Malowanie kotwicy na murach',
    wrong: [
      { option: 'Odbicie więźniów pod Arsenałem', says: 'To walka z bronią w ręku, a nie mały sabotaż.' },
      { option: 'Wysadzenie pociągu na torach', says: 'To dywersja, czyli walka z użyciem materiałów wybuchowych.' },
      { option: 'Atak na posterunek w Sieczychach', says: 'To akcja zbrojna, w której zginął Zośka.' },
    ],
    explanation: 'Mały sabotaż to drobne, śmiałe działania bez broni, które dodawały ludziom otuchy.',
  },
  {
    id: 'kamienie-na-szaniec-smierc',
    topic: 'kamienie-na-szaniec',
    difficulty: 'medium',
    question: 'Co stało się z Rudym i Alkiem po akcji pod Arsenałem?',
    right: 'Obaj zmarli tego samego dnia',
    wrong: [
      { option: 'Rudy zmarł, a Alek przeżył wojnę', says: 'Alek został w akcji ciężko ranny i także zmarł.' },
      { option: 'Alek zmarł, a Rudy wyzdrowiał', says: 'Rudy był tak torturowany, że nie udało się go uratować.' },
      {
        option: 'Obaj zginęli kilka miesięcy później w Sieczychach',
        says: 'W Sieczychach, w sierpniu 1943 roku, zginął Zośka.',
      },
    ],
    explanation: 'Rudy zmarł 30 marca 1943 roku z powodu obrażeń ze śledztwa, a ranny Alek tego samego dnia.',
  },
  {
    id: 'kamienie-na-szaniec-tytul',
    topic: 'kamienie-na-szaniec',
    difficulty: 'hard',
    question: 'Do którego utworu nawiązuje tytuł „Kamienie na szaniec”?',
    right: 'Do „Testamentu mojego” Słowackiego',
    wrong: [
      {
        option: 'Do „Reduty Ordona” Mickiewicza',
        says: '„Reduta Ordona” opisuje obronę szańca Warszawy, ale tytuł wziął się z innego wiersza.',
      },
      { option: 'Do „Roty” Marii Konopnickiej', says: '„Rota” to przysięga, że Polacy obronią ziemię i mowę.' },
      { option: 'Do „Grobu Agamemnona” Słowackiego', says: 'To wiersz tego samego poety, ale o winach Polaków.' },
    ],
    explanation: 'Słowacki pisał o ludziach, którzy idą na śmierć jak kamienie rzucane przez Boga na szaniec.',
  },
  {
    id: 'opowiesc-wigilijna-marley',
    topic: 'opowiesc-wigilijna',
    difficulty: 'easy',
    question: 'Czyj duch jako pierwszy nawiedza Scrooge’a w wigilię?',
    right: 'Marleya',
    wrong: [
      { option: 'Minionych świąt', says: 'Duch minionych świąt przychodzi dopiero po pierwszym gościu.' },
      { option: 'Obecnych świąt', says: 'Duch obecnych świąt to druga z trzech zapowiedzianych zjaw.' },
      { option: 'Przyszłych świąt', says: 'Duch przyszłych świąt przychodzi na końcu.' },
    ],
    explanation: 'Duch zmarłego wspólnika, Marleya, ostrzega Scrooge’a i zapowiada trzy kolejne zjawy.',
  },
  {
    id: 'opowiesc-wigilijna-przyszle',
    topic: 'opowiesc-wigilijna',
    difficulty: 'medium',
    question: 'Co pokazuje Scrooge’owi duch przyszłych świąt?',
    right: 'Śmierć człowieka, którego nikt nie opłakuje',
    wrong: [
      {
        option: 'Biedny dom Boba Cratchita i chorego Tima',
        says: 'Do domu Cratchitów w dniu Bożego Narodzenia prowadzi duch obecnych świąt.',
      },
      {
        option: 'Narzeczoną, która odeszła od młodego Scrooge’a',
        says: 'Dawną narzeczoną pokazuje duch minionych świąt.',
      },
      { option: 'Łańcuch ze skrzynek, kłódek i ciężkich kluczy', says: 'Taki łańcuch dźwiga duch Marleya.' },
    ],
    explanation: 'Na nagrobku zmarłego widnieje nazwisko Scrooge’a. Taki los go czeka, jeśli się nie zmieni.',
  },
  {
    id: 'opowiesc-wigilijna-lancuch',
    topic: 'opowiesc-wigilijna',
    difficulty: 'hard',
    question: 'Co oznacza łańcuch z kas i kluczy, który dźwiga duch Marleya?',
    right: 'Winę za życie oddane tylko pieniądzom',
    wrong: [
      {
        option: 'Karę więzienia za długi wobec miasta',
        says: 'Marley był bogaty, a łańcucha nikt mu w więzieniu nie założył.',
      },
      {
        option: 'Skarb, którego pilnuje przed złodziejami',
        says: 'Pieniądze już mu się na nic nie przydadzą, dźwiga je jako ciężar.',
      },
      { option: 'Obietnicę spadku dla dawnego wspólnika', says: 'Marley nie przynosi spadku, tylko ostrzeżenie.' },
    ],
    explanation:
      'Marley sam wykuł swój łańcuch za życia, ogniwo po ogniwie, gdy nie myślał o ludziach, a tylko o zysku.',
  },
];
