import type { ReadingText } from './reading-text.types.ts';

export const ENGLISH_MATURA_TEXTS: readonly ReadingText[] = [
  {
    id: 'biblioteka-rzeczy',
    examType: 'matura',
    title: 'The library of things',
    text: [
      'When Emma Clarke moved into her first flat, she needed a drill to put up three shelves. A new one cost sixty pounds. “I used it for about ten minutes,” she says, “and then it lay in a cupboard for two years.” One rainy Sunday, while she was looking for an umbrella, the drill fell on her foot, and that was when she had her idea.',
      'Today Emma runs a library in an old railway station, but you will not find any novels there. Members borrow tents, sewing machines, party lights and, of course, drills. They pay four pounds a month and may keep three things at a time. Whoever brings something back late does not pay a fine; instead, they spend an hour helping in the repair corner.',
      'At first the neighbours were doubtful. They expected people to return broken objects, or not to return them at all. In fact, only two things have disappeared in five years. “People look after what belongs to everybody,” Emma believes. The council has now asked her to open a second library. She has refused, because she would have to spend her days in an office. She is teaching two members to run one themselves.',
    ].join('\n\n'),
    questions: [
      {
        id: 'biblioteka-rzeczy-pomysl',
        question: 'What gave Emma the idea of the library?',
        right: 'An object that she hardly ever used',
        wrong: [
          {
            option: 'The price of the shelves that she bought',
            says: 'Cena, którą podaje tekst, dotyczy wiertarki, a nie półek.',
          },
          {
            option: 'A long walk on a rainy Sunday',
            says: 'Była niedziela i padało, ale Emma szukała parasola w domu.',
          },
          {
            option: 'A friend who had hurt her foot',
            says: 'Wiertarka spadła na stopę samej Emmy, a nie kogoś innego.',
          },
        ],
        explanation:
          'Wiertarka leżała dwa lata nieużywana, a gdy spadła Emmie na stopę, przyszedł jej do głowy pomysł.',
      },
      {
        id: 'biblioteka-rzeczy-spoznienie',
        question: 'What happens to members who return things late?',
        right: 'They have to do some work',
        wrong: [
          { option: 'They pay four pounds', says: 'Cztery funty to miesięczna opłata wszystkich członków.' },
          {
            option: 'They may borrow only three things',
            says: 'Trzy rzeczy naraz może mieć każdy, a nie tylko osoba spóźniona.',
          },
          { option: 'They lose the right to borrow', says: 'O zakazie wypożyczania tekst nic nie mówi.' },
        ],
        explanation: 'Spóźnialscy nie płacą kary, lecz przez godzinę pomagają w kąciku napraw.',
      },
      {
        id: 'biblioteka-rzeczy-sasiedzi',
        question: 'What were the neighbours afraid of at the beginning?',
        right: 'That things would be damaged or stolen',
        wrong: [
          { option: 'That the library would be noisy in the evenings', says: 'O hałasie w tekście nie ma mowy.' },
          {
            option: 'That nobody would want to join',
            says: 'Obawiali się tego, co zrobią członkowie, a nie że ich zabraknie.',
          },
          {
            option: 'That the station would be closed',
            says: 'Stacja jest stara, ale o jej zamknięciu nikt nie mówi.',
          },
        ],
        explanation: 'Sąsiedzi spodziewali się, że rzeczy wrócą zepsute albo nie wrócą wcale.',
      },
      {
        id: 'biblioteka-rzeczy-odmowa',
        question: 'Why has Emma refused to open a second library?',
        right: 'She does not want to do office work',
        wrong: [
          { option: 'She is leaving for another town', says: 'O wyjeździe z miasta tekst nie wspomina.' },
          { option: 'She has no money for another building', says: 'O pieniądzach na drugi budynek nie ma mowy.' },
          {
            option: 'She thinks that one library is enough',
            says: 'Uczy dwie osoby, jak prowadzić bibliotekę, więc chce, żeby powstała.',
          },
        ],
        explanation: 'Emma musiałaby siedzieć całymi dniami w biurze, dlatego szkoli do tego kogoś innego.',
      },
      {
        id: 'biblioteka-rzeczy-tytul',
        question: 'Which other title fits the text best?',
        right: 'Why own what you can share?',
        wrong: [
          { option: 'How to repair old machines', says: 'Naprawy są tylko dodatkiem do wypożyczalni.' },
          { option: 'The end of reading', says: 'Tekst nie mówi o książkach ani o czytaniu.' },
          { option: 'A railway station comes back to life', says: 'Stacja jest tylko miejscem, a nie tematem tekstu.' },
        ],
        explanation: 'Cały tekst opowiada o tym, że zamiast kupować rzeczy, można z nich wspólnie korzystać.',
      },
    ],
  },
  {
    id: 'sen-nastolatkow',
    examType: 'matura',
    title: 'Let them sleep',
    text: [
      'For years Greenhill School began at eight o’clock, and for years its first lesson was the quietest of the day. “We were proud of how calm the classes were,” says the headmaster, Mr Osei. “Then a doctor visited us and told me that they weren’t calm. They were asleep with their eyes open.”',
      'The doctor explained that the body clock of a teenager runs about two hours later than that of an adult. Asking a sixteen-year-old to solve equations at eight is like asking a teacher to do it at six. So, in September, Greenhill moved its first lesson to ten. Parents who had to go to work earlier could bring their children to the gym or the library, where breakfast was served.',
      'Some people said that pupils would simply go to bed later. The figures show something else: on average, they slept fifty minutes longer. Fewer of them were ill, and marks in mathematics improved most of all. There was one price to pay. As lessons now end at half past four, the football team has to train in the dark for half of the year. The players voted all the same, and nineteen out of twenty wanted to keep the new timetable.',
    ].join('\n\n'),
    questions: [
      {
        id: 'sen-nastolatkow-spokoj',
        question: 'What did the headmaster find out about the first lesson?',
        right: 'The pupils were quiet because they were tired',
        wrong: [
          {
            option: 'The pupils behaved well because they liked it',
            says: 'Lekarz wyjaśnił, że spokój nie wynikał z zainteresowania.',
          },
          { option: 'The teachers were too strict', says: 'O surowości nauczycieli tekst nie mówi.' },
          { option: 'The classes were too large', says: 'Wielkość klas nie ma tu znaczenia i nikt o niej nie mówi.' },
        ],
        explanation: 'Uczniowie „spali z otwartymi oczami”: byli cicho, bo brakowało im snu.',
      },
      {
        id: 'sen-nastolatkow-porownanie',
        question: 'Why does the text mention six o’clock?',
        right: 'To show how early eight o’clock feels to a teenager',
        wrong: [
          { option: 'To say when teachers usually get up', says: 'To porównanie, a nie informacja o nauczycielach.' },
          { option: 'To tell us when breakfast is served', says: 'Godziny śniadania tekst nie podaje.' },
          {
            option: 'To explain when parents go to work',
            says: 'O której rodzice wychodzą, tekst nie mówi dokładnie.',
          },
        ],
        explanation: 'Zegar nastolatka spóźnia się o dwie godziny, więc ósma jest dla niego jak szósta dla dorosłego.',
      },
      {
        id: 'sen-nastolatkow-rodzice',
        question: 'What could families do if the parents started work early?',
        right: 'Leave the children earlier',
        wrong: [
          { option: 'Ask for another timetable', says: 'Plan był jeden dla wszystkich.' },
          {
            option: 'Have breakfast together at school',
            says: 'Śniadanie podawano dzieciom, które przyszły wcześniej.',
          },
          { option: 'Choose a school that was nearer', says: 'O zmianie szkoły nikt w tekście nie wspomina.' },
        ],
        explanation: 'Dzieci mogły przyjść wcześniej do sali gimnastycznej lub biblioteki.',
      },
      {
        id: 'sen-nastolatkow-skutek',
        question: 'Which result of the change does the text give?',
        right: 'Pupils were absent less often because of illness',
        wrong: [
          {
            option: 'Pupils went to bed two hours later',
            says: 'Tak przewidywali niektórzy, ale liczby tego nie potwierdziły.',
          },
          { option: 'Marks became worse in most subjects', says: 'Oceny się poprawiły, najbardziej z matematyki.' },
          { option: 'More pupils joined the football team', says: 'O nowych zawodnikach tekst nie mówi.' },
        ],
        explanation: 'Mniej uczniów chorowało, a oceny z matematyki poprawiły się najbardziej.',
      },
      {
        id: 'sen-nastolatkow-druzyna',
        question: 'What do the football players think of the change?',
        right: 'Nearly all of them accept it, although it has a disadvantage',
        wrong: [
          {
            option: 'Most of them want to train in the morning',
            says: 'O porannych treningach nie ma w tekście mowy.',
          },
          {
            option: 'They are angry because they train in the dark',
            says: 'Trenują po ciemku, ale głosowali za nowym planem.',
          },
          { option: 'They have not been asked about it', says: 'Zawodnicy głosowali, więc ich zapytano.' },
        ],
        explanation: 'Dziewiętnastu z dwudziestu głosowało za nowym planem mimo treningów po zmroku.',
      },
    ],
  },
  {
    id: 'latarnia',
    examType: 'matura',
    title: 'My summer in a lighthouse',
    text: [
      'I had imagined storms, silence and long evenings with a book. The advertisement had said: “Volunteers wanted, lighthouse on an island, no experience needed.” It had not mentioned that the island was visited by three hundred tourists a day, or that I would have to climb one hundred and ninety-six steps with every group.',
      'By the end of the first week my legs hurt so much that I wrote a letter saying I was giving up. I never posted it, because the boat that carried the mail did not come on Sundays, and on Monday something happened. A boy of about seven stopped half-way up and began to cry. His family went on without noticing. I sat down next to him and told him that I was afraid of heights too, which was true. We counted the remaining steps together, aloud. At the top he said: “You can stay here. I’ll show the next people round.”',
      'I stayed until September. The storms came at last, on my final two nights, when the tourists had gone. I did not read a single page. I just watched the light go round and thought about how a job that I had nearly left had turned out to be the best one I would ever have.',
    ].join('\n\n'),
    questions: [
      {
        id: 'latarnia-oczekiwania',
        question: 'What surprised the author on the island?',
        right: 'The number of visitors',
        wrong: [
          { option: 'The bad weather', says: 'Burz autor się spodziewał, a przyszły dopiero pod koniec.' },
          { option: 'The silence of the evenings', says: 'Ciszy autor oczekiwał, a nie był nią zaskoczony.' },
          {
            option: 'The height of the lighthouse tower',
            says: 'Zaskoczyło go to, że musi wchodzić z każdą grupą, a nie sama wysokość.',
          },
        ],
        explanation: 'W ogłoszeniu nie było mowy o trzystu turystach dziennie.',
      },
      {
        id: 'latarnia-list',
        question: 'Why did the letter stay on the island?',
        right: 'There was no boat on that day',
        wrong: [
          { option: 'The author lost it', says: 'O zgubieniu listu tekst nie mówi.' },
          {
            option: 'The boy took it away',
            says: 'Chłopiec pojawił się dopiero w poniedziałek i nie miał z listem nic wspólnego.',
          },
          {
            option: 'It was written too late for the summer post',
            says: 'List powstał po pierwszym tygodniu, więc nie był spóźniony.',
          },
        ],
        explanation: 'Łódź z pocztą nie pływała w niedziele, a w poniedziałek autor zmienił zdanie.',
      },
      {
        id: 'latarnia-chlopiec',
        question: 'How did the author help the boy?',
        right: 'By admitting to the same fear',
        wrong: [
          { option: 'By calling his family back', says: 'Rodzina poszła dalej i niczego nie zauważyła.' },
          { option: 'By carrying him to the top', says: 'Weszli razem, licząc głośno stopnie.' },
          {
            option: 'By telling him a funny story about stairs',
            says: 'Autor powiedział prawdę o sobie, a nie zabawną historię.',
          },
        ],
        explanation: 'Autor przyznał, że też boi się wysokości, i razem policzyli stopnie.',
      },
      {
        id: 'latarnia-koniec',
        question: 'What do we learn about the last two nights?',
        right: 'They were stormy and the author was alone',
        wrong: [
          { option: 'The author finally read the book', says: 'Autor nie przeczytał ani jednej strony.' },
          { option: 'The tourists were so afraid that they left', says: 'Turystów już wtedy nie było.' },
          { option: 'The light stopped working', says: 'Autor patrzył, jak światło się obraca.' },
        ],
        explanation: 'Burze przyszły, gdy turyści odjechali, a autor patrzył na światło.',
      },
      {
        id: 'latarnia-uczucie',
        question: 'How does the author feel about the summer now?',
        right: 'Grateful for not having left',
        wrong: [
          { option: 'Sorry for having stayed so long', says: 'Ostatnie zdanie mówi coś przeciwnego.' },
          { option: 'Proud of having read so much', says: 'Autor nie przeczytał ani strony.' },
          { option: 'Angry about the advertisement', says: 'Ogłoszenie było niepełne, ale autor nie ma o to żalu.' },
        ],
        explanation: 'Praca, którą autor prawie porzucił, okazała się najlepsza w życiu.',
      },
    ],
  },
  {
    id: 'mapy',
    examType: 'matura',
    title: 'Lost without a phone',
    text: [
      'Last spring a group of researchers asked forty volunteers to walk to a bakery in an unfamiliar town. Half of them used an application that told them where to turn. The other half were given a paper map. As expected, the first group arrived sooner. What the researchers really wanted to know, however, was what would happen on the way back, when both the phones and the maps had been taken away.',
      'Almost everybody who had used a map found the station without difficulty. Of those who had followed the application, more than half had to ask for help, and three walked out of the town altogether. “They had heard each instruction,” explains Dr Rossi, who led the study, “but they had never had to build a picture of the town in their heads.”',
      'Does this mean that we should throw our phones away? Dr Rossi laughs at the question. She uses one herself when she is late. What she recommends is looking at the whole route before setting off and then switching the voice off. “You will make mistakes,” she admits. “But a wrong turn is the best teacher there is: you never forget the street where you were lost.”',
    ].join('\n\n'),
    questions: [
      {
        id: 'mapy-cel',
        question: 'What was the main aim of the study?',
        right: 'To see what people remember of a route',
        wrong: [
          {
            option: 'To find out which way of travelling is faster',
            says: 'Szybkość była tylko oczekiwanym wynikiem po drodze.',
          },
          { option: 'To test a new application', says: 'Aplikacja była narzędziem, a nie tematem badania.' },
          { option: 'To help a bakery find more customers', says: 'Piekarnia była tylko celem spaceru.' },
        ],
        explanation: 'Badaczy interesowała droga powrotna, bez telefonów i map.',
      },
      {
        id: 'mapy-powrot',
        question: 'What is true about the way back?',
        right: 'Most users of paper maps managed it easily',
        wrong: [
          {
            option: 'Everybody with the application got lost',
            says: 'Pomocy potrzebowała ponad połowa z nich, a nie wszyscy.',
          },
          { option: 'Nobody was allowed to ask for help', says: 'Wiele osób pytało o drogę.' },
          { option: 'Both groups needed the same time', says: 'O czasie powrotu tekst nie mówi.' },
        ],
        explanation: 'Prawie każdy, kto używał mapy, trafił na dworzec bez trudu.',
      },
      {
        id: 'mapy-powod',
        question: 'According to Dr Rossi, why did some people get lost?',
        right: 'They had not formed an idea of the whole town',
        wrong: [
          { option: 'They had not listened to the instructions', says: 'Każdą wskazówkę usłyszeli.' },
          { option: 'They were worried about being late', says: 'O pośpiechu tych osób nic nie wiadomo.' },
          { option: 'They had turned off their telephones much too early', says: 'Telefony zabrali badacze.' },
        ],
        explanation: 'Osoby z aplikacją nigdy nie musiały wyobrazić sobie całego miasta.',
      },
      {
        id: 'mapy-rada',
        question: 'What does Dr Rossi advise?',
        right: 'Studying the route before you leave',
        wrong: [
          { option: 'Using only paper maps', says: 'Sama korzysta z telefonu, gdy się spieszy.' },
          { option: 'Asking the local people for directions', says: 'O pytaniu przechodniów jako radzie nie ma mowy.' },
          { option: 'Taking the same streets every day', says: 'Takiej rady w tekście nie ma.' },
        ],
        explanation: 'Radzi obejrzeć całą trasę przed wyjściem i wyłączyć głos.',
      },
      {
        id: 'mapy-blad',
        question: 'What does she say about making mistakes?',
        right: 'They help us to learn',
        wrong: [
          { option: 'They can be avoided with practice', says: 'Mówi wprost, że błędy będą.' },
          { option: 'They are a waste of time', says: 'Uważa zły zakręt za najlepszego nauczyciela.' },
          { option: 'They happen only in large towns', says: 'O wielkości miasta nie wspomina.' },
        ],
        explanation: '„Zły zakręt to najlepszy nauczyciel”: ulicy, na której się zgubimy, nie zapominamy.',
      },
    ],
  },
];
