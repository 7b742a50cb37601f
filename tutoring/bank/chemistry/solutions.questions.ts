import type { BankQuestion } from '../bank-question.types.ts';

export const SOLUTION_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'roztwory-i-stezenie-skladniki-roztworu',
    topic: 'roztwory-i-stezenie',
    difficulty: 'easy',
    question: 'W szklance wody rozpuszczono łyżeczkę cukru. Co jest tu rozpuszczalnikiem?',
    right: 'Woda',
    wrong: [
      { option: 'Cukier', says: 'Cukier jest substancją rozpuszczoną.' },
      { option: 'Woda razem z cukrem', says: 'Woda razem z cukrem to roztwór.' },
      { option: 'Powietrze nad szklanką', says: 'Powietrze nie należy do tego roztworu.' },
    ],
    explanation: 'Rozpuszczalnik to substancja, w której rozpuszcza się inna. Tu cukier rozpuszcza się w wodzie.',
  },
  {
    id: 'roztwory-i-stezenie-liczenie-stezenia',
    topic: 'roztwory-i-stezenie',
    difficulty: 'medium',
    question: 'Rozpuszczono 10 g soli w 190 g wody. Jakie jest stężenie procentowe roztworu?',
    right: '5 %',
    wrong: [
      { option: '5,3 %', says: 'To w przybliżeniu wynik dzielenia przez masę wody zamiast przez masę roztworu.' },
      { option: '10 %', says: 'To liczba gramów soli, a nie jej udział w masie roztworu.' },
      { option: '20 %', says: 'Tu podzielono masę roztworu przez masę soli.' },
    ],
    explanation: 'Masa roztworu to $10 + 190 = 200$ g, więc stężenie wynosi $\\frac{10}{200} \\cdot 100\\% = 5\\%$.',
  },
  {
    id: 'roztwory-i-stezenie-rozcienczanie',
    topic: 'roztwory-i-stezenie',
    difficulty: 'hard',
    question: 'Do 100 g roztworu soli o stężeniu 12 % dolano 100 g wody. Jakie jest stężenie po rozcieńczeniu?',
    right: '6 %',
    wrong: [
      { option: '12 %', says: 'Masa soli się nie zmieniła, ale masa roztworu wzrosła, więc stężenie zmalało.' },
      { option: '24 %', says: 'Dolanie wody rozcieńcza roztwór, więc stężenie nie może wzrosnąć.' },
      { option: '3 %', says: 'Tak byłoby, gdyby masa roztworu wzrosła czterokrotnie.' },
    ],
    explanation:
      'W roztworze jest 12 g soli. Po dolaniu wody ma on masę 200 g, więc stężenie to $\\frac{12}{200} \\cdot 100\\% = 6\\%$.',
  },
  {
    id: 'rozpuszczalnosc-roztwor-nasycony',
    topic: 'rozpuszczalnosc',
    difficulty: 'easy',
    question:
      'Jak nazywa się roztwór, w którym w danej temperaturze nie da się już rozpuścić więcej tej samej substancji?',
    right: 'Nasycony',
    wrong: [
      { option: 'Nienasycony', says: 'W roztworze nienasyconym można jeszcze rozpuścić trochę substancji.' },
      { option: 'Rozcieńczony', says: 'W roztworze rozcieńczonym substancji rozpuszczonej jest mało.' },
      { option: 'Obojętny', says: 'To słowo opisuje odczyn roztworu o pH równym 7.' },
    ],
    explanation: 'Roztwór nasycony zawiera największą ilość substancji, jaka rozpuszcza się w danej temperaturze.',
  },
  {
    id: 'rozpuszczalnosc-ile-zostanie-na-dnie',
    topic: 'rozpuszczalnosc',
    difficulty: 'medium',
    question:
      'W pewnej temperaturze rozpuszczalność soli wynosi 40 g w 100 g wody. Do 50 g wody wsypano 30 g tej soli i wymieszano. Ile soli pozostanie na dnie?',
    right: '10 g',
    wrong: [
      { option: '0 g', says: 'W 50 g wody rozpuści się tylko połowa z 40 g, więc część soli pozostanie.' },
      { option: '20 g', says: 'To masa soli, która się rozpuści, a nie tej, która pozostanie.' },
      { option: '30 g', says: 'To cała wsypana sól, a większa jej część się rozpuści.' },
    ],
    explanation: 'W 50 g wody rozpuści się $40 : 2 = 20$ g soli. Na dnie pozostanie $30 - 20 = 10$ g.',
  },
  {
    id: 'rozpuszczalnosc-mieszanie-i-podgrzanie',
    topic: 'rozpuszczalnosc',
    difficulty: 'hard',
    question:
      'Uczennica mieszała nasycony roztwór saletry z osadem na dnie, ale osad nie znikał. Po podgrzaniu roztworu osad się rozpuścił. Jaki wniosek jest poprawny?',
    right: 'Rozpuszczalność tej substancji rośnie z temperaturą',
    wrong: [
      {
        option: 'Rozpuszczalność tej substancji rośnie podczas mieszania',
        says: 'Samo mieszanie nie rozpuściło osadu: przyspiesza rozpuszczanie, ale nie zwiększa rozpuszczalności.',
      },
      {
        option: 'Rozpuszczalność tej substancji maleje z temperaturą',
        says: 'Wtedy po podgrzaniu osadu byłoby więcej, a on zniknął.',
      },
      {
        option: 'Rozpuszczalność tej substancji zależy od ilości osadu',
        says: 'Rozpuszczalność zależy od substancji i temperatury, a nie od ilości osadu.',
      },
    ],
    explanation:
      'W wyższej temperaturze w tej samej ilości wody rozpuściło się więcej substancji, więc jej rozpuszczalność wzrosła.',
  },
  {
    id: 'rozpuszczalnosc-gazowana-woda',
    topic: 'rozpuszczalnosc',
    difficulty: 'medium',
    question: 'Dlaczego z ciepłej wody gazowanej gaz ulatnia się szybciej niż z zimnej?',
    right: 'Bo rozpuszczalność gazów maleje ze wzrostem temperatury',
    wrong: [
      {
        option: 'Bo rozpuszczalność gazów rośnie ze wzrostem temperatury',
        says: 'Tak zachowuje się większość ciał stałych, a z gazami jest odwrotnie.',
      },
      {
        option: 'Bo ciepła woda reaguje z gazem i powstaje osad',
        says: 'W ciepłej wodzie gazowanej nie powstaje osad, tylko ulatuje gaz.',
      },
      {
        option: 'Bo w ciepłej wodzie powstają nowe porcje tego gazu',
        says: 'Gaz był w wodzie od początku, a w cieple trudniej mu pozostać rozpuszczonym.',
      },
    ],
    explanation:
      'Im wyższa temperatura, tym mniej gazu może pozostać rozpuszczone w wodzie. Nadmiar ulatnia się w postaci pęcherzyków.',
  },
];
