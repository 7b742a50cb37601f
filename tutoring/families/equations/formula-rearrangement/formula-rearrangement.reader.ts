import type { Equation, Expression } from '#tutoring/mathematics/expression.types.ts';
import { letterFormulaIn, letterNotation } from '#tutoring/reading/letter-formula.reader.ts';
import type { FormulaGiven } from './formula-rearrangement.types.ts';

const LETTER = String.raw`(?<letter>[a-zA-Z])`;
const FORMULA = String.raw`(?<formula>[^=,;?]{1,60}=[^=,;?]{1,60}?)`;
const ASK = String.raw`(?:(?:prosz[e]|pomoz|hej|czesc|jak|mam) )*(?:wyznacz|wyznaczyc|oblicz|obliczyc|wylicz|wyliczyc|znajdz|przeksztalc|przeksztalcic|policzyc|wyprowadz)`;
const WHAT = String.raw`(?:(?:wielkosc|zmienna|niewiadoma|litere|symbol|dlugosc|wysokosc|bok) )?`;
const FROM = String.raw`(?:z|ze|korzystajac ze|na podstawie)`;
const NOUN = String.raw`(?:(?:tego |nastepujacego )?(?:wzoru|wzor|rownania|rownanie|zaleznosci|rownosci)(?: na [a-z]+)?:? )?`;
const SO_THAT = String.raw`(?:tak,? (?:aby|zeby|by)|aby|zeby|by|i)`;

const WAYS = [
  String.raw`${ASK} ${WHAT}${LETTER} ${FROM} ${NOUN}${FORMULA}`,
  String.raw`${ASK} ${WHAT}${LETTER}(?: ?[:,]|,? (?:jesli|jezeli|gdy|majac|wiedzac,? ze)) ${FORMULA}`,
  String.raw`${FROM} ${NOUN}${FORMULA},? ${ASK} ${WHAT}${LETTER}`,
  String.raw`(?:przeksztalc|przeksztalcic) ${NOUN}${FORMULA},? ${SO_THAT} (?:wyznaczyc|obliczyc|wyznacz|oblicz|otrzymac) ${WHAT}${LETTER}`,
  String.raw`(?:przeksztalc|przeksztalcic) ${NOUN}${FORMULA} (?:wzgledem|ze wzgledu na|do) ${WHAT}${LETTER}`,
  String.raw`${FORMULA}[,;]? ${ASK} ${WHAT}${LETTER}`,
  String.raw`(?:ile wynosi|ile to jest|czemu rowna sie|jakie jest) ${LETTER} ${FROM} ${NOUN}${FORMULA}`,
].map((way) => new RegExp(`^${way}[.?! ]*$`, 'i'));

export const readFormulaTask = (message: string): FormulaGiven | undefined => {
  if (message.length > 300) return undefined;
  const text = letterNotation(message);
  for (const way of WAYS) {
    const { letter, formula } = way.exec(text)?.groups ?? {};
    if (letter === undefined || formula === undefined) continue;
    const equation = letterFormulaIn(formula.trim());
    if (
      equation !== undefined &&
      countOf(equation, letter) === 1 &&
      hasOthers(equation, letter) &&
      !isSubject(equation, letter)
    )
      return { equation, letter };
  }
  return undefined;
};

const countOf = ({ left, right }: Equation, letter: string): number =>
  lettersOf(left)
    .concat(lettersOf(right))
    .filter((one) => one === letter).length;

const hasOthers = ({ left, right }: Equation, letter: string): boolean =>
  [...lettersOf(left), ...lettersOf(right)].some((one) => one !== letter && one !== 'Δ');

const isSubject = ({ left, right }: Equation, letter: string): boolean =>
  [left, right].some((side) => side.kind === 'unknown' && side.name === letter);

/** Each as often as it stands there. */
export const lettersOf = (expression: Expression): readonly string[] => {
  switch (expression.kind) {
    case 'unknown':
      return [expression.name];
    case 'negative':
    case 'root':
      return lettersOf(expression.of);
    case 'power':
      return lettersOf(expression.base);
    case 'operation':
      return [...lettersOf(expression.left), ...lettersOf(expression.right)];
    default:
      return [];
  }
};
