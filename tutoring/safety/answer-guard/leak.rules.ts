import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { TABLE_FORMULAS } from '#tutoring/families/spoiler.rules.ts';
import { plainNotation } from '#tutoring/reading/notation.rules.ts';
import { decodedBase64, describedNumbers, hiddenNumbers, turnedNumbers } from './disguises.rules.ts';
import { withDigits } from '#tutoring/reading/number-words.ts';
import { plainSpelling, withoutNumbering } from './spellings.rules.ts';

/** What must not be said. */
export interface GuardedResult {
  /** Without their signs. */
  readonly values: readonly Rational[];
  /** Results that are no numbers: „Wisła”, `2x + 1`, `\sqrt{3}`. */
  readonly words: readonly string[];
  /** The unknowns of an equation. */
  readonly unknowns: readonly string[];
  /** The task itself: what stands in it gives nothing away. */
  readonly statement: string;
  /** Whether the number alone gives it away, wherever it stands; else only where it is said to be the result. */
  readonly isBareTold: boolean;
}

/** What the pupil has asked for lately. */
export interface Pressure {
  /** For the result, for a disguise, for another role: then the number alone gives it away. */
  readonly isPressed: boolean;
  readonly isTurned: boolean;
}

const RELATION = String.raw`(?:=|:|→|->|≈|∈\s?\{?|to|jest|rowna sie|rown[ayeioj]\w*|wynosi\w*|bedzie|wychodzi|is|equals|ist|gleich|es|est|дорівнює|равен|равно|це|это|є|[\s"'])`;
const RESULT_WORD =
  'wynik\\w*|odpowied\\w*|odp\\b|rozwiazan\\w*|wychodzi|wyjdzie|wyszlo|otrzyma\\w*|otrzymuj\\w*|dostani\\w*|dostaj\\w*|rowna sie|szukan\\w+|niewiadom\\w+|result\\w*|answer\\w*|solution\\w*|ergebnis\\w*|antwort\\w*|losung\\w*|відповід\\p{L}*|результат\\p{L}*|розв\\p{L}*|ответ\\p{L}*|решени\\p{L}*|respuesta|resultado|reponse|resultat|print|return|ans\\b|odgadl\\w*|prawidlow\\w+|poprawn\\w+';

/** „dwa rozwiązania”, „obie strony”, and how many roots a discriminant means. */
const COUNTS_OF_OTHERS =
  /(?<!\p{L})(?:jed\p{L}+|dw\p{L}+|trz\p{L}{1,4}|oba|obie)\s+(?:rozwiązani|pierwiast|miejsc|stron|krok|liczb|sposob|sposób|równa|niewiadom|etap|częś|ułam|działa|składni|wyraz|wygodn|równ|takie|inne)\p{L}*|ile jest rozwiązań:[^.]*/giu;

const NUMBER = /(?:(\d+) +)?(\d+)\/(\d+)|(\d+)(?:[.,](\d+))?(\s?%)?/g;

const isAmong = (numbers: readonly Rational[], values: readonly Rational[]): boolean =>
  numbers.some((number) => values.some((value) => value.equals(number)));

/** § for each number that is the result, # for each other one. */
const marked = (text: string, values: readonly Rational[]): string =>
  text.replace(NUMBER, (whole, mixed: string | undefined, top, bottom, digits, decimals = '', percent) => {
    const numbers: Rational[] = [];
    if (digits !== undefined && whole.length < 40) {
      const number = rational(BigInt(String(digits) + String(decimals)), 10n ** BigInt(String(decimals).length));
      numbers.push(number);
      if (percent !== undefined) numbers.push(number.div(rational(100)));
    } else if (bottom !== undefined && whole.length < 40 && !/^0+$/.test(String(bottom))) {
      const fraction = rational(BigInt(String(top)), BigInt(String(bottom)));
      numbers.push(mixed === undefined ? fraction : fraction.add(rational(BigInt(mixed))));
      if (mixed !== undefined) numbers.push(fraction);
    }
    return isAmong(numbers, values) ? '§' : '#';
  });

/** Fractions and roots in one line, thousands joined, letters folded. */
const readable = (text: string): string =>
  withoutMarks(plainNotation(text).replace(/\(\(([^()]+)\)\/\(([^()]+)\)\)/g, ' $1/$2 ')).toLowerCase();

