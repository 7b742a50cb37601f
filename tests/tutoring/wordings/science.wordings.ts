import type { Wordings } from './wordings.types.ts';

export const SCIENCE_WORDINGS: readonly Wordings[] = [
  // density
  [
    7,
    'Oblicz masę bryły lodu o objętości 2 m³, gęstość lodu 900 kg/m³.',
    ['lod ma objetosc 2 m3 i gestosc 900 kg/m3, oblicz jego mase'],
  ],
  [
    7,
    'Kawałek metalu ma masę 270 g i objętość 100 cm³. Oblicz gęstość metalu.',
    ['Kawałek aluminium ma masę 270 g i objętość 100 cm³. Oblicz gęstość aluminium.'],
  ],
  [
    7,
    'Bryła substancji o masie 2 t ma objętość 0,8 m³. Oblicz gęstość substancji.',
    ['Bryła szkła o masie 2 t ma objętość 0,8 m³. Oblicz gęstość szkła.'],
  ],
  // force
  [7, 'masa 2 kg przyspieszenie 3 m/s2 ile wynosi siła', ['masa 2 kg oraz przyspieszenie 3 m/s2 ile wynosi sila']],
  [9, 'wozek 400 g sila 2 N jakie przyspieszenie', ['masa wózka 400 g, siła 2 N, jakie przyspieszenie']],
  [
    7,
    'Dwie siły 3 N i 4 N działają w jedną stronę. Oblicz wypadkową',
    [
      'Dwie siły 3 N i 4 N działają zgodnie. Oblicz siłę wypadkową.',
      'wypadkowa dwoch sil 3 N i 4 N zgodnie zwroconych',
    ],
  ],
  [
    7,
    'Na wózek działają siły 2,5 N i 4 N o tym samym zwrocie. Oblicz siłę wypadkową.',
    ['Na wózek działają siły 2,5 N i 4 N o takim samym zwrocie. Oblicz siłę wypadkową.'],
  ],
  [
    7,
    'Oblicz wypadkową sił 6 N i 6 N skierowanych przeciwnie',
    ['Oblicz wypadkową sił 6 N i 6 N przeciwnie zwróconych.'],
  ],
  // work-power
  [
    7,
    'jaka prace wykona sila 50 N na drodze 6 m',
    [
      'Jaką pracę wykonała siła 50 N na drodze 6 m?',
      'jaka prace wykonuje sila 50 N na drodze 6 m',
      'Siła 50 N działa na drodze 6 m. Oblicz pracę.',
    ],
  ],
  [
    7,
    'Skrzynię podniesiono siłą 40 N na wysokość 5 m. Oblicz pracę',
    ['worek podniesiono sila 40 N na wysokosc 5 m oblicz prace'],
  ],
  [
    7,
    'Silnik wykonał pracę 12 000 J w ciągu 1 minuty. Oblicz jego moc.',
    [
      'Oblicz moc silnika, który wykonał pracę 12 000 J w ciągu 1 minuty.',
      'silnik wykonuje prace 12000 J w ciagu 1 minuty, oblicz moc',
    ],
  ],
  [
    7,
    'Jak długo pracowało urządzenie o mocy 250 W, jeśli wykonało pracę 10 kJ?',
    ['ile czasu pracowalo urzadzenie o mocy 250 W, jesli wykonalo prace 10 kJ'],
  ],
  // pressure
  [
    7,
    'siła 200 N działa na powierzchnię 4 m2 ile wynosi ciśnienie',
    ['Siła nacisku 200 N działa na powierzchnię 4 m². Oblicz ciśnienie.'],
  ],
  // ohm
  [
    8,
    'Oblicz natężenie prądu płynącego przez opornik 20 Ω przy napięciu 9 V.',
    [
      'prad plynacy przez opornik 20 Ω przy napieciu 9 V ma jakie natezenie',
      'Napięcie na końcach opornika 20 Ω wynosi 9 V. Oblicz natężenie prądu.',
    ],
  ],
  [
    8,
    'Oblicz natężenie prądu, gdy napięcie to 12 V, a opór 4 Ω',
    ['Oblicz natężenie prądu dla oporu 4 Ω i napięcia 12 V.'],
  ],
  // acceleration
  [
    8,
    'Prędkość samochodu zmniejszyła się o 12 m/s w ciągu 4 s. Oblicz opóźnienie.',
    ['Prędkość samochodu zmalała o 12 m/s w ciągu 4 s. Oblicz opóźnienie, czyli wartość przyspieszenia.'],
  ],
  [
    7,
    'Kamień spada swobodnie przez 3 s. Jaką prędkość uzyska tuż przed uderzeniem w ziemię? g = 10',
    ['Kamień spada swobodnie przez 3 s. Jaką prędkość uzyska w chwili uderzenia w ziemię? g = 10'],
  ],
  // electric-power
  [
    9,
    'moc opornika 10 om przez ktory plynie 3 A',
    ['Prąd płynący przez opornik 10 Ω ma natężenie 3 A. Oblicz moc opornika.'],
  ],
  [
    8,
    'Grzejnik elektryczny pobiera prąd o natężeniu 8 A z sieci o napięciu 230 V. Oblicz moc grzejnika.',
    ['grzejnik podlaczony pod napiecie 230 V pobiera prad o natezeniu 8 A oblicz moc grzejnika'],
  ],
  [
    9,
    'Oblicz moc opornika o oporze 4 Ω, jeśli napięcie na jego końcach wynosi 12 V',
    [
      'Oblicz moc opornika, jeśli jego opór wynosi 4 Ω, a napięcie na końcach 12 V.',
      'oblicz moc dla oporu 4 Ω i napiecia 12 V',
    ],
  ],
  // energy
  [
    7,
    'Oblicz energię potencjalną kamienia o masie 4 kg leżącego na wysokości 5 m nad ziemią, g = 10',
    ['Oblicz energię potencjalną ciężkości kamienia o masie 4 kg na wysokości 5 m względem ziemi, g = 10'],
  ],
  [
    9,
    'kamien spada z 20 m bez oporu g=10 jaka predkosc przy ziemi',
    [
      'Kamień spada z wysokości 20 m. Z jaką prędkością uderzy w ziemię? g = 10',
      'kamien spada z 20 m g=10 jaka predkosc tuz przed zderzeniem',
    ],
  ],
  [
    9,
    'Doniczka spada z wysokości 45 m. Jaką prędkość ma w chwili upadku? Przyjmij g = 10 m/s².',
    ['Doniczka spada z wysokości 45 m. Jaką prędkość ma tuż przed upadkiem? Przyjmij g = 10 m/s².'],
  ],
  // heat
  [
    9,
    'Q = m·c·Δt, m = 2 kg, c = 900 J/(kg·°C), Δt = 5 °C',
    [
      'Ile ciepła potrzeba, żeby ogrzać 2 kg aluminium o 5 °C? Ciepło właściwe wynosi 900 J/(kg·°C).',
      'ile ciepla potrzeba zeby ogrzac 2 kg szkla o 5 °C, c = 900 J/(kg·°C)',
    ],
  ],
  [
    9,
    'Q = m·c·t, m = 2 kg, c = 400 J/(kg·°C), t = 10 °C',
    ['Ile ciepła potrzeba do ogrzania 2 kg miedzi o 10 °C? Ciepło właściwe miedzi to 400 J/(kg·°C).'],
  ],
  [
    8,
    'Substancja ostygła o 20 °C i oddała 18 kJ ciepła. Ciepło właściwe substancji to 900 J/(kg·°C). Oblicz masę substancji.',
    ['Olej ostygł o 20 °C i oddał 18 kJ ciepła. Ciepło właściwe oleju to 900 J/(kg·°C). Oblicz masę oleju.'],
  ],
  [
    8,
    'ile energii na stopienie 2 kg lodu ciepło topnienia 330 kJ/kg',
    ['lod ma mase 2 kg i cieplo topnienia 330 kJ/kg, ile energii potrzeba na stopienie'],
  ],
  [
    8,
    'Ciepło parowania wody to 2260 kJ/kg. Ile energii potrzeba, aby odparować 2 kg wody?',
    ['cieplo wrzenia wody 2260 kJ/kg ile energii potrzeba zeby odparowac 2 kg wody'],
  ],
  // uniform-motion
  [7, 'zamień 72 km/h na m/s', ['przelicz 72 km/h do m/s']],
  // wave
  [
    8,
    'okres drgań 0,5 s jaka częstotliwość',
    ['okres drgania 0,5 s jaka czestotliwosc', 'Okres ruchu wahadła wynosi 0,5 s. Oblicz częstotliwość.'],
  ],
  [
    8,
    'Dźwięk rozchodzi się z prędkością 340 m/s. Oblicz długość fali o częstotliwości 170 Hz.',
    ['Dźwięk rozchodzi się w powietrzu z prędkością 340 m/s. Oblicz długość fali o częstotliwości 170 Hz.'],
  ],
  [
    8,
    'fala ma dlugosc 2 m i czestotliwosc 5 Hz predkosc?',
    [
      'fala na wodzie ma dlugosc 2 m i czestotliwosc 5 Hz, predkosc?',
      'Fala w ośrodku ma długość 2 m i częstotliwość 5 Hz. Oblicz prędkość fali.',
    ],
  ],
  [
    8,
    'Wahadło wykonało 20 pełnych drgań w czasie 1 min. Oblicz okres drgań',
    ['czas 20 drgań wahadła to 1 min, oblicz okres'],
  ],
  // weight
  [
    7,
    'Oblicz siłę grawitacji działającą na ciało o masie 12 kg, g = 10 N/kg',
    ['Jaka siła grawitacji działa na ciało o masie 12 kg? g = 10 N/kg'],
  ],
  // moles
  [9, 'Oblicz masę 3 moli amoniaku', ['Jaka jest masa 3 moli amoniaku?', '3 mole amoniaku jaka masa']],
  // molar-concentration
  [
    9,
    'Oblicz stężenie molowe roztworu zawierającego 0,5 mola NaOH w 2 dm³.',
    [
      'Oblicz stężenie molowe roztworu zawierającego 0,5 mola kwasu solnego w 2 dm³.',
      'oblicz stezenie molowe roztworu zawierajacego 0,5 mola wodorotlenku sodu w 2 dm3',
      'stezenie molowe roztworu zasady, 0,5 mola zasady w 2 dm3',
      'Oblicz stężenie molowe roztworu zawierającego 0,5 mola KCl w 2 dm³.',
      '0,5 mola HBr w 2 dm3 roztworu, stezenie molowe?',
    ],
  ],
  // solute-mass
  [
    10,
    'w 4 dm3 roztworu o stezeniu 0,25 mol/dm3 jest ile gramow NaCl?',
    ['Oblicz masę soli NaCl zawartej w 4 dm³ roztworu o stężeniu 0,25 mol/dm³.'],
  ],
  [10, 'ile gramow NaOH na 500 cm3 roztworu 2 mol/dm3', ['ile gramow NaOH zawiera 500 cm3 roztworu 2 mol/dm3']],
  [
    10,
    'Ile gramów NaOH znajduje się w 2 dm³ roztworu o stężeniu 0,5 mol/dm³?',
    [
      'Ile gramów NaOH jest zawarte w 2 dm³ roztworu o stężeniu 0,5 mol/dm³?',
      'ile gramow NaOH zawartych jest w 2 dm3 roztworu o stezeniu 0,5 mol/dm3',
    ],
  ],
  [
    9,
    'ile gramów KOH potrzeba do przygotowania 0,5 dm3 roztworu o stężeniu 2 mol/dm3',
    [
      'Ile gramów KOH jest potrzebne do przygotowania 0,5 dm³ roztworu o stężeniu 2 mol/dm³?',
      'ile gramow KOH potrzebnych jest do przygotowania 0,5 dm3 roztworu o stezeniu 2 mol/dm3',
    ],
  ],
  // dissolving
  [
    8,
    'W 200 g wody rozpuszczono maksymalnie 70 g soli. Oblicz jej rozpuszczalność.',
    [
      'w 200 g wody rozpuszczono do nasycenia 70 g soli, oblicz jej rozpuszczalnosc',
      'W 200 g wody rozpuściło się maksymalnie 70 g soli. Oblicz jej rozpuszczalność.',
    ],
  ],
  [
    8,
    'W 250 g wody rozpuszczono 100 g soli i otrzymano roztwór nasycony. Oblicz rozpuszczalność soli.',
    [
      'W 250 g wody rozpuszczono 100 g soli, otrzymując roztwór nasycony. Oblicz rozpuszczalność soli.',
      'w 250 g wody rozpuszczono 100 g soli i powstal roztwor nasycony, oblicz rozpuszczalnosc soli',
    ],
  ],
  [
    8,
    'ile wody trzeba zeby rozpuscic 80 g substancji o rozpuszczalnosci 40 g',
    [
      'ile wody trzeba by rozpuścić 80 g substancji o rozpuszczalności 40 g',
      'Ile wody potrzeba do rozpuszczenia 80 g substancji o rozpuszczalności 40 g?',
    ],
  ],
  [
    8,
    'W ilu gramach wody rozpuści się 50 g soli, jeśli rozpuszczalność soli wynosi 25 g?',
    ['W jakiej masie wody rozpuści się 50 g soli, jeśli rozpuszczalność soli wynosi 25 g?'],
  ],
  [
    8,
    'rozpuszczalnosc 25 g w 100 g wody jakie stezenie procentowe nasyconego roztworu',
    ['rozpuszczalność 25 g w 100 g wody, jakie stężenie procentowe roztworu nasyconego'],
  ],
];
