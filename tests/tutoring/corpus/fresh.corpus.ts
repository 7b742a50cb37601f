import { dialoguesOf, tasksOf } from './corpus-rows.ts';
import type { Dialogue, FirstMessage } from './corpus.types.ts';

/** Written and calculated by hand before a look at what is read: two hundred tasks, from the first class to the matura. */
export const FIRST_FRESH_MESSAGES: readonly FirstMessage[] = [
  ...tasksOf('one-step-problem', [
    [1, 'Kasia miała 7 jabłek, zjadła 2. Ile jabłek jej zostało?', '5'],
    [2, 'W autobusie jechało 23 pasażerów. Na przystanku wysiadło 8. Ilu pasażerów jedzie dalej?', '15'],
    [2, 'Zosia ma 12 zł, a jej brat o 5 zł więcej. Ile pieniędzy ma brat?', '17'],
    [3, 'Janek ma 8 kasztanów, a Ola 3 razy więcej. Ile kasztanów ma Ola?', '24'],
    [3, 'Janek ma 8 kasztanów, a Ola 3 razy więcej. Ile kasztanów mają razem?', '32'],
    [3, 'Pani rozdała 24 cukierki po równo 6 dzieciom. Po ile cukierków dostało każde dziecko?', '4'],
    [3, 'Jaka liczba jest o 15 mniejsza od 40?', '25'],
  ]),
  ...tasksOf('mental-addition', [
    [1, '6+3', '9'],
    [2, 'ile to 45 + 27', '72'],
    [3, 'Oblicz sumę liczb 128 i 75', '203'],
  ]),
  ...tasksOf('mental-subtraction', [[2, 'Od 61 odejmij 24', '37']]),
  ...tasksOf('times-table', [
    [3, '7 razy 8 ile to', '56'],
    [3, '54:9=', '6'],
    [3, 'podziel 84 na 4', '21'],
    [4, 'Oblicz iloraz liczb 96 i 8', '12'],
  ]),
  ...tasksOf('clock', [[3, 'Jest godzina 14:20. Która godzina będzie za 50 minut?', '15:10']]),
  ...tasksOf('calendar', [
    [2, 'Dziś jest środa. Jaki dzień tygodnia będzie za 10 dni?', 'sobota'],
    [3, 'Ile dni ma marzec i kwiecień razem', '61'],
  ]),
  ...tasksOf('money', [
    [3, 'Zeszyt kosztuje 4 zł, a długopis 3 zł. Ile zapłacisz za 2 zeszyty i 3 długopisy?', '17 zł'],
    [3, 'Mama dała Oli 50 zl. Ola kupila ksiazke za 32 zl. Ile reszty dostala?', '18 zł'],
  ]),
  ...tasksOf('order-of-operations', [
    [3, 'Ile jest równe 9 · 7 − 13?', '50'],
    [5, 'Oblicz (15 - 3*4)^2 + 8:2', '13'],
    [4, 'zad 5. Oblicz: 60 - 4 * (12 - 5)', '32'],
  ]),
  ...tasksOf('equation', [
    [2, '___ + 8 = 15', '7'],
    [6, '3x = 27', 'x = 9'],
    [7, 'Rozwiąż: 4(x+1) - 3 = 2x + 9', 'x = 4'],
    [7, '5 - 2x = 11', 'x = -3'],
    [7, '(2x-1)/3=5', 'x = 8'],
    [7, 'Rozwiąż równanie 0,5x + 1,5 = 4', 'x = 5'],
  ]),
  ...tasksOf('written-addition', [[4, 'Oblicz sposobem pisemnym 3407 + 586', '3993']]),
  ...tasksOf('written-subtraction', [[4, 'oblicz pisemnie 2005-738', '1267']]),
  ...tasksOf('written-multiplication', [[4, '346 * 27 pisemnie', '9342']]),
  ...tasksOf('written-division', [[4, 'podziel pisemnie 1428 przez 12', '119']]),
  ...tasksOf('roman-numerals', [
    [4, 'Zapisz cyframi rzymskimi liczbę 49', 'XLIX'],
    [4, 'Co to za liczba MCMXC?', '1990'],
  ]),
  ...tasksOf('rounding', [[4, 'Zaokrąglij liczbę 3785 do setek', '3800']]),
  ...tasksOf('length-units', [
    [4, 'Ile to jest 3 km 250 m w metrach?', '3250 m'],
    [4, 'wyraź w centymetrach 2,4 m', '240 cm'],
  ]),
  ...tasksOf('mass-units', [[4, 'Zamień 4500 g na kilogramy', '4,5 kg']]),
  ...tasksOf('time-units', [[5, 'Ile minut to 2/3 godziny?', '40 min']]),
  ...tasksOf('perimeter', [
    [4, 'Prostokątny ogródek ma wymiary 12 m i 8 m. Ile metrów siatki potrzeba na jego ogrodzenie?', 'O = 40 m'],
    [5, 'Obwód prostokąta jest równy 30 cm, a jeden z boków ma 9 cm. Oblicz długość drugiego boku.', '6 cm'],
  ]),
  ...tasksOf('area', [
    [5, 'Oblicz pole kwadratu, którego obwód wynosi 36 cm', 'P = 81 cm^2'],
    [5, 'Działka ma kształt prostokąta o wymiarach 40 m x 25 m. Ile to arów?', '10 a'],
    [5, 'Ile hektarów ma pole w kształcie kwadratu o boku 300 m?', '9 ha'],
    [5, 'Oblicz pole trójkąta, którego podstawa ma 12 cm, a wysokość jest o 4 cm krótsza', 'P = 48 cm^2'],
    [5, 'Pole równoległoboku wynosi 48 cm2, a jego wysokość 6 cm. Oblicz długość podstawy.', '8 cm'],
    [5, 'Oblicz pole trapezu o podstawach 5 cm i 9 cm oraz wysokości 4 cm', 'P = 28 cm^2'],
    [8, 'Oblicz pole rombu o boku 5 cm i jednej przekątnej 6 cm', 'P = 24 cm^2'],
    [8, 'Oblicz pole trójkąta równobocznego o boku 6 cm', 'P = 9√3 cm^2'],
  ]),
  ...tasksOf('area-units', [[5, 'Zamień 3,5 ha na ary', '350 a']]),
  ...tasksOf('fraction-reduction', [
    [5, 'Rozszerz ułamek 3/5 tak, aby mianownik był równy 20', '12/20'],
    [5, 'Doprowadź do postaci nieskracalnej 42/56', '3/4'],
    [5, 'Zamień na ułamek niewłaściwy 3 2/7', '23/7'],
    [5, 'zamień ułamek 3/8 na dziesiętny', '0,375'],
  ]),
  ...tasksOf('part-of-number', [
    [5, '2/3 liczby 48', '32'],
    [5, 'Oblicz 3/4 z 60', '45'],
    [5, 'Ania przeczytała 2/5 książki liczącej 150 stron. Ile stron jej zostało do przeczytania?', '90'],
  ]),
  ...tasksOf('fraction-arithmetic', [
    [5, 'oblicz 5/6 - 3/8', '11/24'],
    [5, '2 1/4 * 1 1/3', '3'],
    [5, '3 1/2 : 1 3/4', '2'],
    [5, '1 - 3/7', '4/7'],
  ]),
  ...tasksOf('fraction-comparison', [
    [5, 'Uporządkuj malejąco liczby 3/4, 5/6, 7/12', '5/6, 3/4, 7/12'],
    [5, 'Wstaw odpowiedni znak: 0,7 ... 0,65', '>'],
  ]),
  ...tasksOf('decimal-arithmetic', [
    [5, '0,35 + 1,7', '2,05'],
    [5, '3,6 : 0,04', '90'],
    [5, '2,5*0,4=', '1'],
  ]),
  ...tasksOf('proportion', [
    [6, 'Samochód spala 6 litrów benzyny na 100 km. Ile spali na trasie 350 km?', '21'],
    [6, '5 kg jabłek kosztuje 17,50 zł. Ile zapłacimy za 3 kg?', '10,50'],
    [6, 'Za 6 zeszytów zapłacono 27 zł. Ile kosztuje 10 takich zeszytów?', '45'],
    [7, '3 robotników wykona pracę w 8 dni. W ile dni wykona ją 4 robotników?', '6'],
    [7, 'x/6 = 15/9', '10'],
  ]),
  ...tasksOf('greatest-common-divisor', [[6, 'Znajdź NWD(48, 36)', '12']]),
  ...tasksOf('least-common-multiple', [[5, 'nww 15 i 20', '60']]),
  ...tasksOf('divisibility', [
    [5, 'Czy 1234 dzieli się przez 4', 'nie'],
    [5, 'Jaką cyfrę należy wstawić w miejsce gwiazdki, aby liczba 35* była podzielna przez 9?', '1'],
    [5, 'Wypisz wszystkie liczby pierwsze mniejsze od 20', '2, 3, 5, 7, 11, 13, 17, 19'],
  ]),
  ...tasksOf('prime-factors', [[5, 'Rozłóż na czynniki pierwsze 360', '2 · 2 · 2 · 3 · 3 · 5']]),
  ...tasksOf('division-with-remainder', [[4, 'Reszta z dzielenia 100 przez 7', '2']]),
  ...tasksOf('mean', [
    [6, 'Oblicz średnią arytmetyczną liczb 4, 7, 9, 12', '8'],
    [6, 'Kuba dostał z matematyki oceny: 4, 5, 3, 5, 2, 5. Oblicz średnią jego ocen.', '4'],
  ]),
  ...tasksOf('negative-numbers', [
    [6, 'Oblicz -7 + 12 - (-3)', '8'],
    [6, '(-48) : (-6)', '8'],
    [6, '-5 - 8', '-13'],
    [6, 'W nocy było -7°C, a w dzień 4°C. O ile stopni wzrosła temperatura?', '11'],
  ]),
  ...tasksOf('percent-of-number', [[6, 'Oblicz 30% z 90 zł', '27']]),
  ...tasksOf('percent-rate', [
    [6, 'W sadzie rosną 24 jabłonie i 16 gruszy. Jaki procent wszystkich drzew stanowią grusze?', '40%'],
    [7, '12 to ile procent z 48', '25%'],
  ]),
  ...tasksOf('angles', [
    [6, 'Kąt ostry w trójkącie prostokątnym ma 37°. Ile stopni ma drugi kąt ostry?', '53°'],
    [6, 'Jeden z kątów równoległoboku ma miarę 70°. Oblicz miary pozostałych kątów', '110°, 70°, 110°'],
    [6, 'Jaki kąt tworzą wskazówki zegara o godzinie 4:00?', '120°'],
    [8, 'Ile wynosi suma kątów wewnętrznych ośmiokąta?', '1080°'],
  ]),
  ...tasksOf('cuboid', [
    [6, 'Prostopadłościan ma krawędzie 3 cm, 4 cm i 5 cm. Oblicz sumę długości wszystkich krawędzi', '48 cm'],
    [6, 'Objętość sześcianu wynosi 125 cm3. Jaką długość ma jego krawędź?', '5 cm'],
    [6, 'Ile litrów wody mieści się w prostopadłościennym zbiorniku o wymiarach 2 m, 1,5 m i 1 m', '3000 l'],
  ]),
  ...tasksOf('scale', [
    [6, 'Odległość między miastami na mapie w skali 1:1000000 wynosi 7 cm. Jaka to odległość w terenie?', '70 km'],
  ]),
  ...tasksOf('speed-distance-time', [
    [
      6,
      'Rowerzysta jechał 2 godziny z prędkością 15 km/h i 3 godziny z prędkością 20 km/h. Ile kilometrów przejechał?',
      '90 km',
    ],
    [6, 'Pieszy idzie z prędkością 5 km/h. W jakim czasie przejdzie 2 km?', '24 min'],
    [7, 'Pociąg przejechał 300 km w 4 godziny. Oblicz jego średnią prędkość', '75 km/h'],
    [7, 'Zamień 72 km/h na m/s', '20 m/s'],
  ]),
  ...tasksOf('number-problem', [
    [6, 'Pomyślałem liczbę, dodałem do niej 8 i otrzymałem 23. Jaka to liczba?', '15'],
    [7, 'Suma trzech kolejnych liczb naturalnych wynosi 72. Jakie to liczby?', '23, 24, 25'],
    [7, 'Prostokąt ma obwód 28 cm. Jeden bok jest o 4 cm dłuższy od drugiego. Oblicz długości boków.', '5 cm, 9 cm'],
    [7, 'W klasie jest 28 uczniów. Dziewcząt jest o 4 więcej niż chłopców. Ile jest dziewcząt?', '16'],
  ]),
  ...tasksOf('age-problem', [
    [7, 'Kasia jest o 6 lat starsza od Tomka. Razem mają 30 lat. Ile lat ma każde z nich?', '12 i 18'],
  ]),
  ...tasksOf('powers', [
    [7, 'Oblicz 2^5 - 3^3', '5'],
    [7, 'zapisz w postaci jednej potęgi (7^3)^4 : 7^5', '7^7'],
    [8, '(2^3)^2 * 4^2 zapisz jako potęgę liczby 2', '2^10'],
  ]),
  ...tasksOf('scientific-notation', [[7, 'Zapisz w notacji wykładniczej liczbę 45000000', '4,5 · 10^7']]),
  ...tasksOf('roots', [
    [7, '√(9+16)', '5'],
    [8, 'Uprość √50 - √18', '2√2'],
    [7, 'Oblicz ∛27 + √25', '8'],
    [8, 'Między jakimi kolejnymi liczbami naturalnymi leży √30?', '5 i 6'],
    [9, 'Usuń niewymierność z mianownika: 6/√3', '2√3'],
    [9, 'usun niewymiernosc z mianownika 2/(√5-1)', '(√5+1)/2'],
  ]),
  ...tasksOf('algebraic-sums', [
    [7, 'Zredukuj wyrazy podobne: 5x - 3y + 2x + 7y', '7x + 4y'],
    [7, '3(2a-4)-2(a+1)', '4a - 14'],
  ]),
  ...tasksOf('algebraic-value', [[7, 'Oblicz wartość liczbową wyrażenia 3a - 2b dla a=4, b=-1', '14']]),
  ...tasksOf('algebraic-expression', [
    [7, 'Zapisz w postaci wyrażenia algebraicznego: liczba o 7 większa od podwojonej liczby n', '2n + 7'],
  ]),
  ...tasksOf('percent-change', [
    [7, 'Cena spodni wzrosła ze 150 zł do 180 zł. O ile procent wzrosła?', '20%'],
    [7, 'Buty po obniżce o 20% kosztują 160 zł. Ile kosztowały przed obniżką?', '200 zł'],
    [7, 'O ile procent liczba 50 jest większa od 40?', '25%'],
  ]),
  ...tasksOf('vat', [[7, 'Cena netto roweru to 1000 zł. Ile wynosi cena brutto przy stawce VAT 23%?', '1230 zł']]),
  ...tasksOf('ratio-division', [
    [7, 'Podziel 120 zł w stosunku 3:5', '45 zł i 75 zł'],
    [8, 'Kąty trójkąta są w stosunku 2:3:4. Oblicz miary tych kątów.', '40°, 60°, 80°'],
  ]),
  ...tasksOf('pythagoras', [
    [8, 'Przekątna prostokąta ma 13 cm, a jeden z boków 5 cm. Oblicz drugi bok.', '12 cm'],
    [8, 'Czy trójkąt o bokach 6, 8, 10 jest prostokątny?', 'tak'],
    [8, 'Oblicz przekątną kwadratu o boku 5 cm', '5√2 cm'],
    [8, 'Wysokość trójkąta równobocznego wynosi 3√3. Oblicz jego bok', '6'],
    [10, 'Oblicz promień okręgu opisanego na trójkącie równobocznym o boku 6', '2√3'],
  ]),
  ...tasksOf('circle', [
    [8, 'Oblicz długość okręgu o promieniu 7 cm', '14π cm'],
    [8, 'Pole koła jest równe 49π cm2. Oblicz jego promień', '7 cm'],
  ]),
  ...tasksOf('prism', [
    [
      8,
      'Oblicz objętość graniastosłupa prawidłowego trójkątnego o krawędzi podstawy 4 cm i wysokości 10 cm',
      'V = 40√3 cm^3',
    ],
  ]),
  ...tasksOf('pyramid', [
    [8, 'Ostrosłup ma podstawę kwadratową o boku 5 cm i wysokość 12 cm. Oblicz jego objętość.', 'V = 100 cm^3'],
    [8, 'Ile krawędzi ma ostrosłup pięciokątny?', '10'],
  ]),
  ...tasksOf('simple-probability', [
    [8, 'W worku jest 6 czerwonych i 4 zielone kulki. Jakie jest prawdopodobieństwo wylosowania zielonej?', '2/5'],
    [
      8,
      'Rzucamy raz sześcienną kostką do gry. Oblicz prawdopodobieństwo wyrzucenia liczby oczek większej niż 4.',
      '1/3',
    ],
  ]),
  ...tasksOf('classical-probability', [
    [8, 'Rzucamy dwiema kostkami. Jakie jest prawdopodobieństwo, że suma oczek wyniesie 7?', '1/6'],
    [11, 'Rzucamy 3 razy monetą. Oblicz prawdopodobieństwo wyrzucenia dokładnie dwóch orłów', '3/8'],
    [
      11,
      'Z urny zawierającej 4 białe i 6 czarnych kul losujemy bez zwracania dwie. Oblicz prawdopodobieństwo, że obie są białe',
      '2/15',
    ],
  ]),
  ...tasksOf('median', [[8, 'Mediana liczb 5, 1, 8, 3', '4']]),
  ...tasksOf('coordinate-plane', [
    [8, 'oblicz srodek odcinka o koncach A(2,4) i B(6,-2)', '(4; 1)'],
    [8, 'Punkt (-3,5) odbito względem osi y. Podaj jego współrzędne', '(3; 5)'],
  ]),
  ...tasksOf('combinatorics', [
    [8, 'Ile jest liczb dwucyfrowych utworzonych z cyfr 1, 2, 3, jeśli cyfry mogą się powtarzać?', '9'],
    [11, 'Ile jest permutacji zbioru 6-elementowego?', '720'],
    [11, 'Na ile sposobów można wybrać 2 osoby spośród 8?', '28'],
    [11, 'Ile wynosi 5!', '120'],
  ]),
  ...tasksOf('formula-rearrangement', [[8, 'Wyznacz h ze wzoru V = 1/3 P h', 'h = 3V/P']]),
  ...tasksOf('motion-problem', [
    [
      7,
      'Z dwóch miejscowości odległych o 180 km wyjechały jednocześnie naprzeciw siebie dwa pociągi. Jeden jechał z prędkością 50 km/h, drugi 70 km/h. Po ilu godzinach się spotkają?',
      '1,5 h',
    ],
  ]),
  ...tasksOf('solutions', [
    [7, 'Ile soli należy rozpuścić w wodzie, aby otrzymać 400 g roztworu o stężeniu 8%?', '32 g'],
    [8, 'W 150 g wody rozpuszczono 50 g cukru. Oblicz stężenie procentowe', '25%'],
  ]),
  ...tasksOf('linear-inequality', [
    [9, 'Rozwiąż nierówność 3x - 5 < 7', 'x < 4'],
    [9, '-2x + 3 >= 9', 'x ≤ -3'],
  ]),
  ...tasksOf('absolute-value', [
    [9, '|x - 3| = 4', 'x = -1 lub x = 7'],
    [9, '|2x+1|>5', '(-∞; -3) ∪ (2; ∞)'],
  ]),
  ...tasksOf('short-multiplication', [
    [9, 'Zapisz wyrażenie (3x-2)^2 w postaci sumy', '9x^2 - 12x + 4'],
    [9, 'rozłóż na czynniki x^2-25', '(x-5)(x+5)'],
  ]),
  ...tasksOf('system', [
    [9, 'Rozwiąż układ równań x+y=10 i x-y=4', 'x = 7 i y = 3'],
    [9, '{2x+3y=12, x-y=1', 'x = 3 i y = 2'],
  ]),
  ...tasksOf('linear-function', [
    [9, 'f(x)=2x-6, wyznacz miejsce zerowe', 'x = 3'],
    [9, 'Napisz wzór funkcji liniowej, której wykres przechodzi przez punkty (0,3) i (2,7)', 'y = 2x + 3'],
    [9, 'Podaj współczynnik kierunkowy prostej y=-3x+5', '-3'],
    [9, 'Wyznacz równanie prostej prostopadłej do prostej y=2x-1 i przechodzącej przez punkt P=(4,3)', 'y = -1/2x + 5'],
  ]),
  ...tasksOf('quadratic-equation', [
    [10, 'x^2 + 2x - 15 = 0', 'x1 = -5 oraz x2 = 3'],
    [10, 'Rozwiąż równanie 4x^2 - 9 = 0', 'x1 = -3/2 oraz x2 = 3/2'],
    [10, 'x^2=3x', 'x1 = 0 oraz x2 = 3'],
    [10, 'oblicz delte x^2-7x+10=0', '9'],
    [10, 'Dla jakiego m równanie x^2 + mx + 9 = 0 ma jedno rozwiązanie?', 'm = 6 lub m = -6'],
  ]),
  ...tasksOf('quadratic-inequality', [[10, 'x^2 - 5x + 4 <= 0', '<1; 4>']]),
  ...tasksOf('quadratic-function', [
    [10, 'Zapisz funkcję f(x) = x^2 - 4x + 7 w postaci kanonicznej', 'f(x) = (x-2)^2 + 3'],
    [10, 'Wyznacz zbiór wartości funkcji f(x) = -x^2 + 4x - 1', '(-∞; 3>'],
    [10, 'Podaj najmniejszą wartość funkcji f(x)=x^2-6x+10 w przedziale <0;4>', '1'],
  ]),
  ...tasksOf('polynomial', [
    [11, 'Wyznacz resztę z dzielenia wielomianu x^3 - 2x + 1 przez x - 2', '5'],
    [11, 'x^3 - x^2 - 4x + 4 = 0', 'x = -2, x = 1, x = 2'],
  ]),
  ...tasksOf('rational-expression', [
    [11, 'Rozwiąż równanie 3/(x-1) = 2', 'x = 5/2'],
    [11, 'Podaj dziedzinę wyrażenia (x+1)/(x^2-4)', '-2 i 2'],
  ]),
  ...tasksOf('logarithm', [
    [11, 'log2 32', '5'],
    [11, 'Oblicz log3 18 - log3 2', '2'],
    [11, 'log_x 8 = 3', 'x = 2'],
  ]),
  ...tasksOf('exponential-equation', [[11, '9^x = 27', 'x = 3/2']]),
  ...tasksOf('rational-exponent', [[11, '25^(1/2) * 8^(-1/3)', '5/2']]),
  ...tasksOf('sequence', [[11, 'Dany jest ciąg a_n = 3n - 5. Oblicz a7', '16']]),
  ...tasksOf('arithmetic-sequence', [
    [11, 'W ciągu arytmetycznym a3=7, a7=19. Wyznacz a1 i r.', 'a1 = 1, r = 3'],
    [11, 'Oblicz sumę 1+3+5+...+99', '2500'],
  ]),
  ...tasksOf('geometric-sequence', [
    [11, 'Ciąg geometryczny ma a1=4 i a2=6. Oblicz a4', '13,5'],
    [11, 'Oblicz sumę pięciu początkowych wyrazów ciągu geometrycznego o a1 = 1 i q = 2', '31'],
  ]),
  ...tasksOf('right-triangle-trigonometry', [
    [10, 'Kąt alfa jest ostry i cos α = 5/13. Oblicz sin α i tg α', '12/13, 12/5'],
    [10, 'ile to sin 60 stopni', '√3/2'],
    [10, 'sin^2 30° + cos^2 30°', '1'],
    [
      10,
      'W trójkącie prostokątnym przeciwprostokątna ma 10, a kąt ostry 30°. Oblicz długość przyprostokątnej leżącej naprzeciw tego kąta',
      '5',
    ],
  ]),
  ...tasksOf('trigonometric-identity', [[10, 'Uprość wyrażenie (1 - sin²α)/cos α', 'cos α']]),
  ...tasksOf('sine-cosine-theorem', [
    [10, 'W trójkącie ABC dane są boki a = 5, b = 7 oraz kąt między nimi 60°. Oblicz trzeci bok.', '√39'],
  ]),
  ...tasksOf('circle-in-plane', [
    [11, 'Podaj środek i promień okręgu (x-3)^2 + (y+2)^2 = 25', '(3; -2), 5'],
    [11, 'Oblicz odległość punktu (1,2) od prostej 3x+4y-1=0', '2'],
  ]),
  ...tasksOf('solid-of-revolution', [
    [11, 'Oblicz objętość stożka o promieniu 3 i wysokości 4', '12π'],
    [11, 'Pole powierzchni kuli o promieniu 6 cm', '144π cm^2'],
    [11, 'Walec ma promień podstawy 2 cm i wysokość 5 cm. Oblicz pole powierzchni całkowitej', '28π cm^2'],
  ]),
  ...tasksOf('weighted-mean-deviation', [[11, 'Oblicz odchylenie standardowe danych 2, 4, 4, 6', '√2']]),
  ...tasksOf('derivative', [
    [12, 'Oblicz pochodną f(x) = 3x^2 - 5x + 2', '6x - 5'],
    [12, 'Wyznacz równanie stycznej do wykresu funkcji f(x)=x^2 w punkcie x=3', 'y = 6x - 9'],
  ]),
  ...tasksOf('limit', [[12, 'Oblicz granicę ciągu (2n+1)/(n-3)', '2']]),
  ...tasksOf('compound-interest', [
    [11, 'Wpłacono 2000 zł na lokatę 5% rocznie z kapitalizacją roczną. Jaka kwota będzie po 2 latach?', '2205 zł'],
  ]),
  ...tasksOf('force', [[7, 'Na ciało o masie 2 kg działa siła 10 N. Z jakim przyspieszeniem się porusza?', '5 m/s^2']]),
  ...tasksOf('weight', [[7, 'Oblicz ciężar plecaka o masie 6 kg', '60 N']]),
  ...tasksOf('acceleration', [
    [7, 'Samochód w ciągu 4 s zwiększył prędkość z 10 m/s do 22 m/s. Oblicz przyspieszenie', '3 m/s^2'],
    [7, 'Kamień spada swobodnie przez 3 s. Jaką osiągnie prędkość?', '30 m/s'],
    [9, 'Samochód rusza z przyspieszeniem 2 m/s2. Jaką drogę przebędzie w czasie 5 s?', '25 m'],
  ]),
  ...tasksOf('density', [
    [7, 'Kostka ma masę 27 g i krawędź 3 cm. Oblicz gęstość', '1 g/cm^3'],
    [7, 'Jaką masę ma 2 m3 drewna o gęstości 600 kg/m3?', '1200 kg'],
  ]),
  ...tasksOf('pressure', [[7, 'Na powierzchnię 2 m² działa siła 500 N. Jakie ciśnienie wywiera?', '250 Pa']]),
  ...tasksOf('hydrostatic-pressure', [[7, 'Oblicz ciśnienie wody na głębokości 10 m', '100000 Pa']]),
  ...tasksOf('energy', [[8, 'Ciało o masie 3 kg znajduje się na wysokości 5 m. Oblicz energię potencjalną', '150 J']]),
  ...tasksOf('work-power', [
    [8, 'Dźwig podniósł ładunek o ciężarze 2000 N na wysokość 6 m. Jaką pracę wykonał?', '12000 J'],
    [8, 'silnik o mocy 500 W pracowal 2 minuty. jaka prace wykonal', '60000 J'],
  ]),
  ...tasksOf('electric-power', [[8, 'Przez żarówkę płynie prąd 0,25 A przy napięciu 230 V. Oblicz jej moc', '57,5 W']]),
  ...tasksOf('ohm', [[8, 'Oblicz opór przewodnika, jeśli przy napięciu 6 V płynie prąd o natężeniu 0,2 A', '30 Ω']]),
  ...tasksOf('series-resistance', [[8, 'Dwa oporniki 4 Ω i 6 Ω połączono szeregowo. Oblicz opór zastępczy', '10 Ω']]),
  ...tasksOf('electric-charge', [
    [8, 'Jaki ładunek przepłynie przez przewodnik w ciągu 2 minut przy natężeniu 0,5 A?', '60 C'],
  ]),
  ...tasksOf('heat', [[8, 'Ile ciepła potrzeba, aby ogrzać 2 kg wody o 10 stopni? c=4200 J/(kg·°C)', '84000 J']]),
  ...tasksOf('wave', [
    [8, 'Fala ma częstotliwość 50 Hz i długość 4 m. Z jaką prędkością się rozchodzi?', '200 m/s'],
    [8, 'Okres drgań wahadła wynosi 0,5 s. Oblicz częstotliwość.', '2 Hz'],
  ]),
  ...tasksOf('momentum', [[9, 'Oblicz pęd ciała o masie 5 kg poruszającego się z prędkością 4 m/s', '20 kg·m/s']]),
  ...tasksOf('molar-mass', [[7, 'Oblicz masę cząsteczkową CaCO3', '100 u']]),
  ...tasksOf('moles', [[8, 'Ile moli stanowi 88 g CO2?', '2 mol']]),
  ...tasksOf('balancing', [
    [8, 'Uzgodnij współczynniki: Fe + O2 -> Fe2O3', '4Fe+3O2->2Fe2O3'],
    [8, 'Al + HCl -> AlCl3 + H2 uzgodnij', '2Al+6HCl->2AlCl3+3H2'],
  ]),
  ...tasksOf('mass-percent', [[8, 'Oblicz zawartość procentową tlenu w wodzie', '88,9%']]),
  ...tasksOf('molar-concentration', [
    [9, 'Oblicz stężenie molowe roztworu, który w 2 dm3 zawiera 0,5 mola NaOH', '0,25 mol/dm^3'],
  ]),
  ...tasksOf('nucleus', [[8, 'Ile neutronów ma atom sodu o liczbie masowej 23?', '12']]),
];

