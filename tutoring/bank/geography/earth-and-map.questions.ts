import type { BankQuestion } from '../bank-question.types.ts';

export const EARTH_AND_MAP_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'ruch-obrotowy-ziemi-nastepstwo',
    topic: 'ruch-obrotowy-ziemi',
    difficulty: 'easy',
    question: 'Co jest następstwem ruchu obrotowego Ziemi?',
    right: 'dzień i noc',
    wrong: [
      { option: 'pory roku', says: 'Pory roku wynikają z ruchu obiegowego i nachylenia osi Ziemi.' },
      { option: 'fazy Księżyca', says: 'Fazy Księżyca wynikają z jego ruchu wokół Ziemi.' },
      { option: 'rok przestępny', says: 'Rok przestępny wynika z tego, ile trwa obieg Ziemi wokół Słońca.' },
    ],
    explanation:
      'Ziemia obraca się wokół osi, więc to jedna, to druga jej strona jest oświetlona. Pełny obrót trwa dobę.',
  },
  {
    id: 'ruch-obrotowy-ziemi-czas-na-wschodzie',
    topic: 'ruch-obrotowy-ziemi',
    difficulty: 'medium',
    question: 'Na południku $15°$E jest 12.00 czasu słonecznego. Która godzina jest wtedy na południku $60°$E?',
    right: '15.00',
    wrong: [
      { option: '9.00', says: 'Trzy godziny wcześniej jest na zachodzie, a $60°$E leży na wschodzie.' },
      { option: '12.45', says: 'Różnica wynosi 45 stopni, a nie 45 minut.' },
      { option: '16.00', says: 'Tak wyjdzie, gdy liczy się od południka zerowego: $60 : 15 = 4$.' },
    ],
    explanation:
      'Różnica długości to $60° - 15° = 45°$, czyli $45 : 15 = 3$ godziny. Na wschodzie jest później, więc 15.00.',
  },
  {
    id: 'ruch-obrotowy-ziemi-szukany-poludnik',
    topic: 'ruch-obrotowy-ziemi',
    difficulty: 'hard',
    question:
      'Na południku $20°$W jest południe słoneczne, a na statku jest w tej chwili 15.40 czasu słonecznego. Na jakim południku jest statek?',
    right: '$35°$E',
    wrong: [
      { option: '$75°$W', says: 'Na $75°$W jest wcześniej, bo ten południk leży na zachodzie.' },
      { option: '$55°$E', says: 'To różnica długości odmierzona od Greenwich, a nie od $20°$W.' },
      { option: '$55°$W', says: 'Leży $35°$ na zachód od $20°$W, więc jest tam wcześniej niż południe.' },
    ],
    explanation:
      '3 godziny i 40 minut to 220 minut, a $1°$ to 4 minuty: $220 : 4 = 55°$ na wschód. Od $20°$W do południka zerowego jest $20°$, zostaje $35°$E.',
  },
  {
    id: 'pory-roku-najdluzszy-dzien',
    topic: 'pory-roku',
    difficulty: 'easy',
    question: 'Kiedy w Polsce dzień trwa najdłużej?',
    right: 'około 21 czerwca',
    wrong: [
      { option: 'około 21 marca', says: 'W marcu jest równonoc: dzień i noc trwają mniej więcej tyle samo.' },
      { option: 'około 23 września', says: 'We wrześniu jest równonoc: dzień i noc trwają mniej więcej tyle samo.' },
      { option: 'około 22 grudnia', says: 'W grudniu dzień jest w Polsce najkrótszy.' },
    ],
    explanation: 'W dniu przesilenia letniego półkula północna jest najmocniej zwrócona ku Słońcu.',
  },
  {
    id: 'pory-roku-zenit-w-grudniu',
    topic: 'pory-roku',
    difficulty: 'medium',
    question: 'Gdzie 22 grudnia Słońce świeci w południe pionowo z góry?',
    right: 'nad zwrotnikiem Koziorożca',
    wrong: [
      { option: 'nad zwrotnikiem Raka', says: 'Nad zwrotnikiem Raka Słońce jest w zenicie w czerwcu.' },
      { option: 'nad równikiem', says: 'Nad równikiem Słońce jest w zenicie w dniach równonocy.' },
      { option: 'nad południowym kołem podbiegunowym', says: 'Za zwrotnikami Słońce nigdy nie jest w zenicie.' },
    ],
    explanation: 'W grudniu ku Słońcu zwrócona jest półkula południowa, a zenit wypada nad zwrotnikiem Koziorożca.',
  },
  {
    id: 'pory-roku-wysokosc-slonca',
    topic: 'pory-roku',
    difficulty: 'hard',
    question: 'Kraków leży na $50°$N. Jak wysoko nad horyzontem stoi tam Słońce w południe w dniu równonocy?',
    right: '40°',
    wrong: [
      { option: '50°', says: '50 stopni to szerokość geograficzna, a nie wysokość Słońca.' },
      { option: '63°26′', says: 'Tak wysoko stoi Słońce w Krakowie w czerwcu.' },
      { option: '16°34′', says: 'Tak nisko stoi Słońce w Krakowie w grudniu.' },
    ],
    explanation: 'W równonoc wysokość Słońca w południe to $90°$ minus szerokość geograficzna: $90° - 50° = 40°$.',
  },
  {
    id: 'wspolrzedne-geograficzne-dlugosc',
    topic: 'wspolrzedne-geograficzne',
    difficulty: 'easy',
    question: 'Od jakiej linii liczymy długość geograficzną?',
    right: 'od południka zerowego',
    wrong: [
      { option: 'od równika', says: 'Od równika liczymy szerokość geograficzną.' },
      { option: 'od zwrotnika Raka', says: 'Zwrotnik Raka jest równoleżnikiem i niczego od niego nie liczymy.' },
      {
        option: 'od linii zmiany daty',
        says: 'Linia zmiany daty biegnie w pobliżu południka 180°, gdzie liczenie się kończy.',
      },
    ],
    explanation:
      'Długość geograficzną liczymy na wschód (E) i na zachód (W) od południka zerowego, który biegnie przez Greenwich.',
  },
  {
    id: 'wspolrzedne-geograficzne-polkule',
    topic: 'wspolrzedne-geograficzne',
    difficulty: 'medium',
    question: 'Punkt leży $35°$ na południe od równika i $58°$ na zachód od Greenwich. Jaki zapis jest właściwy?',
    right: '$35°$S, $58°$W',
    wrong: [
      { option: '$58°$S, $35°$W', says: 'Zamieniono liczby: szerokość wynosi 35 stopni, a długość 58.' },
      { option: '$35°$S, $58°$E', says: 'E oznacza wschód, a punkt leży na zachodzie.' },
      { option: '$35°$N, $58°$W', says: 'N oznacza północ, a punkt leży na południu.' },
    ],
    explanation: 'S (*south*) to południe, W (*west*) to zachód. Najpierw podajemy szerokość, potem długość.',
  },
  {
    id: 'wspolrzedne-geograficzne-przeciwna-strona',
    topic: 'wspolrzedne-geograficzne',
    difficulty: 'hard',
    question:
      'Poznań leży w pobliżu $52°$N, $17°$E. Jakie współrzędne ma punkt dokładnie po przeciwnej stronie kuli ziemskiej?',
    right: '$52°$S, $163°$W',
    wrong: [
      { option: '$52°$S, $17°$W', says: 'Zmiana samej litery nie wystarcza: południki muszą dzielić 180 stopni.' },
      { option: '$38°$S, $163°$W', says: 'Szerokość zostaje ta sama, zmienia się tylko półkula.' },
      { option: '$52°$S, $163°$E', says: 'Od $17°$E do $163°$E jest tylko $146°$, a powinno być $180°$.' },
    ],
    explanation:
      'Szerokość jest ta sama po drugiej stronie równika. Długość to $180° - 17° = 163°$ na przeciwnej półkuli.',
  },
  {
    id: 'skala-mapy-najwieksza',
    topic: 'skala-mapy',
    difficulty: 'easy',
    question: 'Która z tych skal jest największa?',
    right: '$1:10\\,000$',
    wrong: [
      { option: '$1:50\\,000$', says: 'Taka mapa turystyczna pomniejsza teren 50 000 razy, czyli bardziej.' },
      { option: '$1:300\\,000$', says: 'Taka mapa drogowa pomniejsza teren 300 000 razy, czyli bardziej.' },
      { option: '$1:1\\,000\\,000$', says: 'To skala najmniejsza, bo pomniejsza teren milion razy.' },
    ],
    explanation: 'Skala jest tym większa, im mniej pomniejsza teren, czyli im mniejsza jest liczba po dwukropku.',
  },
  {
    id: 'skala-mapy-sciezka',
    topic: 'skala-mapy',
    difficulty: 'medium',
    question: 'Na mapie w skali $1:25\\,000$ ścieżka ma 6 cm. Jaką ma długość w terenie?',
    right: '1,5 km',
    wrong: [
      { option: '250 m', says: 'W tej skali 250 m to tylko jeden centymetr.' },
      { option: '150 m', says: 'Z 150 000 cm na metry skreślamy dwa zera, a nie trzy.' },
      { option: '15 km', says: 'Z centymetrów na kilometry skreślamy pięć zer, a nie cztery.' },
    ],
    explanation: '1 cm to 25 000 cm, czyli 250 m. $6 \\cdot 250\\ \\text{m} = 1500\\ \\text{m} = 1{,}5\\ \\text{km}$.',
  },
  {
    id: 'skala-mapy-obliczenie-skali',
    topic: 'skala-mapy',
    difficulty: 'hard',
    question: 'Dwa miasta dzieli w linii prostej 12 km, a na mapie 4 cm. W jakiej skali jest mapa?',
    right: '$1:300\\,000$',
    wrong: [
      { option: '$1:3\\,000$', says: 'Tak wyjdzie, gdy kilometry zamieni się na metry, a nie na centymetry.' },
      { option: '$1:30\\,000$', says: '1 km to 100 000 cm, a nie 10 000 cm.' },
      { option: '$1:1\\,200\\,000$', says: '12 km to 1 200 000 cm, ale trzeba to jeszcze podzielić przez 4.' },
    ],
    explanation: '12 km to 1 200 000 cm. $1\\,200\\,000 : 4 = 300\\,000$, więc 1 cm na mapie to 300 000 cm w terenie.',
  },
];
