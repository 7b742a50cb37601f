import type { Wordings } from './wordings.types.ts';

export const MEASURES_WORDINGS: readonly Wordings[] = [
  // length-units, time-units
  [5, 'ile centymetrów ma metr', ['Ile centymetrów mieści się w metrze?', 'ile centymetrow zawiera metr']],
  [4, 'Ile sekund ma 1 godzina?', ['Ile sekund zawiera 1 godzina?']],
  [5, 'ile sekund maja 4 minuty', ['Ile sekund mieści się w 4 minutach?', 'ile sekund zawieraja 4 minuty']],
  // speed-distance-time
  [
    6,
    'samochod przejechal 180 km w 2,5 h jaka predkosc',
    [
      'Auto pokonuje 180 km w 2,5 h. Jaka jest jego prędkość?',
      'oblicz predkosc auta ktore pokonuje 180 km w 2,5 h',
      'Autokar przebył 180 km w ciągu 2,5 h. Oblicz jego prędkość średnią.',
      'ciezarowka przebyla 180 km w 2,5 h jaka predkosc',
      'Motocyklistka pokonała 180 km w 2,5 h. Jaka jest jej prędkość?',
      'kierowca pokonal trase 180 km w 2,5 h jaka predkosc srednia',
    ],
  ],
  [
    7,
    'Turysta przeszedł drogę 12 km w 3 h. Z jaką średnią prędkością szedł?',
    [
      'Turystka przeszła drogę 12 km w 3 h. Jaka jest jej średnia prędkość?',
      'Oblicz średnią prędkość pieszego, który przeszedł 12 km w 3 h.',
      'oblicz srednia predkosc turystki ktora szla 12 km przez 3 h',
      'łódka płynęła 12 km przez 3 h, jaka średnia prędkość',
      'Łódź płynie 12 km w 3 h. Jaka jest jej prędkość?',
      'Statek płynął 12 km w czasie 3 h. Oblicz jego średnią prędkość.',
    ],
  ],
  [
    7,
    'biegacz przebiegl 100 m w 12,5 s jaka predkosc',
    ['Zawodnik przebiegł 100 m w 12,5 s. Jaka jest jego prędkość?'],
  ],
  [
    6,
    'droga 90 km czas 1 h 30 min oblicz prędkość',
    ['trasa 90 km czas 1 h 30 min oblicz predkosc', 'dystans 90 km, czas 1 h 30 min, jaka prędkość'],
  ],
  [
    6,
    'Rowerzysta jechał 3 godziny z prędkością 14 km/h. Ile kilometrów przejechał?',
    ['Kolarz jechał 3 godziny z prędkością 14 km/h. Jak daleko przejechał?'],
  ],
  [
    7,
    'Samolot leciał 2 h z prędkością 800 km/h. Jaką odległość pokonał?',
    ['samolot leci z predkoscia 800 km/h, jaka odleglosc pokona w 2 h'],
  ],
  [
    8,
    'Kula toczy się z prędkością 4 m/s przez 12 s. Jaką drogę przebędzie?',
    [
      'Kulka toczy się z prędkością 4 m/s przez 12 s. Jaką drogę przebędzie?',
      'pilka leciala z predkoscia 4 m/s, jaka droge przebyla w ciagu 12 s',
    ],
  ],
  [
    7,
    'Autobus jedzie ze średnią prędkością 40 km/h. Ile kilometrów przejedzie w czasie 45 min?',
    ['Tramwaj jedzie ze średnią prędkością 40 km/h. Ile kilometrów przejedzie w czasie 45 min?'],
  ],
  [
    7,
    'Samochód jedzie z prędkością 20 m/s. Oblicz drogę w czasie 10 min. Wynik podaj w kilometrach.',
    ['Pojazd porusza się z prędkością 20 m/s. Oblicz drogę w czasie 10 min. Wynik podaj w kilometrach.'],
  ],
  [
    6,
    'ile km przejdę w 40 minut idąc 6 km/h',
    ['ile km przebiegne w 40 minut biegnac 6 km/h', 'ile km przejadę w 40 minut, jadąc 6 km/h'],
  ],
  [
    6,
    'pociag jedzie 80 km/h ile czasu potrzebuje na 200 km',
    [
      'Pociąg jechał z prędkością 80 km/h. Ile czasu zajęło przejechanie 200 km?',
      'pociag jedzie 80 km/h ile czasu zuzyje na przejechanie 200 km',
      'Pociąg jedzie 80 km/h. Jak długo trwa przejechanie 200 km?',
    ],
  ],
  [
    7,
    'Pociąg jechał ze stałą prędkością 90 km/h. Jak długo jechał, jeśli pokonał trasę 45 km?',
    ['Pociąg poruszał się ze stałą prędkością 90 km/h. Przez jaki czas jechał, jeśli pokonał trasę 45 km?'],
  ],
  // perimeter
  [6, 'Oblicz obwód rombu o boku 7 cm', ['Romb ma bok 7 cm. Oblicz jego obwód.']],
  [6, 'Oblicz obwód równoległoboku o bokach 5 cm i 8 cm', ['rownoleglobok ma boki 5 cm i 8 cm, oblicz obwod']],
  [
    5,
    'trójkąt równoramienny podstawa 6 ramie 10 obwod',
    [
      'trójkąt równoramienny o podstawie 6 i ramionach 10, oblicz obwód',
      'trojkat rownoramienny podstawa 6 ramiona 10 obwod',
    ],
  ],
  [
    5,
    'ile siatki na ogrodzenie dzialki 20 m na 35 m',
    [
      'ile siatki na ogrodzenie ogrodu 20 m na 35 m',
      'ile metrów siatki na ogrodzenie ogródka 20 m na 35 m',
      'Ile siatki potrzeba na ogrodzenie placu o wymiarach 20 m i 35 m?',
      'Ile metrów ogrodzenia potrzeba do ogrodzenia parku o bokach 20 m i 35 m?',
      'ile plotu potrzeba na ogrodzenie prostokatnego pola 20 m na 35 m',
      'Ile metrów siatki potrzeba na ogrodzenie prostokątnej łąki o wymiarach 20 m i 35 m?',
    ],
  ],
  [
    4,
    'Prostokątny ogródek ma wymiary 12 m i 8 m. Ile metrów siatki potrzeba na jego ogrodzenie?',
    [
      'Prostokątny plac ma wymiary 12 m i 8 m. Ile metrów siatki potrzeba na jego ogrodzenie?',
      'prostokatne boisko ma wymiary 12 m i 8 m, ile metrow siatki potrzeba na jego ogrodzenie',
      'prostokatny sad ma wymiary 12 m i 8 m ile metrow plotu potrzeba na ogrodzenie',
      'Prostokątny park o bokach 12 m i 8 m. Ile metrów siatki potrzeba na ogrodzenie?',
    ],
  ],
  [
    6,
    'Pole kwadratu wynosi 49 cm². Jaki jest jego obwód?',
    ['Kwadrat ma pole powierzchni 49 cm². Jaki jest jego obwód?'],
  ],
  [5, 'Jaki obwód ma kwadrat o polu 64 cm²?', ['jaki obwod ma kwadrat o polu powierzchni 64 cm2']],
  [
    6,
    'Prostokąt o polu 48 cm² ma jeden bok długości 6 cm. Jaki jest jego obwód?',
    ['Oblicz obwód prostokąta o polu 48 cm² i jednym boku 6 cm'],
  ],
  [
    6,
    'Obwód trójkąta równoramiennego wynosi 30 cm, a podstawa ma 8 cm. Oblicz ramię.',
    [
      'W trójkącie równoramiennym obwód wynosi 30 cm, a podstawa 8 cm. Oblicz długość ramion.',
      'trojkat rownoramienny o obwodzie 30 cm i podstawie 8 cm, ile ma kazde ramie',
      'Obwód trójkąta równoramiennego jest równy 30 cm, a podstawa ma 8 cm. Ile cm ma każde z ramion?',
    ],
  ],
  [
    6,
    'Obwód trójkąta równoramiennego wynosi 30 cm, a ramię ma 11 cm. Oblicz długość podstawy.',
    [
      'Obwód trójkąta równoramiennego wynosi 30 cm, a każde z ramion ma 11 cm. Oblicz długość podstawy.',
      'obwod trojkata rownoramiennego 30 cm, kazde ramie 11 cm, ile ma podstawa',
      'Obwód trójkąta równoramiennego wynosi 30 cm, ramiona po 11 cm. Oblicz podstawę.',
      'Trójkąt równoramienny o obwodzie 30 cm i ramionach długości 11 cm. Oblicz długość podstawy.',
    ],
  ],
  [
    6,
    'Dwa boki trójkąta mają 5 cm i 7 cm, a obwód 20 cm. Oblicz trzeci bok.',
    ['Obwód trójkąta wynosi 20 cm, a dwa boki mają 5 cm i 7 cm. Oblicz długość trzeciego boku.'],
  ],
  // area
  [
    4,
    'pole prostokata 6 cm na 9 cm',
    [
      'pole powierzchni prostokąta 6 cm na 9 cm',
      'oblicz powierzchnie prostokata o bokach dlugosci 6 cm i 9 cm',
      'Oblicz pole prostokąta o długości 6 cm i szerokości 9 cm.',
      'pole prostokata dlugosc 6 cm i szerokosc 9 cm',
    ],
  ],
  [5, 'pole kwadratu o boku 1,5 m', ['Oblicz pole kwadratu o długości boku 1,5 m.']],
  [
    5,
    'Oblicz pole trójkąta o podstawie 8 cm i wysokości 5 cm.',
    [
      'Oblicz pole trójkąta o podstawie długości 8 cm i wysokości opuszczonej na nią 5 cm.',
      'oblicz pole trojkata o boku 8 cm i wysokosci opuszczonej na ten bok 5 cm',
    ],
  ],
  [
    5,
    'Podstawa trójkąta ma 12 cm, a wysokość poprowadzona do podstawy ma 5 cm. Oblicz pole.',
    [
      'podstawa trojkata ma 12 cm, a wysokosc opuszczona na nia ma 5 cm. oblicz pole',
      'Podstawa trójkąta ma 12 cm, a wysokość poprowadzona do niej ma 5 cm. Oblicz pole.',
    ],
  ],
  [
    5,
    'Oblicz pole równoległoboku o boku 7 cm i wysokości opuszczonej na ten bok 4 cm',
    ['Oblicz pole równoległoboku o podstawie długości 7 cm i wysokości opuszczonej na nią 4 cm'],
  ],
  [
    7,
    'Oblicz pole trójkąta prostokątnego o przyprostokątnych 6 cm i 9 cm',
    ['Oblicz pole trójkąta prostokątnego o przyprostokątnych długości 6 cm i 9 cm'],
  ],
  [
    6,
    'romb ma przekatne 6 cm i 8 cm oblicz pole',
    [
      'Oblicz pole rombu o przekątnych długości 6 cm i 8 cm.',
      'romb o przekatnych dlugosci 6 cm i 8 cm, oblicz pole',
      'Romb ma przekątne długości 6 cm i 8 cm. Oblicz jego pole.',
    ],
  ],
  [
    6,
    'Trapez o podstawach 6 cm i 10 cm ma wysokość 4 cm. Oblicz jego pole',
    ['Oblicz pole trapezu o podstawach długości 6 cm i 10 cm oraz wysokości 4 cm.'],
  ],
  [
    5,
    'Działka ma kształt prostokąta o wymiarach 40 m x 25 m. Ile to arów?',
    [
      'Prostokątna łąka ma wymiary 40 m i 25 m. Ile arów ma ta łąka?',
      'prostokatny sad o bokach 40 m i 25 m, ile arow ma sad',
      'Park ma kształt prostokąta o wymiarach 40 m i 25 m. Ile arów ma park?',
      'Plac ma kształt prostokąta o bokach 40 m i 25 m. Ile arów ma plac?',
      'prostokatne boisko ma wymiary 40 m na 25 m ile to arow',
    ],
  ],
  [
    5,
    'Ile hektarów ma pole w kształcie kwadratu o boku 300 m?',
    [
      'Ile hektarów zajmuje pole w kształcie kwadratu o boku 300 m?',
      'kwadratowe pole ma bok 300 m, ile to hektarow',
      'Kwadratowa łąka o boku 300 m. Ile hektarów ma ta łąka?',
      'Kwadratowy park o boku 300 m. Ile to hektarów?',
      'Oblicz powierzchnię w hektarach pola w kształcie kwadratu o boku 300 m.',
      'oblicz pole w hektarach laki w ksztalcie kwadratu o boku 300 m',
      'Podaj powierzchnię w hektarach lasu w kształcie kwadratu o boku 300 m.',
    ],
  ],
  [
    5,
    'Ile hektarów ma las w kształcie prostokąta o wymiarach 300 m i 400 m?',
    [
      'Oblicz pole w hektarach działki w kształcie prostokąta o wymiarach 300 m i 400 m.',
      'oblicz powierzchnie w hektarach ogrodu w ksztalcie prostokata o wymiarach 300 m x 400 m',
      'oblicz powierzchnie w hektarach sadu w ksztalcie prostokata o bokach 300 m i 400 m',
      'Oblicz powierzchnię w hektarach parku w kształcie prostokąta o wymiarach 300 m i 400 m.',
      'Podaj pole w hektarach placu w kształcie prostokąta o wymiarach 300 m i 400 m.',
      'oblicz pole w hektarach boiska w ksztalcie prostokata o wymiarach 300 m na 400 m',
    ],
  ],
  [6, 'Kwadrat ma obwód 36 cm. Oblicz jego pole.', ['Kwadrat ma obwód 36 cm. Oblicz jego pole powierzchni.']],
  [
    6,
    'Trójkąt o polu 20 cm² i boku długości 8 cm. Oblicz wysokość opuszczoną na ten bok.',
    ['Trójkąt ma pole 20 cm² i bok 8 cm. Oblicz długość wysokości.'],
  ],
  // pythagoras
  [
    8,
    'przeciwprostokatna 13 przyprostokatna 5 ile druga',
    ['Przeciwprostokątna ma 13, jedna z przyprostokątnych 5. Oblicz długość drugiej przyprostokątnej.'],
  ],
  [
    8,
    'Oblicz przekątną prostokąta o bokach 9 cm i 12 cm.',
    ['Oblicz przekątną prostokąta o wymiarach 9 cm i 12 cm.', 'prostokat o wymiarach 9 cm i 12 cm, oblicz przekatna'],
  ],
  [
    8,
    'Prostokąt ma boki 6 cm i 8 cm. Jak długa jest jego przekątna?',
    ['Prostokąt ma wymiary 6 cm i 8 cm. Jak długa jest jego przekątna?'],
  ],
  [8, 'przekatna kwadratu o boku 6', ['Oblicz przekątną kwadratu o boku długości 6.']],
  [8, 'Przekątna kwadratu ma 10 cm. Oblicz bok.', ['W kwadracie przekątna ma 10 cm. Oblicz bok.']],
  [
    8,
    'Przekątna kwadratu ma 6√2 cm. Oblicz pole kwadratu.',
    ['Przekątna kwadratu ma 6√2 cm. Oblicz pole powierzchni kwadratu.'],
  ],
  [
    8,
    'Wysokość trójkąta równobocznego wynosi 3√3 cm. Oblicz pole.',
    ['Wysokość trójkąta równobocznego wynosi 3√3 cm. Oblicz pole powierzchni.'],
  ],
  [
    8,
    'Drabina ma 5 m i stoi 3 m od ściany. Na jaką wysokość sięga?',
    [
      'Drabina ma 5 m i jest ustawiona 3 m od ściany. Jakiej wysokości sięga?',
      'drabina o dlugosci 5 m jest odsunieta 3 m od sciany, na jaka wysokosc siega',
    ],
  ],
  [
    8,
    'Drabina o długości 5 m stoi oparta o ścianę, jej podstawa jest 3 m od ściany. Na jaką wysokość sięga?',
    ['Drabina o długości 5 m opiera się o ścianę, a jej podstawa jest 3 m od niej. Jak wysoko sięga?'],
  ],
  [
    8,
    'Drabina o długości 13 m stoi oparta o mur, a jej dolny koniec znajduje się 5 m od muru. Jak wysoko sięga?',
    ['drabina o dlugosci 13 m stoi oparta o mur 5 m od niego. na jaka wysokosc siega'],
  ],
  [
    8,
    'Przeciwprostokątna trójkąta prostokątnego ma 13 cm, a jedna z przyprostokątnych 5 cm. Oblicz pole tego trójkąta.',
    [
      'Trójkąt prostokątny ma przeciwprostokątną 13 cm, a jedna przyprostokątna ma 5 cm. Oblicz pole powierzchni tego trójkąta.',
    ],
  ],
  [
    8,
    'Podstawa trójkąta równoramiennego ma 10 cm, a ramię 13 cm. Oblicz wysokość',
    [
      'Trójkąt równoramienny o podstawie 10 cm i ramionach 13 cm. Oblicz wysokość.',
      'podstawa trojkata rownoramiennego ma 10 cm, a kazde z ramion 13 cm. oblicz wysokosc',
    ],
  ],
  [
    8,
    'Trójkąt równoramienny o podstawie 12 cm ma wysokość 8 cm. Oblicz długość ramienia.',
    ['Trójkąt równoramienny o podstawie 12 cm ma wysokość 8 cm. Oblicz długość ramion.'],
  ],
  [
    8,
    'Trójkąt równoramienny ma podstawę 16 cm i ramię 10 cm. Oblicz jego pole.',
    ['Trójkąt równoramienny ma podstawę 16 cm i ramię 10 cm. Oblicz jego pole powierzchni.'],
  ],
  [
    8,
    'Romb ma przekątne długości 10 cm i 24 cm. Jaką długość ma bok tego rombu?',
    ['W rombie przekątne mają długości 10 cm i 24 cm. Jaką długość ma bok tego rombu?'],
  ],
  // cuboid
  [
    6,
    'Oblicz pole powierzchni sześcianu o krawędzi 4 cm.',
    ['szescian ma bok 4 cm, oblicz pole powierzchni', 'Oblicz pole powierzchni sześcianu o krawędzi długości 4 cm.'],
  ],
  [
    6,
    'Oblicz krawędź sześcianu, którego pole powierzchni wynosi 6 cm²',
    [
      'oblicz krawedz szescianu o polu 6 cm2',
      'Oblicz krawędź sześcianu o polu powierzchni 6 cm²',
      'Oblicz długość krawędzi sześcianu o polu powierzchni całkowitej 6 cm²',
    ],
  ],
  [
    6,
    'Ile litrów wody mieści się w prostopadłościennym zbiorniku o wymiarach 2 m, 1,5 m i 1 m',
    [
      'Ile litrów wody wejdzie do prostopadłościennego zbiornika o wymiarach 2 m, 1,5 m i 1 m?',
      'ile litrow wody wlejemy do basenu o wymiarach 2 m, 1,5 m i 1 m',
      'Ile litrów wody mieści się w basenie o wymiarach 2 m, 1,5 m i 1 m?',
      'Ile litrów wody zmieści się w naczyniu w kształcie prostopadłościanu o wymiarach 2 m, 1,5 m i 1 m?',
      'ile litrow wody wejdzie do naczynia o wymiarach 2 m x 1,5 m x 1 m',
      'Ile litrów wody zmieści się w pojemniku o wymiarach 2 m, 1,5 m i 1 m?',
      'basen 2 m x 1,5 m x 1 m ile litrow wody',
    ],
  ],
  [
    8,
    'Akwarium ma wymiary 50 cm, 30 cm i 40 cm. Ile litrów wody się w nim zmieści?',
    [
      'Akwarium ma wymiary 50 cm, 30 cm i 40 cm. Ile litrów wody zmieści się w nim?',
      'Ile litrów wody pomieści akwarium o wymiarach 50 cm, 30 cm i 40 cm?',
      'zbiornik 50 cm x 30 cm x 40 cm ile litrow wody',
      'Pojemnik ma wymiary 50 cm, 30 cm i 40 cm. Ile litrów wody się zmieści?',
    ],
  ],
  // circle
  [
    8,
    'pole koła o promieniu 5 cm',
    ['Oblicz pole powierzchni koła o promieniu 5 cm.', 'oblicz pole kola o promieniu r = 5 cm'],
  ],
  [8, 'Oblicz długość okręgu o średnicy 10 cm.', ['dlugosc okregu d = 10 cm']],
  [
    8,
    'Oblicz pole pierścienia kołowego o promieniach 5 cm i 3 cm',
    ['Oblicz pole pierścienia kołowego o promieniach długości 5 cm i 3 cm'],
  ],
  [8, 'Koło ma obwód 20π cm. Oblicz pole koła.', ['Koło o obwodzie 20π cm. Oblicz pole powierzchni koła.']],
  [
    8,
    'Koło o polu 9π cm². Oblicz długość okręgu',
    [
      'Koło o polu powierzchni 9π cm². Oblicz długość okręgu.',
      'kolo ma pole powierzchni 9π cm2, oblicz dlugosc okregu',
    ],
  ],
  [8, 'Okrąg ma obwód 22π cm. Ile cm ma promień?', ['okrag o obwodzie 22π cm ile cm ma promien']],
  [
    8,
    'Pole koła jest równe 49π cm2. Oblicz jego promień',
    ['Pole powierzchni koła jest równe 49π cm². Oblicz jego promień.'],
  ],
  // prism, pyramid
  [
    8,
    'Podstawą graniastosłupa jest trójkąt prostokątny o przyprostokątnych 6 cm i 8 cm, a wysokość graniastosłupa ma 10 cm. Oblicz objętość.',
    [
      'Podstawą graniastosłupa jest trójkąt prostokątny o przyprostokątnych długości 6 cm i 8 cm, a wysokość graniastosłupa ma 10 cm. Oblicz objętość.',
      'graniastoslup w podstawie ma trojkat prostokatny przyprostokatne 6 cm i 8 cm, wysokosc 10 cm, objetosc',
    ],
  ],
  [
    8,
    'ostroslup prawidłowy czworokatny a=6 wysokosc sciany bocznej 5 pole powierzchni całkowitej',
    [
      'Oblicz pole powierzchni całkowitej ostrosłupa prawidłowego czworokątnego o krawędzi podstawy 6 i wysokości ściany bocznej 5.',
      'Ostrosłup prawidłowy czworokątny ma krawędź podstawy 6, a wysokość ściany bocznej ma 5. Oblicz pole powierzchni całkowitej.',
    ],
  ],
  [
    8,
    'Ostrosłup ma podstawę kwadratową o boku 5 cm i wysokość 12 cm. Oblicz jego objętość.',
    [
      'Ostrosłup o kwadratowej podstawie o boku 5 cm i wysokości 12 cm. Oblicz jego objętość.',
      'ostroslup ma podstawe kwadratowa bok 5 cm i wysokosc 12 cm, objetosc?',
    ],
  ],
  [
    8,
    'Ostrosłup o podstawie kwadratowej o boku 3 cm i wysokości 5 cm. Oblicz objętość',
    ['Oblicz objętość ostrosłupa o kwadratowej podstawie o boku 3 cm i wysokości 5 cm'],
  ],
  [8, 'ile wierzcholkow ma ostroslup pieciokatny', ['policz wierzchołki ostrosłupa pięciokątnego']],
  // scale
  [
    5,
    'odcinek 6 cm narysuj w skali 1:2 jaka dlugosc',
    [
      'Odcinek o długości 6 cm należy narysować w skali 1:2. Jaka będzie jego długość na rysunku?',
      'odcinek 6 cm przedstaw w skali 1:2, jaka dlugosc',
      'Narysuj odcinek o długości 6 cm w skali 1:2. Jaka będzie jego długość na rysunku?',
    ],
  ],
  [
    6,
    'mapa w skali 1:50000, odległość 4 cm. Ile to w rzeczywistości',
    [
      'mapa w skali 1:50000, droga 4 cm, ile to w naturze',
      'Na mapie w skali 1:50000 trasa ma 4 cm. Ile ma w rzeczywistości?',
      'Na mapie w skali 1:50000 długość drogi wynosi 4 cm. Jaka jest rzeczywista odległość?',
      'na mapie w skali 1:50000 dlugosc trasy to 4 cm ile to w terenie',
      'Na mapie w skali 1:50000 długość odcinka wynosi 4 cm. Ile to w rzeczywistości?',
    ],
  ],
  [
    6,
    'Jaka odległość w terenie odpowiada odcinkowi długości 3 cm na mapie w skali 1:100000?',
    [
      'Jaką odległość w terenie przedstawia odcinek długości 3 cm na mapie w skali 1:100000?',
      'Jaką rzeczywistą odległość przedstawia odcinek długości 3 cm na mapie w skali 1:100000?',
      'jaka odleglosc w terenie oznacza odcinek 3 cm na mapie w skali 1:100000',
    ],
  ],
  [
    6,
    'Plan pokoju wykonano w skali 1:50. Pokój ma na planie 8 cm. Ile ma w rzeczywistości?',
    [
      'Długość pokoju na planie wynosi 8 cm, skala planu to 1:50. Ile to w rzeczywistości?',
      'szerokosc pokoju na planie w skali 1:50 wynosi 8 cm ile to w rzeczywistosci',
      'Rysunek w skali 1:50, ściana ma 8 cm. Ile ma w rzeczywistości?',
      'Szerokość na planie wynosi 8 cm, skala 1:50. Ile to w rzeczywistości?',
    ],
  ],
  [
    6,
    'Plan wykonano w skali 1:200. Pokój na planie ma 3 cm długości. Jaka jest rzeczywista długość?',
    [
      'Plan wykonano w skali 1:200. Dom na planie ma 3 cm długości. Jaka jest rzeczywista długość?',
      'plan w skali 1:200, dzialka ma na planie 3 cm, ile ma naprawde',
      'plan w skali 1:200, ogrod ma na planie 3 cm, ile ma w rzeczywistosci',
      'Makieta w skali 1:200. Budynek na makiecie ma 3 cm. Jaką wysokość ma w rzeczywistości?',
      'model w skali 1:200, most ma na modelu 3 cm dlugosci, ile ma w rzeczywistosci',
      'Wysokość na makiecie wynosi 3 cm, skala 1:200. Jaka to wysokość w rzeczywistości?',
    ],
  ],
  // angles
  [6, 'Kąt przyległy do kąta 130° ma ile stopni?', ['Jaka jest miara kąta przyległego do kąta 130°?']],
  [
    6,
    'trzy kąty czworokąta: 90, 80 i 110 stopni. czwarty?',
    ['Trzy kąty czworokąta mają 90°, 80° i 110°. Jaka jest miara czwartego kąta?'],
  ],
  [
    6,
    'w trojkacie rownoramiennym kat przy podstawie ma 40 stopni. ile ma kąt między ramionami',
    [
      'trojkat rownoramienny kat przy podstawie 40 stopni jaka jest miara kata miedzy ramionami',
      'Miara kąta przy podstawie trójkąta równoramiennego wynosi 40°. Oblicz miarę kąta między ramionami.',
    ],
  ],
  [
    6,
    'Kąt między ramionami trójkąta równoramiennego ma 40°. Oblicz kąty przy podstawie.',
    [
      'Kąt między ramionami trójkąta równoramiennego ma 40°. Oblicz miary kątów przy podstawie.',
      'kat miedzy ramionami trojkata rownoramiennego ma 40 stopni, oblicz miare kata przy podstawie',
    ],
  ],
  [
    6,
    'w równoległoboku jeden kąt ma 65°. Podaj pozostałe kąty',
    [
      'równoległobok jeden kąt 65° ile mają pozostałe kąty',
      'w rownolegloboku jeden kat ma 65 stopni jakie sa inne katy',
      'W równoległoboku jeden kąt ma 65°. Ile mają pozostałe?',
    ],
  ],
  [
    6,
    'Jeden z kątów równoległoboku ma miarę 70°. Oblicz miary pozostałych kątów',
    [
      'Jeden z kątów rombu ma miarę 70°. Ile mają pozostałe?',
      'jeden z katow rombu ma 70 stopni, ile maja pozostale katy',
      'Oblicz pozostałe kąty rombu, jeśli jeden kąt ma 70°.',
    ],
  ],
  // polygons
  [7, 'Oblicz liczbę przekątnych dziesięciokąta', ['Jaka jest liczba przekątnych dziesięciokąta?']],
];
