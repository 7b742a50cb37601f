/** Two groups that make up the whole, by the stems of their names without marks. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/^chlop/, /^dziewcz/],
  [/^kobiet/, /^mezczyzn/],
  [/^dziec/, /^dorosl/],
  [/^uczniow/, /^uczennic/],
  [/^ps(?:y|ow)/, /^kot/],
];

const sides = (stated: string, asked: string): readonly (readonly [boolean, boolean])[] =>
  PAIRS.flatMap(([one, other]) => [
    [one.test(stated) && one.test(asked), one.test(stated) && other.test(asked)],
    [other.test(stated) && other.test(asked), other.test(stated) && one.test(asked)],
  ]);

/** „40% to chłopcy, ilu jest chłopców”. */
export const isSameAs = (stated: string, asked: string): boolean => sides(stated, asked).some(([isSame]) => isSame);

/** „40% to chłopcy, ile jest dziewcząt”. */
export const isOtherOf = (stated: string, asked: string): boolean =>
  sides(stated, asked).some(([, isOther]) => isOther);
