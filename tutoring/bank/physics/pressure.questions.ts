import type { BankQuestion } from '../bank-question.types.ts';

export const PRESSURE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'cisnienie-jednostka-hektopaskal',
    topic: 'cisnienie',
    difficulty: 'easy',
    question: 'Ile paskali ma jeden hektopaskal?',
    right: '100 Pa',
    wrong: [
      { option: '10 Pa', says: 'Dziesięć razy większą jednostkę oznacza przedrostek „deka”.' },
      { option: '1000 Pa', says: 'Tyle ma kilopaskal, bo „kilo” oznacza tysiąc.' },
      { option: '0,01 Pa', says: 'Setną część oznacza przedrostek „centy”.' },
    ],
    explanation: 'Przedrostek „hekto” oznacza sto, tak jak w słowie hektolitr. Dlatego 1 hPa to 100 Pa.',
  },
  {
    id: 'cisnienie-rakiety-sniezne',
    topic: 'cisnienie',
    difficulty: 'medium',
    question: 'Dlaczego człowiek w rakietach śnieżnych nie zapada się w śnieg tak głęboko jak w zwykłych butach?',
    right: 'Jego nacisk rozkłada się na większą powierzchnię',
    wrong: [
      {
        option: 'Jego ciężar w rakietach śnieżnych jest mniejszy',
        says: 'Ciężar jest nawet trochę większy, bo dochodzi ciężar rakiet.',
      },
      { option: 'Rakiety zmniejszają tarcie butów o śnieg', says: 'Tarcie nie decyduje o zapadaniu się w śnieg.' },
      {
        option: 'Śnieg pod rakietami topnieje i zamarza',
        says: 'Zapadanie się zależy od ciśnienia na śnieg, a nie od jego topnienia.',
      },
    ],
    explanation:
      'Ta sama siła nacisku działa na większe pole, więc ciśnienie $p = \\frac{F}{S}$ jest mniejsze i śnieg ugina się słabiej.',
  },
  {
    id: 'cisnienie-trzy-naczynia-ten-sam-poziom',
    topic: 'cisnienie',
    difficulty: 'hard',
    question:
      'Trzy naczynia o różnych kształtach: wąskie, szerokie i rozszerzające się ku górze, napełniono wodą do tej samej wysokości. Gdzie ciśnienie wody na dno jest największe?',
    right: 'We wszystkich naczyniach jest jednakowe',
    wrong: [
      {
        option: 'W naczyniu szerokim, bo jest w nim najwięcej wody',
        says: 'Ilość wody nie ma tu znaczenia: liczy się wysokość słupa cieczy nad dnem.',
      },
      {
        option: 'W naczyniu wąskim, bo woda jest w nim ściśnięta',
        says: 'Woda jest praktycznie nieściśliwa, a szerokość naczynia nie wpływa na ciśnienie.',
      },
      {
        option: 'W rozszerzającym się, bo woda napiera z ukosa',
        says: 'Kształt ścian nie zmienia ciśnienia na dno, gdy wysokość słupa wody jest ta sama.',
      },
    ],
    explanation:
      'Ciśnienie hydrostatyczne $p = d \\cdot g \\cdot h$ zależy od gęstości cieczy i wysokości słupa. Nie zależy od kształtu naczynia.',
  },
  {
    id: 'cisnienie-podnosnik-hydrauliczny',
    topic: 'cisnienie',
    difficulty: 'medium',
    question: 'Na jakim prawie opiera się działanie podnośnika hydraulicznego?',
    right: 'Na prawie Pascala',
    wrong: [
      { option: 'Na prawie Archimedesa', says: 'Prawo Archimedesa mówi o sile wyporu działającej na zanurzone ciało.' },
      { option: 'Na prawie Ohma', says: 'Prawo Ohma wiąże natężenie prądu z napięciem.' },
      { option: 'Na prawie odbicia', says: 'Prawo odbicia opisuje kąty, pod którymi odbija się światło.' },
    ],
    explanation:
      'Ciśnienie wywierane z zewnątrz na ciecz rozchodzi się w niej jednakowo we wszystkich kierunkach. Mówi o tym prawo Pascala.',
  },
  {
    id: 'prawo-archimedesa-zwrot-sily-wyporu',
    topic: 'prawo-archimedesa',
    difficulty: 'easy',
    question: 'Jak zwrócona jest siła wyporu działająca na piłkę zanurzoną w wodzie?',
    right: 'Pionowo w górę',
    wrong: [
      { option: 'Pionowo w dół', says: 'Pionowo w dół działa siła ciężkości.' },
      {
        option: 'Poziomo, w stronę brzegu',
        says: 'Na boki woda napiera ze wszystkich stron jednakowo, więc te siły się znoszą.',
      },
      {
        option: 'Zgodnie z ruchem piłki',
        says: 'Siła wyporu nie zależy od ruchu: działa w górę także na ciało opadające.',
      },
    ],
    explanation: 'Ciśnienie wody od spodu jest większe niż od góry, dlatego woda wypycha zanurzone ciało w górę.',
  },
  {
    id: 'prawo-archimedesa-dwie-kulki-tej-samej-objetosci',
    topic: 'prawo-archimedesa',
    difficulty: 'medium',
    question:
      'Kulka ze stali i kulka ze szkła mają taką samą objętość i są całkowicie zanurzone w wodzie. Na którą działa większa siła wyporu?',
    right: 'Na obie działa siła o takiej samej wartości',
    wrong: [
      { option: 'Na stalową, bo ma większą masę', says: 'Masa kulki wpływa na jej ciężar, a nie na siłę wyporu.' },
      {
        option: 'Na szklaną, bo jest od stalowej lżejsza',
        says: 'Mniejszy ciężar nie zwiększa wyporu: liczy się objętość zanurzonej części.',
      },
      {
        option: 'Na tę, która leży bliżej dna zbiornika',
        says: 'Głębokość zwiększa ciśnienie, ale wypór całej zanurzonej kulki się nie zmienia.',
      },
    ],
    explanation:
      'Siła wyporu jest równa ciężarowi wypartej cieczy. Obie kulki wypierają tyle samo wody, więc siły są równe.',
  },
  {
    id: 'prawo-archimedesa-statek-z-rzeki-na-morze',
    topic: 'prawo-archimedesa',
    difficulty: 'hard',
    question:
      'Statek wpłynął z rzeki na morze, w którym woda ma większą gęstość. Ładunek się nie zmienił. Co stało się ze statkiem?',
    right: 'Wynurzył się trochę, bo do pływania wystarcza mniejsza zanurzona objętość',
    wrong: [
      {
        option: 'Zanurzył się głębiej, bo woda morska jest cięższa',
        says: 'Gęstsza woda wypycha mocniej, więc statek nie musi zanurzać się tak głęboko.',
      },
      {
        option: 'Zanurzenie się nie zmieniło, bo ciężar statku jest ten sam',
        says: 'Wypór nadal równoważy ciężar, ale gęstszej wody wystarczy wyprzeć mniej.',
      },
      {
        option: 'Wynurzył się trochę, bo ciężar statku na morzu jest dużo mniejszy',
        says: 'Ciężar zależy od masy statku z ładunkiem, a ta się nie zmieniła.',
      },
    ],
    explanation:
      'Siła wyporu musi równoważyć ten sam ciężar. Skoro $F_w = d \\cdot g \\cdot V$, to przy większej gęstości wystarcza mniejsza objętość zanurzonej części.',
  },
];
