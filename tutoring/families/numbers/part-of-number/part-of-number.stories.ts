import { counted, formFor } from '#tutoring/families/polish-count.ts';
import type { PartQuestion } from './part-of-number.types.ts';

interface PartStory {
  readonly asks: PartQuestion;
  readonly unit?: string;
  /** The amount and the fraction come as LaTeX in dollars, the amount as a number too, for its noun. */
  readonly tell: (amount: number, fraction: string) => string;
  readonly sentence: (result: number) => string;
}

const stayed = (count: number): string => formFor(count, ['Została', 'Zostały', 'Zostało']);

const PLUMS = ['śliwka', 'śliwki', 'śliwek'] as const;
const SWEETS = ['cukierek', 'cukierki', 'cukierków'] as const;
const PAGES = ['strona', 'strony', 'stron'] as const;
// Of men several forms are usual with a verb in the plural; this one goes with „jest”.
const PUPILS = ['uczeń', 'uczniów', 'uczniów'] as const;

export const PART_STORIES: readonly PartStory[] = [
  {
    asks: 'rest',
    tell: (amount, fraction) =>
      `Mama kupiła ${formFor(amount, ['śliwkę', 'śliwki', 'śliwek']).replace(/^/, `$${amount}$ `)}. Na kompot poszło ${fraction} z nich. Ile śliwek zostało?`,
    sentence: (left) => `${stayed(left)} ${counted(left, PLUMS)}.`,
  },
  {
    asks: 'rest',
    tell: (amount, fraction) =>
      `Kuba miał $${amount}$ ${formFor(amount, SWEETS)}. Oddał siostrze ${fraction} z nich. Ile cukierków mu zostało?`,
    sentence: (left) => `${formFor(left, ['Został', 'Zostały', 'Zostało'])} mu ${counted(left, SWEETS)}.`,
  },
  {
    asks: 'rest',
    tell: (amount, fraction) =>
      `Książka ma $${amount}$ ${formFor(amount, PAGES)}. Ola przeczytała już ${fraction} książki. Ile stron jej zostało?`,
    sentence: (left) => `${stayed(left)} jej ${counted(left, PAGES)}.`,
  },
  {
    asks: 'rest',
    unit: 'kg',
    tell: (amount, fraction) =>
      `W sklepie było $${amount}$ kg ziemniaków. Sprzedano ${fraction} z nich. Ile kilogramów zostało?`,
    sentence: (left) => `${stayed(left)} ${left} kg ziemniaków.`.replace('Została', 'Został'),
  },
  {
    asks: 'part',
    tell: (amount, fraction) =>
      `Książka ma $${amount}$ ${formFor(amount, PAGES)}. Tomek przeczytał ${fraction} książki. Ile stron przeczytał?`,
    sentence: (read) => `Tomek przeczytał ${counted(read, ['stronę', 'strony', 'stron'])}.`,
  },
  {
    asks: 'part',
    tell: (amount, fraction) =>
      `W klasie jest $${amount}$ ${formFor(amount, PUPILS)}. Chłopcy to ${fraction} klasy. Ilu jest chłopców?`,
    sentence: (boys) => `W klasie jest ${counted(boys, ['chłopiec', 'chłopców', 'chłopców'])}.`,
  },
  {
    asks: 'whole',
    unit: 'l',
    tell: (amount, fraction) =>
      `W beczce jest $${amount}$ l wody. To ${fraction} jej pojemności. Jaka jest pojemność beczki?`,
    sentence: (all) => `Beczka ma pojemność ${all} l.`,
  },
];