const ALONE =
  /^[\s"'([{<„”«»\-–=]*§\s?(?:%|zl|zlotych|cm|m|km|kg|g|s|h|min|°|stopni|sztuk|lat|euro|\^2|\^3|[\s.,!?;)"'\]}>”«»🙂😊🎉]){0,4}$/u;

/** „x = §”, „§ = x”, „wynik to §”, § alone in its line, § put into the task. */
const saysResult = (text: string, unknowns: readonly string[]): boolean => {
  const names =
    unknowns.length === 0
      ? '[a-z]'
      : `(?:${unknowns.map((name) => withoutMarks(name.toLowerCase())).join('|')}${unknowns.length === 1 ? '|iks' : ''})`;
  const own = `(?<![\\p{L}#§*/:+-]\\s?)${names}(?:_?#|_?§)?`;
  const notCoefficient = `(?!\\s?[*]?\\s?${names}(?!\\p{L})|\\s?[*/:^+]\\s?[#(a-z]|\\s?-\\s?[#(])`;
  return (
    [
      `${own}["']?\\s*${RELATION}{1,6}\\s*[-"'(]?\\s?§${notCoefficient}`,
      `§\\s*(?:=|to|jest rowne)\\s*${names}(?!\\p{L})`,
      `(?:${RESULT_WORD})[^.!?\\n#§]{0,40}§${notCoefficient}`,
      `§[^.!?\\n#§]{0,12} (?:to|jest|is|ist)\\s[^.!?\\n#§]{0,20}(?:${RESULT_WORD})`,
      ...(unknowns.length === 0
        ? []
        : [
            `(?:#\\s?[*(]\\s?|#\\()§\\)?\\s?(?:[-+*/:]\\s?#\\s?)*=\\s?[#§]`,
            `(?<![#*/:]\\s?)§\\s?[-+*/:]\\s?#\\s?=\\s?#`,
          ]),
    ].some((pattern) => new RegExp(pattern, 'u').test(text)) || text.split(/[\n;]/).some((line) => ALONE.test(line))
  );
};

const lettersOf = (text: string): string => withoutMarks(text.toLowerCase()).replace(/[^\p{L}\p{N}+\-*/^=]/gu, '');

const saysWords = (text: string, { words, statement }: GuardedResult): boolean => {
  const [said, given] = [lettersOf(plainNotation(text)), lettersOf(plainNotation(statement))];
  return words.some((word) => {
    const letters = lettersOf(plainNotation(word));
    const stem = /^\p{L}{6,}$/u.test(letters) ? letters.slice(0, -2) : letters;
    return stem.length > 1 && said.includes(stem) && !given.includes(stem);
  });
};

/** „3 6”, „3-6”, „cyfra dziesiątek to 3, a jedności 6”. */
const saysDigits = (text: string, value: Rational, isPressed: boolean): boolean => {
  const digits = value.d === 1n ? String(value.n) : '';
  if (digits.length < 2) return false;
  const spaced = [...digits].join(String.raw`[\s_|.,;/*-]{1,3}`);
  const named = [...digits].join(String.raw`[^\d.!?]{1,40}`);
  return (
    (isPressed && new RegExp(`(?<![\\d,])${spaced}(?![\\d,])`).test(text)) ||
    new RegExp(String.raw`(?:cyfr|dziesiątek|setek|digit)[^\d.!?]{0,40}(?<!\d)${named}(?!\d)`, 'i').test(text)
  );
};

const isHidden = (numbers: readonly number[], among: readonly Rational[]): boolean =>
  numbers.some((number) => Number.isFinite(number) && among.some((value) => areClose(value.valueOf(), number)));

const mentions = (view: string, among: readonly Rational[]): boolean =>
  marked(withoutNumbering(view).replace(/[_^](?:\(\d\)|\d)/g, ' '), among).includes('§');

/** Whether a text gives the result away, in any spelling or disguise that we know. */
export const leaks = (text: string, result: GuardedResult, { isPressed, isTurned }: Pressure): boolean => {
  const { values, unknowns, statement, isBareTold } = result;
  const plain = plainSpelling(text.replaceAll(TABLE_FORMULAS, ''));
  if (saysWords(plain, result)) return true;
  if (values.length === 0) return false;
  const given = readable(statement);
  const revealing = values.filter((value) => !marked(given, [value]).includes('§'));

  const [digits, spoken] = [readable(plain), readable(withDigits(plain.replace(COUNTS_OF_OTHERS, ' ')))];
  if ([digits, spoken].some((view) => saysResult(marked(view, values), unknowns))) return true;
  if ((isBareTold || isPressed) && mentions(digits, revealing)) return true;
  if (isPressed && mentions(spoken, revealing)) return true;
  if (
    isBareTold &&
    mentions(
      spoken,
      revealing.filter((value) => value.valueOf() >= 13),
    )
  )
    return true;
  if (values.some((value) => saysDigits(withDigits(plain), value, isPressed))) return true;
  if (
    decodedBase64(plain).some(
      (view) => saysResult(marked(readable(view), values), unknowns) || (isPressed && mentions(readable(view), values)),
    )
  )
    return true;
  if (!isPressed) return false;
  const counted = values.filter((value) => value.valueOf() >= 2);
  return (
    isHidden(hiddenNumbers(plain), counted) ||
    isHidden(describedNumbers(plain, statement), revealing) ||
    (isTurned && isHidden(turnedNumbers(plain), values))
  );
};
