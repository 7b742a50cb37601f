export type Colour = 'white' | 'black' | 'red' | 'green' | 'blue' | 'yellow' | 'orange' | 'pink' | 'brown' | 'violet';

interface ColourWords {
  /** In letters without marks. */
  readonly stem: string;
  readonly nominative: string;
  /** Behind one, two to four, five and more. */
  readonly forms: readonly [string, string, string];
}

const words = (stem: string, nominative: string, few: string, many: string): ColourWords => ({
  stem,
  nominative,
  forms: [nominative, few, many],
});

export const COLOURS: Readonly<Record<Colour, ColourWords>> = {
  white: words('bial', 'biała', 'białe', 'białych'),
  black: words('czarn', 'czarna', 'czarne', 'czarnych'),
  red: words('czerwon', 'czerwona', 'czerwone', 'czerwonych'),
  green: words('zielon', 'zielona', 'zielone', 'zielonych'),
  blue: words('niebiesk', 'niebieska', 'niebieskie', 'niebieskich'),
  yellow: words('zolt', 'żółta', 'żółte', 'żółtych'),
  orange: words('pomaranczow', 'pomarańczowa', 'pomarańczowe', 'pomarańczowych'),
  pink: words('rozow', 'różowa', 'różowe', 'różowych'),
  brown: words('brazow', 'brązowa', 'brązowe', 'brązowych'),
  violet: words('fioletow', 'fioletowa', 'fioletowe', 'fioletowych'),
};

const NAMES = ['white', 'black', 'red', 'green', 'blue', 'yellow', 'orange', 'pink', 'brown', 'violet'] as const;

export const colourOf = (colour: Colour): ColourWords => COLOURS[colour];

/** The colour of a word in letters without marks. */
export const colourIn = (word: string): Colour | undefined => NAMES.find((name) => word.startsWith(COLOURS[name].stem));
