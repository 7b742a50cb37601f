import { runsIn } from './formula-runs.rules.ts';
import { withoutMarks } from './intent.reader.ts';
import { plainNotation, unicode } from './notation.rules.ts';
import { POLISH_NUMBER_WORDS } from './number-words.ts';

/** Stems of words that bid, ask, join, or name what a formula is; the sense of the task stands in the formula. */
const ACCOUNTED = new RegExp(
  `^(?:${[
    'oblicz\\w*|policz\\w*|licz\\w*|wylicz\\w*|wykonaj\\w*|rozwiaz\\w*|wyznacz\\w*|podaj|znajdz|napisz|zapisz|zrob\\w*|sprawdz|uprosc\\w*|upraszcz\\w*|skroc\\w*|doprowadz|przedstaw',
    'dodaj|dodac|dodawani\\w*|odejm\\w*|odjac|pomnoz\\w*|mnozeni\\w*|podziel\\w*|dzieleni\\w*|spoteguj|plus|minus|razy|przez',
    'ile|jaka|jaki\\w*|ma|maja|co|czym|to|jest|sa|bedzie|wynosi|wyjdzie|rown\\w*|wynik\\w*|wartosc\\w*|odpowiedz\\w*|wyrazeni\\w*|dzialani\\w*|uklad\\w*|niewiadom\\w*|kwot\\w*|ulam\\w*|pierwiast\\w*|poteg\\w*|nawias\\w*|delt\\w*|wyroznik\\w*|kwadratow\\w*|liniow\\w*|mieszan\\w*|dziesietn\\w*|zwykl\\w*|nieskracaln\\w*|stop\\w*|postac\\w*|zbior\\w*|rzeczywist\\w*|metod\\w*|podstawiani\\w*|przeciwnych|wspolczynnik\\w*',
    'str|cw|zad|zadani\\w*|przyklad\\w*|cwiczeni\\w*|polecen\\w*|punk[tc]\\w*|nr|podpunkt|klas\\w*|domow\\w*|lekcj\\w*|temat\\w*|rozdzial\\w*|poziom\\w*|tech\\w*|matm\\w*|matematyk\\w*|ksiazk\\w*|sprawdzian\\w*',
    'prosze|poprosze|pomoz\\w*|pomoc\\w*|mi|mnie|ja|mam|mamy|moje|musze|chce|potrzebuj\\w*|nie|wiem|umiem|rozumiem|potrafie|wychodz\\w*|jak|sie|ze|czy|do|od|na|za|po|we|oraz|albo|lub|ale|bo|wiec|tak|takie|taki|ten|ta|tego|tym|teraz|tez|jeszcze|nowe|inne|kolejne|nastepne|pamieci|sposobem|slupku|konca|najprostsz\\w*|proporcj\\w*|drugie|pierwsze|dobrze|dobry|dzien|dzieki|dziekuj\\w*|czesc|hej|siema|witam|ok|okej|super|mozesz|moglbys|moglabys|bys|daj|dla|gdy|gdzie|kazdy|krok\\w*|szybko|pilne|bardzo|ktos|pani|pan|kazal\\w*|sqrt',
  ].join('|')})$`,
);

/** What a bare question about percents may say besides, with the thing whose price it is. */
const OF_PERCENTS =
  /^(?:procent\w*|niz|te|pewn\w*|szukan\w*|stanowi\w*|z?wieksz\w*|powieksz\w*|podnies\w*|podwyz\w*|z?mniejsz\w*|nizsz\w*|wyzsz\w*|obniz\w*|wzros\w*|zmala\w*|spad\w*|przecen\w*|potania\w*|stania\w*|podroz\w*|zdroz\w*|cen\w*|koszt\w*|wynos\w*|przed|nowa|jesli|jezeli|ktor\w*|calosc\w*|zl|zlot\w*|kg|dag|km|cm|mm|ml)$/;
const PRICED = /(?<![a-z])[a-z]+ (?=kosztuj)/g;

/** An operation in words that no formula has taken up: „pierwiastek z x+1”, „suma x i 3”. */
const UNREAD_OPERATION = /(?<![a-z])(?:pierwiast[a-z]* (?:[a-z]+ )?z|do poteg[a-z]*) (?!rown)/;

/**
 * Signs of a mathematics that the general engines do not know, and all that the notation has no reading for: „∛27 + √25” without its first
 * sign is another task.
 */
