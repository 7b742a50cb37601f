import type { BankQuestion } from '../bank-question.types.ts';

export const ENERGY_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'praca-i-moc-jednostka-mocy',
    topic: 'praca-i-moc',
    difficulty: 'easy',
    question: 'Jak nazywa się jednostka mocy w układzie SI?',
    right: 'Wat',
    wrong: [
      { option: 'Dżul', says: 'Dżul to jednostka pracy i energii.' },
      { option: 'Niuton', says: 'Niuton to jednostka siły.' },
      { option: 'Paskal', says: 'Paskal to jednostka ciśnienia.' },
    ],
    explanation: 'Moc mierzymy w watach. Jeden wat to praca jednego dżula wykonana w ciągu jednej sekundy.',
  },
  {
    id: 'praca-i-moc-kiedy-wykonujemy-prace',
    topic: 'praca-i-moc',
    difficulty: 'medium',
    question: 'W której sytuacji człowiek wykonuje nad ciałem pracę w sensie fizycznym?',
    right: 'Gdy podnosi walizkę z podłogi na półkę',
    wrong: [
      {
        option: 'Gdy stoi i trzyma nieruchomo walizkę',
        says: 'Siła działa, ale nie ma przesunięcia, więc praca wynosi zero.',
      },
      {
        option: 'Gdy bezskutecznie pcha zamkniętą bramę',
        says: 'Brama się nie przesuwa, więc mimo wysiłku praca nad nią wynosi zero.',
      },
      {
        option: 'Gdy opiera się plecami o ścianę domu',
        says: 'Ściana się nie przesuwa, dlatego siła nacisku nie wykonuje pracy.',
      },
    ],
    explanation:
      'Praca jest wykonywana, gdy siła przesuwa ciało. Podczas podnoszenia walizki siła działa w górę i walizka przesuwa się w górę.',
  },
  {
    id: 'praca-i-moc-dwa-dzwigi',
    topic: 'praca-i-moc',
    difficulty: 'hard',
    question:
      'Dwa dźwigi podniosły takie same ładunki na tę samą wysokość. Pierwszemu zajęło to 20 s, a drugiemu 40 s. Porównaj pracę i moc dźwigów.',
    right: 'Praca była taka sama, a moc pierwszego dwa razy większa',
    wrong: [
      {
        option: 'Praca była taka sama, a moc pierwszego dwa razy mniejsza',
        says: 'Krótszy czas tej samej pracy oznacza większą moc, a nie mniejszą.',
      },
      {
        option: 'Praca pierwszego była dwa razy większa, a moc taka sama',
        says: 'Praca zależy od siły i wysokości, a te były w obu przypadkach jednakowe.',
      },
      {
        option: 'Praca i moc obu dźwigów były takie same',
        says: 'Moc zależy też od czasu, a czasy podnoszenia były różne.',
      },
    ],
    explanation:
      'Ta sama siła na tej samej drodze wykonuje taką samą pracę. Moc to $P = \\frac{W}{t}$, więc dwa razy krótszy czas daje dwa razy większą moc.',
  },
  {
    id: 'energia-mechaniczna-naciagnieta-cieciwa',
    topic: 'energia-mechaniczna',
    difficulty: 'easy',
    question: 'Jaki rodzaj energii ma nieruchoma, naciągnięta cięciwa łuku?',
    right: 'Energię potencjalną sprężystości',
    wrong: [
      {
        option: 'Energię kinetyczną',
        says: 'Energię kinetyczną mają ciała w ruchu, a cięciwa jest jeszcze nieruchoma.',
      },
      {
        option: 'Energię potencjalną grawitacji',
        says: 'Ta energia zależy od wysokości, a nie od odkształcenia ciała.',
      },
      {
        option: 'Energię elektryczną',
        says: 'Energia elektryczna wiąże się z ładunkami i prądem, a nie z naciąganiem cięciwy.',
      },
    ],
    explanation:
      'Odkształcone sprężyście ciało, takie jak napięta cięciwa lub ściśnięta sprężyna, ma energię potencjalną sprężystości.',
  },
  {
    id: 'energia-mechaniczna-zaleznosc-od-predkosci',
    topic: 'energia-mechaniczna',
    difficulty: 'hard',
    question: 'Prędkość samochodu wzrosła z 30 km/h do 90 km/h. Jak zmieniła się jego energia kinetyczna?',
    right: 'Wzrosła 9 razy',
    wrong: [
      {
        option: 'Wzrosła 3 razy',
        says: 'Tyle razy wzrosła prędkość, ale we wzorze na energię prędkość jest podniesiona do kwadratu.',
      },
      { option: 'Wzrosła 6 razy', says: 'Wynik 6 to podwojona trójka, a trójkę trzeba podnieść do kwadratu.' },
      { option: 'Wzrosła 60 razy', says: 'O 60 km/h wzrosła prędkość, ale to nie mówi, ile razy wzrosła energia.' },
    ],
    explanation:
      'Energia kinetyczna $E_k = \\frac{m v^2}{2}$ zależy od kwadratu prędkości. Prędkość wzrosła 3 razy, więc energia wzrosła $3^2 = 9$ razy.',
  },
  {
    id: 'energia-mechaniczna-hustawka-w-najnizszym-punkcie',
    topic: 'energia-mechaniczna',
    difficulty: 'medium',
    question: 'Huśtawka kołysze się niemal bez oporów. Gdzie jej energia kinetyczna jest największa?',
    right: 'W najniższym punkcie toru',
    wrong: [
      {
        option: 'W najwyższym punkcie toru',
        says: 'Tam huśtawka na chwilę się zatrzymuje, a największa jest energia potencjalna.',
      },
      { option: 'W połowie wysokości toru', says: 'Tam huśtawka jeszcze przyspiesza w dół lub zwalnia w górę.' },
      {
        option: 'W każdym punkcie jest jednakowa',
        says: 'Bez oporów stała jest suma obu energii, a nie sama energia kinetyczna.',
      },
    ],
    explanation:
      'Gdy huśtawka opada, energia potencjalna zamienia się w kinetyczną. Najniżej energia potencjalna jest najmniejsza, więc kinetyczna – największa.',
  },
  {
    id: 'gestosc-co-mowi-gestosc',
    topic: 'gestosc',
    difficulty: 'easy',
    question: 'Gęstość złota wynosi około 19,3 g/cm³. Co to znaczy?',
    right: '1 cm³ złota ma masę około 19,3 g',
    wrong: [
      {
        option: '1 g złota ma objętość około 19,3 cm³',
        says: 'Tu zamieniono masę z objętością: złoto byłoby wtedy lżejsze od wody.',
      },
      {
        option: '1 cm³ złota ma ciężar około 19,3 N',
        says: 'Gęstość wiąże objętość z masą, a nie z ciężarem podawanym w niutonach.',
      },
      {
        option: 'Złoto jest 19,3 razy twardsze od wody',
        says: 'Gęstość nie opisuje twardości, tylko masę jednostki objętości.',
      },
    ],
    explanation:
      'Gęstość mówi, jaką masę ma jednostka objętości substancji. Zapis g/cm³ oznacza więc masę w gramach jednego centymetra sześciennego.',
  },
  {
    id: 'gestosc-wyznaczanie-gestosci-kamyka',
    topic: 'gestosc',
    difficulty: 'medium',
    question:
      'Po zanurzeniu kamyka poziom wody w cylindrze miarowym podniósł się z 40 cm³ do 60 cm³. Masa kamyka wynosi 54 g. Jaka jest jego gęstość?',
    right: '2,7 g/cm³',
    wrong: [
      { option: '0,9 g/cm³', says: 'To wynik dzielenia przez 60 cm³, czyli przez objętość wody razem z kamykiem.' },
      { option: '1,35 g/cm³', says: 'To wynik dzielenia przez 40 cm³, czyli przez objętość samej wody.' },
      { option: '0,37 g/cm³', says: 'Tu podzielono objętość przez masę, a trzeba zrobić odwrotnie.' },
    ],
    explanation:
      'Objętość kamyka to przyrost poziomu wody: $60 - 40 = 20$ cm³. Gęstość wynosi $54 : 20 = 2{,}7$ g/cm³.',
  },
  {
    id: 'gestosc-polowa-plasteliny',
    topic: 'gestosc',
    difficulty: 'hard',
    question:
      'Kawałek plasteliny podzielono na dwie równe części. Jaką gęstość ma jedna część w porównaniu z całym kawałkiem?',
    right: 'Taką samą',
    wrong: [
      { option: 'Dwa razy mniejszą', says: 'Dwa razy mniejsza jest masa, ale objętość zmalała tyle samo razy.' },
      { option: 'Dwa razy większą', says: 'Tak byłoby, gdyby przy tej samej masie objętość zmalała dwukrotnie.' },
      { option: 'Cztery razy mniejszą', says: 'Masa i objętość zmalały po dwa razy, a ich iloraz się nie zmienił.' },
    ],
    explanation:
      'Gęstość jest cechą substancji. Dwa razy mniejsza masa przypada na dwa razy mniejszą objętość, więc iloraz $\\frac{m}{V}$ się nie zmienia.',
  },
];
