import { lazily } from '#domain/shared/lazily.ts';
import { priceParts } from '#domain/billing/pricing/price.rules.ts';

const groups = lazily(() => new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 0 }));

/** An amount in grosze with its comma and currency, joined by no-break spaces (S1 §5.51). */
export const money = (amount: number): string => {
  const { zlotys, grosze } = priceParts(amount);
  return `${groups().format(zlotys)},${grosze}\u00A0zł`;
};
