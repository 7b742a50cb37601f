import type { BankQuestion } from '../bank-question.types.ts';

export const CELL_MOLECULES_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'fotosynteza-fazy-miejsce-fazy-jasnej',
    topic: 'fotosynteza-fazy',
    difficulty: 'medium',
    question: 'Gdzie przebiega faza fotosyntezy zależna od światła?',
    right: 'w błonach tylakoidów',
    wrong: [
      { option: 'w stromie chloroplastu', says: 'W stromie przebiega cykl Calvina.' },
      { option: 'w macierzy mitochondrium', says: 'W macierzy mitochondrium zachodzi cykl Krebsa, etap oddychania.' },
      { option: 'w soku wakuoli', says: 'Wakuola gromadzi wodę i zapasy, nie pochłania światła.' },
    ],
    explanation:
      'Chlorofil leży w błonach tylakoidów, dlatego właśnie tam energia światła zamienia się w energię ATP i NADPH.',
  },
  {
    id: 'fotosynteza-fazy-sila-asymilacyjna',
    topic: 'fotosynteza-fazy',
    difficulty: 'hard',
    question: 'Dzięki czemu w cyklu Calvina PGA zostaje zredukowany do aldehydu PGAL?',
    right: 'dzięki ATP i NADPH z fazy jasnej',
    wrong: [
      { option: 'dzięki tlenowi z fotolizy wody', says: 'Tlen jest produktem ubocznym i uchodzi z liścia.' },
      { option: 'dzięki NADH z mitochondriów', says: 'NADH powstaje w oddychaniu komórkowym, nie w fazie jasnej.' },
      {
        option: 'dzięki światłu pochłoniętemu w stromie',
        says: 'Światło pochłania chlorofil w tylakoidach, nie w stromie.',
      },
    ],
    explanation:
      'NADPH dostarcza elektronów, a ATP energii. Oba powstają w fazie zależnej od światła (siła asymilacyjna).',
  },
  {
    id: 'fotosynteza-fazy-znakowany-tlen',
    topic: 'fotosynteza-fazy',
    difficulty: 'hard',
    question:
      'Glonom podano wodę zawierającą izotop tlenu $^{18}O$, a zwykły dwutlenek węgla. Gdzie wykryto izotop przede wszystkim?',
    right: 'w uwolnionym gazowym tlenie',
    wrong: [
      { option: 'w glukozie z cyklu Calvina', says: 'Tlen w cukrze pochodzi z dwutlenku węgla, a ten był zwykły.' },
      { option: 'w cząsteczkach chlorofilu', says: 'Chlorofil pochłania światło i nie jest produktem rozkładu wody.' },
      { option: 'w RuBP, do którego przyłącza się $CO_2$', says: 'RuBP odtwarza się z PGAL, a nie z wody.' },
    ],
    explanation:
      'Gazowy tlen powstaje w fotolizie wody: $2H_2O \\rightarrow 4H^+ + 4e^- + O_2$. Izotop z wody trafia więc do niego.',
  },
  {
    id: 'mitoza-i-mejoza-liczba-komorek',
    topic: 'mitoza-i-mejoza',
    difficulty: 'easy',
    question: 'Ile komórek powstaje z jednej komórki po mitozie, a ile po mejozie?',
    right: 'po mitozie dwie, po mejozie cztery',
    wrong: [
      {
        option: 'po mitozie cztery, po mejozie dwie',
        says: 'To odwrotnie: mejoza ma dwa podziały, więc komórek jest więcej.',
      },
      {
        option: 'po mitozie dwie, po mejozie też dwie',
        says: 'Dwie komórki są po pierwszym z dwóch podziałów mejozy.',
      },
      { option: 'po mitozie cztery, po mejozie osiem', says: 'Tyle byłoby po dwóch mitozach i po trzech podziałach.' },
    ],
    explanation:
      'Mitoza to jeden podział, więc są dwie komórki. Mejoza to dwa podziały jeden po drugim, więc są cztery.',
  },
  {
    id: 'mitoza-i-mejoza-chromosomy-kota',
    topic: 'mitoza-i-mejoza',
    difficulty: 'medium',
    question: 'Komórka skóry kota ma 38 chromosomów. Ile chromosomów ma plemnik kota?',
    right: '19',
    wrong: [
      { option: '38', says: 'Po 38 chromosomów mają komórki powstałe w mitozie.' },
      { option: '76', says: 'Liczba 76 to podwojenie, a gamety mają połowę.' },
      { option: '23', says: 'Po 23 chromosomy mają gamety człowieka.' },
    ],
    explanation: 'Plemniki powstają dzięki mejozie, która zmniejsza liczbę chromosomów o połowę: $38 : 2 = 19$.',
  },
  {
    id: 'mitoza-i-mejoza-crossing-over',
    topic: 'mitoza-i-mejoza',
    difficulty: 'hard',
    question: 'Dlaczego gamety jednej osoby różnią się od siebie, choć powstały w tym samym organizmie?',
    right: 'Chromosomy homologiczne wymieniły w mejozie odcinki',
    wrong: [
      {
        option: 'Przed mejozą komórka nie podwaja swojego DNA',
        says: 'DNA podwaja się także przed mejozą, jeden raz.',
      },
      { option: 'Każda gameta ma inną liczbę chromosomów', says: 'Prawidłowe gamety człowieka mają po 23 chromosomy.' },
      {
        option: 'Gamety powstają w mitozie, która miesza geny',
        says: 'Mitoza daje takie same komórki, a gamety człowieka powstają w mejozie.',
      },
    ],
    explanation:
      'W profazie pierwszego podziału mejozy zachodzi crossing-over, a potem chromosomy rozchodzą się losowo. Dlatego każda gameta jest inna.',
  },
  {
    id: 'enzymy-slina',
    topic: 'enzymy',
    difficulty: 'easy',
    question: 'Dłużej żuty chleb robi się słodkawy. Który enzym ze śliny to sprawia?',
    right: 'amylaza',
    wrong: [
      { option: 'pepsyna', says: 'Pepsyna działa w żołądku i rozkłada białka.' },
      { option: 'lipaza', says: 'Lipaza rozkłada tłuszcze, głównie w jelicie cienkim.' },
      { option: 'laktaza', says: 'Laktaza rozkłada cukier mleczny w jelicie cienkim.' },
    ],
    explanation: 'Amylaza ze śliny rozkłada skrobię na cukry o słodkim smaku.',
  },
  {
    id: 'enzymy-probowki-z-pepsyna',
    topic: 'enzymy',
    difficulty: 'medium',
    question: 'W każdej probówce jest białko jaja i pepsyna. W której białko zostanie strawione najszybciej?',
    right: 'z kwasem solnym, w 37 °C',
    wrong: [
      { option: 'z kwasem solnym, w 4 °C', says: 'W zimnie enzym działa bardzo wolno.' },
      { option: 'z kwasem solnym, w 95 °C', says: 'W takim gorącu pepsyna traci kształt i przestaje działać.' },
      { option: 'z roztworem zasady, w 37 °C', says: 'Pepsyna potrzebuje środowiska kwaśnego, jak w żołądku.' },
    ],
    explanation:
      'Pepsyna pracuje w żołądku, więc najlepiej działa w środowisku kwaśnym i w temperaturze ludzkiego ciała.',
  },
  {
    id: 'enzymy-energia-aktywacji',
    topic: 'enzymy',
    difficulty: 'hard',
    question: 'W jaki sposób enzym przyspiesza reakcję chemiczną?',
    right: 'Obniża energię aktywacji tej reakcji',
    wrong: [
      { option: 'Podnosi energię aktywacji tej reakcji', says: 'Wyższy próg energii spowolniłby reakcję.' },
      { option: 'Oddaje energię, zużywając się przy tym', says: 'Enzym po reakcji jest taki sam i działa dalej.' },
      {
        option: 'Ogrzewa komórkę do wysokiej temperatury',
        says: 'Enzym nie ogrzewa komórki, a gorąco by go zniszczyło.',
      },
    ],
    explanation: 'Energia aktywacji to próg potrzebny do rozpoczęcia reakcji. Enzym go obniża, a sam się nie zużywa.',
  },
  {
    id: 'dna-i-rna-uracyl',
    topic: 'dna-i-rna',
    difficulty: 'easy',
    question: 'Która zasada azotowa występuje w RNA, a nie występuje w DNA?',
    right: 'uracyl',
    wrong: [
      { option: 'tymina', says: 'Tymina jest w DNA; w RNA zastępuje ją inna zasada.' },
      { option: 'adenina', says: 'Adenina występuje w obu kwasach nukleinowych.' },
      { option: 'cytozyna', says: 'Cytozyna występuje w obu kwasach nukleinowych.' },
    ],
    explanation: 'W RNA miejsce tyminy (T) zajmuje uracyl (U). Pozostałe zasady: A, G i C, są w obu kwasach.',
  },
  {
    id: 'dna-i-rna-po-replikacji',
    topic: 'dna-i-rna',
    difficulty: 'medium',
    question: 'Z jakich nici składa się każda z dwóch cząsteczek DNA po replikacji?',
    right: 'z jednej nici starej i jednej nowej',
    wrong: [
      { option: 'z dwóch nici starych', says: 'Stare nici się rozdzielają i trafiają do dwóch cząsteczek.' },
      { option: 'z dwóch nici nowych', says: 'Każda nowa nić powstaje na starej i z nią zostaje.' },
      {
        option: 'z jednej nici DNA i jednej nici RNA',
        says: 'W replikacji powstaje DNA; RNA powstaje w transkrypcji.',
      },
    ],
    explanation:
      'Nici DNA się rozdzielają i każda jest wzorem dla nowej. Dlatego kopia ma jedną nić starą i jedną nową.',
  },
  {
    id: 'dna-i-rna-procent-guaniny',
    topic: 'dna-i-rna',
    difficulty: 'hard',
    question: 'W podwójnej helisie DNA adenina stanowi 30% wszystkich zasad. Jaki procent stanowi guanina?',
    right: '20%',
    wrong: [
      { option: '30%', says: 'Tyle samo co adeniny, czyli 30%, jest tyminy.' },
      { option: '40%', says: 'Guanina i cytozyna stanowią 40% dopiero razem.' },
      { option: '70%', says: 'Pozostałe 70% to trzy zasady razem: T, G i C.' },
    ],
    explanation:
      'Tyminy jest tyle co adeniny, więc razem to 60%. Zostaje 40%, po połowie na guaninę i cytozynę, czyli po 20%.',
  },
];