/** Of the families that were written for them. */
export const FIRST_MESSAGES_OF_NEW_FAMILIES: readonly FirstMessage[] = [
  ...tasksOf('decimal-fraction', [
    [5, 'Zamień ułamek 7/20 na ułamek dziesiętny', '0,35'],
    [5, 'zamien 0,6 na ulamek zwykly', '3/5'],
    [5, 'Przedstaw 5/8 w postaci ułamka dziesiętnego', '0,625'],
    [5, '0,75 jako ułamek zwykły', '3/4'],
    [6, 'Zamień na ułamek dziesiętny 9/25', '0,36'],
    [6, 'Wyraź 2,25 jako ułamek zwykły nieskracalny', '9/4'],
  ]),
  ...tasksOf('number-order', [
    [4, 'Uporządkuj rosnąco liczby 0,7; 0,07; 0,77', '0,07; 0,7; 0,77'],
    [5, 'uloz malejaco 1/2, 1/3, 5/6', '5/6, 1/2, 1/3'],
    [6, 'Uporządkuj od najmniejszej do największej: -4, 1, -7, 0', '-7, -4, 0, 1'],
    [5, 'Ustaw w kolejności rosnącej ułamki 2/3, 3/4, 5/12', '5/12, 2/3, 3/4'],
    [5, 'Wypisz od największej do najmniejszej: 3/5, 1/2, 7/10', '7/10, 3/5, 1/2'],
    [4, 'posortuj rosnąco 305, 350, 53', '53, 305, 350'],
  ]),
  ...tasksOf('rationalising', [
    [9, 'Usuń niewymierność z mianownika ułamka 10/√5', '2√5'],
    [9, 'usuń niewymierność 1/√2', '√2/2'],
    [9, '4/√6 usuń niewymierność z mianownika', '2√6/3'],
    [10, 'Usuń niewymierność z mianownika 1/(√3-1)', '(√3+1)/2'],
    [10, 'Usuń niewymierność z mianownika: 6/(√7+2)', '2√7-4'],
    [10, 'usun niewymiernosc z mianownika 3/(2+√3)', '6-3√3'],
  ]),
  ...tasksOf('polygons', [
    [6, 'Suma kątów wewnętrznych sześciokąta', '720°'],
    [7, 'Jaka jest suma kątów w pięciokącie?', '540°'],
    [7, 'Ile przekątnych ma ośmiokąt?', '20'],
    [7, 'Oblicz liczbę przekątnych dziesięciokąta', '35'],
    [8, 'Oblicz miarę kąta wewnętrznego ośmiokąta foremnego', '135°'],
    [8, 'ile stopni ma kąt sześciokąta foremnego', '120°'],
  ]),
  ...tasksOf('electric-charge', [
    [8, 'Przez żarówkę płynie prąd o natężeniu 0,4 A. Jaki ładunek przepłynie przez nią w ciągu 10 s?', '4 C'],
    [8, 'Ładunek 120 C przepłynął przez przewodnik w czasie 1 min. Oblicz natężenie prądu', '2 A'],
    [8, 'I = 3 A, t = 20 s, oblicz ładunek', '60 C'],
    [8, 'W jakim czasie przepłynie ładunek 50 C przy natężeniu 2 A?', '25 s'],
    [8, 'oblicz ladunek jaki przeplynal w 5 s przy pradzie 2 A', '10 C'],
    [8, 'Oblicz natężenie prądu, jeśli w czasie 30 s przepływa ładunek 15 C', '0,5 A'],
  ]),
];

