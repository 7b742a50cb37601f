import type { BankQuestion } from '../bank-question.types.ts';

export const REACTION_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'rownania-reakcji-substraty-i-produkty',
    topic: 'rownania-reakcji',
    difficulty: 'easy',
    question: 'Jak nazywamy substancje, które powstają w reakcji chemicznej?',
    right: 'Produkty',
    wrong: [
      { option: 'Substraty', says: 'Substraty to substancje, od których reakcja się zaczyna.' },
      { option: 'Katalizatory', says: 'Katalizatory przyspieszają reakcję, ale się w niej nie zużywają.' },
      { option: 'Wskaźniki', says: 'Wskaźniki zmieniają barwę zależnie od odczynu roztworu.' },
    ],
    explanation: 'Substraty zamieniają się w produkty. W równaniu produkty stoją po prawej stronie strzałki.',
  },
  {
    id: 'rownania-reakcji-typ-reakcji-analiza',
    topic: 'rownania-reakcji',
    difficulty: 'medium',
    question:
      'Tlenek rtęci(II) po ogrzaniu rozkłada się na rtęć i tlen: $2HgO \\rightarrow 2Hg + O_2$. Jaki to typ reakcji?',
    right: 'Analiza',
    wrong: [
      { option: 'Synteza', says: 'W syntezie z kilku substancji powstaje jedna, a tu jest odwrotnie.' },
      { option: 'Wymiana', says: 'W wymianie po obu stronach strzałki są co najmniej dwie substancje.' },
      { option: 'Zobojętnianie', says: 'To reakcja kwasu z zasadą, w której powstają sól i woda.' },
    ],
    explanation: 'Z jednego substratu powstały dwa produkty, więc jest to reakcja analizy, czyli rozkładu.',
  },
  {
    id: 'rownania-reakcji-uzgadnianie-zelazo-z-chlorem',
    topic: 'rownania-reakcji',
    difficulty: 'hard',
    question: 'Jakie współczynniki należy kolejno wpisać w równaniu $Fe + Cl_2 \\rightarrow FeCl_3$?',
    right: '2, 3, 2',
    wrong: [
      { option: '1, 3, 2', says: 'Po prawej byłyby dwa atomy żelaza, a po lewej tylko jeden.' },
      { option: '2, 3, 1', says: 'Po lewej byłyby dwa atomy żelaza i sześć chloru, a po prawej o połowę mniej.' },
      { option: '3, 2, 3', says: 'Po prawej byłoby dziewięć atomów chloru, a po lewej tylko cztery.' },
    ],
    explanation: 'Atomów chloru musi być po obu stronach 6, więc $3Cl_2$ i $2FeCl_3$. Żelaza potrzeba wtedy $2Fe$.',
  },
  {
    id: 'prawo-zachowania-masy-tresc-prawa',
    topic: 'prawo-zachowania-masy',
    difficulty: 'easy',
    question: 'Co mówi prawo zachowania masy?',
    right: 'Masa substratów jest równa masie produktów',
    wrong: [
      {
        option: 'Masa substratów jest większa od masy produktów',
        says: 'Masa nie ginie; może się tak wydawać, gdy pominie się ulatujący gaz.',
      },
      {
        option: 'Objętość substratów jest równa objętości produktów',
        says: 'Objętość może się zmienić, prawo dotyczy masy.',
      },
      {
        option: 'Liczba cząsteczek nie zmienia się w reakcji',
        says: 'Nie zmienia się liczba atomów, a cząsteczek może być więcej lub mniej.',
      },
    ],
    explanation:
      'W reakcji atomy tylko łączą się inaczej, nie giną i nie powstają. Dlatego łączna masa się nie zmienia.',
  },
  {
    id: 'prawo-zachowania-masy-spalanie-wegla',
    topic: 'prawo-zachowania-masy',
    difficulty: 'medium',
    question:
      'W reakcji 6 g węgla z tlenem powstały 22 g tlenku węgla(IV) i żaden z substratów nie pozostał. Ile tlenu się zużyło?',
    right: '16 g',
    wrong: [
      { option: '28 g', says: 'To suma podanych mas, a masa tlenku zawiera już masę węgla.' },
      { option: '22 g', says: 'To masa produktu, czyli węgla i tlenu razem.' },
      { option: '6 g', says: 'To masa węgla; masy substratów nie muszą być równe.' },
    ],
    explanation: 'Masa substratów jest równa masie produktu, więc tlenu było $22 - 6 = 16$ g.',
  },
  {
    id: 'prawo-zachowania-masy-stalosc-skladu-wody',
    topic: 'prawo-zachowania-masy',
    difficulty: 'hard',
    question: 'W wodzie masa wodoru do masy tlenu ma się jak 1 : 8. Ile tlenu zawiera 36 g wody?',
    right: '32 g',
    wrong: [
      { option: '4 g', says: 'To masa wodoru w tej porcji wody.' },
      { option: '28 g', says: 'To różnica mas tlenu i wodoru, a pytanie dotyczy samego tlenu.' },
      { option: '4,5 g', says: 'To wynik dzielenia 36 przez 8, a części jest razem 9.' },
    ],
    explanation:
      'Woda składa się z $1 + 8 = 9$ części. Jedna część to $36 : 9 = 4$ g, więc tlenu jest $8 \\cdot 4 = 32$ g.',
  },
  {
    id: 'mieszaniny-piasek-z-woda',
    topic: 'mieszaniny',
    difficulty: 'easy',
    question: 'Którą metodą najłatwiej oddzielić piasek od wody?',
    right: 'Sączeniem',
    wrong: [
      {
        option: 'Destylacją',
        says: 'Destylacja służy do rozdzielania cieczy o różnych temperaturach wrzenia; tu wystarczy prostsza metoda.',
      },
      { option: 'Użyciem magnesu', says: 'Magnes przyciąga żelazo, a ziaren piasku nie.' },
      {
        option: 'Rozdzielaczem',
        says: 'Rozdzielacz służy do cieczy, które się nie mieszają, na przykład oleju i wody.',
      },
    ],
    explanation: 'Piasek nie rozpuszcza się w wodzie, więc zostaje na sączku, a woda przez niego przepływa.',
  },
  {
    id: 'mieszaniny-ktora-jednorodna',
    topic: 'mieszaniny',
    difficulty: 'medium',
    question: 'Która z tych mieszanin jest jednorodna?',
    right: 'Woda z rozpuszczonym cukrem',
    wrong: [
      { option: 'Woda z kredą w proszku', says: 'To zawiesina: ziarenka kredy widać, a po chwili opadają na dno.' },
      { option: 'Woda z olejem jadalnym', says: 'Olej nie miesza się z wodą i tworzy widoczną warstwę.' },
      { option: 'Piasek z opiłkami żelaza', says: 'Ziarna piasku i opiłki można odróżnić okiem lub przez lupę.' },
    ],
    explanation:
      'W mieszaninie jednorodnej nie da się odróżnić składników. Cząsteczki cukru rozchodzą się równomiernie w wodzie.',
  },
  {
    id: 'mieszaniny-kolejnosc-rozdzielania',
    topic: 'mieszaniny',
    difficulty: 'hard',
    question: 'Jak rozdzielić mieszaninę soli kuchennej, piasku i opiłków żelaza, aby odzyskać każdy składnik?',
    right: 'Magnes, dodanie wody, sączenie, odparowanie wody',
    wrong: [
      {
        option: 'Dodanie wody, odparowanie wody, magnes, sączenie',
        says: 'Po odparowaniu wody sól i piasek znów byłyby zmieszane, a suchych ciał się nie sączy.',
      },
      {
        option: 'Magnes, sączenie, dodanie wody, odparowanie wody',
        says: 'Sączyć trzeba po dodaniu wody, gdy sól jest już rozpuszczona.',
      },
      {
        option: 'Sączenie, magnes, odparowanie wody, dodanie wody',
        says: 'Na początku nie ma wody, więc nie ma czego sączyć ani odparowywać.',
      },
    ],
    explanation:
      'Magnes wyciąga żelazo, woda rozpuszcza sól, piasek zostaje na sączku, a sól pozostaje po odparowaniu wody.',
  },
];
