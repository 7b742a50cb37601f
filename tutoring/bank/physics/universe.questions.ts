import type { BankQuestion } from '../bank-question.types.ts';

export const UNIVERSE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'prawo-powszechnego-ciazenia-dlaczego-ksiezyc-krazy',
    topic: 'prawo-powszechnego-ciazenia',
    difficulty: 'easy',
    question: 'Która siła utrzymuje Księżyc na orbicie wokół Ziemi?',
    right: 'Siła grawitacji',
    wrong: [
      {
        option: 'Siła tarcia',
        says: 'Tarcie działa między stykającymi się powierzchniami, a Ziemia i Księżyc się nie stykają.',
      },
      { option: 'Siła wyporu', says: 'Siła wyporu działa na ciała zanurzone w cieczy lub gazie.' },
      { option: 'Siła sprężystości', says: 'Ta siła pojawia się przy odkształceniu ciała, na przykład sprężyny.' },
    ],
    explanation: 'Ziemia przyciąga Księżyc siłą grawitacji, która zakrzywia jego tor. Jest ona siłą dośrodkową.',
  },
  {
    id: 'prawo-powszechnego-ciazenia-zmiana-masy-i-odleglosci',
    topic: 'prawo-powszechnego-ciazenia',
    difficulty: 'hard',
    question:
      'Masę jednej z dwóch kul zwiększono 4 razy, a odległość między środkami kul zwiększono 2 razy. Jak zmieniła się siła grawitacji?',
    right: 'Nie zmieniła się',
    wrong: [
      { option: 'Wzrosła 2 razy', says: 'Tak byłoby, gdyby odległość nie była we wzorze podniesiona do kwadratu.' },
      { option: 'Wzrosła 4 razy', says: 'To skutek samej zmiany masy, a większa odległość osłabia siłę.' },
      { option: 'Zmalała 4 razy', says: 'To skutek samej zmiany odległości, a większa masa wzmacnia siłę.' },
    ],
    explanation:
      'Siła rośnie 4 razy z powodu masy i maleje $2^2 = 4$ razy z powodu odległości, więc pozostaje taka sama.',
  },
  {
    id: 'prawo-powszechnego-ciazenia-drugie-prawo-keplera',
    topic: 'prawo-powszechnego-ciazenia',
    difficulty: 'medium',
    question: 'Gdzie planeta krążąca po elipsie wokół Słońca porusza się najszybciej?',
    right: 'W punkcie najbliższym Słońcu',
    wrong: [
      { option: 'W punkcie najdalszym od Słońca', says: 'Tam planeta porusza się najwolniej.' },
      {
        option: 'W połowie drogi między tymi punktami',
        says: 'Tam prędkość jest pośrednia: ani największa, ani najmniejsza.',
      },
      {
        option: 'W każdym punkcie tak samo szybko',
        says: 'Tak byłoby na orbicie kołowej, a orbita eliptyczna ma część bliższą i dalszą.',
      },
    ],
    explanation: 'Bliżej Słońca planeta porusza się szybciej, a dalej wolniej. Opisuje to drugie prawo Keplera.',
  },
  {
    id: 'prawo-powszechnego-ciazenia-niewazkosc-na-stacji',
    topic: 'prawo-powszechnego-ciazenia',
    difficulty: 'hard',
    question: 'Dlaczego astronauci na stacji kosmicznej krążącej wokół Ziemi są w stanie nieważkości?',
    right: 'Bo razem ze stacją swobodnie spadają, okrążając Ziemię',
    wrong: [
      {
        option: 'Bo na wysokości stacji grawitacja Ziemi już nie działa',
        says: 'Na tej wysokości grawitacja jest tylko niewiele słabsza niż na powierzchni.',
      },
      {
        option: 'Bo w kosmosie nie ma powietrza, które by ich dociskało',
        says: 'Ciężar nie pochodzi od powietrza, a wewnątrz stacji powietrze jest.',
      },
      {
        option: 'Bo przyciąganie Księżyca równoważy przyciąganie Ziemi',
        says: 'Przyciąganie Księżyca jest tam o wiele słabsze niż przyciąganie Ziemi.',
      },
    ],
    explanation:
      'Stacja i załoga poruszają się z tym samym przyspieszeniem, nadawanym przez grawitację. Dlatego astronauci nie naciskają na podłogę stacji.',
  },
  {
    id: 'ped-jednostka-pedu',
    topic: 'ped',
    difficulty: 'easy',
    question: 'Którą jednostką wyrażamy pęd ciała?',
    right: '$\\text{kg} \\cdot \\text{m/s}$',
    wrong: [
      { option: '$\\text{kg} \\cdot \\text{m/s}^2$', says: 'To niuton, czyli jednostka siły.' },
      { option: '$\\text{kg/m}^3$', says: 'To jednostka gęstości.' },
      { option: '$\\text{kg} \\cdot \\text{m}^2/\\text{s}^2$', says: 'To dżul, czyli jednostka energii i pracy.' },
    ],
    explanation: 'Pęd jest iloczynem masy w kilogramach i prędkości w metrach na sekundę.',
  },
  {
    id: 'ped-zderzenie-wozkow',
    topic: 'ped',
    difficulty: 'medium',
    question:
      'Wózek o masie 3 kg jedzie z prędkością 4 m/s i sczepia się z nieruchomym wózkiem o masie 1 kg. Z jaką prędkością jadą razem, jeśli pominiemy opory?',
    right: '3 m/s',
    wrong: [
      { option: '4 m/s', says: 'Przy tej samej prędkości pęd większej masy byłby większy niż na początku.' },
      { option: '12 m/s', says: 'Liczba 12 to wspólny pęd wózków w kg · m/s, a nie prędkość.' },
      { option: '2 m/s', says: 'To średnia prędkości 4 m/s i 0 m/s, a masy wózków są różne.' },
    ],
    explanation:
      'Pęd na początku to $3 \\cdot 4 = 12$ kg · m/s. Razem wózki mają masę 4 kg, więc ich prędkość to $12 : 4 = 3$ m/s.',
  },
  {
    id: 'ped-poduszka-powietrzna',
    topic: 'ped',
    difficulty: 'hard',
    question: 'Dlaczego poduszka powietrzna chroni kierowcę podczas zderzenia?',
    right: 'Wydłuża czas hamowania, więc siła jest mniejsza',
    wrong: [
      {
        option: 'Skraca czas hamowania, więc siła jest mniejsza',
        says: 'Krótszy czas przy tej samej zmianie pędu oznacza siłę większą.',
      },
      {
        option: 'Zmniejsza masę kierowcy, więc jego pęd jest mniejszy',
        says: 'Masa kierowcy nie zmienia się podczas zderzenia.',
      },
      {
        option: 'Sprawia, że pęd kierowcy się nie zmienia',
        says: 'Kierowca się zatrzymuje, więc jego pęd maleje do zera.',
      },
    ],
    explanation:
      'Zmiana pędu jest taka sama, ale trwa dłużej. Z zależności $\\Delta p = F \\cdot \\Delta t$ wynika, że dłuższy czas oznacza mniejszą siłę.',
  },
  {
    id: 'indukcja-elektromagnetyczna-co-robi-pradnica',
    topic: 'indukcja-elektromagnetyczna',
    difficulty: 'easy',
    question: 'Jaką przemianę energii przeprowadza prądnica, na przykład w elektrowni wodnej?',
    right: 'Energii mechanicznej w elektryczną',
    wrong: [
      {
        option: 'Energii elektrycznej w mechaniczną',
        says: 'To przemiana odwrotna, którą przeprowadza silnik elektryczny.',
      },
      { option: 'Energii chemicznej w elektryczną', says: 'Taką przemianę przeprowadzają baterie i akumulatory.' },
      { option: 'Energii świetlnej w elektryczną', says: 'Taką przemianę przeprowadza ogniwo fotowoltaiczne.' },
    ],
    explanation:
      'Woda obraca wirnik prądnicy, a dzięki indukcji elektromagnetycznej powstaje napięcie. Energia ruchu zamienia się w elektryczną.',
  },
  {
    id: 'indukcja-elektromagnetyczna-magnes-w-zwojnicy',
    topic: 'indukcja-elektromagnetyczna',
    difficulty: 'medium',
    question: 'Zwojnicę połączono z czułym amperomierzem. W której sytuacji wskazówka amperomierza się nie wychyli?',
    right: 'Gdy magnes leży nieruchomo wewnątrz zwojnicy',
    wrong: [
      {
        option: 'Gdy magnes jest wsuwany do zwojnicy',
        says: 'Wsuwanie magnesu zmienia pole w zwojnicy, więc prąd płynie.',
      },
      {
        option: 'Gdy magnes jest wyjmowany ze zwojnicy',
        says: 'Wyjmowanie magnesu także zmienia pole w zwojnicy, więc prąd płynie.',
      },
      {
        option: 'Gdy zwojnica jest zsuwana z nieruchomego magnesu',
        says: 'Liczy się ruch względny: pole wewnątrz zwojnicy także się wtedy zmienia.',
      },
    ],
    explanation:
      'Prąd indukcyjny płynie tylko wtedy, gdy pole magnetyczne w zwojnicy się zmienia. Nieruchomy magnes nie zmienia pola.',
  },
  {
    id: 'indukcja-elektromagnetyczna-napiecie-wtorne',
    topic: 'indukcja-elektromagnetyczna',
    difficulty: 'hard',
    question:
      'Transformator ma 500 zwojów pierwotnych i 100 zwojów wtórnych. Do uzwojenia pierwotnego przyłożono napięcie przemienne 230 V. Jakie napięcie jest na uzwojeniu wtórnym?',
    right: '46 V',
    wrong: [
      { option: '1150 V', says: 'Tak byłoby, gdyby to uzwojenie wtórne miało pięć razy więcej zwojów.' },
      { option: '230 V', says: 'Takie samo napięcie byłoby przy równych liczbach zwojów.' },
      {
        option: '2,3 V',
        says: 'Tu napięcie podzielono przez 100, a trzeba je podzielić przez stosunek zwojów, czyli 5.',
      },
    ],
    explanation:
      'Napięcia mają się do siebie jak liczby zwojów. Zwojów wtórnych jest 5 razy mniej, więc napięcie to $230 : 5 = 46$ V.',
  },
];
