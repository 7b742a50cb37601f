const DIGIT_NAMES: Readonly<Record<string, string>> = {
  jedynk: '1',
  dwojk: '2',
  trojk: '3',
  czwork: '4',
  piatk: '5',
  szostk: '6',
  siodemk: '7',
  osemk: '8',
  dziewiatk: '9',
  dziesiatk: '10',
};

const PLACE =
  /^(?:a |ale |hmm |no |i |to )*(?:nie (?:rozumiem|wiem|kumam|czaje) )?(?:(?:dlaczego|czemu|skad|po co(?! mi\b))\b|gdzie sie podzia\w+|(?:co|czym) (?:robi|jest) (?:tu|tutaj) (?=-?\d))\s*(.*?)\s*[?!.]*$/;

/** What names a place of a solution: a number, a sign, an operation, the discriminant. */
const NAMES_PLACE =
  /\d|\b(?:minus|plus|razy|delt\w*|wyroznik\w*|kwadrat\w*|pierwiast\w*|nawias\w*|ulam\w*|mianownik\w*|licznik\w*|wspoln\w*|dziel\w*|mnoz\w*|odejm\w*|dodaj\w*|pozycz\w*|skrac\w*|zamien\w*|przenos\w*|potegu\w*|ac|x|y)\b/;

const withDigitNames = (words: string): string =>
  words.replace(/\b([a-z]+)[aie]\b/g, (word: string, stem: string) => DIGIT_NAMES[stem] ?? word);

/** „skąd ta 3”, „dlaczego delta wynosi 1”, „czemu minus”: the words that name a place of a solution. Of small letters without marks. */
export const placeIn = (plain: string): string | undefined => {
  const words = withDigitNames(PLACE.exec(plain)?.[1] ?? '');
  return NAMES_PLACE.test(words) ? words : undefined;
};
