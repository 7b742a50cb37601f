import { describe, expect, it } from 'vitest';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import { JUDGED_REPLIES, type JudgedSubject } from './attempts/all-replies.ts';
import { verdictOn, verdictsOn } from './verdicts.ts';

const LINEAR = '2x + 3 > 5';
const QUADRATIC = 'x^2 - 5x + 6 < 0';
const OUTSIDE = 'x^2 - 5x + 6 > 0';
const BARS = '|x-3| < 5';
const EQUATION_WITH_BARS = '|x-3| = 5';
const SPEED_FORMULA = 'wyznacz v ze wzoru s = v*t';
const HEIGHT_FORMULA = 'wyznacz h ze wzoru P = (a+b)*h/2';
const SALE = 'Spodnie kosztują 120 zł. Obniżono cenę o 25%. Ile kosztują po obniżce?';
const COINS = 'Ile to groszy 5 zł?';

const SCIENTIFIC = 'zapisz w notacji wykładniczej 45000';
const FORMULA_OF_TERMS = '5, 8, 11, ... podaj wzór ogólny';

const TRIANGLE = 'Oblicz pole trójkąta o podstawie 8 cm i wysokości 5 cm.';
const SIDES_OF_TRIANGLE = 'boki trójkąta 3, 5, 7, oblicz największy kąt';
const COURSE = 'przedzialy w ktorych rosnie f(x)=x^3-3x';
const LOGARITHM_OF_FRACTION = 'log_2 (1/8) + log_3 27 - log_5 25';
const LOGARITHMS = 'log_2 12 - log_2 3';
const LOGARITHM_EQUATION = 'log2(x-1)=3';
const SPEEDING = 'prędkość wzrosła z 10 m/s do 25 m/s w 5 s, ile wynosi a';
const QUADRANT = 'w ktorej cwiartce jest punkt (-3, 4)';
/** The result stands in the task, too. */
const EQUAL_SIDES =
  'W trójkącie dwa boki mają długości 3√2 i 6, a kąt między nimi ma 45°. Oblicz długość trzeciego boku.';
const POINTS_APART = 'odleglosc punktow A=(1,2) B=(4,6)';
const MIDDLE = 'Wyznacz środek odcinka o końcach A=(2, -1) i B=(6, 5)';
const KETTLE = 'Czajnik o mocy 2000 W pracował 6 minut. Ile energii zużył w kWh?';
const LEG = 'przeciwprostokątna 13, przyprostokątna 5, ile druga';
const BALL = 'Oblicz pole powierzchni kuli o promieniu 12 dm.';
const DIAGONAL = 'Oblicz długość przekątnej kwadratu o boku 12 cm.';
const DIAGONAL_IN_METRES = 'Oblicz długość przekątnej kwadratu o boku 8 m.';
const ARES = 'Zamień 7 ha na ary.';
const SINES = 'Oblicz: 4 sin 60° + sin 30°.';
const SUM = '457 + 386 pisemnie';
const CONSECUTIVE = 'suma trzech kolejnych liczb naturalnych to 72';
const TWO_NUMBERS = 'jedna liczba jest o 5 większa od drugiej, a ich suma to 41';
const THERE_AND_BACK = 'tam 60 km/h, z powrotem 40 km/h, w jedną stronę 120 km, średnia prędkość?';
const BRINE = 'Do 180 g wody wsypano 20 g cukru. Jakie jest stężenie?';
const DILUTION = 'ile wody dolać do 100 g 20% roztworu żeby był 10%';
const SPEED = 'samochód przejechał 180 km w 2,5 h, jaka prędkość';

const DERIVATIVE = 'pochodna f(x)=3x^2-2x+1';
const TANGENT = 'styczna do f(x)=x^2 w punkcie x0=3';
const SLOPE = "f(x)=x^4-2x^2, f'(1)=?";
const CANONICAL = 'postać kanoniczna y = x^2 + 6x + 5';
const VERTEX = 'wyznacz wierzchołek paraboli f(x)=x^2-4x+3';
const NO_ZEROS = 'miejsca zerowe f(x)=x^2+1';
const ZERO_OF_LINE = 'miejsce zerowe funkcji f(x) = 2x-6';
const FORCE = 'masa 2 kg, przyspieszenie 3 m/s2, ile wynosi siła';
const HEIGHT = 'energia potencjalna ciała o masie 3 kg na wysokości 8 m, g=10';
const HEATING = 'ile ciepła potrzeba, żeby ogrzać 2 kg wody o 10 stopni, c=4200';
const DEPOSIT = 'lokata 10000 zł, 6% rocznie, kapitalizacja co pół roku, ile po roku';
const FRACTION = 'skróć (x^2-4)/(x+2)';
const FRACTION_LEFT = 'skróć (x^2-1)/(x^2-4x+3)';
const DOMAIN = 'dziedzina wyrażenia 3/(x^2-25)';
const CUBIC = 'x^3 - 4x = 0';
const CUBIC_PRODUCT = 'rozłóż na czynniki x^3+2x^2-9x-18';
const SUM_SQUARED = '(x+3)^2';
const DIFFERENCE_OF_SQUARES = 'rozłóż na czynniki 9x^2 - 25y^2';
const PERFECT_SQUARE = 'rozłóż na czynniki x^2 + 6x + 9';
const COMMON_FACTOR = 'wyłącz wspólny czynnik przed nawias: 12x + 18';
const TWO_BRACKETS = '2(x+3) - 3(x-1)';
const FALL = 'kamień spada z 20 m bez oporu, g=10, jaka prędkość przy ziemi';

