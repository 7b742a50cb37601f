import { dialoguesOf, tasksOf } from './corpus-rows.ts';
import type { Dialogue, FirstMessage } from './corpus.types.ts';

/** Tasks as textbooks and sheets word them, whole sentences; written without a look at what is read. */
export const FIRST_MESSAGES_OF_TEXTBOOKS: readonly FirstMessage[] = [
  ...tasksOf('speed-distance-time', [
    [7, 'Samochód przejechał 180 km w 2,5 h. Jaka jest jego prędkość?', 'v = 72 km/h'],
    [8, 'Pociąg jedzie z prędkością 80 km/h. Jaką drogę pokona w ciągu 3 godzin?', 's = 240 km'],
    [8, 'Ile czasu zajmie pokonanie 150 km z prędkością 60 km/h?', 't = 2,5 h'],
    [6, 'Ania przejechała rowerem 36 km w ciągu 3 godzin. Z jaką średnią prędkością jechała?', 'v = 12 km/h'],
    [8, 'Kula toczy się z prędkością 4 m/s przez 12 s. Jaką drogę przebędzie?', 's = 48 m'],
  ]),
  ...tasksOf('classical-probability', [
    [8, 'Rzucamy dwa razy kostką. Jakie jest prawdopodobieństwo, że suma oczek wyniesie 7?', 'P = 1/6'],
  ]),
  ...tasksOf('percent-whole', [
    [8, 'Cena po obniżce o 20% wynosi 160 zł. Ile kosztował towar przed obniżką?', '200 zł'],
  ]),
  ...tasksOf('money', [
    [4, 'Mama kupiła 3 kg jabłek po 4 zł za kilogram. Ile zapłaciła?', '12 zł'],
    [3, 'Ile kosztuje 6 zeszytów po 3 zł?', '18 zł'],
    [3, 'Za 8 jednakowych piłek zapłacono 96 zł. Ile kosztuje jedna piłka?', '12 zł'],
    [3, 'Ania miała 50 zł, kupiła lalkę za 32 zł. Ile jej zostało?', '18 zł'],
    [4, 'Bilet do kina kosztuje 18 zł. Ile zapłaci 5 osób?', '90 zł'],
    [4, 'Zosia kupiła 3 zeszyty po 4 zł i długopis za 5 zł. Ile zapłaciła?', '17 zł'],
  ]),
  ...tasksOf('one-step-problem', [
    [3, 'Kasia ma 15 cukierków, a Ola ma o 7 więcej. Ile cukierków ma Ola?', '22'],
    [3, 'Kasia ma 15 cukierków, a Ola 3 razy więcej. Ile cukierków mają razem?', '60'],
    [3, 'Tomek ma 24 naklejki, a Bartek o 9 mniej. Ile naklejek ma Bartek?', '15'],
    [3, 'W 4 pudełkach jest po 6 kredek. Ile jest wszystkich kredek?', '24'],
    [3, 'Na półce stało 35 książek. Zabrano 12. Ile książek zostało?', '23'],
    [3, '30 cukierków rozdzielono po równo między 5 dzieci. Ile cukierków dostało każde dziecko?', '6'],
    [4, 'W sadzie rośnie 15 rzędów po 12 drzew. Ile drzew rośnie w sadzie?', '180'],
  ]),
  ...tasksOf('number-problem', [
    [4, 'W klasie jest 28 uczniów. Dziewczynek jest o 4 więcej niż chłopców. Ilu jest chłopców?', 'x = 12'],
    [8, 'Suma dwóch liczb wynosi 56, a jedna z nich jest 3 razy większa od drugiej. Znajdź te liczby.', '14, 42'],
    [7, 'Liczba o 7 większa od podwojonej liczby x jest równa 23. Znajdź x.', '8'],
    [7, 'Pomyślałem liczbę, dodałem do niej 5 i pomnożyłem przez 3. Otrzymałem 36. Jaką liczbę pomyślałem?', 'x = 7'],
    [7, 'Suma trzech kolejnych liczb całkowitych wynosi 51. Jakie to liczby?', '16, 17, 18'],
  ]),
  ...tasksOf('part-of-number', [
    [5, 'Jaś przeczytał 2/5 książki, która ma 150 stron. Ile stron przeczytał?', '60'],
    [5, 'Ile stron zostało do przeczytania, jeśli Jaś przeczytał 2/5 książki liczącej 150 stron?', '90'],
    [5, 'Oblicz 3/8 z 40', '15'],
  ]),
  ...tasksOf('area', [
    [6, 'Działka ma kształt prostokąta o wymiarach 30 m na 25 m. Oblicz jej pole w arach.', '7,5 ara'],
    [6, 'Prostokąt ma pole 48 cm2, a jeden bok ma 6 cm. Ile ma drugi bok?', 'b = 8 cm'],
    [6, 'Kwadrat ma obwód 36 cm. Oblicz jego pole.', '81 cm²'],
    [6, 'Trapez o podstawach 6 cm i 10 cm ma wysokość 4 cm. Oblicz jego pole', 'P = 32 cm^2'],
    [5, 'Pole trójkąta o podstawie 10 cm i wysokości 7 cm', 'P = 35 cm^2'],
    [5, 'Równoległobok ma podstawę 9 cm i wysokość 4 cm. Oblicz jego pole.', 'P = 36 cm^2'],
    [6, 'Oblicz pole rombu o przekątnych 6 cm i 8 cm.', 'P = 24 cm^2'],
    [7, 'Oblicz pole trójkąta prostokątnego o przyprostokątnych 6 cm i 9 cm', 'P = 27 cm^2'],
    [8, 'Przekątna kwadratu ma 8 cm. Oblicz pole kwadratu.', '32 cm²'],
    [10, 'Oblicz pole trójkąta równobocznego o boku 4', '4√3'],
  ]),
  ...tasksOf('percent', [
    [6, 'Ile to jest 15% liczby 240?', '36'],
    [7, 'Jaki procent liczby 80 stanowi liczba 20?', '25%'],
    [7, '20 to 40% pewnej liczby. Jaka to liczba?', '50'],
  ]),
  ...tasksOf('percent-change', [
    [7, 'Bluza kosztowała 120 zł. Po podwyżce kosztuje 150 zł. O ile procent wzrosła cena?', '25%'],
    [7, 'Cenę roweru 900 zł obniżono o 15%. Jaka jest nowa cena?', '765 zł'],
    [7, 'Liczbę 60 zwiększono o 25%. Jaką liczbę otrzymano?', '75'],
    [7, 'Pensja wzrosła z 4000 zł do 4600 zł. O ile procent wzrosła?', '15%'],
  ]),
  ...tasksOf('successive-discounts', [
    [7, 'Telewizor kosztował 2000 zł i staniał najpierw o 10%, a potem o 20%. Ile kosztuje teraz?', '1440 zł'],
  ]),
  ...tasksOf('age-problem', [
    [8, 'Ojciec ma 40 lat, a syn 10. Za ile lat ojciec będzie 3 razy starszy od syna?', 'x = 5'],
    [7, 'Mama jest 4 razy starsza od córki, razem mają 45 lat. Ile lat ma córka?', 'x = 9'],
  ]),
  ...tasksOf('pythagoras', [
    [7, 'Jedna z przyprostokątnych ma 5 cm, a przeciwprostokątna 13 cm. Oblicz drugą przyprostokątną.', 'b = 12 cm'],
    [8, 'Oblicz wysokość trójkąta równobocznego o boku 6 cm', 'h = 3√3 cm'],
    [
      8,
      'Drabina o długości 5 m stoi oparta o ścianę, jej podstawa jest 3 m od ściany. Na jaką wysokość sięga?',
      'h = 4 m',
    ],
  ]),
  ...tasksOf('ratio-division', [[8, 'Kąty trójkąta są w stosunku 1:2:3. Oblicz miary tych kątów.', '30°, 60°, 90°']]),
  ...tasksOf('angles', [
    [6, 'Dwa kąty trójkąta mają 50° i 70°. Ile ma trzeci?', 'x = 60°'],
    [6, 'Jeden z kątów przyległych ma 35 stopni. Jaką miarę ma drugi?', 'x = 145°'],
    [7, 'W trójkącie równoramiennym kąt przy podstawie ma 40°. Ile ma kąt między ramionami?', 'x = 100°'],
    [10, 'Ile wynosi suma kątów wewnętrznych pięciokąta?', '540°'],
  ]),
  ...tasksOf('cuboid', [
    [8, 'Akwarium ma wymiary 50 cm, 30 cm i 40 cm. Ile litrów wody się w nim zmieści?', 'V = 60 l'],
    [6, 'Sześcian ma krawędź 5 cm. Oblicz pole powierzchni całkowitej.', 'P = 150 cm^2'],
    [6, 'Oblicz objętość sześcianu o krawędzi 4 cm', 'V = 64 cm^3'],
  ]),
  ...tasksOf('prism', [
    [
      8,
      'Graniastosłup prawidłowy czworokątny ma krawędź podstawy 4 cm i wysokość 10 cm. Oblicz objętość.',
      'V = 160 cm^3',
    ],
  ]),
  ...tasksOf('solutions', [
    [8, 'Ile soli jest w 200 g 5% roztworu?', '10 g'],
    [8, 'Oblicz stężenie procentowe roztworu otrzymanego przez rozpuszczenie 30 g soli w 170 g wody', '15%'],
  ]),
  ...tasksOf('simple-probability', [
    [
      8,
      'Ze zbioru liczb od 1 do 20 losujemy jedną. Jakie jest prawdopodobieństwo wylosowania liczby pierwszej?',
      'P = 2/5',
    ],
    [
      8,
      'W pudełku jest 5 kul białych i 3 czarne. Losujemy jedną kulę. Jakie jest prawdopodobieństwo, że będzie biała?',
      'P = 5/8',
    ],
    [8, 'Z talii 52 kart losujemy jedną. Jakie jest prawdopodobieństwo wylosowania asa?', 'P = 1/13'],
  ]),
  ...tasksOf('mean', [[8, 'Średnia trzech liczb to 12. Dwie z nich to 10 i 11. Jaka jest trzecia?', '15']]),
  ...tasksOf('median', [[8, 'Wyznacz medianę zestawu 3, 7, 2, 9, 4', '4']]),
  ...tasksOf('scale', [
    [6, 'Mapa jest w skali 1:50000. Odległość na mapie wynosi 4 cm. Ile to kilometrów w rzeczywistości?', '2 km'],
    [6, 'Plan wykonano w skali 1:200. Pokój na planie ma 3 cm długości. Jaka jest rzeczywista długość?', '6 m'],
  ]),
  ...tasksOf('rounding', [[5, 'Zaokrąglij 3,4567 do części setnych', '3,46']]),
  ...tasksOf('fraction-comparison', [
    [5, 'Która liczba jest większa: 3/4 czy 5/7?', '3/4 > 5/7'],
    [5, 'Uporządkuj rosnąco: 1/2, 2/3, 3/5', '1/2, 3/5, 2/3'],
  ]),
  ...tasksOf('fraction-reduction', [
    [5, 'Zamień ułamek 7/4 na liczbę mieszaną', '1 3/4'],
    [5, 'Zamień 0,125 na ułamek zwykły', '1/8'],
    [5, 'Skróć ułamek 18/24', '3/4'],
  ]),
  ...tasksOf('clock', [
    [4, 'Lekcja zaczęła się o 8:50 i trwała 45 minut. O której się skończyła?', '9:35'],
    [4, 'Film trwał od 17:40 do 19:25. Ile to minut?', '1 h 45 min'],
    [4, 'Autobus odjechał o 7:35 i dojechał o 8:20. Jak długo jechał?', '45 min'],
  ]),
  ...tasksOf('divisibility', [
    [4, 'Podaj wszystkie dzielniki liczby 24', '1, 2, 3, 4, 6, 8, 12, 24'],
    [4, 'Czy liczba 342 jest podzielna przez 9?', 'tak'],
  ]),
  ...tasksOf('prime-factors', [[5, 'Rozłóż liczbę 84 na czynniki pierwsze', '2 · 2 · 3 · 7']]),
  ...tasksOf('least-common-multiple', [[5, 'Najmniejsza wspólna wielokrotność 12 i 18', '36']]),
  ...tasksOf('algebraic-sums', [
    [7, 'Zapisz w prostszej postaci: 3a + 2b - a + 5b', '2a + 7b'],
    [7, 'Wymnóż (x+2)(x-3)', 'x^2 - x - 6'],
    [7, 'Wyłącz wspólny czynnik przed nawias: 6x + 9', '3(2x + 3)'],
  ]),
  ...tasksOf('algebraic-value', [[7, 'Oblicz wartość wyrażenia 2x^2 - 3x + 1 dla x = -2', '15']]),
  ...tasksOf('equation', [
    [7, 'Rozwiąż równanie: 3(x-2) = 2x + 5', 'x = 11'],
    [7, '(x+1)/2 = (x-3)/4', 'x = -5'],
    [10, 'Rozwiąż równanie 2x^2 - 3x - 5 = 0', 'x1 = -1 oraz x2 = 5/2'],
    [7, 'Rozwiąż równanie x/3 + 2 = 5', 'x = 9'],
  ]),
  ...tasksOf('formula-rearrangement', [[8, 'Wyznacz a ze wzoru P = a*h/2', 'a = 2P/h']]),
  ...tasksOf('roots', [
    [8, 'Usuń niewymierność z mianownika 3/√2', '3√2/2'],
    [8, 'Wyłącz czynnik przed znak pierwiastka √75', '5√3'],
  ]),
  ...tasksOf('arithmetic', [
    [8, 'Oblicz 2√3 * 5√12', '60'],
    [8, '2^10 : 2^7', '8'],
    [5, 'Oblicz 2 1/3 + 1 1/2', '23/6'],
    [5, 'Oblicz 4,5 * 0,2', '0,9'],
    [5, '12,6 : 0,3', '42'],
    [7, 'Oblicz (-2)^3 + 3^2', '1'],
    [7, '√16 + √81', '13'],
    [7, '3√2 + 5√2', '8√2'],
  ]),
  ...tasksOf('powers', [
    [8, 'Zapisz jako jedną potęgę 3^4 * 9^2', '3^8'],
    [7, 'Zapisz w postaci potęgi: 5^3 * 5^4', '5^7'],
  ]),
  ...tasksOf('scientific-notation', [[8, 'Zapisz 0,00034 w notacji wykładniczej', '3,4 · 10^-4']]),
  ...tasksOf('quadratic-inequality', [[10, 'Rozwiąż nierówność x^2 - 4x + 3 > 0', '(-∞; 1) ∪ (3; ∞)']]),
  ...tasksOf('quadratic-function', [
    [10, 'Wyznacz współrzędne wierzchołka paraboli y = x^2 - 6x + 5', 'W = (3; -4)'],
    [10, 'Wyznacz miejsca zerowe funkcji f(x) = x^2 - x - 6', 'x1 = -2, x2 = 3'],
    [10, 'Oblicz wartość funkcji f(x)=x^2-3 dla x=4', '13'],
  ]),
  ...tasksOf('linear-function', [
    [10, 'Wyznacz równanie prostej przechodzącej przez punkty A(1,2) i B(3,8)', 'y = 3x - 1'],
    [10, 'Wyznacz równanie prostej równoległej do y=2x+1 przechodzącej przez punkt (1,5)', 'y = 2x + 3'],
    [10, 'Sprawdź, czy punkt (2,5) należy do wykresu funkcji y=2x+1', 'tak'],
    [10, 'Prosta prostopadła do y = 2x + 3 przechodząca przez (4,1)', 'y = -1/2x + 3'],
  ]),
  ...tasksOf('coordinate-plane', [
    [10, 'Oblicz długość odcinka AB, jeśli A=(-1,2), B=(3,5)', '|AB| = 5'],
    [8, 'Punkt A=(2,3). Podaj współrzędne punktu symetrycznego względem osi x.', '(2; -3)'],
  ]),
  ...tasksOf('arithmetic-sequence', [
    [10, 'Ciąg arytmetyczny: a1 = 5, a3 = 11. Wyznacz różnicę ciągu i a10.', '32'],
    [10, 'Oblicz sumę dwudziestu początkowych wyrazów ciągu arytmetycznego, w którym a1=2 i r=3', 'S20 = 610'],
    [10, 'Liczby 2, x, 8 tworzą w tej kolejności ciąg arytmetyczny. Wyznacz x.', 'x = 5'],
  ]),
  ...tasksOf('geometric-sequence', [
    [10, 'W ciągu geometrycznym a1=2, q=3. Oblicz a5', 'a5 = 162'],
    [10, 'Liczby 3, x, 12 tworzą ciąg geometryczny. Oblicz x.', 'x = 6 lub x = -6'],
  ]),
  ...tasksOf('logarithm', [[10, 'Oblicz log 100 + log2 16', '6']]),
  ...tasksOf('right-triangle-trigonometry', [
    [10, 'W trójkącie prostokątnym przyprostokątne mają długości 3 i 4. Oblicz sinus najmniejszego kąta.', '3/5'],
    [10, 'Wiadomo, że sin α = 3/5 i α jest kątem ostrym. Oblicz cos α.', '4/5'],
    [10, 'Oblicz tangens kąta 45 stopni', '1'],
  ]),
  ...tasksOf('combinatorics', [
    [10, 'Ile jest liczb trzycyfrowych o różnych cyfrach?', '648'],
    [10, 'Na ile sposobów można ustawić 5 osób w kolejce?', '120'],
    [8, 'Ile przekątnych ma sześciokąt?', '9'],
    [8, 'Rzucamy monetą trzy razy. Ile jest możliwych wyników?', '8'],
    [10, 'Ile jest liczb dwucyfrowych podzielnych przez 5?', '18'],
  ]),
  ...tasksOf('circle-in-plane', [[10, 'Wyznacz równanie okręgu o środku (2,-1) i promieniu 3', '(x-2)^2+(y+1)^2=9']]),
  ...tasksOf('sine-cosine-theorem', [[10, 'Oblicz pole trójkąta o bokach 5 i 8 i kącie między nimi 30°', 'P = 10']]),
  ...tasksOf('rational-expression', [[10, 'Uprość wyrażenie (x^2-9)/(x-3)', 'x + 3']]),
  ...tasksOf('absolute-value', [
    [10, 'Rozwiąż równanie |x-2| = 5', 'x1 = -3, x2 = 7'],
    [10, 'Rozwiąż nierówność |x+1| < 3', '(-4; 2)'],
  ]),
  ...tasksOf('compound-interest', [
    [10, 'Lokata 5000 zł na 4% w skali roku, kapitalizacja roczna. Ile będzie po 2 latach?', '5408 zł'],
    [7, 'Kwotę 500 zł wpłacono na lokatę oprocentowaną 3% rocznie. Ile wyniosą odsetki po roku?', '15 zł'],
  ]),
  ...tasksOf('derivative', [[11, 'Oblicz pochodną funkcji f(x) = x^3 - 4x', '3x^2 - 4']]),
  ...tasksOf('exponential-equation', [[11, 'Rozwiąż równanie 2^(x+1) = 16', 'x = 3']]),
  ...tasksOf('force', [
    [9, 'Ciało o masie 5 kg porusza się z przyspieszeniem 2 m/s2. Jaka siła na nie działa?', 'F = 10 N'],
  ]),
  ...tasksOf('density', [[8, 'Oblicz gęstość ciała o masie 540 g i objętości 200 cm3', 'd = 2,7 g/cm^3']]),
  ...tasksOf('ohm', [
    [8, 'Przez opornik o oporze 10 Ω płynie prąd 0,5 A. Oblicz napięcie.', 'U = 5 V'],
    [8, 'Jaki jest opór, gdy napięcie wynosi 12 V, a natężenie 3 A?', 'R = 4 Ω'],
  ]),
  ...tasksOf('electric-power', [[8, 'Żarówka ma moc 60 W i świeciła 5 godzin. Ile energii zużyła?', 'E = 0,3 kWh']]),
  ...tasksOf('acceleration', [
    [8, 'Rowerzysta rusza z miejsca i po 5 s osiąga prędkość 10 m/s. Oblicz przyspieszenie.', 'a = 2 m/s^2'],
  ]),
  ...tasksOf('molar-mass', [[8, 'Oblicz masę cząsteczkową H2SO4', 'm = 98 u']]),
  ...tasksOf('moles', [[8, 'Ile moli to 36 g wody?', 'n = 2 mol']]),
  ...tasksOf('balancing', [[8, 'Uzgodnij równanie: H2 + O2 -> H2O', '2H2+O2->2H2O']]),
  ...tasksOf('time-units', [
    [4, 'Ile to minut 2 godziny i 15 minut?', '135 min'],
    [4, 'Ile sekund mają 3 minuty?', '180 s'],
  ]),
  ...tasksOf('mass-units', [[4, 'Ile gramów to 2 kg 300 g', '2300 g']]),
  ...tasksOf('perimeter', [
    [4, 'Oblicz obwód prostokąta o bokach 7 cm i 4 cm', 'O = 22 cm'],
    [4, 'Obwód kwadratu wynosi 20 cm. Ile ma bok?', 'a = 5 cm'],
  ]),
  ...tasksOf('division-with-remainder', [[4, 'Oblicz resztę z dzielenia 47 przez 6', 'r = 5']]),
  ...tasksOf('negative-numbers', [
    [6, 'Temperatura rano wynosiła -5 stopni, a w południe wzrosła o 8 stopni. Ile wynosiła w południe?', '3'],
  ]),
  ...tasksOf('percent-of-number', [[6, 'W klasie jest 25 uczniów, 40% to chłopcy. Ilu jest chłopców?', '10']]),
  ...tasksOf('percent-rate', [[6, 'Spośród 30 uczniów 12 dojeżdża autobusem. Jaki to procent klasy?', '40%']]),
  ...tasksOf('vat', [[7, 'Cena netto wynosi 200 zł, VAT 23%. Oblicz cenę brutto.', '246 zł']]),
  ...tasksOf('motion-problem', [
    [
      7,
      'Dwa samochody wyjechały naprzeciw siebie z miast odległych o 300 km z prędkościami 70 km/h i 80 km/h. Po jakim czasie się spotkają?',
      'x = 2 h',
    ],
  ]),
  ...tasksOf('circle', [
    [8, 'Oblicz pole koła o średnicy 10 cm', 'P = 25π cm^2'],
    [8, 'Obwód koła wynosi 12π cm. Oblicz promień.', 'r = 6 cm'],
  ]),
  ...tasksOf('pyramid', [
    [8, 'Ostrosłup prawidłowy czworokątny ma krawędź podstawy 6 cm i wysokość 4 cm. Oblicz objętość.', 'V = 48 cm^3'],
  ]),
  ...tasksOf('rational-exponent', [
    [8, 'Oblicz 3^-2', '1/9'],
    [10, 'Oblicz 8^(2/3)', '4'],
  ]),
  ...tasksOf('system', [[10, 'Rozwiąż układ równań: 2x + y = 7, x - y = 2', 'x = 3 i y = 1']]),
  ...tasksOf('polynomial', [[10, 'Rozwiąż równanie x^3 - 4x = 0', 'x = -2, x = 0, x = 2']]),
  ...tasksOf('pressure', [[8, 'Oblicz ciśnienie, jakie wywiera siła 200 N na powierzchnię 0,5 m2', 'p = 400 Pa']]),
  ...tasksOf('energy', [
    [8, 'Jaka jest energia kinetyczna samochodu o masie 1000 kg jadącego z prędkością 20 m/s?', 'Ek = 200000 J'],
  ]),
  ...tasksOf('work-power', [
    [8, 'Oblicz pracę wykonaną przez siłę 50 N na drodze 4 m', 'W = 200 J'],
    [8, 'Oblicz moc, jeśli praca 600 J została wykonana w czasie 30 s', 'P = 20 W'],
  ]),
  ...tasksOf('weight', [[8, 'Oblicz ciężar ciała o masie 7 kg', 'Fg = 70 N']]),
];

