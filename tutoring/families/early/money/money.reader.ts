import { isEchoed, isPlainStory, names } from '#tutoring/families/early/story-words.rules.ts';
import { asWhole } from '#tutoring/families/early/whole.rules.ts';
import { converted } from '#tutoring/reading/units.ts';
import type { Found } from '#tutoring/reading/template.reader.ts';
import { COINS, PURCHASES, TO_GROSZE, TO_ZLOTE } from './money.templates.ts';
import type { Item, MoneyGiven, PurchaseGiven } from './money.types.ts';

const MOST = 1_000_000;

export const readMoney = (message: string): MoneyGiven | undefined => {
  if (/(?<!\p{L})nie(?=\s+(?:wyda|kupi|zap|dosta))/iu.test(message)) return undefined;
  return conversionIn(message) ?? coinsIn(message) ?? purchaseIn(withCountedGoods(message), message);
};

/** „3 kg jabłek po 4 zł za kilogram”: as many times the price as there are kilograms, or pieces. */
const withCountedGoods = (message: string): string =>
  message
    .replace(
      /(?<![\d,.])(\d+) ?(?:kg|kilogram\p{L}*)( \p{L}+ po .{1,20}? (?:zł|gr|złot\p{L}*))(?!\p{L})(?: za (?:(?:1 |jeden )?kilogram|(?:1 )?kg)(?!\p{L}))?/giu,
      '$1$2',
    )
    .replace(/(?<=(?:zł|gr|złot\p{L}*)) za (?:sztukę|sztuke|jedną sztukę|1 szt)(?!\p{L})/giu, '');

const conversionIn = (message: string): MoneyGiven | undefined => {
  for (const one of TO_GROSZE) {
    const found = one.find(message);
    const amount = found && amountOf(found, 'a');
    if (found !== undefined && amount !== undefined && found.quantity('a').unit === 'zl')
      return { kind: 'toGrosze', amount };
  }
  for (const one of TO_ZLOTE) {
    const found = one.find(message);
    const amount = found && amountOf(found, 'a');
    if (found !== undefined && amount !== undefined && amount >= 100 && found.quantity('a').unit === 'gr')
      return { kind: 'toZlote', amount };
  }
  return undefined;
};

const coinsIn = (message: string): MoneyGiven | undefined => {
  for (const one of COINS) {
    const found = one.find(message);
    const [coin, amount] = found === undefined ? [] : [amountOf(found, 'c'), amountOf(found, 'a')];
    if (coin !== undefined && amount !== undefined && amount % coin === 0 && amount > coin)
      return { kind: 'coins', coin, amount };
  }
  return undefined;
};

const purchaseIn = (counted: string, message: string): PurchaseGiven | undefined => {
  for (const one of PURCHASES) {
    const found = one.find(counted);
    const given = found && purchaseOf(found, message.trim().replace(/\s+/g, ' '));
    if (given !== undefined) return given;
  }
  return undefined;
};

const purchaseOf = (found: Found, text: string): PurchaseGiven | undefined => {
  const items = itemsOf(found);
  const paid = found.has('p') ? amountOf(found, 'p') : undefined;
  if (items === undefined || (found.has('p') && paid === undefined) || !isPlain(found)) return undefined;
  const cost = items.reduce((sum, { count, price }) => sum + count * price, 0);
  return paid === undefined || paid > cost ? { kind: 'purchase', items, paid, text } : undefined;
};

/** „Za 2 bułki i sok” names what was priced before, in either order. */
const itemsOf = (found: Found): readonly Item[] | undefined => {
  const [a, b] = [amountOf(found, 'a'), found.has('b') ? amountOf(found, 'b') : undefined];
  const [n, m] = [countOf(found, 'n'), countOf(found, 'm')];
  if (a === undefined || (found.has('b') && b === undefined) || n === undefined || m === undefined) return undefined;
  if (!found.has('xx')) return [{ count: n, price: a }, ...(b === undefined ? [] : [{ count: m, price: b }])];
  const isSame = (asked: string, told: string): boolean =>
    isEchoed(found.text(asked), found.text(told)) && names(found.text(asked), found.text(told));
  if (b === undefined) return isSame('xx', 'x') ? [{ count: n, price: a }] : undefined;
  if (isSame('xx', 'x') && isSame('yy', 'y'))
    return [
      { count: n, price: a },
      { count: m, price: b },
    ];
  if (isSame('xx', 'y') && isSame('yy', 'x'))
    return [
      { count: m, price: a },
      { count: n, price: b },
    ];
  return undefined;
};

/** One where nothing is said; undefined for what is no small whole number. */
const countOf = (found: Found, slot: string): number | undefined => {
  if (!found.has(slot)) return 1;
  const count = asWhole(found.number(slot), 1000);
  return count === undefined || count < 1 ? undefined : count;
};

/** In grosze: „3 zł 50 gr” has two quantities. */
const amountOf = (found: Found, slot: string): number | undefined => {
  const first = found.quantity(slot);
  const rest = found.has(`${slot}rest`) ? found.quantity(`${slot}rest`) : undefined;
  if (rest !== undefined && (first.unit !== 'zl' || rest.unit !== 'gr' || rest.value.gte(100))) return undefined;
  const value = converted(first.value, first.unit ?? 'zl', 'gr');
  const amount = asWhole(rest === undefined ? value : value.add(rest.value), MOST);
  return amount === undefined || amount < 1 ? undefined : amount;
};

const STORY = ['s', 'x', 'y', 'v', 'z'];

const isPlain = (found: Found): boolean =>
  STORY.every(
    (slot) =>
      !found.has(slot) ||
      (isPlainStory(withoutBuying(found.text(slot))) && !/(?<= |^)(?:ma|mial\w*)(?= |$)/.test(found.text(slot))),
  ) &&
  (!found.has('w') || /^(?:(?:ona|on|kasjer\w*|mu|jej|od kasjer\w*) ?)+$/.test(found.text('w')));

/** In these stories money goes by buying. */
const withoutBuying = (text: string): string => text.replace(/(?<= |^)(?:kupi\w*|dokupi\w*)(?= |$)/g, '');
