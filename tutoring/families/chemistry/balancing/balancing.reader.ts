import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { countedAtoms } from '../elements/formula.rules.ts';
import { elementsOf, formulasOf } from './reaction.rules.ts';
import { canBeBalanced, reactionIn, type FoundReaction } from './reaction.reader.ts';
import type { Reaction } from './reaction.types.ts';

/** What alone says that coefficients are asked for. */
const BIDS =
  /^(?:uzgodni(?:j|c|jmy|eni\w*)|uzgadniani\w*|z?bilansuj\w*|z?bilansowa\w*|wspolczynnik\w*|uzupelni\w*|wyrowna\w*)$/;
const WORDS =
  /^(?:dobierz|dobrac|dobranie|wstaw|wstawic|wpisz|wpisac|dopisz|dopisac|znajdz|wyznacz|podaj|ustal|oblicz|ulozone|zapisane|stechiometryczn\w*|brakujac\w*|odpowiedni\w*|wlasciw\w*|prawidlow\w*|poprawn\w*|najmniejsz\w*|calkowit\w*|liczb\w*|rownan\w*|reakcj\w*|chemiczn\w*|chemi\w*|nastepujac\w*|podan\w*|ponizsz\w*|dan\w*|t[eoayę]|tej|tego|w|z|do|dla|przed|wzorami|tak|zeby|aby|by|bylo|byly|sie|mi|mam|prosze|poprosze|pomoz|pomocy|pomozesz|jak|to|zrobic|trzeba|musze|chce|zadanie|zad|cwiczenie|hej|czesc|siema|dzien|dobry|pls|plis|i|oraz|spalani\w*|synte\w*|analiz\w*|wymian\w*|rozklad\w*|otrzymywani\w*|zobojetniani\w*|utleniani\w*|redukcj\w*|laczeni\w*)$/;

/** „reakcji spalania metanu:” names a substance that the equation shows anyway. */
const NAMED_SUBSTANCE =
  /(reakcj\w* (?:calkowitego )?(?:spalania|syntezy|analizy|wymiany|rozkladu|otrzymywania|zobojetniania|utleniania|redukcji)) (?!i |oraz |a |oblicz|podaj|zapisz|napisz)[a-z]{3,}(?: (?!i |oraz |a |oblicz|podaj|zapisz|napisz)[a-z]{3,})?(?: z [a-z]{3,})?$/;
const LABEL = /^(?:zad(?:anie)?\.?\s*)?\d{1,3}[a-z]?\s*[.:)]+|^[a-z]\)|^zad(?:anie)?\.?\s*\d{1,3}/i;

const wordsIn = (text: string): readonly string[] =>
  withoutMarks(text.toLowerCase())
    .replace(/[.,:;!?„”"'()–—-]+/g, ' ')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(NAMED_SUBSTANCE, '$1')
    .split(' ')
    .filter((word) => word !== '');

/** The equation that a message asks to be balanced, or that stands there alone. */
export const readBalancing = (message: string): Reaction | undefined => {
  const found = reactionIn(message.trim().replace(LABEL, ''));
  if (found === undefined) return undefined;
  const words = [...wordsIn(found.before), ...wordsIn(found.behind)];
  if (!words.every((word) => BIDS.test(word) || WORDS.test(word))) return undefined;
  const isBidden = words.some((word) => BIDS.test(word));
  return isBidden || isSurelyChemical(found) ? found.reaction : undefined;
};

/** Without a word of chemistry the letters could be those of mathematics. */
const isSurelyChemical = ({ reaction, hasArrow, isAsWritten }: FoundReaction): boolean => {
  const formulas = formulasOf(reaction);
  const isTelling = elementsOf(reaction).length > 1 && formulas.some((formula) => /[A-Za-z]\d/.test(formula));
  if (!isTelling || !(hasArrow || isAsWritten)) return false;
  return canBeBalanced(reaction) || (hasArrow && isAsWritten && (formulas.length > 2 || formulas.some(isCompound)));
};

/** More than an element with a number: `Fe2O3`, `NaOH`. */
const isCompound = (formula: string): boolean => (countedAtoms(formula)?.size ?? 0) > 1;

/** An equation of chemistry that nothing bids to balance: it may be a line of a solution as well as a task. */
export const isReactionAlone = (message: string): boolean => {
  const found = reactionIn(message);
  return found !== undefined && !wordsIn(`${found.before} ${found.behind}`).some((word) => BIDS.test(word));
};
