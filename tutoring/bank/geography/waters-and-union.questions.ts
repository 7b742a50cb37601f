import type { BankQuestion } from '../bank-question.types.ts';

export const WATERS_AND_UNION_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'rzeki-polski-i-baltyk-zlewisko',
    topic: 'rzeki-polski-i-baltyk',
    difficulty: 'easy',
    question: 'Do którego morza spływa prawie cała woda z rzek Polski?',
    right: 'do Bałtyku',
    wrong: [
      { option: 'do Morza Czarnego', says: 'Do Morza Czarnego trafia woda z niewielkich skrawków na południu kraju.' },
      {
        option: 'do Morza Północnego',
        says: 'Do Morza Północnego trafia woda z małego obszaru w Sudetach, przez Łabę.',
      },
      { option: 'do Morza Śródziemnego', says: 'Z Polski żadna rzeka nie płynie do Morza Śródziemnego.' },
    ],
    explanation: 'Ponad 99% powierzchni Polski należy do zlewiska Morza Bałtyckiego.',
  },
  {
    id: 'rzeki-polski-i-baltyk-doplyw-odry',
    topic: 'rzeki-polski-i-baltyk',
    difficulty: 'medium',
    question: 'Która rzeka jest największym dopływem Odry?',
    right: 'Warta',
    wrong: [
      { option: 'San', says: 'San jest dopływem Wisły i płynie z Bieszczadów.' },
      { option: 'Pilica', says: 'Pilica jest lewym dopływem Wisły.' },
      { option: 'Narew', says: 'Narew z Bugiem zasila Wisłę od prawej strony.' },
    ],
    explanation: 'Warta przepływa przez Częstochowę i Poznań, a do Odry uchodzi w Kostrzynie.',
  },
  {
    id: 'rzeki-polski-i-baltyk-ile-soli',
    topic: 'rzeki-polski-i-baltyk',
    difficulty: 'hard',
    question: 'Odparowano 2 kg wody z Bałtyku o zasoleniu 7‰. Ile soli zostało?',
    right: '14 g',
    wrong: [
      { option: '7 g', says: '7 g soli jest w jednym kilogramie takiej wody.' },
      { option: '140 g', says: 'Tak wyjdzie, gdy promile pomyli się z procentami.' },
      { option: '70 g', says: 'Tyle soli zostałoby z 2 kg wody oceanicznej o zasoleniu 35‰.' },
    ],
    explanation: '7‰ to 7 g soli w każdym kilogramie wody, więc w 2 kg jest $2 \\cdot 7 = 14$ g.',
  },
  {
    id: 'unia-europejska-rok-przystapienia',
    topic: 'unia-europejska',
    difficulty: 'easy',
    question: 'W którym roku Polska przystąpiła do Unii Europejskiej?',
    right: 'w 2004',
    wrong: [
      { option: 'w 1999', says: 'W 1999 roku Polska weszła do NATO.' },
      { option: 'w 2007', says: 'W 2007 roku Polska weszła do strefy Schengen.' },
      { option: 'w 1993', says: 'W 1993 roku wszedł w życie traktat z Maastricht.' },
    ],
    explanation:
      'Polska należy do Unii od 1 maja 2004 roku, razem z dziewięcioma innymi państwami, które wtedy przystąpiły.',
  },
  {
    id: 'unia-europejska-schengen-bez-unii',
    topic: 'unia-europejska',
    difficulty: 'medium',
    question: 'Które państwo należy do strefy Schengen, ale nie należy do Unii Europejskiej?',
    right: 'Norwegia',
    wrong: [
      { option: 'Irlandia', says: 'Irlandia jest na odwrót: w Unii, ale poza strefą Schengen.' },
      { option: 'Niemcy', says: 'Niemcy należą i do Unii, i do strefy Schengen.' },
      { option: 'Ukraina', says: 'Ukraina nie należy do strefy Schengen.' },
    ],
    explanation: 'Norwegowie odrzucili członkostwo w Unii w referendum, ale kraj przystąpił do strefy Schengen.',
  },
  {
    id: 'unia-europejska-poczatek',
    topic: 'unia-europejska',
    difficulty: 'hard',
    question: 'Od czego zaczęła się w latach 50. XX wieku integracja sześciu państw, z której wyrosła Unia Europejska?',
    right: 'od wspólnoty węgla i stali',
    wrong: [
      { option: 'od wspólnej waluty euro', says: 'Euro wprowadzono dopiero na przełomie XX i XXI wieku.' },
      { option: 'od zniesienia kontroli na granicach', says: 'Układ z Schengen podpisano w 1985 roku.' },
      {
        option: 'od traktatu z Maastricht',
        says: 'Traktat z Maastricht podpisano w 1992 roku; utworzył on Unię Europejską.',
      },
    ],
    explanation:
      'W 1951 roku sześć państw utworzyło Europejską Wspólnotę Węgla i Stali, aby razem nadzorować ważne surowce.',
  },
];