describe('what a pupil says of a task of a family', () => {
  it.each<readonly [task: string, reply: string, kind: Verdict['kind'] | undefined]>([
    [COURSE, "mam f'(x) = 3x^2 - 3*1", 'right'],
    [COURSE, "f' = 3x^2 - 3", 'right'],
    [COURSE, "f'(x) = 3x^2", 'wrong'],
    [LOGARITHM_OF_FRACTION, 'mam log_2 (1/8) = -3 bo 2^(-3) = 1/8', 'right'],
    [LOGARITHM_OF_FRACTION, 'log2(1/8)=3', 'wrong'],
    [LOGARITHMS, 'log_2 12 - log_2 3 = log_2 9', 'wrong'],
    [LOGARITHMS, 'log_2 12 - log_2 3 = log_2 4', 'right'],
    [LOGARITHMS, 'log_2 12 - log_2 3 = 2', 'solved'],
    ['log_6 4 + log_6 9', 'log_6 4 + log_6 9 = log_6 (4 · 9) = log_6 36', 'right'],
    [DIAGONAL_IN_METRES, '8√2 m', 'solved'],
    [DIAGONAL_IN_METRES, '8√3 m', 'wrong'],
    [ARES, '700 a', 'solved'],
    [ARES, '7 a', 'wrong'],
    [SINES, '(1+4√3)/2', 'solved'],
    [SINES, '4 · √3/2 + 1/2', 'right'],
    [DEPOSIT, '3% na pół roku', 'right'],
    [DEPOSIT, '10000*1,03^2', 'right'],
    [DEPOSIT, '10600 zł', 'wrong'],
    [DEPOSIT, '10609', 'solved'],
    [FRACTION, 'x-2', 'solved'],
    [FRACTION, 'x-4', 'wrong'],
    [FRACTION, '(x-2)(x+2)/(x+2)', 'right'],
    [FRACTION_LEFT, '(x+1)/(x-3)', 'solved'],
    [FRACTION_LEFT, '(x-1)(x+1)/((x-1)(x-3))', 'right'],
    [FRACTION_LEFT, '(x+1)/(x+3)', 'wrong'],
    [DOMAIN, 'x≠5 i x≠-5', 'solved'],
    [DOMAIN, 'R \\ {-5, 5}', 'solved'],
    [DOMAIN, 'x≠5', 'wrong'],
    [DOMAIN, 'x≠25', 'wrong'],
    [DOMAIN, 'x=5', 'right'],
    [CUBIC, 'x^2 = 4', 'wrong'],
    [CUBIC, 'x(x^2-4) = 0', 'right'],
    [CUBIC, 'x=2 lub x=-2', 'partial'],
    [CUBIC, 'x=0, x=2, x=-2', 'solved'],
    [CUBIC_PRODUCT, '(x^2-9)(x+2)', 'partial'],
    [CUBIC_PRODUCT, 'x^2(x+2)-9(x+2)', 'right'],
    [CUBIC_PRODUCT, '(x+2)(x+3)(x-3)', 'solved'],
    [CUBIC_PRODUCT, '(x-2)(x+3)(x-3)', 'wrong'],
    [SUM_SQUARED, '2*x*3 = 6x', 'right'],
    [SUM_SQUARED, 'x^2 + 2*x*3 + 9', 'right'],
    [SUM_SQUARED, 'x^2 + 6x + 3^2', 'right'],
    [SUM_SQUARED, '(x+3)(x+3)', 'right'],
    [SUM_SQUARED, '9 + 6x + x²', 'solved'],
    [SUM_SQUARED, 'x^2 + 9', 'wrong'],
    [SUM_SQUARED, '2*x*3 = 5x', 'wrong'],
    [PERFECT_SQUARE, '(x+3)(x+3)', 'solved'],
    [PERFECT_SQUARE, '(x+3)^2', 'solved'],
    [PERFECT_SQUARE, '(x-3)^2', 'wrong'],
    [COMMON_FACTOR, '6(2x+3)', 'solved'],
    [COMMON_FACTOR, '2(6x+9)', 'partial'],
    [COMMON_FACTOR, '6*2x + 6*3', 'right'],
    [COMMON_FACTOR, '6(2x+18)', 'wrong'],
    [DIFFERENCE_OF_SQUARES, '(3x-5y)(3x+5y)', 'solved'],
    [DIFFERENCE_OF_SQUARES, '(3x-5y)^2', 'wrong'],
    [TWO_BRACKETS, '2x+6-3x-3', 'wrong'],
    [TWO_BRACKETS, '2x+6-3x+3', 'right'],
    [TWO_BRACKETS, '9-x', 'solved'],
    [TRIANGLE, '20 cm2', 'solved'],
    [TRIANGLE, 'P = 8*5:2 = 20 cm²', 'solved'],
    [TRIANGLE, '0,002 m2', 'solved'],
    [TRIANGLE, '20 m2', 'partial'],
    [TRIANGLE, '40', 'wrong'],
    [TRIANGLE, '8*5=40', 'right'],
    [TRIANGLE, 'P = 40', 'wrong'],
    [TRIANGLE, '8*5=45', 'wrong'],
    [TRIANGLE, '40:2', 'right'],
    [TRIANGLE, 'nie wiem', undefined],
    [TRIANGLE, '40/2', 'right'],
    [TRIANGLE, '20 cm kwadratowych', 'solved'],
    [SIDES_OF_TRIANGLE, '49=9+25-2*3*5*cos', 'right'],
    [SIDES_OF_TRIANGLE, '49 = 9 + 25 + 2·3·5·cos γ', 'wrong'],
    [SIDES_OF_TRIANGLE, 'cos=-1/2', 'right'],
    [SIDES_OF_TRIANGLE, 'cos γ = 1/2', 'wrong'],
    [SIDES_OF_TRIANGLE, '60°', 'wrong'],
    [SIDES_OF_TRIANGLE, '120 stopni', 'solved'],
    [LOGARITHMS, 'log_2(12/3)', 'right'],
    [LOGARITHMS, 'log_2 9', 'wrong'],
    [LOGARITHMS, 'log_2 4', 'right'],
    [LOGARITHMS, '2', 'solved'],
    ['log_2 8', 'log_2 4', 'wrong'],
    ['log_2 128', '7', 'solved'],
    ['log2 512', '9', 'solved'],
    ['log 10 000', '4', 'solved'],
    [LOGARITHM_EQUATION, 'x-1=2^3', 'right'],
    [LOGARITHM_EQUATION, 'x=7', 'wrong'],
    [LOGARITHM_EQUATION, 'x=9', 'solved'],
    [FORCE, 'F=ma', 'right'],
    [DERIVATIVE, '(3x^2)’=6x', 'right'],
    [DERIVATIVE, '(3x^2)’=3x', 'wrong'],
    [DERIVATIVE, '6x-2+1', 'wrong'],
    [DERIVATIVE, "f'(x)=6x-2", 'solved'],
    [TANGENT, "f'(x)=2x", 'right'],
    [TANGENT, "f'(x)=2x+1", 'wrong'],
    [TANGENT, "f'(3)=6", 'right'],
    [TANGENT, "f'(3)=9", 'wrong'],
    [TANGENT, 'f(3)=9', 'right'],
    [TANGENT, 'a=9', 'wrong'],
    [TANGENT, 'f(3)=6x', 'wrong'],
    [TANGENT, 'y=6(x-3)+9', 'solved'],
    [SLOPE, '4x^3-4x', 'right'],
    [SLOPE, '4x^3-2x', 'wrong'],
    [SLOPE, "f'(1)=0", 'solved'],
    [CANONICAL, 'p=-3, q=-4', 'right'],
    [CANONICAL, 'p=3, q=-4', 'wrong'],
    [CANONICAL, 'y=(x-3)^2-4', 'wrong'],
    [CANONICAL, '(x+3)^2-4', 'solved'],
    [CANONICAL, 'x^2+6x+9-4', 'right'],
    [VERTEX, 'p=2', 'partial'],
    [VERTEX, 'W=(2,-1)', 'solved'],
    [VERTEX, 'W=(-2,-1)', 'wrong'],
    [NO_ZEROS, 'brak', 'solved'],
    [ZERO_OF_LINE, 'x0=3', 'solved'],
    [ZERO_OF_LINE, 'x_0 = -3', 'wrong'],
    [ZERO_OF_LINE, '2x-6=0', 'right'],
    [ZERO_OF_LINE, '-6', 'wrong'],
    [FORCE, 'ze wzoru F = m · a', 'right'],
    [FORCE, 'a=F/m', 'right'],
    [FORCE, 'F=m/a', 'wrong'],
    [FORCE, 'F=m+a', 'wrong'],
    [FORCE, 'v=s/t', undefined],
    [HEIGHT, 'Ep=mgh', 'right'],
    [HEIGHT, 'E_p = mg', 'wrong'],
    [HEIGHT, 'p = mv', undefined],
    [HEATING, 'Q = mcΔT', 'right'],
    [HEATING, 'Q = mc/ΔT', 'wrong'],
    ['f = 50 Hz, T = ?', 'T=1/f', 'right'],
    ['f = 50 Hz, T = ?', 'T=f', 'wrong'],
    ['Dźwięk: 340 m/s, częstotliwość 170 Hz, długość fali?', 'λ=v/f', 'right'],
    ['Dźwięk: 340 m/s, częstotliwość 170 Hz, długość fali?', 'λ=v*f', 'wrong'],
    [FALL, 'mgh=mv^2/2', 'right'],
    ['moc opornika 10 Ω, przez który płynie 3 A', 'U=30 V', 'right'],
    ['moc opornika 10 Ω, przez który płynie 3 A', 'U=20 V', 'wrong'],
    ['moc opornika 10 Ω, przez który płynie 3 A', '30 W', 'wrong'],
    ['sin30 + cos60', 'sin30=1/2', 'right'],
    ['sin30 + cos60', 'sin 30° = 1/3', 'wrong'],
    ['sin30 + cos60', 'sin 30° + cos 60° = 1', 'solved'],
    ['208 * 34 pisemnie', '832', 'right'],
    ['208 * 34 pisemnie', '242', 'wrong'],
    ['zamień 350 dag na kg', '350 dag', 'wrong'],
    ['zamień 350 dag na kg', '3,5 kg', 'solved'],
    ['akwarium 50 x 30 x 40 cm, ile litrów wody', '60000 cm3', 'right'],
    ['150 min ile to godzin', '2 godziny i 30 min', 'solved'],
    ['150 min ile to godzin', '2 godziny to 120 min', 'right'],
    ['735 : 5 pisemnie', '23:5=4 reszty 3', 'right'],
    ['735 : 5 pisemnie', '23:5=4 reszty 2', 'wrong'],
    ['17 : 5 z resztą', '3 r 2', 'solved'],
    ['17 : 5 z resztą', '17:5=3 reszty 2', 'solved'],
    ['17 : 5 z resztą', '2 r 3', 'partial'],
    ['17 : 5 z resztą', '2 r 7', 'wrong'],
    ['podziel 60 w stosunku 2:3', '24, 36', 'solved'],
    ['podziel 60 w stosunku 2:3', '36, 24', 'partial'],
    ['kąty trójkąta są w stosunku 1:2:3, oblicz je', '30 60 90', 'solved'],
    ['3 kg jabłek kosztuje 12 zł, ile kosztuje 5 kg', '1 kg - 4 zł', 'right'],
    ['3 kg jabłek kosztuje 12 zł, ile kosztuje 5 kg', '1 kg = 4 zł', 'right'],
    ['Cenę obniżono dwa razy o 10%. O ile procent spadła łącznie?', 'o 19%', 'solved'],
    ['Oblicz pole powierzchni sześcianu o krawędzi 4 cm', 'jedna ściana 16', 'right'],
    ['Oblicz pole powierzchni sześcianu o krawędzi 4 cm', 'wyszło 16', 'wrong'],
    ['Oblicz obwód prostokąta o bokach 5 cm i 8 cm', '5+8=13', 'right'],
    ['Oblicz obwód prostokąta o bokach 5 cm i 8 cm', '13', 'wrong'],
    ['objętość walca r=3 h=5', 'Pp=9π', 'right'],
    ['objętość walca r=3 h=5', '45pi', 'solved'],
    ['objętość kuli r=3 cm', '4/3*π*27', 'right'],
    ['pole koła o promieniu 5 cm', 'π*5^2', 'right'],
    ['przekątna kwadratu o boku 6', '√72', 'partial'],
    ['przekątna kwadratu o boku 6', '6√2', 'solved'],
    ['√50 wyłącz czynnik przed pierwiastek', '√25*√2', 'right'],
    ['odchylenie standardowe liczb 2, 4, 6, 8', 'wariancja = 5', 'right'],
    ['odchylenie standardowe liczb 2, 4, 6, 8', '5', 'partial'],
    ['rzucamy dwa razy monetą, jakie p że dwa orły', '1/4 czyli 25%', 'solved'],
    ['rzucamy dwa razy monetą, jakie p że dwa orły', '1/4 czyli 20%', 'wrong'],
    ['|x-3|=5', 'x=8', 'partial'],
    ['środek i promień okręgu (x-2)^2+(y+3)^2=25', 'S=(2;-3) r=5', 'solved'],
    ['środek i promień okręgu (x-2)^2+(y+3)^2=25', 'S=(2;-3) r=25', 'wrong'],
    ['NWD 45 i 75', '5', 'wrong'],
    ['NWD 45 i 75', 'dzielniki 45: 1,3,5,9,15,45', 'right'],
    ['NWD 45 i 75', 'dzielniki 45: 1,3,6', 'wrong'],
    ['NWW(4,6)', 'wielokrotności 6: 6,12,18', 'right'],
    ['mediana 3, 7, 5, 9, 1', '1 3 5 7 9', 'right'],
    ['mediana 3, 7, 5, 9, 1', '1 3 7 5 9', 'wrong'],
    ['Wyznacz medianę zestawu: 4, 8, 6, 10', '4,6,8,10', 'right'],
    ['jest 14:20, która będzie za 45 minut', '15:05', 'solved'],
    ['jest 14:20, która będzie za 45 minut', '14:65', 'wrong'],
    ['Film zaczął się o 16:30 i trwał 1 godzinę 50 minut. O której się skończył?', '17:30', 'right'],
    ['3456 : 12 pisemnie', '34:12 to 2', 'right'],
    ['3456 : 12 pisemnie', '34:12 to 3', 'wrong'],
    ['co jest większe 2/3 czy 3/4', '3/4', 'solved'],
    ['co jest większe 2/3 czy 3/4', '2/3', 'wrong'],
    ['co jest większe 2/3 czy 3/4', '8/12 i 9/12', 'right'],
    ['co jest większe 2/3 czy 3/4', '2/3 = 8/12', 'right'],
    ['co jest większe 2/3 czy 3/4', '3/4 > 2/3', 'solved'],
    ['co jest większe 2/3 czy 3/4', '9/12 > 8/12', 'solved'],
    ['co jest większe 2/3 czy 3/4', '3/4 < 2/3', 'wrong'],
    ['zaokrąglij 3,746 do części setnych', 'patrzę na 6', 'right'],
    [CONSECUTIVE, '23, 24, 25', 'solved'],
    [CONSECUTIVE, '23, 24, 26', 'wrong'],
    [CONSECUTIVE, 'x+x+1+x+2=72', 'right'],
    [CONSECUTIVE, 'x=23', 'partial'],
    [TWO_NUMBERS, 'x+5x=41', 'wrong'],
    [TWO_NUMBERS, 'x+x-5=41', 'right'],
    [TWO_NUMBERS, 'mniejsza 18 większa 23', 'solved'],
    [THERE_AND_BACK, '240 km w 5 h', 'right'],
    [THERE_AND_BACK, '240 km w 6 h', 'wrong'],
    [THERE_AND_BACK, '50 km/h', 'wrong'],
    [BRINE, '20/200 to 10%', 'solved'],
    [BRINE, '20/200 to 12%', 'wrong'],
    [DILUTION, '20 g soli', 'right'],
    [DILUTION, '20', 'wrong'],
    [DILUTION, '200 g', 'wrong'],
    [SPEEDING, '25/5=5', 'wrong'],
    [SPEEDING, '15/5', 'right'],
    [KETTLE, '2*6=12 kWh', 'wrong'],
    [KETTLE, '2*0,1=0,2 kWh', 'solved'],
    [LEG, '25+169=194', 'wrong'],
    [LEG, '169-25=144', 'right'],
    ['√144+√25', '√169=13', 'wrong'],
    ['√144+√25', '12+5', 'right'],
    [BALL, '576π dm2', 'solved'],
    [BALL, '575π dm2', 'wrong'],
    [BALL, '4π*144=578π', 'wrong'],
    [BALL, '1809 dm2', 'solved'],
    [DIAGONAL, '12√2 cm', 'solved'],
    [DIAGONAL, '11√2 cm', 'wrong'],
    [DIAGONAL, '16,97 cm', 'solved'],
    ['Zamień 35 cm na decymetry', '35 cm = 35 : 10 = 3,5 dm', 'solved'],
    ['Zamień 35 cm na decymetry', '35 cm = 35 * 10 = 350 dm', 'wrong'],
    ['Zamień 2 ha na metry kwadratowe', '1 ha = 100 * 100 = 10 000 m2', 'right'],
    ['Zamień 2 min na sekundy', '2 min = 2*60 = 120 s', 'solved'],
    ['Rowerzysta przejechał 10 km w czasie 30 min. Z jaką prędkością jechał?', '30 min = 30:60 = 0,5 h', 'right'],
    ['Rowerzysta przejechał 10 km w czasie 30 min. Z jaką prędkością jechał?', '30 min = 30*60 = 1800 h', 'wrong'],
    [
      'Samochód jechał 1 h z prędkością 80 km/h, a potem 3 h z prędkością 112 km/h. Jaka była średnia prędkość na całej trasie?',
      '80*1 = 80 km, 112*3 = 336 km',
      'right',
    ],
    [
      'Samochód jechał 1 h z prędkością 80 km/h, a potem 3 h z prędkością 112 km/h. Jaka była średnia prędkość na całej trasie?',
      '80*1 = 80 km, 112*3 = 326 km',
      'wrong',
    ],
    ['Podziel 63 zł w stosunku 4 : 5', '4*7=28 zł, 5*7=35 zł', 'solved'],
    ['Zaokrąglij 1033 do setek', '1033 ≈ 1000', 'solved'],
    ['Zaokrąglij 1033 do setek', '1033 ≈ 1100', 'wrong'],
    ['Znajdź największy wspólny dzielnik liczb 16 i 24', 'NWD(16, 24) = 2*2*2 = 8', 'solved'],
    ['Znajdź największy wspólny dzielnik liczb 16 i 24', 'NWD(16,24)=8', 'solved'],
    ['Znajdź największy wspólny dzielnik liczb 16 i 24', 'NWD(16;24)=4', 'wrong'],
    ['-x^2+5x+6 <= 0', '-x^2+5x+6=0', 'right'],
    ['-x^2+5x+6 <= 0', 'delta = 25+24=49', 'right'],
    ['-x^2+5x+6 <= 0', 'Δ = 5^2 - 4*(-1)*6 = 49', 'right'],
    ['-x^2+5x+6 <= 0', 'Δ=1', 'wrong'],
    ['Wyznacz medianę temperatur: -4°C; 1°C; 7°C; 2°C; 0°C; -3°C; 5°C.', '-4; -3; 0; 1; 2; 5; 7', 'right'],
    ['Wyznacz medianę liczb: -4, 1, 7, 2, 0, -3, 5', '-4, -3, 0, 1, 2, 5, 7', 'right'],
    ['Wyznacz medianę liczb: -4, 1, 7, 2, 0, -3, 5', '-4, -3, 0, 1, 2, 5', 'wrong'],
    ['Rozwiąż równanie 25^(x-2) = 125^(x-4)', '-x=-8', 'right'],
    ['Rozwiąż równanie 25^(x-2) = 125^(x-4)', '2x-4=3x-12', 'right'],
    ['Rozwiąż równanie 25^(x-2) = 125^(x-4)', '-x=8', 'wrong'],
    ['Rozwiąż nierówność (x-2)/2 < x+1', '-x < 4', 'right'],
    ['Rozwiąż nierówność (x-2)/2 < x+1', 'x-2 < 2x+2', 'right'],
    ['Rozwiąż nierówność (x-2)/2 < x+1', '-x > 4', 'wrong'],
    ['W ciągu geometrycznym a2 = 16 i a3 = 8. Oblicz a1.', 'a1 = a2 : q = 16 : 1/2 = 32', 'solved'],
    ['Oblicz a20 w ciągu arytmetycznym 4, 3, 2, …', 'a20 = a1 + 19r = 4 + 19*(-1) = -15', 'solved'],
    ['Jedna liczba jest o 9 większa od drugiej, a ich suma to 55. Jakie to liczby?', 'x, 9x', 'wrong'],
    ['Rozwiąż nierówność (x-2)/2 < x+1', '-x > -4', 'wrong'],
    [TRIANGLE, 'P=½ah=½·8·5=20 cm²', 'solved'],
    [BALL, 'P=4πr^2=4π*144=576π dm2', 'solved'],
    ['Oblicz 4 1/2 · 2 2/5', '54/5 = 10 4/5', 'solved'],
    ['Oblicz 4 1/2 · 2 2/5', '54/5 = 10 3/5', 'wrong'],
    ['Rozwiąż nierówność x^2 + 5x < 0', 'x = 0 lub x + 5 = 0, czyli x = -5', 'right'],
    ['Oblicz 5!', '5! = 5*4*3*2*1 = 120', 'solved'],
    ['Oblicz 5!', '5! = 5*4*3*2*1 = 100', 'wrong'],
    ['Oblicz a20 w ciągu arytmetycznym 4, 3, 2, …', 'a_{20} = a_{1} + 19r = 4 + 19 \\cdot (-1) = -15', 'solved'],
    ['Podziel 63 zł w stosunku 4 : 5', '$4 \\cdot 7 = 28\\ \\text{zł},\\quad 5 \\cdot 7 = 35\\ \\text{zł}$', 'solved'],
    ['Znajdź największy wspólny dzielnik liczb 16 i 24', '$\\text{NWD}(16;\\ 24) = 2 \\cdot 2 \\cdot 2 = 8$', 'solved'],
    [SUM, '843', 'solved'],
    [SUM, 'osiemset czterdzieści trzy', 'solved'],
    [SUM, '844', 'wrong'],
    [SUM, '457+386=844', 'wrong'],
    [SUM, '457 + 386 = 843', 'solved'],
    [SPEED, '72 km/h', 'solved'],
    [SPEED, '20 m/s', 'solved'],
    [SPEED, '180 : 2,5', 'right'],
    [SPEED, '71 km/h', 'wrong'],
    ['rozłóż 60 na czynniki pierwsze', '2*2*3*5', 'solved'],
    ['rozłóż 60 na czynniki pierwsze', '2^2*3*5', 'solved'],
    ['rozłóż 60 na czynniki pierwsze', '2*3*10', 'right'],
    ['Podziel 36 zł w stosunku 1:2', '12 zł i 24 zł', 'solved'],
    ['Podziel 36 zł w stosunku 1:2', '12 zł', 'partial'],
    [FORMULA_OF_TERMS, 'r = 3', 'right'],
    [FORMULA_OF_TERMS, 'r = 4', 'wrong'],
    [FORMULA_OF_TERMS, 'an = 3n + 5', 'wrong'],
    [FORMULA_OF_TERMS, 'an = 5 + (n-1)*3', 'solved'],
    [SCIENTIFIC, '4,5*10^4', 'solved'],
    [SCIENTIFIC, '45*10^3', 'partial'],
    [SCIENTIFIC, '4,5*10^3', 'wrong'],
    ['wyłącz czynnik przed znak pierwiastka √50', '√25*√2', 'right'],
    ['wyłącz czynnik przed znak pierwiastka √50', '5*√2', 'solved'],
    ['16^(3/4)', 'pierwiastek czwartego stopnia z 16 to 2', 'right'],
    ['16^(3/4)', 'pierwiastek czwartego stopnia z 16 to 4', 'wrong'],
    ['27^(1/3)', '∛27 = 3', 'solved'],
    [LINEAR, 'x > 1', 'solved'],
    [LINEAR, '1', 'partial'],
    [LINEAR, '7', 'wrong'],
    [QUADRATIC, 'ramiona są skierowane w górę', 'right'],
    [QUADRATIC, 'parabola ma ramiona w dół', 'wrong'],
    ['Oblicz pole koła o promieniu 9 cm', '9π', 'wrong'],
    [LINEAR, '1 < x', 'solved'],
    [LINEAR, '(1; +∞)', 'solved'],
    [LINEAR, '2x > 2', 'right'],
    [LINEAR, '2x > 5 - 3', 'right'],
    [LINEAR, '2x > 8', 'wrong'],
    [LINEAR, 'x < 1', 'wrong'],
    [LINEAR, 'x ≥ 1', 'wrong'],
    [LINEAR, 'x = 1', 'right'],
    ['-3x + 2 <= 8', '-3x <= 6', 'right'],
    ['-3x + 2 <= 8', 'x ≥ -2, bo dzielę przez -3', 'solved'],
    ['-3x + 2 <= 8', 'x <= -2', 'wrong'],
    [QUADRATIC, 'x1=2 x2=3', 'right'],
    [QUADRATIC, 'Δ=1', 'right'],
    [QUADRATIC, 'Δ=4', 'wrong'],
    [QUADRATIC, '(x-2)(x-3)<0', 'right'],
    [QUADRATIC, 'x>2 i x<3', 'solved'],
    [QUADRATIC, 'x<2 lub x>3', 'wrong'],
    [QUADRATIC, 'x=4', 'wrong'],
    [OUTSIDE, 'x<2 lub x>3', 'solved'],
    [OUTSIDE, 'x<2 i x>3', 'partial'],
    [BARS, '-5 < x-3 < 5', 'right'],
    [BARS, 'x - 3 < 5', 'right'],
    [BARS, 'x-3 = -5', 'right'],
    [BARS, 'x>-2 i x<8', 'solved'],
    [EQUATION_WITH_BARS, 'x-3=5', 'right'],
    [EQUATION_WITH_BARS, 'x=8 lub x=-2', 'solved'],
    [EQUATION_WITH_BARS, 'x=8 v x=2', 'wrong'],
    [SPEED_FORMULA, 'v = s/t', 'solved'],
    [SPEED_FORMULA, 's:t = v', 'solved'],
    [SPEED_FORMULA, 'v*t = s', 'right'],
    [SPEED_FORMULA, 'v = t/s', 'wrong'],
    [SPEED_FORMULA, 'nie wiem', undefined],
    [HEIGHT_FORMULA, '2P=(a+b)h', 'right'],
    [HEIGHT_FORMULA, 'h=2P/(a+b)', 'solved'],
    [HEIGHT_FORMULA, 'h = P/(a+b)', 'wrong'],
    [SALE, '25% to 30', 'right'],
    [SALE, '10% z 120 zł to 12', 'right'],
    [SALE, '10% to 20', 'wrong'],
    [SALE, '75% to 90', 'solved'],
    [COINS, '5 zł to 500 gr', 'solved'],
    [COINS, '5 zł to 50 gr', 'wrong'],
    ['zamień 5 m na cm', '5 m = 500 cm', 'solved'],
    ['zamień 5 m na cm', '5 m = 50 cm', 'wrong'],
    ['Czy 5148 jest podzielne przez 9?', 'nie', 'wrong'],
    ['Czy 5148 jest podzielne przez 9?', 'tak', 'solved'],
    [QUADRANT, 'w drugiej', 'solved'],
    [QUADRANT, 'II ćwiartka', 'solved'],
    [QUADRANT, 'w I', 'wrong'],
    [QUADRANT, 'i co teraz', undefined],
    [POINTS_APART, '3+4=7', 'wrong'],
    [POINTS_APART, '25', 'wrong'],
    [POINTS_APART, '5', 'solved'],
    [MIDDLE, '(4; 2)', 'solved'],
    [MIDDLE, '(8; 4)', 'wrong'],
    [EQUAL_SIDES, '3√2', 'solved'],
    [EQUAL_SIDES, '6', 'wrong'],
  ])('%s | %s is %s', (task, reply, kind) => {
    expect(verdictOn(task, reply)?.kind).toBe(kind);
  });

  it('a misconception is called by its name', () => {
    expect(verdictOn(TRIANGLE, '40')).toEqual({
      kind: 'wrong',
      step: '40',
      suspicion: 'To pole dwóch takich figur. We wzorze jest jeszcze jedno działanie: dzielenie na pół.',
    });
  });
});

