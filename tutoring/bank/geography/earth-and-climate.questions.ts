import type { BankQuestion } from '../bank-question.types.ts';

export const EARTH_AND_CLIMATE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'strefy-klimatyczne-sahara',
    topic: 'strefy-klimatyczne',
    difficulty: 'easy',
    question: 'W jakiej strefie klimatycznej leży Sahara?',
    right: 'w zwrotnikowej',
    wrong: [
      { option: 'w równikowej', says: 'W strefie równikowej jest gorąco i deszczowo, rosną tam lasy deszczowe.' },
      { option: 'w umiarkowanej', says: 'W strefie umiarkowanej są cztery pory roku; leży w niej Polska.' },
      { option: 'w okołobiegunowej', says: 'W strefie okołobiegunowej przez większą część roku panuje mróz.' },
    ],
    explanation: 'W strefie zwrotnikowej suche powietrze opada i prawie nie ma deszczu, dlatego leży tam wiele pustyń.',
  },
  {
    id: 'strefy-klimatyczne-oliwki',
    topic: 'strefy-klimatyczne',
    difficulty: 'medium',
    question: 'Lato jest gorące i suche, zima łagodna i deszczowa, na wzgórzach rosną oliwki. Jaki to klimat?',
    right: 'podzwrotnikowy śródziemnomorski',
    wrong: [
      {
        option: 'zwrotnikowy skrajnie suchy',
        says: 'W klimacie zwrotnikowym suchym deszcz prawie nie pada także zimą.',
      },
      { option: 'umiarkowany ciepły przejściowy', says: 'Taki klimat ma Polska: zimą bywa mróz, a latem dużo pada.' },
      { option: 'równikowy wybitnie wilgotny', says: 'W klimacie równikowym wilgotnym pada przez cały rok.' },
    ],
    explanation: 'Suche, gorące lato i deszczowa, łagodna zima to cechy wybrzeży Morza Śródziemnego.',
  },
  {
    id: 'strefy-klimatyczne-temperatura-na-szczycie',
    topic: 'strefy-klimatyczne',
    difficulty: 'hard',
    question:
      'We wsi na wysokości 600 m n.p.m. jest 20°C. Co 100 m temperatura spada średnio o 0,6°C. Ile wynosi na szczycie o wysokości 2600 m n.p.m.?',
    right: '8°C',
    wrong: [
      { option: '4,4°C', says: 'Tak wyjdzie, gdy liczy się wysokość od poziomu morza, a nie od wsi.' },
      { option: '32°C', says: 'Z wysokością temperatura spada, więc 12°C trzeba odjąć.' },
      { option: '18,8°C', says: 'Tak wyjdzie przy spadku o 0,6°C na każde 1000 m.' },
    ],
    explanation:
      'Różnica wysokości to 2000 m, czyli 20 razy po 100 m. $20 \\cdot 0{,}6 = 12$, więc $20 - 12 = 8$ stopni.',
  },
  {
    id: 'budowa-wnetrza-ziemi-najcienszy',
    topic: 'budowa-wnetrza-ziemi',
    difficulty: 'easy',
    question: 'Która warstwa Ziemi jest najcieńsza?',
    right: 'skorupa',
    wrong: [
      { option: 'płaszcz', says: 'Płaszcz sięga do głębokości 2900 km i zajmuje największą część Ziemi.' },
      { option: 'jądro zewnętrzne', says: 'Jądro zewnętrzne jest płynne i ma ponad 2000 km grubości.' },
      { option: 'jądro wewnętrzne', says: 'Jądro wewnętrzne ma promień ponad 1200 km.' },
    ],
    explanation: 'Skorupa ma od kilku kilometrów pod oceanami do około 70 km pod najwyższymi górami.',
  },
  {
    id: 'budowa-wnetrza-ziemi-sklad-jadra',
    topic: 'budowa-wnetrza-ziemi',
    difficulty: 'medium',
    question: 'Z czego zbudowane jest przede wszystkim jądro Ziemi?',
    right: 'z żelaza i niklu',
    wrong: [
      { option: 'z tlenu i krzemu', says: 'Tlen i krzem to główne pierwiastki skorupy ziemskiej.' },
      {
        option: 'z wapieni i piaskowców',
        says: 'Wapienie i piaskowce to skały osadowe, które leżą blisko powierzchni.',
      },
      { option: 'z węgla i siarki', says: 'Węgiel i siarkę wydobywamy ze złóż w skorupie ziemskiej.' },
    ],
    explanation: 'Jądro tworzy głównie żelazo z domieszką niklu. Ruch płynnego metalu wytwarza pole magnetyczne Ziemi.',
  },
  {
    id: 'budowa-wnetrza-ziemi-skad-wiemy',
    topic: 'budowa-wnetrza-ziemi',
    difficulty: 'hard',
    question: 'Skąd wiadomo, że jądro zewnętrzne Ziemi jest płynne?',
    right: 'Nie przechodzą przez nie poprzeczne fale sejsmiczne',
    wrong: [
      {
        option: 'Pobrano jego próbkę z najgłębszego odwiertu świata',
        says: 'Najgłębszy odwiert ma około 12 km i nie przebił nawet skorupy.',
      },
      {
        option: 'Wypływa ono na powierzchnię w postaci lawy wulkanów',
        says: 'Magma powstaje w skorupie i górnym płaszczu, a nie w jądrze.',
      },
      {
        option: 'Widać je w najgłębszych rowach dna oceanów',
        says: 'Rowy oceaniczne mają do 11 km głębokości, a jądro leży poniżej 2900 km.',
      },
    ],
    explanation:
      'Fale poprzeczne biegną tylko przez ciała stałe. Skoro jądro zewnętrzne je zatrzymuje, musi być cieczą.',
  },
  {
    id: 'plyty-litosfery-epicentrum',
    topic: 'plyty-litosfery',
    difficulty: 'easy',
    question: 'Jak nazywa się miejsce na powierzchni Ziemi, które leży dokładnie nad ogniskiem trzęsienia?',
    right: 'epicentrum',
    wrong: [
      { option: 'hipocentrum', says: 'Hipocentrum to samo ognisko trzęsienia, ukryte w głębi.' },
      { option: 'ryft', says: 'Ryft to głęboka dolina w miejscu, gdzie płyty się rozsuwają.' },
      { option: 'krater', says: 'Krater to zagłębienie, którym wulkan wyrzuca lawę i popiół.' },
    ],
    explanation: 'Do epicentrum fale mają z ogniska najbliżej, dlatego zwykle tam szkody są największe.',
  },
  {
    id: 'plyty-litosfery-himalaje',
    topic: 'plyty-litosfery',
    difficulty: 'medium',
    question: 'Jak powstały Himalaje?',
    right: 'Zderzyły się dwie płyty z kontynentami',
    wrong: [
      {
        option: 'Rozsunęły się dwie płyty pod oceanem',
        says: 'Tak powstaje grzbiet śródoceaniczny, na przykład na Atlantyku.',
      },
      { option: 'Płyta oceaniczna wsunęła się pod kontynent', says: 'Tak powstały Andy w Ameryce Południowej.' },
      {
        option: 'Dwie płyty przesunęły się poziomo obok siebie',
        says: 'Tak jest na uskoku San Andreas, gdzie góry przy tym nie rosną.',
      },
    ],
    explanation: 'Płyta indyjska zderzyła się z euroazjatycką, a brzegi kontynentów sfałdowały się i wypiętrzyły.',
  },
  {
    id: 'plyty-litosfery-islandia',
    topic: 'plyty-litosfery',
    difficulty: 'hard',
    question: 'Islandia staje się z każdym rokiem o około 2 cm szersza i ma wiele wulkanów. Jak to wyjaśnić?',
    right: 'Leży na granicy rozsuwających się płyt',
    wrong: [
      {
        option: 'Leży w strefie subdukcji na skraju Pacyfiku',
        says: 'Islandia leży na Atlantyku, a w strefie subdukcji płyty się zbliżają.',
      },
      {
        option: 'Leży w spokojnym środku płyty euroazjatyckiej',
        says: 'Wewnątrz płyty, jak w Polsce, czynnych wulkanów zwykle nie ma.',
      },
      {
        option: 'Leży na granicy zderzających się kontynentów',
        says: 'Zderzenie ściska ląd i wypiętrza góry, a nie rozszerza wyspy.',
      },
    ],
    explanation:
      'Islandia jest częścią Grzbietu Śródatlantyckiego. Płyty się tam rozsuwają, a szczelinę wypełnia magma.',
  },
];
