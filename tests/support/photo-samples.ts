/** A printed school task, and how it was photographed. */
export interface PhotoSample {
  readonly name: string;
  readonly lines: readonly string[];
  readonly font: string;
  /** Pixels of the letters and of the picture. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** Degrees by which the page is turned. */
  readonly turn?: number;
  /** Grains of the sensor, of 255. */
  readonly noise?: number;
  /** How dark the darkest corner is; 1 is no shadow. */
  readonly shadow?: number;
  readonly blur?: number;
}

const SANS = 'Liberation Sans';
const SERIF = 'Liberation Serif';

/** Ten tasks of our own, as textbooks and sheets print them. */
export const PHOTO_SAMPLES: readonly PhotoSample[] = [
  {
    name: 'a clean page of a textbook',
    lines: [
      'Zadanie 1. Ania kupiła 3 zeszyty po 4,50 zł',
      'i długopis za 6 zł. Ile reszty otrzyma',
      'z banknotu 50 zł?',
    ],
    font: SERIF,
    size: 44,
    width: 1200,
    height: 500,
  },
  {
    name: 'equations of a sheet',
    lines: ['Rozwiąż równania:', 'a) 2x + 3 = 11', 'b) 5x - 7 = 18', 'c) 4(x + 2) = 20', 'Sprawdź każde rozwiązanie.'],
    font: SANS,
    size: 48,
    width: 1000,
    height: 620,
  },
  {
    name: 'a page that lies askew',
    lines: [
      'Pociąg wyjechał z Krakowa o godzinie 8:15',
      'i dotarł do Gdańska o godzinie 13:40.',
      'Jak długo trwała podróż? Podaj wynik',
      'w godzinach i minutach.',
    ],
    font: SERIF,
    size: 42,
    width: 1200,
    height: 560,
    turn: 2,
  },
  {
    name: 'a shadow across the page',
    lines: [
      'Cena roweru wynosiła 1200 zł. Najpierw',
      'obniżono ją o 15%, a potem jeszcze o 10%.',
      'Oblicz, ile kosztuje rower po obniżkach.',
    ],
    font: SANS,
    size: 44,
    width: 1200,
    height: 480,
    shadow: 0.45,
  },
  {
    name: 'grains of an evening photo',
    lines: [
      'Zadanie 7. W klasie jest 28 uczniów.',
      'Trzy czwarte z nich lubi matematykę.',
      'Ilu uczniów nie lubi matematyki?',
    ],
    font: SANS,
    size: 46,
    width: 1100,
    height: 480,
    noise: 28,
    shadow: 0.7,
  },
  {
    name: 'small letters',
    lines: [
      'Prostokąt ma boki długości 12 cm i 7,5 cm. Oblicz jego obwód oraz pole.',
      'Następnie podaj długość boku kwadratu o takim samym obwodzie.',
      'Źródło: zbiór zadań dla klasy szóstej szkoły podstawowej.',
    ],
    font: SERIF,
    size: 20,
    width: 760,
    height: 240,
  },
  {
    name: 'a soft lens',
    lines: [
      'Wyjaśnij, dlaczego woda w jeziorze zamarza',
      'od góry. Jakie ma to znaczenie dla życia',
      'ryb i innych zwierząt zimą?',
    ],
    font: SERIF,
    size: 46,
    width: 1200,
    height: 480,
    blur: 1.2,
  },
  {
    name: 'askew the other way, with a shadow and grains',
    lines: [
      'Kierowca przejechał 240 km w ciągu 3 godzin.',
      'Z jaką średnią prędkością jechał? Ile czasu',
      'zajmie mu droga długości 400 km?',
    ],
    font: SANS,
    size: 42,
    width: 1200,
    height: 500,
    turn: -1.5,
    noise: 16,
    shadow: 0.6,
  },
  {
    name: 'all Polish letters',
    lines: [
      'Pójdźże, kiń tę chmurność w głąb flaszy!',
      'Zażółć gęślą jaźń. Jeżu, klątw, spłódź',
      'Finom część gry hańb! Mężny bądź.',
    ],
    font: SANS,
    size: 46,
    width: 1200,
    height: 460,
  },
  {
    name: 'a long task of a high school',
    lines: [
      'Zadanie 12. (3 pkt)',
      'Funkcja kwadratowa ma miejsca zerowe równe',
      '2 oraz 6, a jej najmniejsza wartość to -8.',
      'Wyznacz wzór tej funkcji w postaci ogólnej.',
      'Zapisz obliczenia i odpowiedź.',
    ],
    font: SERIF,
    size: 44,
    width: 1200,
    height: 640,
    noise: 8,
    turn: 0.8,
  },
];

/** Draws a sample as a photo, in base64 of a JPEG. Runs in a page, to which no function within it could be sent under its name. */
export const drawSample = (sample: PhotoSample): string => {
  const { lines, font, size, width, height, turn = 0, noise = 0, shadow = 1, blur = 0 } = sample;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is nothing to draw on.');
  context.fillStyle = '#faf7f0';
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.translate(-width / 2, -height / 2);
  context.filter = blur > 0 ? `blur(${blur}px)` : 'none';
  context.fillStyle = '#1c1c22';
  context.font = `${size}px "${font}"`;
  lines.forEach((line, index) => context.fillText(line, size * 1.6, size * (2 + index * 1.6)));
  const picture = context.getImageData(0, 0, width, height);
  const { data } = picture;
  // Grains that are the same each time.
  let seed = 12_345;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const across = ((pixel % width) / width + pixel / width / height) / 2;
    const light = 1 - (1 - shadow) * across;
    seed = (seed * 16_807) % 2_147_483_647;
    const grain = (seed / 2_147_483_647 - 0.5) * 2 * noise;
    for (let channel = 0; channel < 3; channel += 1)
      data[pixel * 4 + channel] = (data[pixel * 4 + channel] ?? 0) * light + grain;
  }
  context.putImageData(picture, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? '';
};

/** Characters that must be put in, taken out or changed (Levenshtein). */
const distance = (left: string, right: string): number => {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (const [line, character] of [...left].entries()) {
    const next = [line + 1];
    for (let column = 1; column <= right.length; column += 1)
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (character === right[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[right.length] ?? 0;
};

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** How many of a hundred characters are right; where a line ends does not count. */
export const rightness = (sample: PhotoSample, text: string): number => {
  const wanted = plain(sample.lines.join(' '));
  return 100 * (1 - distance(wanted, plain(text)) / wanted.length);
};
