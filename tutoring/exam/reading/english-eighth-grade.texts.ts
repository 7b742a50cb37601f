import type { ReadingText } from './reading-text.types.ts';

export const ENGLISH_EIGHTH_GRADE_TEXTS: readonly ReadingText[] = [
  {
    id: 'pies-na-stacji',
    examType: 'egzamin_osmoklasisty',
    title: 'A dog called Ticket',
    text: [
      'Every morning at half past seven, a small brown dog sits on platform two of our station. His name is Ticket. He belongs to Mr Hall, who sells newspapers there. Two years ago Mr Hall broke his leg and had to stay in hospital for a month. Ticket lived with his daughter, but every day he ran to the station and waited.',
      'The people who travelled to work started to bring him food. A girl called Zoe made a sign: “Please don’t give me sausages. I’m getting fat!” When Mr Hall came back, the whole platform clapped, and Ticket was so happy that he jumped into the wrong train. He came home from the next town by police car.',
    ].join('\n\n'),
    questions: [
      {
        id: 'pies-na-stacji-wlasciciel',
        question: 'What does Mr Hall do?',
        right: 'He sells newspapers',
        wrong: [
          { option: 'He drives a train', says: 'O prowadzeniu pociągu w tekście nie ma mowy.' },
          { option: 'He works in a hospital', says: 'W szpitalu był jako pacjent.' },
          { option: 'He is a police officer', says: 'Policja tylko odwiozła psa do domu.' },
        ],
        explanation: 'Drugie i trzecie zdanie mówią, że pan Hall sprzedaje gazety na stacji.',
      },
      {
        id: 'pies-na-stacji-miesiac',
        question: 'Where did Ticket live when Mr Hall was ill?',
        right: 'With Mr Hall’s daughter',
        wrong: [
          { option: 'At the station', says: 'Na stację tylko biegał każdego dnia.' },
          { option: 'With a girl whose name was Zoe', says: 'Zoe zrobiła napis, ale pies u niej nie mieszkał.' },
          { option: 'At the police station', says: 'Na policję trafił dopiero później.' },
        ],
        explanation: 'Pies mieszkał u córki pana Halla.',
      },
      {
        id: 'pies-na-stacji-napis',
        question: 'Why did Zoe make a sign?',
        right: 'Because Ticket was eating too much',
        wrong: [
          { option: 'Because Ticket was lost', says: 'Pies się wtedy nie zgubił.' },
          { option: 'Because she wanted to sell sausages', says: 'Kiełbasek miało być mniej, a nie więcej.' },
          { option: 'Because Ticket was dangerous', says: 'Pies nikomu nie zagrażał.' },
        ],
        explanation: 'Na napisie pies prosi, żeby go nie karmić, bo tyje.',
      },
      {
        id: 'pies-na-stacji-powrot',
        question: 'How did Ticket come home from the next town?',
        right: 'By car',
        wrong: [
          { option: 'By train', says: 'Pociągiem tam pojechał, a nie wrócił.' },
          { option: 'By bus', says: 'Autobusu w tekście nie ma.' },
          { option: 'On foot', says: 'Do domu nie przyszedł sam.' },
        ],
        explanation: 'Odwiózł go samochód policyjny (*by police car*).',
      },
      {
        id: 'pies-na-stacji-rodzaj',
        question: 'What is the text about?',
        right: 'A dog that waited for his owner',
        wrong: [
          { option: 'A trip to another town', says: 'Wycieczka psa to tylko zabawny koniec.' },
          { option: 'An accident at a station', says: 'Wypadek nie jest tematem, a o miejscu nic nie wiadomo.' },
          { option: 'A new job at a station', says: 'O nowej pracy nikt nie opowiada.' },
        ],
        explanation: 'Tekst opowiada o psie, który codziennie czekał na swojego pana.',
      },
    ],
  },
  {
    id: 'ogloszenie-klub',
    examType: 'egzamin_osmoklasisty',
    title: 'Join the cooking club!',
    text: [
      '**COOKING CLUB FOR CLASSES 6–8**',
      'Do you want to make more than toast? Come to room 12 every Wednesday at 3 p.m. The first meeting is on 7 October.',
      '- You don’t need to know anything about cooking.\n- Bring an apron and a box for what you don’t eat. We buy the food.\n- It costs 10 zloty a month. Your first meeting is free.\n- Are you allergic to anything? Tell Mrs Nowak before you come.',
      'In December we will cook a dinner for our grandparents. There is room for fifteen people only, so write to mrs.nowak@school.example by Friday, 2 October.',
    ].join('\n\n'),
    questions: [
      {
        id: 'ogloszenie-klub-dla-kogo',
        question: 'Who can join the club?',
        right: 'Pupils who have never cooked',
        wrong: [
          { option: 'Teachers and parents', says: 'Klub jest dla klas od szóstej do ósmej.' },
          { option: 'Pupils of all classes', says: 'Klub jest tylko dla klas 6–8.' },
          { option: 'Grandparents of the youngest pupils', says: 'Dziadkowie będą gośćmi na kolacji w grudniu.' },
        ],
        explanation: 'W ogłoszeniu czytamy, że nie trzeba nic umieć.',
      },
      {
        id: 'ogloszenie-klub-przynies',
        question: 'What should you bring?',
        right: 'Something to wear and something to keep food in',
        wrong: [
          { option: 'Food for the first meeting', says: 'Jedzenie kupuje klub.' },
          { option: 'Ten zloty for the first meeting', says: 'Pierwsze spotkanie jest bezpłatne.' },
          { option: 'A letter from your parents', says: 'O liście od rodziców nie ma mowy.' },
        ],
        explanation: 'Potrzebny jest fartuch (*apron*) i pudełko na resztę jedzenia.',
      },
      {
        id: 'ogloszenie-klub-termin',
        question: 'When do you have to write to Mrs Nowak?',
        right: 'Before the first meeting',
        wrong: [
          { option: 'On a Wednesday', says: 'Środa to dzień spotkań.' },
          { option: 'In December', says: 'W grudniu jest kolacja dla dziadków.' },
          { option: 'In the week after the first meeting', says: 'Termin mija pięć dni przed pierwszym spotkaniem.' },
        ],
        explanation: 'Zgłosić się trzeba do 2 października, a pierwsze spotkanie jest siódmego.',
      },
      {
        id: 'ogloszenie-klub-ile-osob',
        question: 'Why is it good to write soon?',
        right: 'The number of places is limited',
        wrong: [
          { option: 'The price will be higher after Friday', says: 'Cena się nie zmienia.' },
          { option: 'The room may be changed', says: 'O zmianie sali tekst nie mówi.' },
          { option: 'The food must be ordered', says: 'Nic nie wskazuje na to, że termin zależy od zakupów.' },
        ],
        explanation: 'Ogłoszenie mówi, że miejsc jest tylko piętnaście.',
      },
      {
        id: 'ogloszenie-klub-tekst-to',
        question: 'What is the text?',
        right: 'A notice',
        wrong: [
          { option: 'A recipe', says: 'Przepis podaje składniki i kroki.' },
          { option: 'A letter to a friend', says: 'List ma adresata i podpis.' },
          { option: 'A story', says: 'Opowiadanie ma bohaterów i zdarzenia.' },
        ],
        explanation: 'To ogłoszenie (*notice*): zaprasza i podaje miejsce, czas i zasady.',
      },
    ],
  },
  {
    id: 'dzien-bez-internetu',
    examType: 'egzamin_osmoklasisty',
    title: 'One day without the internet',
    text: [
      'Hi Leo,',
      'You asked about our “offline Saturday”. Well, it was my sister’s idea, not mine, and I was sure it would be boring! Mum put all our phones in a box at eight in the morning. I wanted to check the weather, so I had to go out on the balcony. It was raining.',
      'At first we didn’t know what to do. Then Dad found an old board game, and we played for three hours. I lost every time, but I laughed a lot. In the afternoon the rain stopped and we cycled to Grandma’s. She was so surprised, because usually we only call her!',
      'I must say that I missed music most of all. Still, I’d like to do it again, but only once a month.',
      'Write soon,  \nMaya',
    ].join('\n\n'),
    questions: [
      {
        id: 'dzien-bez-internetu-czyj-pomysl',
        question: 'Whose idea was the offline day?',
        right: 'Maya’s sister’s',
        wrong: [
          { option: 'Maya’s', says: 'Maya pisze, że to nie był jej pomysł.' },
          { option: 'Her mother’s', says: 'Mama tylko schowała telefony.' },
          { option: 'Leo’s', says: 'Leo o ten dzień tylko zapytał.' },
        ],
        explanation: 'Maya pisze: *it was my sister’s idea, not mine*.',
      },
      {
        id: 'dzien-bez-internetu-pogoda',
        question: 'How did Maya learn about the weather?',
        right: 'She looked outside',
        wrong: [
          { option: 'She listened to the radio', says: 'O radiu Maya nie pisze.' },
          { option: 'She asked her dad', says: 'Tata znalazł grę, a o pogodę nikt go nie pytał.' },
          { option: 'She used her phone', says: 'Telefony leżały już w pudełku.' },
        ],
        explanation: 'Musiała wyjść na balkon (*go out on the balcony*) i popatrzeć.',
      },
      {
        id: 'dzien-bez-internetu-babcia',
        question: 'Why was Grandma surprised?',
        right: 'She did not expect a visit',
        wrong: [
          { option: 'She heard that Maya had lost', says: 'O przegranych nie ma tu mowy.' },
          { option: 'She got a phone call', says: 'Zwykle do niej dzwonią, ale tego dnia przyjechali.' },
          { option: 'She did not like the rain', says: 'Gdy przyjechali, deszcz już nie padał.' },
        ],
        explanation: 'Zwykle rodzina tylko dzwoni, a tym razem przyjechała na rowerach.',
      },
      {
        id: 'dzien-bez-internetu-brak',
        question: 'What did Maya miss most?',
        right: 'Listening to music',
        wrong: [
          { option: 'Playing games', says: 'Grała w grę planszową przez trzy godziny.' },
          { option: 'Talking to Leo', says: 'O rozmowach z Leo nie pisze.' },
          { option: 'Checking the weather', says: 'Pogodę sprawdziła na balkonie.' },
        ],
        explanation: 'Maya pisze, że najbardziej brakowało jej muzyki.',
      },
      {
        id: 'dzien-bez-internetu-opinia',
        question: 'What does Maya think of the day now?',
        right: 'She would like to repeat it from time to time',
        wrong: [
          { option: 'It was boring', says: 'Tak myślała przedtem.' },
          { option: 'She wants to do it every Saturday', says: 'Chce tego tylko raz w miesiącu.' },
          { option: 'She will never do it again', says: 'Pisze, że chętnie to powtórzy.' },
        ],
        explanation: 'Chce to powtórzyć, ale tylko raz w miesiącu.',
      },
    ],
  },
];
