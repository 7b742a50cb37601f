import type { BankQuestion } from '../bank-question.types.ts';

export const AFTER_THE_WAR_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'zimna-wojna-kuba',
    topic: 'zimna-wojna',
    difficulty: 'medium',
    question: 'Co wywołało kryzys kubański w 1962 roku?',
    right: 'Radzieckie rakiety na Kubie',
    wrong: [
      { option: 'Budowa muru w Berlinie', says: 'Mur zbudowano rok wcześniej w Niemczech.' },
      { option: 'Wojna w Korei', says: 'Wojna koreańska skończyła się w 1953 roku.' },
      { option: 'Śmierć Józefa Stalina', says: 'Stalin zmarł w 1953 roku.' },
    ],
    explanation: 'ZSRR rozmieścił na Kubie rakiety zdolne uderzyć w USA. Świat znalazł się o krok od wojny atomowej.',
  },
  {
    id: 'prl-i-stalinizm-czerwiec',
    topic: 'prl-i-stalinizm',
    difficulty: 'easy',
    question: 'Jak nazywa się bunt robotników Poznania z 1956 roku?',
    right: 'Poznański Czerwiec',
    wrong: [
      { option: 'Wydarzenia grudniowe', says: 'Grudzień to protesty na Wybrzeżu w 1970 roku.' },
      { option: 'Polski Sierpień', says: 'Sierpień to strajki z 1980 roku.' },
      { option: 'Marzec studencki', says: 'Marzec to protesty studentów w 1968 roku.' },
    ],
    explanation:
      '28 czerwca 1956 roku robotnicy Poznania wyszli na ulice z hasłem „chleba i wolności”. Władze użyły wojska.',
  },
  {
    id: 'prl-i-stalinizm-gierek',
    topic: 'prl-i-stalinizm',
    difficulty: 'medium',
    question: 'Kto rządził Polską w latach siedemdziesiątych, gdy zaciągano kredyty na Zachodzie?',
    right: 'Edward Gierek',
    wrong: [
      { option: 'Bolesław Bierut', says: 'Bierut rządził w czasach stalinizmu i zmarł w 1956 roku.' },
      { option: 'Władysław Gomułka', says: 'Gomułka odszedł po protestach w grudniu 1970 roku.' },
      { option: 'Wojciech Jaruzelski', says: 'Jaruzelski przejął władzę w 1981 roku.' },
    ],
    explanation: 'Gierek obiecał „drugą Polskę”. Inwestycje finansowano kredytami, co skończyło się kryzysem.',
  },
  {
    id: 'solidarnosc-i-stan-wojenny-porozumienia',
    topic: 'solidarnosc-i-stan-wojenny',
    difficulty: 'hard',
    question: 'Co zapisano jako pierwszy z 21 postulatów strajku w Gdańsku w 1980 roku?',
    right: 'Zgodę na wolne związki zawodowe',
    wrong: [
      { option: 'Wycofanie wojsk radzieckich z Polski', says: 'Takiego żądania wśród postulatów nie było.' },
      { option: 'Wolne wybory do obu izb parlamentu', says: 'O wyborach rozmawiano dopiero przy Okrągłym Stole.' },
      { option: 'Wypuszczenie internowanych z obozów', says: 'Internowano ludzi dopiero w stanie wojennym.' },
    ],
    explanation: 'Strajkujący w stoczni żądali przede wszystkim niezależnych związków. Tak powstała „Solidarność”.',
  },
  {
    id: 'solidarnosc-i-stan-wojenny-walesa',
    topic: 'solidarnosc-i-stan-wojenny',
    difficulty: 'easy',
    question: 'Kto stanął na czele „Solidarności” w 1980 roku?',
    right: 'Lech Wałęsa',
    wrong: [
      { option: 'Jacek Kuroń', says: 'Kuroń był doradcą i działaczem opozycji.' },
      { option: 'Tadeusz Mazowiecki', says: 'Mazowiecki doradzał strajkującym, a w 1989 roku został premierem.' },
      { option: 'Karol Wojtyła', says: 'Karol Wojtyła był wtedy papieżem Janem Pawłem II.' },
    ],
    explanation:
      'Elektryk Lech Wałęsa kierował strajkiem w Stoczni Gdańskiej, a potem związkiem. W 1983 roku dostał Nagrodę Nobla.',
  },
  {
    id: 'przelom-1989-czerwcowe',
    topic: 'przelom-1989',
    difficulty: 'easy',
    question: 'Kiedy odbyły się częściowo wolne wybory, które zmieniły Polskę?',
    right: '4 czerwca 1989 roku',
    wrong: [
      { option: '13 grudnia 1981 roku', says: 'Tego dnia wprowadzono stan wojenny.' },
      { option: '31 sierpnia 1980 roku', says: 'Tego dnia podpisano porozumienia w Gdańsku.' },
      { option: '1 maja 2004 roku', says: 'Tego dnia Polska weszła do Unii Europejskiej.' },
    ],
    explanation: '4 czerwca 1989 roku „Solidarność” zdobyła prawie wszystkie miejsca, o które mogła walczyć.',
  },
  {
    id: 'przelom-1989-balcerowicz',
    topic: 'przelom-1989',
    difficulty: 'hard',
    question: 'Na czym polegał plan Balcerowicza?',
    right: 'Na przejściu do gospodarki rynkowej',
    wrong: [
      { option: 'Na rozbudowie państwowych zakładów', says: 'Było odwrotnie: zakłady prywatyzowano.' },
      { option: 'Na wprowadzeniu kartek na żywność', says: 'Kartki obowiązywały w latach osiemdziesiątych.' },
      { option: 'Na przyjęciu wspólnej waluty euro', says: 'Polska nadal używa złotego.' },
    ],
    explanation:
      'Od 1990 roku uwolniono ceny, zduszono inflację i pozwolono na prywatne firmy. Skutkiem ubocznym było bezrobocie.',
  },
];
