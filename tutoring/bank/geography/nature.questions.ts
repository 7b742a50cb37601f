import type { BankQuestion } from '../bank-question.types.ts';

export const NATURE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'obieg-wody-skraplanie',
    topic: 'obieg-wody',
    difficulty: 'easy',
    question: 'Jak nazywa się zamiana pary wodnej w kropelki, z których powstają chmury?',
    right: 'skraplanie',
    wrong: [
      { option: 'parowanie', says: 'Parowanie to przemiana odwrotna: woda staje się parą.' },
      { option: 'topnienie', says: 'Topnienie to zamiana lodu w wodę.' },
      { option: 'krzepnięcie', says: 'Krzepnięcie to zamiana wody w lód.' },
    ],
    explanation: 'Para wodna unosi się i ochładza. Skrapla się (kondensuje) w maleńkie krople, które tworzą chmurę.',
  },
  {
    id: 'obieg-wody-ile-slodkiej',
    topic: 'obieg-wody',
    difficulty: 'medium',
    question: 'Jaką częścią całej wody na Ziemi jest woda słodka?',
    right: 'około 3%',
    wrong: [
      { option: 'około 97%', says: 'Około 97% to woda słona w morzach i oceanach.' },
      { option: 'około 71%', says: 'Około 71% to część powierzchni Ziemi, którą zajmują morza i oceany.' },
      { option: 'około 29%', says: 'Około 29% to część powierzchni Ziemi, którą zajmują lądy.' },
    ],
    explanation: 'Wody słodkiej jest mniej niż 3%, a większość z niej jest uwięziona w lodowcach i lądolodach.',
  },
  {
    id: 'obieg-wody-asfalt',
    topic: 'obieg-wody',
    difficulty: 'hard',
    question:
      'Po ulewie ulice centrum miasta są zalane, a w pobliskim lesie, gdzie spadło tyle samo deszczu, nie ma kałuż. Dlaczego?',
    right: 'Woda nie wsiąka w asfalt i beton',
    wrong: [
      {
        option: 'Nad miastem powietrze nie przyjmuje pary wodnej',
        says: 'Woda paruje także nad miastem, tylko to trwa dłużej niż ulewa.',
      },
      {
        option: 'Liście drzew wchłaniają do środka cały deszcz',
        says: 'Drzewa pobierają wodę korzeniami, gdy wsiąknie ona w glebę.',
      },
      {
        option: 'Miasto leży zawsze niżej niż otaczający je las',
        says: 'Położenie bywa różne, a o kałużach decyduje tu podłoże.',
      },
    ],
    explanation: 'W lesie deszcz wsiąka w ściółkę i glebę i zasila wody podziemne. Z asfaltu może tylko spłynąć.',
  },
  {
    id: 'rzezbotworcza-dzialalnosc-rzek-dolina',
    topic: 'rzezbotworcza-dzialalnosc-rzek',
    difficulty: 'easy',
    question: 'Jaką dolinę wycina w górach szybko płynący potok?',
    right: 'wąską, w kształcie litery V',
    wrong: [
      { option: 'szeroką, w kształcie litery U', says: 'Dolinę w kształcie litery U żłobi lodowiec górski.' },
      {
        option: 'płaską, z licznymi zakolami',
        says: 'Płaska dolina z zakolami powstaje w środkowym i dolnym biegu rzeki.',
      },
      { option: 'okrągłą, z jeziorem pośrodku', says: 'Okrągłe zagłębienie z jeziorem to często kocioł polodowcowy.' },
    ],
    explanation: 'W górnym biegu rzeka ma duży spadek i wcina się głównie w dno, dlatego dolina jest wąska i głęboka.',
  },
  {
    id: 'rzezbotworcza-dzialalnosc-rzek-delta',
    topic: 'rzezbotworcza-dzialalnosc-rzek',
    difficulty: 'medium',
    question: 'Jak powstaje delta?',
    right: 'Rzeka osadza piasek i muł przy ujściu do morza',
    wrong: [
      {
        option: 'Silne przypływy i odpływy poszerzają ujście rzeki',
        says: 'Tak powstaje ujście lejkowate, czyli estuarium.',
      },
      {
        option: 'Rzeka podcina zewnętrzny brzeg swojego zakola',
        says: 'Tak rozwija się meander, a jego brzeg się cofa.',
      },
      {
        option: 'Lodowiec żłobi dolinę, którą zalewa potem morze',
        says: 'Tak powstaje fiord, na przykład w Norwegii.',
      },
    ],
    explanation:
      'Przy ujściu nurt zwalnia i rzeka gubi niesiony materiał. Odkłada go w kształcie wachlarza, który stale rośnie.',
  },
  {
    id: 'rzezbotworcza-dzialalnosc-rzek-meander',
    topic: 'rzezbotworcza-dzialalnosc-rzek',
    difficulty: 'hard',
    question: 'Co dzieje się przy zewnętrznym brzegu meandra?',
    right: 'Nurt jest szybszy i podcina brzeg',
    wrong: [
      {
        option: 'Nurt jest wolniejszy i osadza piasek',
        says: 'Tak jest przy wewnętrznym brzegu, gdzie tworzy się łacha.',
      },
      { option: 'Nurt jest szybszy i osadza piasek', says: 'Szybka woda porywa piasek, a nie zostawia go.' },
      { option: 'Nurt jest wolniejszy i podcina brzeg', says: 'Wolna woda ma za mało energii, aby podcinać brzeg.' },
    ],
    explanation:
      'Woda na zakręcie jest wypychana na zewnątrz. Tam erozja podcina brzeg, a po wewnętrznej stronie osadza się piasek.',
  },
  {
    id: 'lodowce-i-rzezba-polodowcowa-wal',
    topic: 'lodowce-i-rzezba-polodowcowa',
    difficulty: 'easy',
    question: 'Jak nazywa się wał z gliny, piasku i głazów, usypany u czoła lądolodu?',
    right: 'morena czołowa',
    wrong: [
      { option: 'sandr', says: 'Sandr to równina z piasków, które rozniosły wody z topniejącego lodu.' },
      { option: 'pradolina', says: 'Pradolina to szeroka dolina, którą płynęły wody z lądolodu.' },
      { option: 'rynna polodowcowa', says: 'Rynna to długie zagłębienie, w którym bywa jezioro.' },
    ],
    explanation: 'Lądolód pchał i niósł okruchy skał. Gdzie jego czoło stało dłużej, tam powstał wał moreny czołowej.',
  },
  {
    id: 'lodowce-i-rzezba-polodowcowa-glaz',
    topic: 'lodowce-i-rzezba-polodowcowa',
    difficulty: 'medium',
    question: 'Na polu pod Płockiem leży wielki głaz ze skandynawskiego granitu. Skąd się tam wziął?',
    right: 'Przyniósł go lądolód',
    wrong: [
      { option: 'Wyrzucił go wulkan', says: 'Wulkan wyrzuca lawę i popiół, a granit zastyga w głębi Ziemi.' },
      { option: 'Przyniosła go Wisła', says: 'Wisła płynie z południa, a granit pochodzi ze Skandynawii.' },
      { option: 'Spadł na Ziemię z kosmosu', says: 'Meteoryty mają inny skład niż granit ze Skandynawii.' },
    ],
    explanation: 'To głaz narzutowy. Lądolód przyniósł go ze Skandynawii i zostawił, gdy stopniał.',
  },
  {
    id: 'lodowce-i-rzezba-polodowcowa-mlode-jeziora',
    topic: 'lodowce-i-rzezba-polodowcowa',
    difficulty: 'hard',
    question: 'Lądolód był kiedyś i na Mazurach, i w okolicy Łodzi. Dlaczego pod Łodzią nie ma jezior polodowcowych?',
    right: 'Ostatni lądolód tam nie dotarł, a dawne jeziora zanikły',
    wrong: [
      {
        option: 'Lądolód zostawił tam tylko góry zbudowane z granitu',
        says: 'Pod Łodzią nie ma gór, są równiny i niskie wzgórza.',
      },
      {
        option: 'Pada tam zbyt mało śniegu, aby napełnić jeziora',
        says: 'Jeziora zasilają też deszcz, rzeki i wody podziemne.',
      },
      {
        option: 'Lądolód był tam później i jeziora dopiero powstaną',
        says: 'Na odwrót: później lód był na Mazurach, więc rzeźba jest tam młodsza.',
      },
    ],
    explanation:
      'Pod Łodzią lód stał ostatni raz dużo dawniej niż na Mazurach. Jeziora zarosły lub wypełniły się osadami, a wzgórza się obniżyły.',
  },
];
