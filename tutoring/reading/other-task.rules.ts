import { readIntent, speaksOfOwnStep, withoutMarks } from './intent.reader.ts';
import { countForeignWords } from './leftover.rules.ts';

/** A bidding with which a task, or its last sentence, begins. */
const BIDDING =
  /(?:^|[.!?;]\s+)(?:(?:a|i|no|ok|teraz|potem|prosze|poprosze|hej|czesc|zad|zadanie)[ .,:)\d]+)*(?:oblicz|policz|rozwiaz|uprosc|uporzadkuj|wyznacz|znajdz|udowodnij|wykaz|zamien|przelicz|zbilansuj|uzgodnij|usun|narysuj|naszkicuj|napisz|zapisz|wypisz|streszcz|stresc|wymysl|przetlumacz|opowiedz|opisz|wymien)(?![a-z])/;

/** A question of its own: „…, jaka ma gęstość”, „ile krawędzi ma”. */
const QUESTION =
  /(?:^|[\s.!?,;:])(?:il[eu]|jak(?:i|a|ie|im|iej|iego|ich|imi)|kto|kiedy|gdzie|czy|o ktorej|ktora (?:godzina|bedzie)|co (?:jest|to|mniejsze|wieksze))(?![a-z])/;

/** „co mniejsze 1/3 czy 2/5” */
const COMPARISON = /(?<![a-z])co (?:jest )?(?:mniejsze|wieksze)(?![a-z])/;

/** What is calculated with functions is no result: „log_2 8 + log_3 81”. */
const OF_FUNCTIONS = /(?:log|ln|sqrt|√|sin|cos|tg)(?![a-z])[^=]*[-+*/:·][^=]*(?:log|ln|sqrt|√|sin|cos|tg)(?![a-z])/;

/** What only seems to be a result. */
const GUESS = /^(?:chyba|mysle|strzelam|obstawiam|pewnie|wydaje mi)(?![a-z])/;

/** „26 cm czy jakoś tak” asks nothing. */
const VAGUE = /\s(?:czy|albo|lub) (?:jakos|cos)(?: (?:tak|takiego|kolo tego|podobnego))?[\s.!?]*$/;

/** So many words of which neither the task nor an answer knows tell something else. */
const WORDS_OF_A_STORY = 2;

/**
 * Whether a message that cannot be read as a task is one all the same, and no answer: it bids, it asks, or it only tells of other things or calculates
 * with functions, as a strange answer may. `known` is the task of the thread in words.
 */
export const otherTaskIn = (message: string, known: string): 'bidden' | 'asked' | 'told' | undefined => {
  const plain = withoutMarks(message.toLowerCase()).replace(VAGUE, '').trim();
  const intent = readIntent(message);
  const foreign = countForeignWords(plain, known);
  if (intent !== 'help' && BIDDING.test(plain) && (/\d/.test(plain) || (foreign > 1 && intent !== 'demand')))
    return 'bidden';
  // „Ile reszty dostała Ola?” speaks of no step of one's own.
  const isStory = foreign > WORDS_OF_A_STORY && QUESTION.test(plain);
  if (intent !== 'other' || (speaksOfOwnStep(message) && !isStory) || GUESS.test(plain)) return undefined;
  if ((foreign > 0 && QUESTION.test(plain)) || COMPARISON.test(plain)) return 'asked';
  return foreign >= WORDS_OF_A_STORY || (OF_FUNCTIONS.test(plain) && !plain.includes('=')) ? 'told' : undefined;
};

/** Whether a message bids or asks by its form: as an answer to a question of a topic, whose words may be any, it does not. */
export const asksOrBids = (message: string): boolean => {
  const plain = withoutMarks(message.toLowerCase()).trim();
  return BIDDING.test(plain) || QUESTION.test(plain);
};