/** A judge at a time: what changes in it is noticed by the rows of its own. */
describe('every reply is given what it is owed', () => {
  it.each<JudgedSubject>(JUDGED_REPLIES)('%s', (_subject, tasks) => {
    const judged = tasks.map(({ task, owed }) => {
      const replies = owed.map(([reply]) => reply);
      return { task, owed: verdictsOn(task, replies) };
    });
    expect(judged).toEqual(tasks);
  });
});

describe('completing the square', () => {
  const TASK = 'dopełnij do pełnego kwadratu x^2 + 6x + 5';

  it.each(['x^2 + 2*3x + 5', 'x^2 + 6x + 9 - 9 + 5', '(x+3)^2 - 9 + 5'])('takes „%s” for a step', (reply) => {
    expect(verdictOn(TASK, reply)?.kind).toBe('right');
  });

  it('takes the canonical form for the result', () => {
    expect(verdictOn(TASK, '(x+3)^2 - 4')).toEqual({ kind: 'solved' });
  });

  it('names a square that was added and not taken away', () => {
    expect(verdictOn(TASK, '(x+3)^2 + 5')).toEqual({
      kind: 'wrong',
      step: '(x + 3)^{2} + 5',
      suspicion:
        'Kwadrat został dopisany, ale nie został odjęty. Po rozwinięciu nawiasu wyjdzie więcej, niż jest w zadaniu.',
    });
  });

  it('one number written otherwise is no comparison of two', () => {
    const replies = ['0,7 = 0,70', '0,7 > 0,65', '0,7 < 0,65'];
    expect(replies.map((reply) => verdictOn('Porównaj liczby 0,7 i 0,65', reply)?.kind)).toEqual([
      'right',
      'solved',
      'wrong',
    ]);
  });

  it('after a power in a bracket the bracket’s end is no label of a task', () => {
    expect(verdictOn('5 · (2² + 8) - 7', '53')?.kind).toBe('solved');
  });

  it('of a circle goes line by line', () => {
    const circle = 'x^2+y^2-6x+4y-12=0 środek i promień';
    const lines = ['(x^2-6x)+(y^2+4y)=12', '(x^2-6x+9)+(y^2+4y+4)=12+9+4', '(x-3)^2+(y+2)^2=25'];
    expect(lines.map((line) => verdictOn(circle, line)?.kind)).toEqual(['right', 'right', 'right']);
  });
});

it('takes the letter alone for no statement', () => {
  expect(['5/x = 10', '2x + 3 = 11'].map((task) => verdictOn(task, 'x'))).toEqual([undefined, undefined]);
});
