import { lazily } from '#domain/shared/lazily.ts';

const rules = lazily(() => new Intl.PluralRules('pl'));
const numbers = lazily(() => new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 }));

interface Forms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
  /** Fractions; the genitive singular. */
  readonly other: string;
}

/** Most counts need no formatter, which would be the first of a page. */
const written = (count: number): string =>
  Number.isInteger(count) && count < 1_000 ? `${count}` : numbers().format(count);

/** A number with its noun in the right one of the four Polish forms, joined by a no-break space. */
export const counted = (count: number, forms: Forms): string => {
  const form = rules().select(count);
  const word = form === 'one' || form === 'few' || form === 'many' ? forms[form] : forms.other;
  return `${written(count)}\u00A0${word}`;
};

export const points = (count: number): string =>
  counted(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' });
export const hours = (count: number): string =>
  counted(count, { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' });
export const minutes = (count: number): string =>
  counted(count, { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' });
export const characters = (count: number): string =>
  counted(count, { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' });
export const questions = (count: number): string =>
  counted(count, { one: 'pytanie', few: 'pytania', many: 'pytań', other: 'pytania' });
export const cards = (count: number): string =>
  counted(count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' });
/** Whom one has: „Masz 1 kartę”. */
export const cardsHeld = (count: number): string =>
  counted(count, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' });