/** Written and calculated by hand before a look at what is read: sixty tasks of classes 4–8 and of secondary schools. */
export const SECOND_FRESH_MESSAGES: readonly FirstMessage[] = [
  ...tasksOf('order-of-operations', [
    [4, '48 - 6 * 5 + 2', '20'],
    [5, 'Oblicz wartość wyrażenia: 3 · (18 - 4²) + 7', '13'],
  ]),
  ...tasksOf('written-subtraction', [[4, 'wykonaj odejmowanie sposobem pisemnym 6012 - 748', '5264']]),
  ...tasksOf('roman-numerals', [[4, 'zapisz w systemie rzymskim liczbę 74', 'LXXIV']]),
  ...tasksOf('rounding', [[5, 'Zaokrąglij 7,468 do części setnych', '7,47']]),
  ...tasksOf('divisibility', [[5, 'Czy liczba 2346 jest podzielna przez 6?', 'tak']]),
  ...tasksOf('least-common-multiple', [[5, 'nww liczb 12 i 18', '36']]),
  ...tasksOf('prime-factors', [[5, 'rozłóż na czynniki pierwsze liczbę 84', '2*2*3*7']]),
  ...tasksOf('fraction-arithmetic', [
    [5, 'Oblicz 2 1/4 + 1 2/3', '3 11/12'],
    [6, '3/4 : 1 1/2', '1/2'],
    [5, 'od 5 odejmij 2 3/7', '2 4/7'],
  ]),
  ...tasksOf('decimal-arithmetic', [
    [5, '12,5 * 0,4', '5'],
    [5, 'Ile to 7 - 2,36?', '4,64'],
  ]),
  ...tasksOf('part-of-number', [[5, 'Oblicz 3/5 liczby 45', '27']]),
  ...tasksOf('length-units', [[4, 'ile metrów to 3,05 km', '3050 m']]),
  ...tasksOf('mass-units', [[4, 'zamień 2 t 50 kg na kilogramy', '2050 kg']]),
  ...tasksOf('area', [
    [5, 'Oblicz pole trapezu o podstawach 6 cm i 10 cm oraz wysokości 4 cm', '32 cm2'],
    [5, 'pole równoległoboku bok 9 cm wysokość 5 cm', '45 cm2'],
    [6, 'Pole kwadratu wynosi 49 cm². Jaki jest jego obwód?', '28 cm'],
  ]),
  ...tasksOf('angles', [
    [5, 'Dwa kąty trójkąta mają 47° i 68°. Ile ma trzeci kąt?', '65'],
    [5, 'kąt przyległy do kąta 125 stopni', '55'],
  ]),
  ...tasksOf('cuboid', [
    [6, 'Akwarium ma wymiary 50 cm, 30 cm i 40 cm. Ile litrów wody się w nim zmieści?', '60 l'],
    [6, 'oblicz pole powierzchni sześcianu o krawędzi 5 cm', '150 cm2'],
  ]),
  ...tasksOf('speed-distance-time', [
    [6, 'Pociąg przejechał 210 km w 3 godziny. Z jaką średnią prędkością jechał?', '70 km/h'],
    [6, 'Ile czasu zajmie przejechanie 90 km z prędkością 60 km/h?', '1,5 h'],
  ]),
  ...tasksOf('percent-of-number', [[6, 'Ile to jest 35% z 80?', '28']]),
  ...tasksOf('percent-change', [[7, 'Cenę butów 240 zł obniżono o 15%. Ile kosztują teraz?', '204 zł']]),
  ...tasksOf('mean', [[6, 'Ola dostała oceny 4, 5, 3, 5, 3. Jaka jest średnia jej ocen?', '4']]),
  ...tasksOf('negative-numbers', [
    [6, 'Oblicz -12 + 7 - (-3)', '-2'],
    [6, 'O ile stopni wzrosła temperatura z -7 do 5 stopni?', '12'],
  ]),
  ...tasksOf('equation', [
    [7, '3(x - 2) = 2x + 5', 'x = 11'],
    [7, 'Rozwiąż równanie x/3 + 2 = 6', 'x = 12'],
  ]),
  ...tasksOf('powers', [
    [7, 'Przedstaw w postaci jednej potęgi 5^7 : 5^3 · 5', '5^5'],
    [7, 'oblicz (-2)^5', '-32'],
  ]),
  ...tasksOf('roots', [
    [8, 'Wyłącz czynnik przed znak pierwiastka: √72', '6√2'],
    [8, 'pierwiastek z 0,49', '0,7'],
    [8, 'oblicz pierwiastek sześcienny z -27', '-3'],
  ]),
  ...tasksOf('time-units', [[4, 'Ile to 40 minut w sekundach?', '2400 s']]),
  ...tasksOf('algebraic-sums', [[7, 'Uprość wyrażenie 5a - 2(a - 3b) + b', '3a + 7b']]),
  ...tasksOf('pythagoras', [[8, 'Przeciwprostokątna ma 13 cm a jedna przyprostokątna 5 cm. ile ma druga', '12 cm']]),
  ...tasksOf('proportion', [[7, '5 kg ziemniaków kosztuje 15 zł. Ile kosztuje 8 kg?', '24 zł']]),
  ...tasksOf('simple-probability', [
    [8, 'Rzucamy kostką. Jakie jest prawdopodobieństwo że wypadnie liczba większa od 4?', '1/3'],
  ]),
  ...tasksOf('density', [[7, 'Bryłka metalu ma masę 54 g i objętość 20 cm3. Oblicz jej gęstość', '2,7 g/cm3']]),
  ...tasksOf('pressure', [[7, 'Jakie ciśnienie wywiera siła 600 N na powierzchnię 0,3 m2?', '2000 Pa']]),
  ...tasksOf('absolute-value', [[9, '|x - 3| = 5', 'x = -2', 'x = 8']]),
  ...tasksOf('linear-function', [
    [9, 'Wyznacz miejsce zerowe funkcji f(x) = -2x + 8', '4'],
    [9, 'Napisz wzór funkcji liniowej przechodzącej przez punkty A(0,3) i B(2,7)', 'y = 2x + 3'],
  ]),
  ...tasksOf('quadratic-equation', [[10, 'x^2 - 5x + 6 = 0', 'x = 2', 'x = 3']]),
  ...tasksOf('quadratic-inequality', [[10, 'rozwiąż nierówność x^2 - 9 < 0', '(-3; 3)']]),
  ...tasksOf('quadratic-function', [[10, 'Podaj współrzędne wierzchołka paraboli y = x^2 + 6x + 5', '(-3; -4)']]),
  ...tasksOf('rational-equation', [[11, '(2x+1)/(x-3) = 5', 'x = 16/3']]),
  ...tasksOf('logarithm', [
    [11, 'log_2 32', '5'],
    [11, 'oblicz log 1000 - log_3 9', '1'],
  ]),
  ...tasksOf('arithmetic-sequence', [[11, 'W ciągu arytmetycznym a1=3, r=4. Oblicz a12', '47']]),
  ...tasksOf('geometric-sequence', [
    [11, 'Ciąg geometryczny: a1 = 2, q = 3. Oblicz sumę pięciu początkowych wyrazów', '242'],
  ]),
  ...tasksOf('circle-in-plane', [
    [11, 'Wyznacz równanie okręgu o środku S=(-1,3) i promieniu r=5', '(x+1)^2 + (y-3)^2 = 25'],
  ]),
  ...tasksOf('combinatorics', [[11, 'Na ile sposobów można ustawić 5 osób w kolejce?', '120']]),
  ...tasksOf('derivative', [[12, 'pochodna funkcji f(x)=x^3-4x+1', '3x^2 - 4']]),
  ...tasksOf('right-triangle-trigonometry', [[9, 'oblicz cos 60° + sin 30°', '1']]),
  ...tasksOf('system', [[9, 'x + y = 7 i x - y = 3', 'x = 5', 'y = 2']]),
];

