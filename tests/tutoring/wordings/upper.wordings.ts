import type { Wordings } from './wordings.types.ts';

export const UPPER_WORDINGS: readonly Wordings[] = [
  [
    7,
    'Pomyślałem liczbę, pomnożyłem ją przez 3 i dodałem 7. Wyszło 40. Jaka to liczba?',
    [
      'Pomyślałam liczbę, pomnożyłam ją przez 3 i dodałam 7. Otrzymałam 40. Jaką liczbę pomyślałam?',
      'Pomyślano liczbę, pomnożono ją przez 3 i dodano 7. Otrzymano 40. Jaka to liczba?',
      'pomyslal liczbe pomnozyl ja przez 3 i dodal 7 otrzymal 40 jaka to liczba',
      'Pomyślała liczbę, pomnożyła ją przez 3 i dodała 7. Otrzymała 40. Jaka to liczba?',
      'wymyslilem liczbe pomnozylem ja przez 3 i dodalem 7 dostalem 40 jaka to liczba',
      'wymyslilam liczbe pomnozylam ja przez 3 i dodalam 7 dostalam 40 jaka to liczba',
      'Myślę o liczbie. Mnożę ją przez 3 i dodaję 7. Wyszła liczba 40. Jaka to liczba?',
      'pomyslalem liczbe pomnozylem ja przez 3 i dodalem 7 uzyskalem 40 jaka to liczba',
      'Pomyślałam liczbę, pomnożyłam ją przez 3 i dodałam 7. Uzyskałam 40. Jaka to liczba?',
      'Suma trzech kolejnych liczb naturalnych to 36. Jaka jest najmniejsza z nich?',
    ],
  ],
  [
    8,
    'jedna liczba jest o 5 wieksza od drugiej a ich suma to 41',
    [
      'jedna liczba jest o 5 mniejsza od drugiej a ich suma to 41',
      'Jedna z dwóch liczb jest o 5 większa niż druga, ich suma to 41. Jakie to liczby?',
    ],
  ],
  [
    7,
    'liczba zwiększona o swoją połowę daje 36',
    [
      'liczba zwiekszona o swa polowe daje 36',
      'Liczba zwiększona o połowę swojej wartości daje 36. Jaka to liczba?',
      'suma dwoch kolejnych liczb parzystych to 50 jaka jest mniejsza z nich',
    ],
  ],
  [
    8,
    'Ania ma 3 razy więcej znaczków niż Kasia, razem mają 96. Ile ma każda?',
    [
      'kuba ma 3 razy wiecej znaczkow niz adam razem maja 96 ile ma kazdy',
      'Ania ma 3 razy więcej znaczków niż Kuba, razem mają 96. Ile ma każde z nich?',
    ],
  ],
  [
    7,
    'Pomyślałem liczbę, podzieliłem ją przez 4 i odjąłem 3. Wyszło 2. Jaka to liczba?',
    [
      'Pomyślano liczbę, podzielono ją przez 4 i odjęto 3. Otrzymano 2. Jaka to liczba?',
      'pomyslal liczbe podzielil ja przez 4 i odjal 3 wyszlo 2 jaka to liczba',
      'Pomyślała liczbę, podzieliła ją przez 4 i odjęła 3. Wyszło 2. Jaka to liczba?',
      'mysle o liczbie dziele ja przez 4 i odejmuje 3 wyszlo 2 jaka to liczba',
      'Myślę o liczbie. Jeśli podzielę ją przez 4 i odejmę 3, to dostanę 2. Jaka to liczba?',
      'mysle o liczbie jesli podziele ja przez 4 i odejme 3 to uzyskam 2 jaka to liczba',
    ],
  ],
  [
    7,
    'W klasie jest 28 uczniów. Dziewcząt jest o 4 więcej niż chłopców. Ile jest dziewcząt?',
    [
      'Suma trzech kolejnych liczb naturalnych to 45. Jaka jest największa z nich?',
      'suma dwoch kolejnych liczb naturalnych to 31 jaka jest wieksza z nich',
    ],
  ],
  [
    8,
    '5 lat temu brat był 2 razy młodszy ode mnie, teraz mam 17. ile ma brat',
    [
      '5 lat temu siostra byla 2 razy mlodsza niz ja, obecnie mam 17 lat. ile lat ma siostra',
      '5 lat temu brat był 2 razy młodszy ode mnie. Dziś mam 17 lat. Ile lat ma brat?',
      '5 lat temu dziecko sasiadow bylo 2 razy mlodsze ode mnie, dzisiaj mam 17. ile ma dziecko sasiadow',
    ],
  ],
  [
    8,
    'Ola jest o 4 lata starsza od Adama, razem mają 28 lat',
    ['Dziecko sąsiadów jest o 4 lata starsze od Kuby, razem mają 28 lat'],
  ],
  [
    8,
    'Z miast odległych o 240 km wyruszyły naprzeciw siebie dwa auta: 70 km/h i 50 km/h. Po ilu godzinach się spotkają?',
    [
      'Z miast odległych o 60 km wyruszyli naprzeciw siebie dwaj rowerzyści: 18 km/h i 12 km/h. Po ilu godzinach się spotkają?',
      'z miast odleglych o 60 km wyruszylo naprzeciw siebie dwoje rowerzystow: 18 km/h i 12 km/h. po ilu godzinach sie spotkaja',
      'Z miejscowości odległych o 240 km wyjechali naprzeciw siebie dwaj motocykliści: 70 km/h i 50 km/h. Po ilu godzinach się miną?',
      'z miast odleglych o 60 km wyjechalo naprzeciw siebie dwoch rowerzystow: 18 km/h i 12 km/h. po ilu godzinach sie spotkaja',
      'Z miast odległych o 120 km ruszyli naprzeciw siebie dwaj kolarze: 32 km/h i 28 km/h. Po ilu godzinach się spotkają?',
      'z miejscowosci odleglych o 18 km ruszylo naprzeciw siebie dwoje turystow: 5 km/h i 4 km/h. po ilu godzinach sie spotkaja',
      'Ze wsi odległych o 18 km wyszli naprzeciw siebie dwaj piesi: 5 km/h i 4 km/h. Po ilu godzinach się spotkają?',
      'z miejscowosci odleglych o 18 km wyszli naprzeciw siebie dwaj turysci: 5 km/h i 4 km/h. po ilu godzinach sie spotkaja',
      'Z punktów odległych o 40 km ruszyli naprzeciw siebie dwaj biegacze: 11 km/h i 9 km/h. Po ilu godzinach się spotkają?',
      'z miast odleglych o 240 km jada naprzeciw siebie dwa autobusy: 70 km/h i 50 km/h. po ilu godzinach sie spotkaja',
      'Z miast odległych o 240 km jadą naprzeciw siebie dwa motocykle: 70 km/h i 50 km/h. Po ilu godzinach się spotkają?',
      'z miast odleglych o 60 km wyruszyly naprzeciw siebie dwa rowery: 18 km/h i 12 km/h. po ilu godzinach sie spotkaja',
      'ze wsi odleglych o 18 km ida naprzeciw siebie dwaj piesi: 5 km/h i 4 km/h. po ilu godzinach sie spotkaja',
      'Z punktów odległych o 18 km wyruszyło naprzeciw siebie dwoje pieszych: 5 km/h i 4 km/h. Po ilu godzinach się spotkają?',
      'z miejscowosci odleglych o 120 km wyszly naprzeciw siebie dwa statki: 32 km/h i 28 km/h. po ilu godzinach sie spotkaja',
    ],
  ],
  [
    8,
    'rowerzysta 20 km/h goni pieszego 5 km/h ktory ma 30 km przewagi po jakim czasie dogoni',
    ['motocyklista 80 km/h sciga rowerzyste 20 km/h ktory ma 120 km przewagi po jakim czasie go dogoni'],
  ],
  [
    8,
    'auto jechalo 2 h po 60 km/h i 3 h po 80 km/h. jaka srednia predkosc',
    [
      'Mama jechała 2 h po 60 km/h i 3 h po 80 km/h. Jaka była średnia prędkość?',
      'auto jedzie 2 h po 60 km/h potem 3 h po 80 km/h jaka srednia predkosc',
    ],
  ],
  [
    8,
    'Rowerzysta jechał 2 h z prędkością 15 km/h i 1 h z prędkością 18 km/h. Jaka była średnia prędkość?',
    [
      'Statek płynął 2 h z prędkością 15 km/h i 1 h z prędkością 18 km/h. Jaka była średnia prędkość?',
      'motorowka plynela 2 h z predkoscia 15 km/h i 1 h z predkoscia 18 km/h jaka byla srednia predkosc',
      'Jacht szedł 2 h z prędkością 15 km/h i 1 h z prędkością 18 km/h. Jaka była średnia prędkość?',
      'zaglowka szla 2 h z predkoscia 15 km/h i 1 h z predkoscia 18 km/h jaka byla srednia predkosc',
    ],
  ],
  [
    8,
    'Dwa pociągi ruszyły z tej samej stacji w przeciwne strony: 80 i 100 km/h. Jaka odległość po 3 h?',
    [
      'Dwa auta ruszyły z tego samego miasta w przeciwne strony: 80 i 100 km/h. W jakiej odległości od siebie będą po 3 h?',
      'dwa auta ruszyly z tego samego miejsca w przeciwnych kierunkach: 80 i 100 km/h jak daleko od siebie beda po 3 h',
      'Dwa samochody ruszyły z tego samego punktu w przeciwne strony: 80 i 100 km/h. Jaka będzie odległość między nimi po 3 h?',
      'dwa auta ruszyly z tego samego skrzyzowania w przeciwne strony: 80 i 100 km/h jaka odleglosc po 3 h',
    ],
  ],
  [
    8,
    'tam 60 km/h z powrotem 40 km/h, w jedną stronę 120 km, srednia predkosc?',
    [
      'Do miasta odległego o 120 km auto jechało z prędkością 60 km/h, a z powrotem z prędkością 40 km/h. Jaka była średnia prędkość na całej trasie?',
      'do celu oddalonego o 120 km auto jechalo 60 km/h z powrotem 40 km/h jaka srednia predkosc',
      'Do miejscowości odległej o 120 km Ola jechała z prędkością 60 km/h, z powrotem z prędkością 40 km/h. Jaka była średnia prędkość?',
      'do miejscowosci oddalonej o 120 km kierowca jechal 60 km/h z powrotem 40 km/h jaka srednia predkosc',
    ],
  ],
  [
    8,
    'motorówka płynie 15 km/h rzeka 3 km/h ile czasu 36 km z pradem',
    [
      'lodka plynie 8 km/h nurt 2 km/h ile czasu 20 km z pradem',
      'Łódź płynie z prędkością 15 km/h, prąd rzeki ma prędkość 3 km/h. Ile czasu zajmie 36 km z prądem?',
      'kajak plynie 6 km/h nurt rzeki 2 km/h ile czasu zajmie mu 16 km z pradem',
      'Statek płynie 15 km/h, prąd 3 km/h. Ile czasu zajmie mu 36 km z prądem?',
      'prom plynie 15 km/h rzeka 3 km/h ile czasu 36 km z pradem',
    ],
  ],
  [7, '2 do potęgi 5', ['Oblicz wartość potęgi 2^5', 'oblicz potege 2^5', 'Podaj wartość 2^5']],
  [8, 'zapisz w postaci jednej potęgi 3^4 * 3^5', ['3^4 * 3^5 do postaci jednej potegi']],
  [7, 'kwadrat liczby 7', ['Kwadratem liczby 7 jest', 'druga potęga liczby 7', 'druga potega 7']],
  [
    8,
    '(-2) do potęgi 3',
    [
      'Oblicz sześcian liczby -2',
      'szescianem liczby -2 jest',
      'trzecia potęga liczby -2',
      'trzecia potega -2',
      'szescian -2',
    ],
  ],
  [8, 'zapisz w notacji wykładniczej 45000', ['Podaj notację wykładniczą liczby 45000']],
  [8, '0,0032 w notacji wykladniczej', ['0,0032 na notacje wykladnicza', '0,0032 do notacji wykładniczej']],
  [8, 'wyłącz czynnik przed znak pierwiastka √50', ['wyciągnij czynnik przed znak pierwiastka √50']],
  [
    9,
    'usun niewymiernosc z mianownika 2/(√5-1)',
    ['Jak usunąć niewymierność z mianownika 2/(√5-1)?', 'usuwanie niewymiernosci z mianownika 2/(√5-1)'],
  ],
  [11, 'Oblicz piąty wyraz ciągu a_n = 3n - 2', ['nie umiem policzyc piatego wyrazu ciagu an = 3n - 2']],
  [
    11,
    'Ciąg geometryczny ma a1=4 i a2=6. Oblicz a4',
    [
      'Ciąg geometryczny o pierwszym wyrazie 4 i drugim wyrazie 6. Oblicz czwarty wyraz.',
      'pierwszym wyrazem ciagu geometrycznego jest 4, drugim jest 6. oblicz a4',
    ],
  ],
  [
    11,
    'W ciągu arytmetycznym a5=17 i r=3. Oblicz a2.',
    ['nie umiem obliczyc drugiego wyrazu ciagu arytmetycznego w ktorym a5=17 i r=3'],
  ],
  [
    7,
    'uprość 3x + 5 - x + 2',
    [
      'Doprowadź wyrażenie do najprostszej postaci: 3x + 5 - x + 2',
      'przeksztalc do prostszej postaci 3x + 5 - x + 2',
      'dodaj wyrazy podobne 3x + 5 - x + 2',
    ],
  ],
  [8, '2(x+3) - 3(x-1)', ['odejmij sumy algebraiczne 2(x+3) - 3(x-1)']],
  [8, '(x+2)(x-5) wymnoz', ['Oblicz iloczyn (x+2)(x-5)']],
  [
    8,
    'wylacz wspolny czynnik przed nawias 6x+9',
    [
      'Zapisz wyrażenie 6x + 9 jako iloczyn',
      'Wyłącz największy możliwy wspólny czynnik przed nawias: 6x + 9',
      'wylacz wspolny czynnik poza nawias 6x+9',
      'wylacz czynnik za nawias 6x+9',
    ],
  ],
  [
    9,
    '(2a-5)^2 wzory skroconego mnozenia',
    [
      'Rozpisz (2a-5)^2, korzystając ze wzoru skróconego mnożenia',
      'oblicz (2a-5)^2 za pomoca wzoru skroconego mnozenia',
      'Rozpisz (2a-5)^2, używając wzoru skróconego mnożenia',
      'oblicz stosujac wzory skroconego mnozenia (2a-5)^2',
      'Zastosuj wzór skróconego mnożenia: (2a-5)^2',
    ],
  ],
  [
    9,
    'rozłóż na czynniki x^2-25',
    [
      'rozloz x^2-25 do postaci iloczynu',
      'Rozłóż na czynniki, korzystając ze wzoru skróconego mnożenia: x^2-25',
      'rozloz na czynniki za pomoca wzoru skroconego mnozenia x^2-25',
      'Rozłóż na czynniki, stosując wzór skróconego mnożenia: x^2-25',
      'rozloz na czynniki x^2-25 zastosuj wzor skroconego mnozenia',
    ],
  ],
  [9, 'rozłóż na czynniki 9x^2 - 12x + 4', ['zwin ze wzoru skroconego mnozenia 9x^2 - 12x + 4']],
  [
    9,
    'Rozwiąż nierówność 3x - 5 < 7',
    [
      'Rozwiąż nierówność liniową 3x - 5 < 7',
      'podaj zbior rozwiazan nierownosci liniowej 3x - 5 < 7',
      'Rozwiąż nierówność stopnia pierwszego z jedną niewiadomą: 3x - 5 < 7',
      'rozwiaz nierownosc pierwszego stopnia 3x - 5 < 7',
    ],
  ],
  [
    10,
    'Rozwiąż nierówność x^2 - 4 > 0',
    [
      'podaj zbior rozwiazan nierownosci kwadratowej x^2 - 4 > 0',
      'nierownosci kwadratowe x^2 - 4 > 0',
      'Rozwiąż nierówność stopnia drugiego: x^2 - 4 > 0',
      'rozwiaz nierownosc drugiego stopnia x^2 - 4 > 0',
    ],
  ],
  [
    11,
    'podaj mniejsze z dwóch rozwiązań równania kwadratowego 2x² + 3x - 5 = 0',
    [
      'znajdz mniejsze z rozwiazan rownania 2x² + 3x - 5 = 0',
      'Oblicz mniejsze rozwiązanie równania kwadratowego 2x² + 3x - 5 = 0',
    ],
  ],
  [
    9,
    'Wyznacz wzór funkcji liniowej przechodzącej przez punkty A=(0,3) i B=(2,7)',
    ['podaj wzor funkcji liniowej na ktorej wykresie leza punkty A=(0,3) i B=(2,7)'],
  ],
  [
    11,
    'Wyznacz równanie prostej prostopadłej do y=2x-1 przechodzącej przez punkt (4,3)',
    ['Wyznacz równanie prostej prostopadłej do y=2x-1, na której leży punkt (4,3)'],
  ],
  [
    9,
    'sporządź wykres funkcji f(x)=1/2x+1 w układzie współrzędnych',
    [
      'Sporządź wykres funkcji f(x)=1/2x+1 w kartezjańskim układzie współrzędnych',
      'narysuj w zeszycie wykres funkcji f(x)=1/2x+1',
      'Narysuj wykres funkcji f(x)=1/2x+1, wyznacz najpierw jej miejsce zerowe',
    ],
  ],
  [
    10,
    'Naszkicuj wykres funkcji kwadratowej y = -x^2+2x',
    [
      'Jak naszkicować wykres funkcji kwadratowej y = -x^2+2x?',
      'rysujemy wykres funkcji kwadratowej y = -x^2+2x',
      'szkicujemy wykres funkcji y = -x^2+2x',
      'szkic wykresu funkcji y = -x^2+2x',
    ],
  ],
  [
    10,
    'trojkat prostokatny przyprostokatna 3 i 4 oblicz sin alfa naprzeciw 3',
    ['Trójkąt prostokątny o przyprostokątnych długości 3 i 4. Oblicz sinus kąta α leżącego naprzeciwko boku 3.'],
  ],
  [11, 'tg 45 stopni ile to', ['tan 45 stopni ile to']],
  [
    10,
    'W trójkącie prostokątnym przeciwprostokątna ma 10, a kąt ostry 30°. Oblicz przyprostokątną leżącą naprzeciw tego kąta.',
    [
      'W trójkącie prostokątnym przeciwprostokątna ma długość 10, a kąt ostry 30°. Oblicz przyprostokątną leżącą naprzeciwko tego kąta.',
      'w trojkacie prostokatnym przeciwprostokatna ma 10 a kat ostry 60° oblicz przyprostokatna przylegla do tego kata',
      'W trójkącie prostokątnym przeciwprostokątna ma 10, a kąt ostry 60°. Oblicz przyprostokątną leżącą przy tym kącie.',
    ],
  ],
  [
    10,
    'drzewo rzuca cien 12 m slonce pod katem 45° wysokosc drzewa',
    [
      'drzewo rzuca cien 12 m slonce swieci pod katem 45° jak wysokie jest drzewo',
      'Drzewo rzuca cień długości 12 m, a promienie padają pod kątem 45°. Jaka jest wysokość drzewa?',
    ],
  ],
  [
    10,
    'W trójkącie prostokątnym przyprostokątne mają długości 3 i 4. Oblicz sinus najmniejszego kąta.',
    [
      'W trójkącie prostokątnym przyprostokątne mają długość 3 i 4. Oblicz sinus mniejszego kąta ostrego.',
      'w trojkacie prostokatnym przyprostokatne maja dlugosci 3 i 4 oblicz sinus mniejszego z katow ostrych',
    ],
  ],
  [
    12,
    'Oblicz cos α, jeśli sin α = 3/5 i α jest kątem ostrym',
    [
      'oblicz cosinus α jesli sin α = 3/5 i α jest katem ostrym',
      'Oblicz kosinus α, jeśli sin α = 3/5 i α jest kątem ostrym',
    ],
  ],
  [
    11,
    'trojkat boki 5 i 8 kat miedzy nimi 60 stopni trzeci bok',
    [
      'trojkat boki 5 i 8 kat miedzy bokami 60 stopni trzeci bok',
      'Trójkąt ma boki 5 i 8, a kąt między tymi bokami ma 60°. Oblicz trzeci bok.',
    ],
  ],
  [
    11,
    'Oblicz pole trójkąta o bokach 6 i 10 i kącie 30° między nimi.',
    [
      'trojkat ma boki 6 i 10 i kat o mierze 30° miedzy nimi oblicz pole',
      'Oblicz pole trójkąta o bokach 6 i 10 oraz kącie o mierze 30° między nimi.',
    ],
  ],
  [11, 'srodek i promien okregu (x-2)^2+(y+3)^2=25', ['Podaj środek oraz promień okręgu (x-2)^2+(y+3)^2=25']],
  [
    12,
    'Stożek ma promień podstawy 6 cm i wysokość 8 cm. Oblicz pole powierzchni bocznej.',
    ['Stożek ma promień podstawy 6 cm i wysokość 8 cm. Oblicz pole boczne.', 'oblicz Pb stozka r=6 cm h=8 cm'],
  ],
  [12, 'pole kuli o promieniu 5', ['oblicz P kuli o promieniu 5', 'Mam kulę o promieniu 5. Jakie jest jej pole?']],
  [12, 'pole powierzchni calkowitej walca r=2 H=5', ['pole całkowite walca r=2 H=5', 'oblicz Pc walca r=2 H=5']],
  [
    12,
    'Oblicz pole powierzchni bocznej stożka o promieniu 3 cm i tworzącej 5 cm',
    ['pole boczne stozka r=3 cm l=5 cm'],
  ],
  [
    12,
    'Walec ma średnicę podstawy 6 cm i wysokość 4 cm. Oblicz objętość',
    [
      'Oblicz objętość walca o średnicy podstawy 6 cm i wysokości 4 cm',
      'walec srednica podstawy 6 cm wysokosc 4 cm objetosc',
    ],
  ],
];
