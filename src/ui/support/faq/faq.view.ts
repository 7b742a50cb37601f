import type { FaqCategory, FaqItem } from '#ui/texts/faq.pl.ts';
import { countFound, foundPieces, searchedWords, type FoundPiece } from './search.rules.ts';

/** The order in which the chips stand (S2 §2.128). */
export const FAQ_CATEGORIES = ['platform', 'ai', 'materials', 'payments', 'security'] as const;
export type FaqChoice = 'all' | FaqCategory;

export interface ShownQuestion {
  readonly id: string;
  readonly question: readonly FoundPiece[];
  readonly answer: readonly FoundPiece[];
  readonly link: FaqItem['link'];
  /** What was looked for stands in the answer only. */
  readonly isOpen: boolean;
}

export type FaqView =
  | {
      readonly screen: 'questions';
      readonly count: number;
      readonly groups: readonly { readonly category: FaqCategory; readonly questions: readonly ShownQuestion[] }[];
    }
  /** Nothing in this category (S2 §2.130); so many questions in the others. */
  | { readonly screen: 'emptyCategory'; readonly elsewhere: number }
  | { readonly screen: 'notFound' };

const shown = (
  { id, question, answer, link }: FaqItem,
  words: readonly string[],
  foundCount: number,
): ShownQuestion => ({
  id,
  question: foundPieces(question, words),
  answer: foundPieces(answer, words),
  link,
  isOpen: countFound(question, words) < foundCount,
});

/** The questions of a category in which most of what was typed is found: all of it, if it is anywhere (S2 §2.128, §3.41). */
export const selectFaq = (items: readonly FaqItem[], choice: FaqChoice, query: string): FaqView => {
  const words = searchedWords(query);
  const counts = items.map(({ question, answer }) => countFound(`${question} ${answer}`, words));
  const best = Math.max(0, ...counts);
  if (words.length > 0 && best === 0) return { screen: 'notFound' };
  const found = items.filter((_, index) => counts[index] === best);
  const chosen = found.filter(({ category }) => choice === 'all' || category === choice);
  if (chosen.length === 0) return { screen: 'emptyCategory', elsewhere: found.length };
  const groups = FAQ_CATEGORIES.map((category) => ({
    category,
    questions: chosen.filter((item) => item.category === category).map((item) => shown(item, words, best)),
  }));
  return { screen: 'questions', count: chosen.length, groups: groups.filter(({ questions }) => questions.length > 0) };
};
