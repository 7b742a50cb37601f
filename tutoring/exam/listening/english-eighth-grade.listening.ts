import type { ListeningText } from './listening-text.types.ts';

export const ENGLISH_EIGHTH_GRADE_LISTENING: readonly ListeningText[] = [
  {
    id: 'sluchanie-buty-w-aucie',
    examType: 'egzamin_osmoklasisty',
    kind: 'shortTexts',
    lines: [
      ['', 'Text one.'],
      [
        'Mum',
        "Hi Jack, it's Mum. I've left your football shoes in the kitchen, and I'm already at work. Don't worry, Dad's at home today. He's going to bring them to school at twelve. Meet him at the gate, please, because he can't come into the classroom.",
      ],
      ['', 'Text two.'],
      ['Waiter', 'What would you like to drink?'],
      ['Girl', 'Have you got any orange juice?'],
      ['Waiter', "I'm sorry, we've only got apple juice today. We've got hot chocolate, too."],
      ['Girl', "I'm too hot for chocolate, and I don't like apples. Just water, then, please, with ice."],
      ['', 'Text three.'],
      [
        'Man',
        "Attention, please. The penguins will have their lunch in ten minutes, so come to the pool now if you want to watch. Please don't give them your sandwiches: our keeper has got plenty of fish. The elephants will have their bath at three o'clock.",
      ],
      ['', 'Text four.'],
      ['Dad', 'How was the test, Emma?'],
      [
        'Emma',
        "Better than I thought. The grammar was easy, and I wrote a lot about my holidays. But I couldn't understand the recording, because somebody was cutting the grass outside.",
      ],
      ['Dad', 'Tell your teacher!'],
      ['Emma', "I have. She'll play it again tomorrow."],
      ['', 'Text five.'],
      [
        'Boy',
        "People think that I collect stamps because I like letters. I don't even write letters! My grandpa gave me his stamps last year, when he moved to a smaller flat. I look at the countries on them and find them on the map. When I'm older, I want to visit all of them.",
      ],
    ],
    questions: [
      {
        id: 'sluchanie-buty-w-aucie-buty',
        question: 'Text 1. Who will bring Jack his shoes?',
        right: 'His father',
        wrong: [
          { option: 'His mother', says: 'Mama jest już w pracy i tylko o tym mówi.' },
          { option: 'His teacher', says: 'O nauczycielu mama nic nie mówi.' },
        ],
        explanation: 'Buty przyniesie tata, który jest dziś w domu (*Dad’s at home today*).',
      },
      {
        id: 'sluchanie-buty-w-aucie-napoj',
        question: 'Text 2. What is the girl going to drink?',
        right: 'Water',
        wrong: [
          { option: 'Orange juice', says: 'O sok pomarańczowy pytała, ale go nie ma.' },
          { option: 'Hot chocolate', says: 'Na gorącą czekoladę jest jej za gorąco.' },
        ],
        explanation: 'Na koniec prosi o wodę z lodem (*Just water, then*).',
      },
      {
        id: 'sluchanie-buty-w-aucie-zoo',
        question: 'Text 3. What can visitors see in ten minutes?',
        right: 'How the penguins are fed',
        wrong: [
          { option: 'How the elephants have a bath', says: 'Kąpiel słoni będzie dopiero o trzeciej.' },
          { option: 'How the keeper catches fish', says: 'Opiekun ma już ryby i nimi karmi pingwiny.' },
        ],
        explanation: 'Za dziesięć minut pingwiny dostaną obiad (*will have their lunch*).',
      },
      {
        id: 'sluchanie-buty-w-aucie-sprawdzian',
        question: 'Text 4. What was the problem for Emma?',
        right: 'She could not hear well',
        wrong: [
          { option: 'She did not know the grammar', says: 'Gramatyka była łatwa (*The grammar was easy*).' },
          { option: 'She did not have time to write', says: 'O wakacjach napisała dużo.' },
        ],
        explanation: 'Ktoś kosił trawę, więc nie rozumiała nagrania.',
      },
      {
        id: 'sluchanie-buty-w-aucie-znaczki',
        question: 'Text 5. Why does the boy like his stamps?',
        right: 'They make him think of travelling',
        wrong: [
          { option: 'He likes writing letters', says: 'Listów wcale nie pisze.' },
          { option: 'They cost a lot of money', says: 'O cenie znaczków chłopiec nic nie mówi.' },
        ],
        explanation: 'Szuka na mapie krajów ze znaczków i chce je kiedyś odwiedzić.',
      },
    ],
  },
  {
    id: 'sluchanie-ulubione-miejsce',
    examType: 'egzamin_osmoklasisty',
    kind: 'speakers',
    lines: [
      ['', 'Speaker one.'],
      [
        'Speaker 1',
        "My favourite place is the roof of our house. It's flat, and my father grows tomatoes there. I don't help him much. I just lie on a blanket and look at the stars. I know the names of twenty of them.",
      ],
      ['', 'Speaker two.'],
      [
        'Speaker 2',
        "I feel best in our school library, but not because of the books! It's the only place where my friends and I can play board games after lessons. On Tuesdays the librarian plays with us, and she always wins.",
      ],
      ['', 'Speaker three.'],
      [
        'Speaker 3',
        "There's a small river behind our village. In summer I swim there, and in winter I take photos of the ice. Last year one of them was the best in a competition, and now it's on the wall in the town hall.",
      ],
      ['', 'Speaker four.'],
      [
        'Speaker 4',
        "I love my grandmother's kitchen. It's always warm, and it smells of bread. She lets me make anything I want, even if it's terrible. Last week I put too much salt in the soup, and she ate it all.",
      ],
    ],
    questions: [
      {
        id: 'sluchanie-ulubione-miejsce-niebo',
        question: 'Which speaker likes watching the sky at night?',
        right: 'Speaker 1',
        wrong: [
          { option: 'Speaker 2', says: 'Ta osoba gra w gry w bibliotece.' },
          { option: 'Speaker 3', says: 'Ta osoba robi zdjęcia, ale lodu, a nie nieba.' },
          { option: 'Speaker 4', says: 'Ta osoba gotuje w kuchni babci.' },
        ],
        explanation: 'Ta osoba leży na dachu i patrzy na gwiazdy (*look at the stars*).',
      },
      {
        id: 'sluchanie-ulubione-miejsce-gry',
        question: 'Which speaker plays with friends and with an adult?',
        right: 'Speaker 2',
        wrong: [
          { option: 'Speaker 1', says: 'Tata hoduje pomidory, ale nikt tu w nic nie gra.' },
          { option: 'Speaker 3', says: 'Nad rzeką ta osoba pływa i robi zdjęcia.' },
          { option: 'Speaker 4', says: 'Z babcią ta osoba gotuje, a nie gra.' },
        ],
        explanation: 'We wtorki w gry planszowe gra z nimi bibliotekarka.',
      },
      {
        id: 'sluchanie-ulubione-miejsce-konkurs',
        question: 'Which speaker has won something?',
        right: 'Speaker 3',
        wrong: [
          { option: 'Speaker 1', says: 'O konkursie ta osoba nic nie mówi.' },
          { option: 'Speaker 2', says: 'Tu zawsze wygrywa bibliotekarka, a nie ta osoba.' },
          { option: 'Speaker 4', says: 'Babcia zjadła zupę, ale nagrody nie było.' },
        ],
        explanation: 'Zdjęcie tej osoby było najlepsze w konkursie (*the best in a competition*).',
      },
      {
        id: 'sluchanie-ulubione-miejsce-gotowanie',
        question: 'Which speaker learns to cook there?',
        right: 'Speaker 4',
        wrong: [
          { option: 'Speaker 1', says: 'Są tu pomidory, ale nikt ich nie gotuje.' },
          { option: 'Speaker 2', says: 'W bibliotece gra się w gry planszowe.' },
          { option: 'Speaker 3', says: 'O jedzeniu ta osoba nie mówi.' },
        ],
        explanation: 'Babcia pozwala tej osobie przyrządzić w kuchni wszystko, na co ma ochotę.',
      },
    ],
  },
  {
    id: 'sluchanie-schronisko',
    examType: 'egzamin_osmoklasisty',
    kind: 'conversation',
    lines: [
      ['Max', "Hi Lily. I didn't see you at the swimming pool on Saturday."],
      ['Lily', "No, I don't go there on Saturdays any more. I help at the animal home in Green Street."],
      ['Max', 'Really? I thought you had to be sixteen to work there.'],
      [
        'Lily',
        "You do, if you want to come alone. I'm thirteen, so I have to be with an adult. My aunt goes with me. She's a vet, and she checks the animals while I do other things.",
      ],
      ['Max', 'What do you do? Do you walk the dogs?'],
      ['Lily', 'I wanted to, but the big ones are too strong for me. I read to the cats.'],
      ['Max', 'You read to cats? Are you joking?'],
      [
        'Lily',
        'No! Some of them are afraid of people. When they hear a quiet voice every week, they slowly come closer. I read them my geography book, so I learn something, too.',
      ],
      ['Max', "Can I come with you? I'd like to take a puppy home."],
      [
        'Lily',
        "You can come, but ask your parents about the puppy first. And don't wear your new trousers! I had to throw mine away after the first day.",
      ],
      ['Max', 'OK. When do you start?'],
      [
        'Lily',
        "At ten. But let's meet at half past nine at the bus stop in front of the bakery. I always buy rolls for the people who work there.",
      ],
    ],
    questions: [
      {
        id: 'sluchanie-schronisko-sobota',
        question: 'Where does Lily spend her Saturdays now?',
        right: 'With animals that have no owners',
        wrong: [
          { option: 'At the swimming pool', says: 'Na basen w soboty już nie chodzi.' },
          { option: 'At the house of her aunt', says: 'Ciocia chodzi z Lily do schroniska.' },
        ],
        explanation: 'Lily pomaga w schronisku dla zwierząt (*the animal home*).',
      },
      {
        id: 'sluchanie-schronisko-ciocia',
        question: 'Why does Lily go there with her aunt?',
        right: 'Because Lily is too young to go alone',
        wrong: [
          { option: 'Because Lily is afraid of the dogs', says: 'Duże psy są dla niej za silne, ale się ich nie boi.' },
          { option: 'Because the aunt wants to take a cat home', says: 'Ciocia leczy zwierzęta i tam je bada.' },
        ],
        explanation: 'Bez osoby dorosłej można tam przychodzić dopiero od szesnastu lat.',
      },
      {
        id: 'sluchanie-schronisko-koty',
        question: 'What does Lily do for the cats?',
        right: 'She reads aloud to them',
        wrong: [
          { option: 'She takes them for walks', says: 'Max pyta o spacery, ale z psami.' },
          { option: 'She checks if they are healthy', says: 'Zwierzęta bada ciocia Lily.' },
        ],
        explanation: 'Czyta kotom na głos, żeby przyzwyczaiły się do ludzi.',
      },
      {
        id: 'sluchanie-schronisko-rada',
        question: 'What does Lily advise Max?',
        right: 'To put on old clothes',
        wrong: [
          { option: 'To take a puppy home at once', says: 'O szczeniaka ma najpierw zapytać rodziców.' },
          { option: 'To bring his geography book', says: 'Książkę do geografii czyta kotom sama Lily.' },
        ],
        explanation: 'Max ma nie zakładać nowych spodni, bo może je zniszczyć.',
      },
      {
        id: 'sluchanie-schronisko-spotkanie',
        question: 'When and where are they going to meet?',
        right: 'At half past nine, at the bus stop',
        wrong: [
          { option: 'At ten, at the animal home', says: 'O dziesiątej Lily zaczyna, ale spotkają się wcześniej.' },
          { option: 'At half past nine, in the bakery', says: 'Przystanek jest przed piekarnią, a nie w niej.' },
        ],
        explanation: 'Umawiają się o 9:30 na przystanku (*at the bus stop in front of the bakery*).',
      },
    ],
  },
  {
    id: 'sluchanie-klucz-w-drzwiach',
    examType: 'egzamin_osmoklasisty',
    kind: 'shortTexts',
    lines: [
      ['', 'Text one.'],
      [
        'Man',
        "Hello, this is Riverside Sports Centre. I'm calling about your tennis lesson. It can't be on Thursday, because our teacher is ill. Can you come on Friday at the same time? If not, call me back, please, and we'll look for a day next week.",
      ],
      ['', 'Text two.'],
      ['Girl', 'Excuse me, how much is this blue T-shirt?'],
      ['Man', "It's twelve pounds. But if you take two, the second one is half price."],
      ['Girl', "I only need one. It's a present for my brother."],
      ['Man', "Then look at the green ones over there. They're only eight pounds today."],
      ['Girl', "Oh, he loves green! I'll take one of those."],
      ['', 'Text three.'],
      [
        'Woman',
        "Tomorrow it's going to be sunny in the morning, but take an umbrella if you go out after lunch, because it'll rain until the evening. The night will be dry and cold, and on Sunday morning there may even be some snow in the mountains.",
      ],
      ['', 'Text four.'],
      ['Mum', "Tom, your room looks great! Did you tidy it because Grandma's coming?"],
      ['Tom', 'No, Mum. I lost my key, and I looked for it everywhere. I put every book and every sock in its place.'],
      ['Mum', 'And did you find it?'],
      ['Tom', 'Yes. It was in the door.'],
      ['', 'Text five.'],
      [
        'Girl',
        "I used to go to school by bus. It was warm, and I could talk to my friends, but the bus was often late, and my teacher was angry. Now I go by bike. It takes five minutes longer, and I get wet sometimes, but I'm never late.",
      ],
    ],
    questions: [
      {
        id: 'sluchanie-klucz-w-drzwiach-tenis',
        question: 'Text 1. Why is the man calling?',
        right: 'To change the day of a lesson',
        wrong: [
          { option: 'To invite somebody to a match', says: 'O meczu mężczyzna nic nie mówi.' },
          { option: 'To say that a teacher is well again', says: 'Przeciwnie: nauczyciel jest chory.' },
        ],
        explanation: 'Lekcji nie będzie w czwartek, więc mężczyzna proponuje piątek.',
      },
      {
        id: 'sluchanie-klucz-w-drzwiach-koszulka',
        question: 'Text 2. How much is the girl going to pay?',
        right: 'Eight pounds',
        wrong: [
          { option: 'Twelve pounds', says: 'Tyle kosztuje niebieska koszulka, a dziewczyna bierze zieloną.' },
          { option: 'Eighteen pounds', says: 'Tyle kosztowałyby dwie niebieskie koszulki.' },
        ],
        explanation: 'Dziewczyna kupuje jedną zieloną koszulkę za osiem funtów.',
      },
      {
        id: 'sluchanie-klucz-w-drzwiach-pogoda',
        question: 'Text 3. What will the weather be like tomorrow afternoon?',
        right: 'Rainy',
        wrong: [
          { option: 'Sunny', says: 'Słońce będzie świecić tylko rano.' },
          { option: 'Snowy', says: 'Śnieg może spaść w górach w niedzielę rano.' },
        ],
        explanation: 'Od obiadu do wieczora będzie padać deszcz (*it’ll rain until the evening*).',
      },
      {
        id: 'sluchanie-klucz-w-drzwiach-pokoj',
        question: 'Text 4. Why did Tom tidy his room?',
        right: 'He was looking for something',
        wrong: [
          { option: 'His grandmother was coming', says: 'O babci mówi mama, ale Tom odpowiada, że nie dlatego.' },
          { option: 'His mother told him to do it', says: 'Mama jest zaskoczona, że pokój jest posprzątany.' },
        ],
        explanation: 'Szukał klucza i przy tym wszystko ułożył.',
      },
      {
        id: 'sluchanie-klucz-w-drzwiach-rower',
        question: 'Text 5. Why does the girl go to school by bike?',
        right: 'She is always on time',
        wrong: [
          { option: 'It is faster than the bus', says: 'Rowerem jedzie o pięć minut dłużej.' },
          { option: 'She can talk to her friends', says: 'Z kolegami rozmawiała w autobusie.' },
        ],
        explanation: 'Odkąd jeździ rowerem, nigdy się nie spóźnia (*I’m never late*).',
      },
    ],
  },
  {
    id: 'sluchanie-niezwykly-prezent',
    examType: 'egzamin_osmoklasisty',
    kind: 'speakers',
    lines: [
      ['', 'Speaker one.'],
      [
        'Speaker 1',
        'When I was ten, I got a bike from my parents. It was red and much too big. I had to wait a whole year before my feet reached the ground! I sat on it in the garage every evening and dreamt.',
      ],
      ['', 'Speaker two.'],
      [
        'Speaker 2',
        "My best friend moved to Canada last summer. Before she left, she gave me a box with fifty short letters, one for each week. I open one every Sunday. There are only six left, but she's coming back in August.",
      ],
      ['', 'Speaker three.'],
      [
        'Speaker 3',
        "I don't like expensive presents. Last Christmas my little brother gave me a stone from the beach with a face on it. He'd painted it himself. It's ugly, but it stands on my desk, and nobody may touch it.",
      ],
      ['', 'Speaker four.'],
      [
        'Speaker 4',
        "I once won a ticket for a football match in a radio quiz. I don't like football, so I gave it to my uncle. He was so happy that he took me to the mountains for a weekend. That was a much better present for me!",
      ],
    ],
    questions: [
      {
        id: 'sluchanie-niezwykly-prezent-za-duzy',
        question: 'Which speaker could not use a present at first?',
        right: 'Speaker 1',
        wrong: [
          { option: 'Speaker 2', says: 'Listy ta osoba otwiera co tydzień od początku.' },
          { option: 'Speaker 3', says: 'Kamień od razu stanął na biurku.' },
          { option: 'Speaker 4', says: 'Biletu ta osoba nie chciała używać i go oddała.' },
        ],
        explanation: 'Rower był za duży i trzeba było czekać na niego cały rok.',
      },
      {
        id: 'sluchanie-niezwykly-prezent-listy',
        question: 'Which speaker has something new to read every week?',
        right: 'Speaker 2',
        wrong: [
          { option: 'Speaker 1', says: 'Co wieczór ta osoba siadała na rowerze.' },
          { option: 'Speaker 3', says: 'Na kamieniu jest twarz, a nie tekst.' },
          { option: 'Speaker 4', says: 'O czytaniu ta osoba nic nie mówi.' },
        ],
        explanation: 'W każdą niedzielę ta osoba otwiera jeden list od przyjaciółki.',
      },
      {
        id: 'sluchanie-niezwykly-prezent-kamien',
        question: 'Which speaker has got a present that a child has made?',
        right: 'Speaker 3',
        wrong: [
          { option: 'Speaker 1', says: 'Rower dali rodzice, gdy ta osoba sama była dzieckiem.' },
          { option: 'Speaker 2', says: 'Listy napisała przyjaciółka w tym samym wieku.' },
          { option: 'Speaker 4', says: 'Bilet był nagrodą w radiowym quizie.' },
        ],
        explanation: 'Kamień pomalował młodszy brat (*He’d painted it himself*).',
      },
      {
        id: 'sluchanie-niezwykly-prezent-bilet',
        question: 'Which speaker gave a prize to somebody else?',
        right: 'Speaker 4',
        wrong: [
          { option: 'Speaker 1', says: 'Rower został u tej osoby.' },
          { option: 'Speaker 2', says: 'Ta osoba dostała listy i niczego nie wygrała.' },
          { option: 'Speaker 3', says: 'Kamienia nikomu nie wolno nawet dotknąć.' },
        ],
        explanation: 'Wygrany bilet na mecz ta osoba dała wujkowi.',
      },
    ],
  },
  {
    id: 'sluchanie-szkolne-przedstawienie',
    examType: 'egzamin_osmoklasisty',
    kind: 'conversation',
    lines: [
      ['Ella', 'Sam, you look worried. Is it about the school play?'],
      ['Sam', "Yes. It's on Friday, and Peter, who plays the king, has broken his arm."],
      ['Ella', 'Oh no! Did he fall off his bike?'],
      ['Sam', "No, it happened on the stairs at home. He was learning his words and didn't look where he was going."],
      ['Ella', "Can't a king have a broken arm?"],
      ['Sam', "That's what I said! But Mrs Green says he has to rest. So she wants me to be the king."],
      ['Ella', "But that's wonderful! You know all the words. You've been at every rehearsal."],
      ['Sam', "Only because I do the lights. I've never stood on a stage. And who's going to do the lights?"],
      [
        'Ella',
        "I can. My father works in a theatre, and he's shown me how. But what about the costume? Peter's much taller than you.",
      ],
      ['Sam', "My sister's making it shorter right now. And the crown is too big, so I'll wear a cap under it."],
      ['Ella', "You see? Everything will be fine. Shall we practise together? I'm free tomorrow after six."],
      ['Sam', "Tomorrow I've got my guitar lesson. What about Wednesday?"],
      ['Ella', 'Fine, on Wednesday at my place. And bring the crown!'],
    ],
    questions: [
      {
        id: 'sluchanie-szkolne-przedstawienie-reka',
        question: 'How did Peter break his arm?',
        right: 'He fell on the stairs',
        wrong: [
          { option: 'He fell off his bike', says: 'O rowerze mówi Ella, ale Sam zaprzecza.' },
          { option: 'He fell off the stage', says: 'Wypadek zdarzył się w domu, a nie na scenie.' },
        ],
        explanation: 'To stało się w domu na schodach (*on the stairs at home*).',
      },
      {
        id: 'sluchanie-szkolne-przedstawienie-slowa',
        question: 'Why does Sam know the words of the king?',
        right: 'He has heard them at the rehearsals',
        wrong: [
          { option: 'He helped Peter to learn them', says: 'O wspólnej nauce z Peterem nikt nie mówi.' },
          { option: 'He was the king in another play', says: 'Sam nigdy jeszcze nie stał na scenie.' },
        ],
        explanation: 'Sam był na każdej próbie, bo obsługuje światła.',
      },
      {
        id: 'sluchanie-szkolne-przedstawienie-swiatla',
        question: 'What is Ella going to do during the play?',
        right: 'The lights',
        wrong: [
          { option: 'The costumes', says: 'Strój poprawia siostra Sama.' },
          { option: 'The part of the queen', says: 'O roli królowej nikt nie mówi.' },
        ],
        explanation: 'Tata Elli pracuje w teatrze i pokazał jej, jak obsługuje się światła.',
      },
      {
        id: 'sluchanie-szkolne-przedstawienie-korona',
        question: 'What is wrong with the crown?',
        right: 'It is too big',
        wrong: [
          { option: 'It is too heavy', says: 'O ciężarze korony nikt nie mówi.' },
          { option: 'It has not been made yet', says: 'Korona jest: Sam ma ją przynieść w środę.' },
        ],
        explanation: 'Korona jest za duża, więc Sam włoży pod nią czapkę.',
      },
      {
        id: 'sluchanie-szkolne-przedstawienie-proba',
        question: 'When are they going to practise together?',
        right: 'On Wednesday',
        wrong: [
          { option: 'On Friday', says: 'W piątek jest przedstawienie.' },
          { option: 'Tomorrow after six', says: 'Jutro Sam ma lekcję gitary.' },
        ],
        explanation: 'Ella zgadza się na środę u siebie w domu (*on Wednesday at my place*).',
      },
    ],
  },
];