const FOREIGN_SIGN =
  /[|_!∈∪∩∞°…]|\.\.|\\(?:sin|cos|tan|tg|log|ln|lim|int|sum|vec)\b|(?![-+<=>×÷−∙⋅∗√≠≤≥⩽⩾⁄∕∧∨])[\p{Sm}\p{Lm}]|\p{No}/u;

/**
 * Whether a message says more than its formulas, so that these alone may be another task: „oddała 1/3, ile zostało”, „w skali 1:50000”,
 * „podziel w stosunku 1:2”, „f(3)”. The general engines solve a formula only where nothing else is said.
 */
export const saysMoreThanFormulas = (message: string): boolean => {
  if (FOREIGN_SIGN.test(unicode(message).replace(/(?<=[a-z])_\{?\d\}?/g, ''))) return true;
  const plain = plainWords(message);
  if (UNREAD_OPERATION.test(plain) || hasLooseNumber(message)) return true;
  return wordsIn(plain).some(
    (word) => !ACCOUNTED.test(word) && !POLISH_NUMBER_WORDS.has(word) && !isProduct(word, plain),
  );
};

/** Where a task stands, and for whom: „str. 45”, „klasa 7”. */
const PLACES =
  /(?<!\p{L})(?:klas|str|lekcj|temat|rozdział|rozdzial|zad|przykł|przykl|[ćc]w(?:icz\p{L}*)?(?!\p{L})|punk[tc]|nr|poziom)\p{L}*\.?\s*\d+[a-z]?|\d+\.?\s*(?:klas|lo(?!\p{L})|tech)\p{L}*/giu;

/** „2 + 3 i 5”: a number that stands in no formula. */
const hasLooseNumber = (message: string): boolean => {
  const text = plainNotation(message).replace(PLACES, ' ');
  return numbersOf(text).length > runsIn(text).flatMap(numbersOf).length;
};

/** How many numbers a text has that do not say where a task stands; a fraction has two. */
export const countNumbers = (text: string): number => numbersOf(text.replace(PLACES, ' ')).length;

const numbersOf = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)?/g) ?? [];

const plainWords = (message: string): string => withoutMarks(plainNotation(message).toLowerCase());

const wordsIn = (plain: string): readonly string[] => plain.match(/(?<![a-z])[a-z]{2,}(?![a-z])/g) ?? [];

const longWordsIn = (message: string): readonly string[] =>
  wordsIn(plainWords(message)).filter(({ length }) => length > 2);

const STEM = 4;

/** Stems of units, and of what happens to things in stories: words of answers, as „zostało 5 litrów”. */
const OF_ANSWERS =
  /^(?:zlot|gros|litr|metr|centymetr|milimetr|kilomet|kilogram|gram|godz|minut|sekund|dni|tygod|miesi|lat|rok|sztuk|osob|procent|zosta|zaplac|kosztuj|kupi|przejed|przejech|przeby|dojed|potrzeb|razem|kazd|takze|rosn|malej|mniejsz|wieksz|najw|najm|przedzial|suma|roznic|iloczyn|iloraz|chyba|pewn|sor|dobr|zgadz|prawd|mysl|jakos|podobn|wedlug|jej|jego|(?:moze|nwm|ich|nam|on[aoi])$)/;

/** How many words say more than formulas do and are no words of `told` either, whatever their ending. */
export const countForeignWords = (message: string, told: string): number => {
  const known = new Set(longWordsIn(told).map((word) => word.slice(0, STEM)));
  return longWordsIn(message).filter(
    (word) =>
      !ACCOUNTED.test(word) &&
      !OF_ANSWERS.test(word) &&
      !POLISH_NUMBER_WORDS.has(word) &&
      !known.has(word.slice(0, STEM)),
  ).length;
};

/** Whether a question about percents tells a story, whose words decide what is asked: „o ile złotych”, „po obniżce”, „zostało”. */
export const saysMoreThanPercents = (message: string): boolean => {
  const plain = plainWords(message).replace(PRICED, '');
  return (
    /(?<![a-z])o ile (?!procent|%)/.test(plain) ||
    wordsIn(plain).some((word) => !ACCOUNTED.test(word) && !OF_PERCENTS.test(word))
  );
};

/** `xy` and `ab` beside signs are products of letters. */
const isProduct = (word: string, text: string): boolean =>
  word.length === 2 && new RegExp(`[-+*/^=()\\d]\\s*${word}|${word}\\s*[-+*/^=()]`).test(text);
