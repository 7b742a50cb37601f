import { unitText } from './unit.texts.ts';

/** Notions of school mathematics in one or two sentences, by the stems under which a pupil asks for them. */
const NOTIONS: readonly (readonly [stems: RegExp, text: string])[] = [
  [
    /mas\w* .*ciezar|ciezar\w* .*mas/,
    '**Masa** mówi, ile jest materii, i nie zależy od miejsca; mierzymy ją w kilogramach. **Ciężar** to siła, z jaką Ziemia przyciąga ciało; mierzymy ją w niutonach. Ten sam plecak na Księżycu ma tę samą masę, a mniejszy ciężar.',
  ],
  [
    /nwd.*nww|nww.*nwd|dzielnik.*wielokrotn/,
    '**NWD** to największa liczba, przez którą dzielą się obie liczby, więc nie jest większa od mniejszej z nich. **NWW** to najmniejsza liczba, która dzieli się przez obie, więc nie jest mniejsza od większej z nich.',
  ],
  [
    /pozycza/,
    '**Pożyczanie** w odejmowaniu pisemnym: gdy górna cyfra jest mniejsza od dolnej, pożyczamy jeden z kolumny po lewej. Tamta cyfra maleje o jeden, a nasza rośnie o dziesięć, bo jedna dziesiątka to dziesięć jedności, a jedna setka to dziesięć dziesiątek. Gdy po lewej stoi zero, sięgamy o kolumnę dalej.',
  ],
  [
    /^cal/,
    '**Całość** to wielkość, której część opisuje procent albo ułamek: to jej odpowiada $100\\%$. Szukaj słów „wszystkich”, „całej”, „początkowej”.',
  ],
  [
    /^\d+ ?: ?\d+$/,
    'Zapis z dwukropkiem to **stosunek**: mówi, ile części jednej wielkości przypada na ile części drugiej. Na planie i mapie to **skala**: pierwsza liczba jest z rysunku, druga z rzeczywistości.',
  ],
  [
    /procent|^1 ?%/,
    '**Procent** to setna część całości: $1\\% = \\frac{1}{100}$. Na przykład $25\\%$ klasy to dwadzieścia pięć osób na każde sto.',
  ],
  [
    /niewiadom/,
    '**Niewiadoma** to liczba, której jeszcze nie znamy i której szukamy. Zapisujemy ją literą, najczęściej $x$.',
  ],
  [/rownani/, '**Równanie** to równość z niewiadomą. Rozwiązać je to znaleźć liczby, które po wstawieniu dają prawdę.'],
  [/nierown/, '**Nierówność** mówi, która strona jest większa. Jej rozwiązaniem jest zwykle cały przedział liczb.'],
  [/uklad/, '**Układ równań** to dwa równania z tymi samymi niewiadomymi. Szukamy liczb, które spełniają oba naraz.'],
  [
    /delt|wyroznik/,
    '**Wyróżnik** (delta) równania $ax^2 + bx + c = 0$ to $\\Delta = b^2 - 4ac$. Jego znak mówi, ile jest rozwiązań: dodatni dwa, zero jedno, ujemny żadnego.',
  ],
  [/mianownik/, '**Mianownik** stoi pod kreską ułamka i mówi, na ile równych części dzielimy całość.'],
  [/licznik/, '**Licznik** stoi nad kreską ułamka i mówi, ile równych części bierzemy.'],
  [
    /ulam/,
    '**Ułamek** opisuje część całości: mianownik mówi, na ile równych części ją dzielimy, a licznik, ile z nich bierzemy.',
  ],
  [
    /poteg/,
    '**Potęga** to krótki zapis mnożenia tych samych liczb: $2^3 = 2 \\cdot 2 \\cdot 2$. Wykładnik mówi, ile razy bierzemy podstawę.',
  ],
  [
    /pierwiast/,
    '**Pierwiastek** kwadratowy z liczby to taka liczba nieujemna, która podniesiona do kwadratu daje tę liczbę: $\\sqrt{9} = 3$, bo $3^2 = 9$.',
  ],
  [/sredni/, '**Średnia arytmetyczna** to suma liczb podzielona przez to, ile ich jest.'],
  [
    /median/,
    '**Mediana** to liczba środkowa: ustawiamy dane od najmniejszej do największej i bierzemy środkową, a gdy są dwie środkowe, ich średnią.',
  ],
  [/obwod/, '**Obwód** to długość brzegu figury, a w wielokącie suma długości wszystkich boków.'],
  [
    /pol[ea]/,
    '**Pole** mówi, ile kwadratów jednostkowych mieści się w figurze. Dlatego jego jednostki są kwadratowe, na przykład $\\text{cm}^2$.',
  ],
  [
    /objetos/,
    '**Objętość** mówi, ile sześcianów jednostkowych mieści się w bryle. Jej jednostki są sześcienne, na przykład $\\text{cm}^3$.',
  ],
  [
    /skal/,
    '**Skala** mówi, ile razy rysunek jest mniejszy lub większy od rzeczywistości: w skali $1 : 100$ jeden centymetr na planie to sto centymetrów naprawdę.',
  ],
  [
    /proporcj/,
    '**Proporcja** to równość dwóch ilorazów. Iloczyn wyrazów skrajnych jest w niej równy iloczynowi środkowych.',
  ],
  [
    /stosun/,
    '**Stosunek** dwóch liczb to ich iloraz: mówi, ile razy jedna jest większa od drugiej albo jak podzielić całość na części.',
  ],
  [
    /dzielnik/,
    '**Dzielnik** liczby to taka liczba, przez którą dzieli się ona bez reszty. Dzielniki sześciu to $1$, $2$, $3$ i $6$.',
  ],
  [
    /wielokrotn/,
    '**Wielokrotność** liczby to wynik mnożenia jej przez liczbę naturalną: wielokrotności trójki to $3$, $6$, $9$ i tak dalej.',
  ],
  [
    /liczb\w* pierwsz/,
    '**Liczba pierwsza** ma dokładnie dwa dzielniki: jedynkę i samą siebie, na przykład $2$, $3$, $5$, $7$.',
  ],
  [
    /pitagor/,
    '**Twierdzenie Pitagorasa**: w trójkącie prostokątnym $a^2 + b^2 = c^2$, gdzie $c$ jest przeciwprostokątną, czyli bokiem naprzeciw kąta prostego.',
  ],
  [/funkcj/, '**Funkcja** każdej liczbie z dziedziny przypisuje dokładnie jedną wartość. Wzór mówi, jak ją policzyć.'],
  [/miejsc\w* zerow/, '**Miejsce zerowe** funkcji to taki argument $x$, dla którego jej wartość jest równa zero.'],
  [
    /wierzchol/,
    '**Wierzchołek** paraboli to jej punkt najniższy albo najwyższy. Jego pierwsza współrzędna to $p = \\frac{-b}{2a}$.',
  ],
  [
    /logarytm/,
    '**Logarytm** pyta o wykładnik: $\\log_2 8$ to potęga, do której trzeba podnieść dwójkę, żeby dostać ósemkę.',
  ],
  [
    /ciag/,
    '**Ciąg** to liczby ustawione po kolei. W arytmetycznym następną dostajemy, gdy dodamy tę samą różnicę (także ujemną), w geometrycznym – gdy pomnożymy przez ten sam iloraz.',
  ],
  [
    /pochodn/,
    '**Pochodna** mówi, jak szybko zmienia się funkcja w danym punkcie. To współczynnik kierunkowy stycznej do wykresu.',
  ],
  [
    /sinus|cosinus|tangens|trygonometr/,
    'W trójkącie prostokątnym **sinus** kąta to przyprostokątna naprzeciw niego przez przeciwprostokątną, **cosinus** to przyległa przez przeciwprostokątną, a **tangens** to przeciwległa przez przyległą.',
  ],
  [
    /prawdopodob/,
    '**Prawdopodobieństwo** to liczba wyników sprzyjających przez liczbę wszystkich, jeśli wszystkie są jednakowo możliwe.',
  ],
  [/reszt/, '**Reszta** to to, co zostaje po dzieleniu: jest zawsze mniejsza od dzielnika.'],
];

/** Undefined for a notion that is not here. */
export const notionText = (words: string): string | undefined =>
  NOTIONS.find(([stems]) => stems.test(words))?.[1] ?? unitText(words);