/** What is on the way to a result, as pupils answer a hint with it: seen to be called wrong, or another task (D64). */
export const DIALOGUES_ON_THE_WAY: readonly Dialogue[] = [
  ...dialoguesOf('fraction-arithmetic', [
    ['tutor', 6, 'ile to 3/4 + 2/5', ['right', '15/20 i 8/20'], ['solved', '1 i 3/20']],
    [
      'tutor',
      6,
      'ile to 3/4 + 2/5',
      ['partial', '20'],
      ['right', '3/4 to 15/20'],
      ['partial', '23'],
      ['solved', '23/20'],
    ],
    ['tutor', 6, '5/6 - 1/4', ['right', 'wspólny mianownik to 12'], ['right', '10/12, 3/12'], ['wrong', '7/2']],
  ]),
  ...dialoguesOf('order-of-operations', [
    ['tutor', 4, 'oblicz 48:6+3*4', ['partial', '8'], ['right', '8 i 12'], ['wrong', '36'], ['solved', '20']],
    ['tutor', 7, '(2^3*2^4):2^5', ['partial', '128'], ['solved', '4']],
    ['tutor', 7, '-3*(4-7)+2', ['partial', '9'], ['wrong', '-7'], ['solved', '11']],
  ]),
  ...dialoguesOf('equation', [
    ['tutor', 7, '2x+5=17', ['question', '/-5'], ['partial', '12'], ['right', '12:2'], ['solved', '6 bo 2*6+5=17']],
    ['tutor', 10, 'x^2-5x+6=0', ['right', 'a=1 b=-5 c=6'], ['partial', '1'], ['right', '(5-1)/2'], ['solved', '2 i 3']],
    ['tutor', 10, 'x^2-5x+6=0', ['wrong', 'a=1 b=5 c=6'], ['wrong', '4']],
    ['tutor', 7, '5x - 3 = 2x + 9', ['wrong', '0'], ['wish', '5-5'], ['solved', '4']],
  ]),
  ...dialoguesOf('percent-of-number', [
    ['tutor', 7, 'Oblicz 20% z 350', ['partial', '35'], ['wrong', '17'], ['solved', '70']],
  ]),
  ...dialoguesOf('percent-change', [
    [
      'tutor',
      7,
      'Rower kosztował 800 zł, obniżono cenę o 15%. Ile kosztuje teraz?',
      ['partial', '120'],
      ['right', '85% z 800'],
      ['wrong', '920'],
      ['solved', '680'],
    ],
  ]),
  ...dialoguesOf('pythagoras', [
    [
      'tutor',
      8,
      'W trójkącie prostokątnym przyprostokątne mają 6 cm i 8 cm. Oblicz przeciwprostokątną',
      ['right', 'a^2+b^2=c^2'],
      ['right', '6^2=36 8^2=64'],
      ['partial', '100'],
      ['right', 'pierwiastek ze 100'],
      ['wrong', '14'],
      ['solved', '10 cm'],
    ],
  ]),
  ...dialoguesOf('area', [
    [
      'tutor',
      5,
      'Oblicz pole prostokąta o bokach 5 cm i 8 cm',
      ['right', 'P=a*b'],
      ['wrong', '26 cm'],
      ['solved', '40 cm2'],
    ],
  ]),
];
