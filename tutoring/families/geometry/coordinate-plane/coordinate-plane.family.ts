import { openAsk } from '#tutoring/families/asks.family.ts';
import { functionFamily } from '#tutoring/families/functions/function/function-asks.family.ts';
import { distanceAsk } from './distance.ask.ts';
import { midpointAsk, otherEndAsk } from './midpoint.asks.ts';
import { quadrantAsk, reflectionAsk } from './position.asks.ts';
import { rectangleAsk } from './rectangle.ask.ts';

export const coordinatePlaneFamily = functionFamily({
  id: 'coordinate-plane',
  title: 'Punkty w układzie współrzędnych',
  grades: [7, 10],
  asks: [
    openAsk(distanceAsk),
    openAsk(midpointAsk),
    openAsk(otherEndAsk),
    openAsk(quadrantAsk),
    openAsk(reflectionAsk),
    openAsk(rectangleAsk),
  ],
  says: {
    'differences-added':
      'To droga wzdłuż osi: najpierw w poziomie, potem w pionie. Odcinek prowadzi na skos, więc przyda się twierdzenie Pitagorasa.',
    'not-rooted': 'To dopiero kwadrat długości. Jakie działanie jest odwrotne do podnoszenia do kwadratu?',
    'coordinates-added':
      'Długość odcinka to różnica współrzędnych, a nie ich suma. Zaznacz oba punkty na osi i policz jednostki między nimi.',
    'coordinates-subtracted':
      'Środek to średnia, więc współrzędne końców dodajemy. Różnica mówi tylko, jak daleko od siebie są końce.',
    'not-halved': 'To dopiero sumy współrzędnych. Co trzeba z nimi zrobić, żeby otrzymać średnią?',
    'middle-of-the-given':
      'Sprawdź, który z podanych punktów jest środkiem odcinka, a który końcem: nie szukamy środka.',
    'middle-not-doubled':
      'To dopiero droga od znanego końca do środka. Od środka trzeba przejść taką samą drogę jeszcze raz.',
    'coordinates-swapped': 'Sprawdź kolejność współrzędnych: pierwsza to $x$, druga to $y$.',
    'other-side': 'Sprawdź znak drugiej współrzędnej: mówi on, czy punkt leży nad osią $x$, czy pod nią.',
    'other-axis': 'To odbicie względem drugiej osi. Sprawdź, która oś jest tu lustrem.',
    'both-signs': 'Zmieniły się oba znaki, a lustrem jest tylko jedna oś. Która współrzędna powinna zostać?',
    'one-sign': 'To odbicie względem jednej z osi. Przy symetrii względem punktu przechodzimy na drugą stronę obu osi.',
    'perimeter-for-area': 'To obwód. Pole mówi, ile kwadratów jednostkowych mieści się w figurze.',
    'area-of-half': 'Przez dwa dzielimy przy polu trójkąta. Jaką figurą jest ta z zadania?',
  },
});