/** How pupils answer a hint: rightly, partly, with a typical mistake, with a question or a wish. */
export const FRESH_DIALOGUES: readonly Dialogue[] = [
  ...dialoguesOf('decimal-fraction', [
    [
      'tutor',
      5,
      'zamień ułamek 3/8 na dziesiętny',
      ['partial', '3/8'],
      ['wrong', '3,8', 'bar as a comma'],
      ['solved', '0,375'],
    ],
    ['tutor', 5, 'zamień ułamek 7/20 na ułamek dziesiętny', ['partial', '35/100'], ['solved', '0,35']],
    [
      'tutor',
      5,
      'Zamień 0,6 na ułamek zwykły',
      ['partial', '6/10'],
      ['wrong', '6/100', 'a zero too many'],
      ['solved', '3/5'],
    ],
  ]),
  ...dialoguesOf('number-order', [
    [
      'tutor',
      5,
      'Uporządkuj rosnąco: 1/2, 2/3, 3/5',
      ['wrong', '1/2, 2/3, 3/5', 'by numerators'],
      ['solved', '1/2 < 3/5 < 2/3'],
    ],
    ['tutor', 5, 'Uporządkuj rosnąco: 1/2, 2/3, 3/5', ['right', '15/30, 20/30, 18/30'], ['solved', '1/2, 3/5, 2/3']],
    ['tutor', 5, 'Uporządkuj malejąco 3/4, 5/6, 7/12', ['wrong', '3/4 > 5/6 > 7/12'], ['solved', '5/6, 3/4, 7/12']],
  ]),
  ...dialoguesOf('rationalising', [
    [
      'tutor',
      9,
      'Usuń niewymierność z mianownika 3/√2',
      ['partial', '3/√2'],
      ['wrong', '3/2', 'numerator forgotten'],
      ['solved', '3√2/2'],
    ],
    [
      'tutor',
      9,
      'Usuń niewymierność z mianownika 10/√5',
      ['wrong', '10√5', 'denominator forgotten'],
      ['solved', '2√5'],
    ],
    ['tutor', 10, 'usun niewymiernosc z mianownika 2/(√5-1)', ['partial', '2(√5+1)/4'], ['solved', '(√5+1)/2']],
  ]),
  ...dialoguesOf('polygons', [
    ['tutor', 7, 'Ile przekątnych ma sześciokąt?', ['wrong', '18', 'counted twice'], ['wrong', '3'], ['solved', '9']],
    [
      'tutor',
      6,
      'Ile wynosi suma kątów wewnętrznych pięciokąta?',
      ['wrong', '900'],
      ['right', '3*180'],
      ['solved', '540'],
    ],
    [
      'tutor',
      8,
      'Oblicz miarę kąta wewnętrznego ośmiokąta foremnego',
      ['partial', '1080'],
      ['wrong', '45', 'outer angle'],
      ['solved', '135'],
    ],
  ]),
  ...dialoguesOf('electric-charge', [
    ['tutor', 8, 'I = 3 A, t = 20 s, oblicz ładunek', ['right', '3*20'], ['solved', '60 C']],
    [
      'tutor',
      8,
      'Ładunek 120 C przepłynął przez przewodnik w czasie 1 min. Oblicz natężenie prądu',
      ['wrong', '120 A', 'minutes not converted'],
      ['solved', '2 A'],
    ],
    [
      'tutor',
      8,
      'Oblicz natężenie prądu, jeśli w czasie 30 s przepływa ładunek 15 C',
      ['right', '15/30'],
      ['wrong', '2 A', 'upside down'],
      ['solved', '0,5 A'],
    ],
  ]),
  ...dialoguesOf('fraction-arithmetic', [
    ['tutor', 5, 'oblicz 5/6 - 3/8', ['right', '20/24 - 9/24'], ['solved', '11/24']],
    ['tutor', 5, 'oblicz 5/6 - 3/8', ['wrong', '2/-2'], ['partial', '24'], ['wrong', '2/24'], ['solved', '11/24']],
    ['tutor', 5, '2 1/4 * 1 1/3', ['right', '9/4 * 4/3'], ['solved', '3']],
    ['tutor', 5, '2 1/4 * 1 1/3', ['wrong', '2 1/12'], ['right', '9/4 i 4/3'], ['partial', '36/12'], ['solved', '3']],
    ['tutor', 5, '3 1/2 : 1 3/4', ['wrong', '7/2 * 7/4'], ['right', '7/2 * 4/7'], ['solved', '2']],
  ]),
  ...dialoguesOf('order-of-operations', [
    ['tutor', 4, '60 - 4 * (12 - 5)', ['partial', '7'], ['partial', '28'], ['solved', '32']],
    ['tutor', 4, '60 - 4 * (12 - 5)', ['wrong', '392'], ['question', 'a czemu nie od lewej?'], ['right', '60-28']],
    ['tutor', 7, '-3*(4-7)+2', ['partial', '-3'], ['right', '9+2'], ['solved', '11']],
    ['tutor', 4, '3*4*5', ['partial', '12'], ['right', '12*5'], ['solved', '60']],
    ['tutor', 4, '3*4*5', ['partial', '20'], ['solved', '60']],
  ]),
  ...dialoguesOf('equation', [
    [
      'tutor',
      7,
      '4(x+1) - 3 = 2x + 9',
      ['right', '4x+4-3=2x+9'],
      ['right', '4x+1=2x+9'],
      ['right', '2x=8'],
      ['solved', 'x=4'],
    ],
    ['tutor', 7, '4(x+1) - 3 = 2x + 9', ['wrong', '4x+1-3=2x+9'], ['question', 'dlaczego?'], ['solved', '4']],
    ['tutor', 7, '5 - 2x = 11', ['right', '-2x=6'], ['wrong', 'x=3'], ['solved', 'x = -3']],
    [
      'tutor',
      6,
      '3x = 27',
      ['question', 'dlaczego dzielimy przez 3?'],
      ['wish', 'daj podpowiedź'],
      ['wrong', '24'],
      ['wrong', '81'],
      ['solved', '9'],
    ],
  ]),
  ...dialoguesOf('quadratic-equation', [
    [
      'tutor',
      10,
      'x^2 + 2x - 15 = 0',
      ['right', 'delta = 4+60'],
      ['partial', '64'],
      ['right', 'pierwiastek z delty to 8'],
      ['partial', 'x1=3'],
      ['solved', 'x1=3, x2=-5'],
    ],
    ['tutor', 10, 'x^2 + 2x - 15 = 0', ['wrong', 'Δ=-56'], ['wrong', 'x=5 i x=-3'], ['solved', '-5; 3']],
  ]),
  ...dialoguesOf('linear-inequality', [
    ['tutor', 9, '-2x + 3 >= 9', ['right', '-2x>=6'], ['wrong', 'x>=-3'], ['solved', 'x<=-3']],
    ['tutor', 9, '3x - 5 < 7', ['partial', '12'], ['right', '3x<12'], ['partial', '4'], ['solved', 'x<4']],
  ]),
  ...dialoguesOf('quadratic-inequality', [
    ['tutor', 10, 'x^2 - 5x + 4 <= 0', ['right', 'x1=1, x2=4'], ['wrong', '(1;4)'], ['solved', '<1;4>']],
    ['tutor', 10, 'x^2 - 5x + 4 <= 0', ['partial', '9'], ['wrong', '(-∞;1)∪(4;∞)'], ['solved', '[1,4]']],
  ]),
  ...dialoguesOf('absolute-value', [
    ['tutor', 9, '|x - 3| = 4', ['partial', '7'], ['right', 'x-3=4 lub x-3=-4'], ['solved', '7 i -1']],
    ['tutor', 9, '|2x+1|>5', ['right', '2x+1>5 lub 2x+1<-5'], ['right', 'x>2'], ['solved', 'x>2 lub x<-3']],
  ]),
  ...dialoguesOf('system', [
    ['tutor', 9, 'x+y=10 i x-y=4', ['right', '2x=14'], ['partial', 'x=7'], ['solved', 'x=7, y=3']],
    ['tutor', 9, 'x+y=10 i x-y=4', ['partial', '7'], ['wrong', 'x=7, y=4'], ['solved', '7 i 3']],
  ]),
  ...dialoguesOf('area', [
    [
      'tutor',
      5,
      'Oblicz pole trapezu o podstawach 5 cm i 9 cm oraz wysokości 4 cm',
      ['right', '14'],
      ['wrong', '56', 'not halved'],
      ['wrong', '180'],
      ['solved', '28 cm2'],
    ],
  ]),
  ...dialoguesOf('percent-of-number', [
    ['tutor', 6, 'Oblicz 30% z 90 zł', ['right', '10% to 9'], ['wrong', '3'], ['solved', '27 zł']],
    ['tutor', 6, 'Oblicz 30% z 90 zł', ['partial', '9'], ['wrong', '63'], ['solved', '27']],
    [
      'buddy',
      6,
      'Oblicz 30% z 90 zł',
      ['question', 'a skąd się wzięło 0,3?'],
      ['wish', 'jeszcze jedno takie zadanie'],
      ['newTask', 'a ile to 40% z 90'],
    ],
  ]),
  ...dialoguesOf('percent-change', [
    [
      'tutor',
      7,
      'Buty po obniżce o 20% kosztują 160 zł. Ile kosztowały przed obniżką?',
      ['wrong', '192'],
      ['right', '80% to 160'],
      ['right', '2'],
      ['solved', '200 zł'],
    ],
    [
      'tutor',
      7,
      'Cena spodni wzrosła ze 150 zł do 180 zł. O ile procent wzrosła?',
      ['right', '30 zł'],
      ['wrong', '30%'],
      ['right', '30/150'],
      ['solved', '20%'],
    ],
  ]),
  ...dialoguesOf('pythagoras', [
    [
      'tutor',
      8,
      'Przekątna prostokąta ma 13 cm, a jeden z boków 5 cm. Oblicz drugi bok.',
      ['right', '5^2+b^2=13^2'],
      ['partial', '169-25'],
      ['partial', '144'],
      ['wrong', '8'],
      ['solved', '12'],
    ],
  ]),
  ...dialoguesOf('mean', [
    [
      'tutor',
      6,
      'Oblicz średnią arytmetyczną liczb 4, 7, 9, 12',
      ['partial', '32'],
      ['right', '32:4'],
      ['solved', '8'],
    ],
  ]),
  ...dialoguesOf('greatest-common-divisor', [
    ['tutor', 6, 'Znajdź NWD(48, 36)', ['wrong', '144'], ['wrong', '6'], ['solved', '12']],
  ]),
  ...dialoguesOf('least-common-multiple', [
    ['tutor', 5, 'nww 15 i 20', ['wrong', '300'], ['wrong', '5'], ['solved', '60']],
  ]),
  ...dialoguesOf('written-multiplication', [
    ['tutor', 4, '346 * 27 pisemnie', ['right', '2422'], ['right', '6920'], ['solved', '9342']],
    ['tutor', 4, '346 * 27 pisemnie', ['wrong', '3114'], ['wish', 'nie wiem'], ['solved', '9342']],
  ]),
  ...dialoguesOf('clock', [
    [
      'tutor',
      3,
      'Jest godzina 14:20. Która godzina będzie za 50 minut?',
      ['wrong', '14:70'],
      ['wrong', '15:20'],
      ['solved', '15:10'],
    ],
  ]),
  ...dialoguesOf('speed-distance-time', [
    [
      'tutor',
      6,
      'Pieszy idzie z prędkością 5 km/h. W jakim czasie przejdzie 2 km?',
      ['wrong', '10'],
      ['right', '2:5'],
      ['solved', '0,4 h'],
    ],
    ['tutor', 7, 'Zamień 72 km/h na m/s', ['wrong', '259,2'], ['right', '72:3,6'], ['solved', '20 m/s']],
  ]),
  ...dialoguesOf('logarithm', [
    ['tutor', 11, 'log3 18 - log3 2', ['right', 'log3 9'], ['wrong', 'log3 16'], ['solved', '2']],
  ]),
  ...dialoguesOf('geometric-sequence', [
    [
      'tutor',
      11,
      'Ciąg geometryczny ma a1=4 i a2=6. Oblicz a4',
      ['right', 'q=1,5'],
      ['wrong', '9', 'one step too few'],
      ['wrong', '10'],
      ['solved', '13,5'],
    ],
  ]),
  ...dialoguesOf('roots', [
    ['tutor', 9, 'Usuń niewymierność z mianownika: 6/√3', ['partial', '6√3/3'], ['wrong', '6√3'], ['solved', '2√3']],
    ['tutor', 8, '√50 - √18', ['right', '5√2 - 3√2'], ['wrong', '√32'], ['solved', '2√2']],
  ]),
  ...dialoguesOf('short-multiplication', [
    [
      'tutor',
      9,
      'Zapisz wyrażenie (3x-2)^2 w postaci sumy',
      ['wrong', '9x^2+4'],
      ['wrong', '9x^2-4'],
      ['wrong', '9x^2-12x-4'],
      ['solved', '9x^2-12x+4'],
    ],
    ['tutor', 9, '(x+3)^2 - x^2', ['partial', 'x^2+6x+9'], ['wrong', '9'], ['solved', '6x+9']],
  ]),
  ...dialoguesOf('algebraic-sums', [
    [
      'tutor',
      7,
      'Zredukuj wyrazy podobne: 5x - 3y + 2x + 7y',
      ['partial', '7x'],
      ['wrong', '11xy'],
      ['wrong', '7x-10y'],
      ['solved', '7x+4y'],
    ],
  ]),
  ...dialoguesOf('part-of-number', [
    ['tutor', 5, '2/3 liczby 48', ['partial', '16'], ['wrong', '72'], ['solved', '32']],
    ['tutor', 5, 'Oblicz 3/4 z 60', ['question', 'co to jest mianownik'], ['wish', 'pokaż podobny przykład']],
  ]),
  ...dialoguesOf('ratio-division', [
    [
      'tutor',
      7,
      'Podziel 120 zł w stosunku 3:5',
      ['right', '8'],
      ['right', '15'],
      ['partial', '45'],
      ['wrong', '40 i 80'],
      ['solved', '45 i 75'],
    ],
  ]),
  ...dialoguesOf('classical-probability', [
    [
      'tutor',
      8,
      'Rzucamy dwiema kostkami. Jakie jest prawdopodobieństwo, że suma oczek wyniesie 7?',
      ['right', '36'],
      ['partial', '6'],
      ['wrong', '7/36'],
      ['solved', '1/6'],
    ],
  ]),
  ...dialoguesOf('right-triangle-trigonometry', [
    [
      'tutor',
      10,
      'Wiadomo, że cos α = 5/13 i α jest kątem ostrym. Oblicz sin α.',
      ['right', 'sin^2 + 25/169 = 1'],
      ['partial', '144/169'],
      ['wrong', '8/13'],
      ['solved', '12/13'],
    ],
  ]),
  ...dialoguesOf('balancing', [
    [
      'tutor',
      8,
      'Uzgodnij współczynniki: Fe + O2 -> Fe2O3',
      ['wrong', '2Fe + 3O2 -> 2Fe2O3'],
      ['solved', '4Fe + 3O2 -> 2Fe2O3'],
    ],
  ]),
  ...dialoguesOf('force', [
    [
      'tutor',
      7,
      'Na ciało o masie 2 kg działa siła 10 N. Z jakim przyspieszeniem się porusza?',
      ['wrong', '20'],
      ['right', '10:2'],
      ['solved', '5 m/s2'],
    ],
  ]),
  ...dialoguesOf('solutions', [
    [
      'tutor',
      8,
      'W 150 g wody rozpuszczono 50 g cukru. Oblicz stężenie procentowe',
      ['wrong', '33%'],
      ['right', '200 g'],
      ['right', '50/200'],
      ['solved', '25%'],
    ],
  ]),
  ...dialoguesOf('perimeter', [
    [
      'tutor',
      5,
      'Obwód prostokąta jest równy 30 cm, a jeden z boków ma 9 cm. Oblicz długość drugiego boku.',
      ['right', '18'],
      ['wrong', '21'],
      ['partial', '12'],
      ['solved', '6 cm'],
    ],
  ]),
  ...dialoguesOf('negative-numbers', [
    ['tutor', 6, '(-48) : (-6)', ['wrong', '-8'], ['solved', '8']],
    ['tutor', 6, '-5 - 8', ['wrong', '3'], ['wrong', '-3'], ['wrong', '13'], ['solved', '-13']],
  ]),
  ...dialoguesOf('decimal-arithmetic', [
    ['tutor', 5, '3,6 : 0,04', ['right', '360:4'], ['wrong', '0,9'], ['wrong', '9'], ['solved', '90']],
  ]),
  ...dialoguesOf('quadratic-function', [
    [
      'tutor',
      10,
      'Zapisz funkcję f(x) = x^2 - 4x + 7 w postaci kanonicznej',
      ['right', 'p=2'],
      ['right', 'q=3'],
      ['wrong', '(x+2)^2+3'],
      ['solved', '(x-2)^2+3'],
    ],
  ]),
  ...dialoguesOf('solid-of-revolution', [
    [
      'tutor',
      11,
      'Oblicz objętość stożka o promieniu 3 i wysokości 4',
      ['wrong', '36π', 'a third forgotten'],
      ['solved', '12π'],
    ],
  ]),
  ...dialoguesOf('division-with-remainder', [
    [
      'tutor',
      4,
      'Reszta z dzielenia 100 przez 7',
      ['wrong', '14', 'quotient for the remainder'],
      ['right', '7*14=98'],
      ['solved', '2'],
    ],
  ]),
  ...dialoguesOf('derivative', [
    ['tutor', 12, 'Oblicz pochodną f(x) = 3x^2 - 5x + 2', ['wrong', '6x-5+2'], ['wrong', '3x-5'], ['solved', '6x-5']],
  ]),
  ...dialoguesOf('exponential-equation', [
    ['tutor', 11, '9^x = 27', ['partial', '3'], ['right', '3^(2x)=3^3'], ['right', '2x=3'], ['solved', 'x=1,5']],
  ]),
  ...dialoguesOf('circle', [
    ['tutor', 8, 'Oblicz długość okręgu o promieniu 7 cm', ['wrong', '49π'], ['wrong', '7π'], ['solved', '14π cm']],
  ]),
  ...dialoguesOf('moles', [['tutor', 8, 'Ile moli stanowi 88 g CO2?', ['partial', '44'], ['solved', '2']]]),
  ...dialoguesOf('one-step-problem', [
    ['tutor', 3, 'Janek ma 8 kasztanów, a Ola 3 razy więcej. Ile kasztanów ma Ola?', ['wrong', '11'], ['solved', '24']],
  ]),
  ...dialoguesOf('age-problem', [
    [
      'tutor',
      7,
      'Kasia jest o 6 lat starsza od Tomka. Razem mają 30 lat. Ile lat ma każde z nich?',
      ['right', 'x+x+6=30'],
      ['right', '2x=24'],
      ['partial', '12'],
      ['solved', 'Tomek 12, Kasia 18'],
    ],
  ]),
];
