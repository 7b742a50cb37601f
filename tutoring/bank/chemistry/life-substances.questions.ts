import type { BankQuestion } from '../bank-question.types.ts';

export const LIFE_SUBSTANCE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'estry-i-tluszcze-z-czego-powstaje-ester',
    topic: 'estry-i-tluszcze',
    difficulty: 'easy',
    question: 'Z jakich substancji powstaje ester w reakcji estryfikacji?',
    right: 'Z kwasu i alkoholu',
    wrong: [
      { option: 'Z kwasu i zasady', says: 'Kwas z zasadą tworzy sól i wodę.' },
      { option: 'Z alkoholu i zasady', says: 'Alkohol z zasadą nie tworzy estru: potrzebny jest kwas.' },
      { option: 'Z dwóch węglowodorów', says: 'Węglowodory nie mają grup, które łączyłyby się w ester.' },
    ],
    explanation: 'W reakcji kwasu z alkoholem powstają ester i woda. Tak otrzymuje się na przykład octan etylu.',
  },
  {
    id: 'estry-i-tluszcze-zmydlanie',
    topic: 'estry-i-tluszcze',
    difficulty: 'medium',
    question: 'Jakie produkty powstają przy ogrzewaniu tłuszczu z wodorotlenkiem sodu?',
    right: 'Mydło i glicerol',
    wrong: [
      { option: 'Mydło i etanol', says: 'Tłuszcze są estrami glicerolu, a nie etanolu.' },
      { option: 'Ester i woda', says: 'To produkty reakcji kwasu z alkoholem.' },
      {
        option: 'Kwas octowy i glicerol',
        says: 'W tłuszczach są reszty kwasów tłuszczowych, a te tworzą z sodem mydło.',
      },
    ],
    explanation: 'Tłuszcz rozkłada się na glicerol i sole sodowe kwasów tłuszczowych, czyli mydło.',
  },
  {
    id: 'estry-i-tluszcze-nazwa-estru',
    topic: 'estry-i-tluszcze',
    difficulty: 'hard',
    question: 'Z jakiego kwasu i alkoholu powstaje octan metylu?',
    right: 'Z kwasu octowego i metanolu',
    wrong: [
      { option: 'Z kwasu octowego i etanolu', says: 'Z tych substancji powstaje octan etylu.' },
      { option: 'Z kwasu mrówkowego i metanolu', says: 'Z tych substancji powstaje mrówczan metylu.' },
      { option: 'Z kwasu mrówkowego i etanolu', says: 'Z tych substancji powstaje mrówczan etylu.' },
    ],
    explanation: 'Pierwszy człon nazwy pochodzi od kwasu octowego, a drugi od alkoholu, czyli metanolu.',
  },
  {
    id: 'cukry-wykrywanie-skrobi',
    topic: 'cukry',
    difficulty: 'easy',
    question: 'Jaka barwa pojawi się, gdy na plasterek ziemniaka spadnie kropla jodyny?',
    right: 'Granatowa',
    wrong: [
      { option: 'Malinowa', says: 'Malinowa barwa to fenoloftaleina w roztworze zasadowym.' },
      { option: 'Ceglasta', says: 'Ceglasty osad powstaje przy wykrywaniu glukozy w próbie Trommera.' },
      { option: 'Żółta', says: 'Żółta barwa powstaje z białka i stężonego kwasu azotowego(V).' },
    ],
    explanation: 'Ziemniak zawiera skrobię, która z jodem daje barwę granatową.',
  },
  {
    id: 'cukry-hydroliza-sacharozy',
    topic: 'cukry',
    difficulty: 'medium',
    question: 'Jakie cukry powstają w wyniku hydrolizy sacharozy?',
    right: 'Glukoza i fruktoza',
    wrong: [
      { option: 'Dwie cząsteczki glukozy', says: 'Sama glukoza powstaje na przykład z hydrolizy skrobi.' },
      { option: 'Skrobia i celuloza', says: 'Skrobia i celuloza to wielocukry o bardzo dużych cząsteczkach.' },
      { option: 'Dwie cząsteczki fruktozy', says: 'Sacharoza zawiera jedną resztę fruktozy i jedną glukozy.' },
    ],
    explanation: 'Sacharoza to dwucukier. Po reakcji z wodą rozpada się na dwa cukry proste: glukozę i fruktozę.',
  },
  {
    id: 'cukry-skrobia-a-celuloza',
    topic: 'cukry',
    difficulty: 'hard',
    question: 'Co łączy skrobię i celulozę?',
    right: 'Obie są zbudowane z reszt glukozy',
    wrong: [
      {
        option: 'Obie są słodkie i łatwo rozpuszczają się w wodzie',
        says: 'Takie są cukry proste i sacharoza, a nie wielocukry.',
      },
      {
        option: 'Obie są dla człowieka strawnym źródłem energii',
        says: 'Człowiek trawi skrobię, a celuloza jest dla niego błonnikiem.',
      },
      {
        option: 'Obie są cukrami prostymi o takim samym wzorze',
        says: 'Skrobia i celuloza to wielocukry, a proste są glukoza i fruktoza.',
      },
    ],
    explanation:
      'Skrobia i celuloza to wielocukry. Ich długie łańcuchy składają się z reszt glukozy, lecz połączonych w różny sposób.',
  },
  {
    id: 'bialka-z-czego-zbudowane',
    topic: 'bialka',
    difficulty: 'easy',
    question: 'Z jakich cząsteczek zbudowane są białka?',
    right: 'Z aminokwasów',
    wrong: [
      { option: 'Z cukrów prostych', says: 'Z cukrów prostych zbudowane są dwucukry i wielocukry.' },
      { option: 'Z kwasów tłuszczowych', says: 'Kwasy tłuszczowe razem z glicerolem tworzą tłuszcze.' },
      { option: 'Z węglowodorów', says: 'Z małych węglowodorów powstają na przykład tworzywa sztuczne.' },
    ],
    explanation: 'Białka to długie łańcuchy aminokwasów połączonych wiązaniami peptydowymi.',
  },
  {
    id: 'bialka-co-odwracalne',
    topic: 'bialka',
    difficulty: 'hard',
    question:
      'Do białka jaja dodano dużo soli kuchennej i pojawiły się kłaczki. Po dolaniu wody zniknęły. Jakie zjawisko zaszło po dodaniu soli?',
    right: 'Wysalanie',
    wrong: [
      { option: 'Denaturacja', says: 'Denaturacja jest w zwykłych warunkach nieodwracalna, a tu kłaczki zniknęły.' },
      { option: 'Hydroliza', says: 'Hydroliza rozbiłaby białko na aminokwasy, a nie dała kłaczków.' },
      { option: 'Estryfikacja', says: 'Estryfikacja to reakcja kwasu z alkoholem.' },
    ],
    explanation: 'Sól kuchenna wysala białko, a ten proces można odwrócić przez dolanie wody.',
  },
];
