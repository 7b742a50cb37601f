/** „1 godzina”, „3 godziny”, „5 godzin”, „12 godzin”, „22 godziny”: the forms for one, for two to four, and for five and more. */
export const counted = (count: number, forms: readonly [one: string, few: string, many: string]): string =>
  `${count} ${formFor(count, forms)}`;

const RULES = new Intl.PluralRules('pl');

export const formFor = (count: number, [one, few, many]: readonly [one: string, few: string, many: string]): string => {
  const form = RULES.select(Math.abs(count));
  return form === 'one' ? one : form === 'many' ? many : few;
};
