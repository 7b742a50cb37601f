import type { ListeningText } from './listening-text.types.ts';

export const ENGLISH_MATURA_LISTENING: readonly ListeningText[] = [
  {
    id: 'sluchanie-zmiana-planow',
    examType: 'matura',
    kind: 'shortTexts',
    lines: [
      ['', 'Text one.'],
      [
        'Kate',
        "Hi Tom, it's Kate. I'm standing outside the cinema, but the film we wanted to see has been cancelled: there's a problem with the projector. They've offered us our money back, or tickets for tomorrow. I'm working tomorrow evening, so I've taken the money. Shall we go for a pizza instead? I'll wait in the café next door.",
      ],
      ['', 'Text two.'],
      [
        'Announcer',
        'Good morning, ladies and gentlemen. This is an announcement for passengers waiting for the nine fifteen train to Bristol. Because of a fallen tree on the line, the train will not leave from here today. Please take bus number four from the front of the station to Oxford Road, where another train is waiting for you. Your tickets are valid on the bus.',
      ],
      ['', 'Text three.'],
      ['Man', "You look tired. Didn't you sleep well?"],
      ['Woman', 'I slept like a baby until five. Then my neighbour started practising the trumpet.'],
      ['Man', 'At five? Did you complain?'],
      [
        'Woman',
        "I wanted to, but when I opened the door, he was standing there with a cake, apologising. He's got an audition today, and he thought I was on holiday.",
      ],
      ['Man', 'So what did you do?'],
      ['Woman', 'I ate the cake and wished him luck.'],
      ['', 'Text four.'],
      [
        'Presenter',
        'In our survey, eight hundred teenagers told us how they spend their pocket money. Five years ago, clothes came first and food second. This year food has moved to the top, and clothes are only third, after tickets for concerts and matches. One thing has not changed: books are still at the bottom of the list. It is a pity, but many teenagers say that they borrow them.',
      ],
      ['', 'Text five.'],
      [
        'Man',
        "When I tell people that I clean windows, they often feel sorry for me. They shouldn't. I used to sit in an office on the twentieth floor and look out of the window all day. Now I look in! I earn a little less, that's true, and in January my hands are freezing. But I finish at two, and I've never once wanted to go back.",
      ],
    ],
    questions: [
      {
        id: 'sluchanie-zmiana-planow-kino',
        question: 'Text 1. Why is Kate calling Tom?',
        right: 'To suggest another plan for the evening',
        wrong: [
          { option: 'To tell him that she will be late', says: 'Kate jest już pod kinem i nie mówi o spóźnieniu.' },
          {
            option: 'To ask him to buy tickets for tomorrow',
            says: 'Jutro wieczorem pracuje, dlatego wzięła zwrot pieniędzy, a nie bilety na jutro.',
          },
        ],
        explanation: 'Film odwołano, więc Kate proponuje pizzę (*Shall we go for a pizza instead?*).',
      },
      {
        id: 'sluchanie-zmiana-planow-pociag',
        question: 'Text 2. What should passengers to Bristol do?',
        right: 'Begin their journey by bus',
        wrong: [
          {
            option: 'Wait until the tree has been removed',
            says: 'Pociąg nie odjedzie dziś z tej stacji, więc czekanie nic nie da.',
          },
          { option: 'Buy new tickets for another train', says: 'Ich bilety są ważne, także w autobusie.' },
        ],
        explanation: 'Autobus numer 4 zawiezie pasażerów na stację, z której odjedzie inny pociąg.',
      },
      {
        id: 'sluchanie-zmiana-planow-trabka',
        question: 'Text 3. How did the woman react in the end?',
        right: 'She was kind to her neighbour',
        wrong: [
          {
            option: 'She complained to her neighbour',
            says: 'Miała taki zamiar (*I wanted to*), ale sąsiad zdążył przeprosić.',
          },
          { option: 'She went back to sleep', says: 'O ponownym zaśnięciu kobieta nic nie mówi.' },
        ],
        explanation: 'Zjadła ciasto i życzyła sąsiadowi powodzenia (*wished him luck*).',
      },
      {
        id: 'sluchanie-zmiana-planow-kieszonkowe',
        question: 'Text 4. What do teenagers spend the most on this year?',
        right: 'Food',
        wrong: [
          { option: 'Clothes', says: 'Ubrania były pierwsze pięć lat temu, a teraz są trzecie.' },
          { option: 'Concerts and matches', says: 'Bilety są w tym roku dopiero na drugim miejscu.' },
        ],
        explanation: 'W tym roku jedzenie przesunęło się na pierwsze miejsce (*moved to the top*).',
      },
      {
        id: 'sluchanie-zmiana-planow-okna',
        question: 'Text 5. How does the speaker feel about his job?',
        right: 'He is glad that he has it',
        wrong: [
          {
            option: 'He misses his old office',
            says: 'Ani razu nie chciał tam wrócić (*never once wanted to go back*).',
          },
          { option: 'He thinks that it pays too little', says: 'Zarabia trochę mniej, ale się na to nie skarży.' },
        ],
        explanation: 'Mówi, że nie trzeba mu współczuć, kończy o drugiej i nigdy nie chciał wrócić do biura.',
      },
    ],
  },
  {
    id: 'sluchanie-cos-nowego',
    examType: 'matura',
    kind: 'speakers',
    lines: [
      ['', 'Speaker one.'],
      [
        'Speaker 1',
        "I started to learn the guitar because of a bet. My brother said I'd give up within a week, and I promised him twenty pounds if I did. That was three years ago. I'm not very good, to be honest, but I play for my grandmother on Sundays, and she always asks for one more song.",
      ],
      ['', 'Speaker two.'],
      [
        'Speaker 2',
        "I took a cooking course online. The lessons were cheap, and I could watch them at midnight if I wanted to, but there was nobody to taste my soup and tell me what was wrong with it. After two months I joined a group at the community centre. It costs three times as much, and I've learnt more in four evenings than in all those weeks.",
      ],
      ['', 'Speaker three.'],
      [
        'Speaker 3',
        'Everybody told me that sixty-eight was too old to learn how to swim. My first teacher was nineteen and very strict, and I was afraid of her! Last summer I swam across the lake where I grew up. My daughter cried, the teacher cried, and I was simply hungry.',
      ],
      ['', 'Speaker four.'],
      [
        'Speaker 4',
        "I need Spanish for my work, so I chose the most popular app. It was like a game, and I was proud of my points. Then a customer from Madrid phoned, and I couldn't say a word. So now I watch Spanish football and repeat everything the commentator shouts. My neighbours think I've gone mad, but my customers understand me.",
      ],
    ],
    questions: [
      {
        id: 'sluchanie-cos-nowego-drozej',
        question: 'Which speaker changed to a more expensive way of learning?',
        right: 'Speaker 2',
        wrong: [
          { option: 'Speaker 1', says: 'Ta osoba mówi o pieniądzach, ale chodzi o zakład z bratem.' },
          { option: 'Speaker 3', says: 'O cenie lekcji pływania nie ma tu ani słowa.' },
          { option: 'Speaker 4', says: 'Ta osoba zamieniła aplikację na mecze i nie mówi, ile to kosztuje.' },
        ],
        explanation: 'Zajęcia w grupie kosztują trzy razy więcej niż lekcje w internecie (*three times as much*).',
      },
      {
        id: 'sluchanie-cos-nowego-wiek',
        question: 'Which speaker learnt something that others thought impossible at that age?',
        right: 'Speaker 3',
        wrong: [
          { option: 'Speaker 1', says: 'Brat w tę osobę nie wierzył, ale nie z powodu wieku.' },
          { option: 'Speaker 2', says: 'O wieku i o zdaniu innych nic tu nie słychać.' },
          { option: 'Speaker 4', says: 'Sąsiedzi dziwią się krzykom, a nie wiekowi tej osoby.' },
        ],
        explanation: 'Wszyscy mówili, że 68 lat to za późno na naukę pływania (*too old to learn*).',
      },
      {
        id: 'sluchanie-cos-nowego-zaklad',
        question: 'Which speaker started in order to prove a relative wrong?',
        right: 'Speaker 1',
        wrong: [
          { option: 'Speaker 2', says: 'Ta osoba chciała nauczyć się gotować, a o rodzinie nie mówi.' },
          {
            option: 'Speaker 3',
            says: 'Inni w nią nie wierzyli, ale nie mówi, że zaczęła po to, by im coś udowodnić.',
          },
          { option: 'Speaker 4', says: 'Hiszpański jest tej osobie potrzebny w pracy.' },
        ],
        explanation: 'Powodem był zakład z bratem, który przewidywał, że nauka skończy się po tygodniu.',
      },
      {
        id: 'sluchanie-cos-nowego-rozmowa',
        question: 'Which speaker found out that a method did not help in a real conversation?',
        right: 'Speaker 4',
        wrong: [
          { option: 'Speaker 1', says: 'Ta osoba gra na gitarze i nie mówi o żadnej rozmowie.' },
          { option: 'Speaker 2', says: 'Lekcje zawiodły, ale z powodu zupy, której nikt nie próbował.' },
          { option: 'Speaker 3', says: 'Ta osoba bała się nauczycielki, ale nauczyła się pływać.' },
        ],
        explanation: 'Gdy zadzwonił klient z Madrytu, nauka w aplikacji na nic się nie przydała.',
      },
      {
        id: 'sluchanie-cos-nowego-babcia',
        question: 'Which speaker regularly performs for a member of the family?',
        right: 'Speaker 1',
        wrong: [
          { option: 'Speaker 2', says: 'Nikt z rodziny nie próbuje tu zupy.' },
          { option: 'Speaker 3', says: 'Córka patrzyła raz, gdy ta osoba przepłynęła jezioro.' },
          { option: 'Speaker 4', says: 'Powtarzanie za komentatorem słyszą tylko sąsiedzi.' },
        ],
        explanation: 'W każdą niedzielę gra na gitarze babci, która prosi o jeszcze jedną piosenkę.',
      },
    ],
  },
  {
    id: 'sluchanie-rok-na-wyspie',
    examType: 'matura',
    kind: 'conversation',
    lines: [
      [
        'Host',
        'My guest today is Hannah Price, who spent a year on an island with four thousand birds and no shop. Hannah, why did you go?',
      ],
      [
        'Hannah',
        "I'd love to say that I had always dreamt of nature, but no. I was finishing my degree in accounting, and my flatmate had applied for the job of a warden there. She fell ill the day before the interview, and I went to tell them that she wasn't coming. They asked me a few questions, just to be polite, and a week later they offered the job to me.",
      ],
      ['Host', 'Was your flatmate angry?'],
      ['Hannah', "She laughed for ten minutes. She's a terrible sailor, so I think she was relieved."],
      ['Host', 'What was the hardest part?'],
      [
        'Hannah',
        "People expect me to say the loneliness, or the storms. In fact there were five of us, and storms are exciting when you've got a good stove. It was the noise! The birds never stop. For the first month I slept with a pillow over each ear. And when I came home, I couldn't sleep because it was so quiet.",
      ],
      ['Host', 'What did you actually do all day?'],
      [
        'Hannah',
        'I counted. Nests in spring, chicks in summer, rubbish on the beach all year. The numbers went to the university. It turned out that accounting is not a bad preparation.',
      ],
      ['Host', 'Did you learn anything about yourself?'],
      [
        'Hannah',
        "That I don't need half of my things. My luggage was lost on the way, and I lived for three weeks with what the others lent me. When the suitcase finally arrived, I didn't open it for days.",
      ],
      ['Host', "And what's next?"],
      [
        'Hannah',
        "They've asked me to go back, and my old professor has offered me a place in his office. I've said no to both, for now. I'm writing a handbook for new wardens, with all the things that nobody told me. When it's finished, we'll see.",
      ],
    ],
    questions: [
      {
        id: 'sluchanie-rok-na-wyspie-rozmowa',
        question: 'Why did Hannah go to the interview?',
        right: 'To say that somebody else could not come',
        wrong: [
          {
            option: 'Because she had always dreamt of nature',
            says: 'Hannah mówi, że chciałaby móc tak powiedzieć, ale to nieprawda.',
          },
          { option: 'Because she had applied for the job', says: 'O pracę starała się współlokatorka, a nie Hannah.' },
        ],
        explanation: 'Współlokatorka zachorowała, a Hannah poszła o tym powiedzieć.',
      },
      {
        id: 'sluchanie-rok-na-wyspie-trudnosc',
        question: 'What did Hannah find the most difficult?',
        right: 'The sound of the birds',
        wrong: [
          { option: 'Being alone', says: 'Na wyspie było pięć osób, a o samotność pytają tylko inni.' },
          { option: 'The bad weather', says: 'Burze są dla niej ekscytujące, jeśli ma się dobry piec.' },
        ],
        explanation: 'Najtrudniejszy był hałas (*It was the noise!*), bo ptaki nigdy nie milkną.',
      },
      {
        id: 'sluchanie-rok-na-wyspie-studia',
        question: 'In what way was her degree useful on the island?',
        right: 'Her work was all about numbers',
        wrong: [
          {
            option: 'She looked after the money of the island',
            says: 'Liczyła gniazda, pisklęta i śmieci, a nie pieniądze.',
          },
          {
            option: 'It gave her a job at the university',
            says: 'Na uczelnię trafiały tylko wyniki, a ofertę profesora Hannah odrzuciła.',
          },
        ],
        explanation: 'Całymi dniami liczyła, a księgowość okazała się do tego niezłym przygotowaniem.',
      },
      {
        id: 'sluchanie-rok-na-wyspie-bagaz',
        question: 'What did she learn from the loss of her luggage?',
        right: 'That she could live with less',
        wrong: [
          {
            option: 'That she should pack more carefully',
            says: 'O pakowaniu Hannah nic nie mówi: walizka zginęła w drodze.',
          },
          { option: 'That nobody would help her', says: 'Przeciwnie: inni pożyczyli jej, czego potrzebowała.' },
        ],
        explanation: 'Zrozumiała, że nie potrzebuje połowy swoich rzeczy (*I don’t need half of my things*).',
      },
      {
        id: 'sluchanie-rok-na-wyspie-plany',
        question: 'What is Hannah doing now?',
        right: 'She is writing for people who will do her old job',
        wrong: [
          {
            option: 'She is getting ready to go back to the island',
            says: 'Na razie odmówiła powrotu (*I’ve said no to both*).',
          },
          { option: 'She is working in the office of a professor', says: 'Tę propozycję na razie także odrzuciła.' },
        ],
        explanation: 'Pisze poradnik dla nowych opiekunów wyspy (*a handbook for new wardens*).',
      },
    ],
  },
  {
    id: 'sluchanie-kot-w-ratuszu',
    examType: 'matura',
    kind: 'shortTexts',
    lines: [
      ['', 'Text one.'],
      ['Customer', 'Excuse me, I bought these headphones here on Monday.'],
      ['Assistant', 'Is there anything wrong with them?'],
      [
        'Customer',
        "No, I'm sure they're excellent. The trouble is that my sister gave me the same ones yesterday, for my birthday.",
      ],
      ['Assistant', 'I see. Have you got the receipt?'],
      ['Customer', "Yes, and I haven't opened the box."],
      ['Assistant', 'Then you can have your money back, or choose something else.'],
      ['', 'Text two.'],
      [
        'Teacher',
        "Before you put your coats on, one more thing about Friday. We'll meet at the back gate, not in front of the school, because the coach can't stop there. You don't need any money, since lunch is included, but bring something warm to wear: it's always cold in the caves, even in June. And please, no loud music. The bats are asleep.",
      ],
      ['', 'Text three.'],
      [
        'Woman',
        "Every autumn I used to promise myself that I would get up an hour earlier. I set three alarms, I put my phone on the other side of the room, and every morning I walked there, switched it off and went back to bed. Then a doctor I know told me something simple: don't change the morning, change the evening. I go to bed at ten now, and I wake up before the alarm.",
      ],
      ['', 'Text four.'],
      ['Woman', 'Have you seen the new library, Ben?'],
      ['Ben', "I was there yesterday. The building's amazing, all glass."],
      ['Woman', 'So you liked it.'],
      [
        'Ben',
        "I liked looking at it. But try reading there! People come in to take photos, children run up and down the stairs, and I didn't find one quiet corner. I went home and read in the kitchen.",
      ],
      ['', 'Text five.'],
      [
        'Presenter',
        "The search for Mister Whiskers ended last night. The cat, who has lived in the town hall for eleven years, disappeared on Tuesday, and more than a hundred people looked for him in parks and gardens. In the end he was found where nobody had looked: in the mayor's own car, asleep on the back seat. The mayor had driven to London and back without noticing his passenger.",
      ],
    ],
    questions: [
      {
        id: 'sluchanie-kot-w-ratuszu-sluchawki',
        question: 'Text 1. Why does the woman want to return the headphones?',
        right: 'She has been given another pair',
        wrong: [
          {
            option: 'She does not like the way they sound',
            says: 'Nawet ich nie rozpakowała i jest pewna, że są znakomite.',
          },
          { option: 'She has seen them cheaper somewhere else', says: 'O cenie w innym sklepie nikt nie mówi.' },
        ],
        explanation: 'Siostra dała jej na urodziny takie same słuchawki (*the same ones*).',
      },
      {
        id: 'sluchanie-kot-w-ratuszu-wycieczka',
        question: 'Text 2. What should the students take with them?',
        right: 'Warm clothes',
        wrong: [
          { option: 'Money for lunch', says: 'Pieniądze są niepotrzebne, bo obiad jest wliczony w cenę.' },
          { option: 'Something to play music', says: 'O głośną muzykę chodzi nauczycielowi, ale ma jej nie być.' },
        ],
        explanation: 'W jaskiniach zawsze jest zimno, więc trzeba wziąć coś ciepłego (*something warm to wear*).',
      },
      {
        id: 'sluchanie-kot-w-ratuszu-wstawanie',
        question: 'Text 3. What is the speaker talking about?',
        right: 'How she managed to change a habit',
        wrong: [
          { option: 'Why she bought a better alarm clock', says: 'Budziki nie pomagały, a o kupnie nowego nie mówi.' },
          { option: 'How she recovered from an illness', says: 'Lekarz dał jej tylko radę: o chorobie nie ma mowy.' },
        ],
        explanation: 'Opowiada, jak nauczyła się wcześniej wstawać: zaczęła wcześniej chodzić spać.',
      },
      {
        id: 'sluchanie-kot-w-ratuszu-biblioteka',
        question: 'Text 4. What does Ben complain about?',
        right: 'That one cannot concentrate there',
        wrong: [
          { option: 'That the building is ugly', says: 'Budynek mu się podoba: nazywa go niesamowitym.' },
          { option: 'That there are too few books', says: 'O liczbie książek Ben nic nie mówi.' },
        ],
        explanation: 'Nie znalazł ani jednego cichego kąta (*one quiet corner*), więc poszedł czytać do domu.',
      },
      {
        id: 'sluchanie-kot-w-ratuszu-kot',
        question: 'Text 5. Where was the cat found?',
        right: 'In a vehicle',
        wrong: [
          { option: 'In a park', says: 'W parkach kota szukano, ale go tam nie było.' },
          { option: 'In the town hall', says: 'W ratuszu kot mieszka, ale znaleziono go gdzie indziej.' },
        ],
        explanation: 'Kot spał na tylnym siedzeniu samochodu burmistrza.',
      },
    ],
  },
  {
    id: 'sluchanie-pechowa-podroz',
    examType: 'matura',
    kind: 'speakers',
    lines: [
      ['', 'Speaker one.'],
      [
        'Speaker 1',
        "We'd booked a cottage by the sea, and when we arrived, there was a family having breakfast in it. The agency had let it twice! They moved us to a hotel in the town, with a pool and a view of a car park. The children still say it was the best holiday ever. My husband and I would have preferred the waves.",
      ],
      ['', 'Speaker two.'],
      [
        'Speaker 2',
        "I got on the right train and sat down in the wrong half of it. In the middle of the night they divided it, and I woke up two hundred kilometres from the wedding. I arrived when they were cutting the cake. My cousin, the bride, says she didn't notice, but I'm not in a single photo.",
      ],
      ['', 'Speaker three.'],
      [
        'Speaker 3',
        "I'm a careful person: I print everything, and I'm always early. This time I was so early that I fell asleep at the gate. When I opened my eyes, my plane was already rolling away. Since then I've always set an alarm, even at the dentist's.",
      ],
      ['', 'Speaker four.'],
      [
        'Speaker 4',
        "It rained for nine days. On the tenth I went into a tiny museum of buttons, only to get dry. The man who ran it talked about each button as if it were a person. I've been writing to him ever since, and this year I'm going back to help him for a month. I don't care what the weather is like.",
      ],
    ],
    questions: [
      {
        id: 'sluchanie-pechowa-podroz-slub',
        question: 'Which speaker missed a part of a family celebration?',
        right: 'Speaker 2',
        wrong: [
          { option: 'Speaker 1', says: 'Ta osoba zastała obcą rodzinę przy zwykłym śniadaniu.' },
          { option: 'Speaker 3', says: 'Ta osoba nie zdążyła na samolot, ale o rodzinie nie mówi.' },
          { option: 'Speaker 4', says: 'Tej osobie przeszkodził tylko deszcz.' },
        ],
        explanation: 'Na ślub kuzynki ta osoba dotarła dopiero przy krojeniu tortu.',
      },
      {
        id: 'sluchanie-pechowa-podroz-zdanie',
        question: 'Which speaker disagrees with other members of the family about a holiday?',
        right: 'Speaker 1',
        wrong: [
          { option: 'Speaker 2', says: 'Z kuzynką różni tę osobę zdanie o spóźnieniu, a nie o wakacjach.' },
          { option: 'Speaker 3', says: 'O rodzinie ta osoba w ogóle nie mówi.' },
          { option: 'Speaker 4', says: 'Właściciel muzeum nie jest z rodziny i nie ma tu sporu.' },
        ],
        explanation: 'Dzieci uważają te wakacje za najlepsze, a rodzice woleliby morze.',
      },
      {
        id: 'sluchanie-pechowa-podroz-punktualnosc',
        question: 'Which speaker was in the right place in time, and was left behind all the same?',
        right: 'Speaker 3',
        wrong: [
          { option: 'Speaker 1', says: 'Nikt tej osoby nie zostawił: dostała pokój w hotelu.' },
          { option: 'Speaker 2', says: 'Ta osoba usiadła w niewłaściwej połowie pociągu.' },
          { option: 'Speaker 4', says: 'Ta osoba nigdzie się nie spieszyła.' },
        ],
        explanation: 'Czekając przy bramce, ta osoba zasnęła i samolot odjechał bez niej.',
      },
      {
        id: 'sluchanie-pechowa-podroz-znajomosc',
        question: 'Which speaker made a friend because of the bad weather?',
        right: 'Speaker 4',
        wrong: [
          { option: 'Speaker 1', says: 'Obca rodzina w domku to skutek błędu biura, a nie pogody.' },
          { option: 'Speaker 2', says: 'O pogodzie i nowych znajomych nic tu nie słychać.' },
          { option: 'Speaker 3', says: 'Ta osoba zasnęła i nikogo nie poznała.' },
        ],
        explanation: 'Przed deszczem ta osoba schroniła się w muzeum i do dziś pisze do jego właściciela.',
      },
      {
        id: 'sluchanie-pechowa-podroz-budzik',
        question: 'Which speaker does something now so that the same will not happen again?',
        right: 'Speaker 3',
        wrong: [
          { option: 'Speaker 1', says: 'Tu zawiniło biuro podróży, a o zmianach nic nie słychać.' },
          { option: 'Speaker 2', says: 'Ta osoba żałuje zdjęć, ale nie mówi, co teraz robi inaczej.' },
          { option: 'Speaker 4', says: 'Ta osoba wraca w to samo miejsce i nie dba o pogodę.' },
        ],
        explanation: 'Od tamtej pory zawsze nastawia budzik, nawet u dentysty.',
      },
    ],
  },
  {
    id: 'sluchanie-radio-w-kuchni',
    examType: 'matura',
    kind: 'conversation',
    lines: [
      ['Host', 'Dylan Moss is nineteen, and every Saturday his kitchen becomes a radio station. Dylan, who listens?'],
      [
        'Dylan',
        "To start with, exactly one person: my great-aunt Ivy. She couldn't go out any more after she'd broken her hip, and she missed the gossip in the shop. So I recorded what people were saying there, with their permission, and sent it to her. She played it to her nurse, the nurse played it to other patients, and after a month I had two hundred listeners.",
      ],
      ['Host', 'Where did you learn how to make programmes?'],
      [
        'Dylan',
        "I didn't. In my first broadcast you can hear the washing machine. A sound engineer who lives nearby wrote me an email, a rather rude one, with a list of eleven mistakes. I thanked him and asked him to come round. He's been coming every Saturday since then, and he brings the biscuits.",
      ],
      ['Host', 'What do people want to hear?'],
      [
        'Dylan',
        'I thought: old songs. We played a lot of them, and the phone was silent. Then I read out a recipe for plum jam and forgot the sugar. Forty-three calls! People want to be needed. Now I make one mistake a week on purpose.',
      ],
      ['Host', "You've been offered money for advertising."],
      [
        'Dylan',
        "Yes, by a company that sells stairlifts, and I said no, because half of my listeners can't afford one and would feel bad. The baker pays us in bread, and we mention him. That's enough.",
      ],
      ['Host', "You're going to university in October. Is that the end?"],
      [
        'Dylan',
        "No, and that's what I'm proud of. Ivy is taking over. She's eighty-eight, she's got a microphone on her bedside table, and she says that I talk too fast anyway. I'll phone in from Leeds.",
      ],
    ],
    questions: [
      {
        id: 'sluchanie-radio-w-kuchni-poczatek',
        question: 'Who was the first programme made for?',
        right: 'A relative who could not leave her home',
        wrong: [
          { option: 'Patients of a nurse', says: 'Pacjenci usłyszeli nagranie później, od pielęgniarki.' },
          { option: 'Customers of the village shop', says: 'Klientów sklepu Dylan nagrywał, ale nie dla nich.' },
        ],
        explanation: 'Pierwszą słuchaczką była cioteczna babcia Ivy, która po złamaniu biodra nie wychodziła z domu.',
      },
      {
        id: 'sluchanie-radio-w-kuchni-list',
        question: 'How did Dylan react to the email from the engineer?',
        right: 'He invited its author',
        wrong: [
          {
            option: 'He was hurt and did not answer it',
            says: 'List był niegrzeczny, ale Dylan za niego podziękował.',
          },
          { option: 'He stopped making programmes for a while', says: 'O przerwie w nadawaniu Dylan nic nie mówi.' },
        ],
        explanation: 'Poprosił inżyniera, żeby przyszedł (*asked him to come round*), i od tej pory pracują razem.',
      },
      {
        id: 'sluchanie-radio-w-kuchni-telefony',
        question: 'What made a lot of listeners phone?',
        right: 'Something that Dylan had left out',
        wrong: [
          { option: 'The old songs that he played', says: 'Gdy leciały piosenki, telefon milczał.' },
          { option: 'A request to send in recipes', says: 'Przepis odczytał sam Dylan: nikogo o nie nie prosił.' },
        ],
        explanation: 'W przepisie na powidła zapomniał o cukrze, a słuchacze chcieli go poprawić.',
      },
      {
        id: 'sluchanie-radio-w-kuchni-reklama',
        question: 'Why did Dylan say no to the company?',
        right: 'He thought of how his listeners would feel',
        wrong: [
          { option: 'It wanted to pay too little', says: 'O wysokości zapłaty Dylan nic nie mówi.' },
          {
            option: 'He takes nothing from anybody he mentions',
            says: 'Piekarz daje im chleb, a oni o nim wspominają.',
          },
        ],
        explanation: 'Połowy słuchaczy nie stać na taką windę, więc byłoby im przykro (*would feel bad*).',
      },
      {
        id: 'sluchanie-radio-w-kuchni-pazdziernik',
        question: 'What is going to happen in October?',
        right: 'Somebody else will run the station',
        wrong: [
          { option: 'The station will close', says: 'Na pytanie o koniec Dylan odpowiada, że nie.' },
          { option: 'The station will move to Leeds', says: 'Do Leeds jedzie sam Dylan i będzie stamtąd dzwonić.' },
        ],
        explanation: 'Radio poprowadzi Ivy (*Ivy is taking over*), która ma 88 lat.',
      },
    ],
  },
];
