import { expect, it } from 'vitest';
import { type Intent, readIntent } from '#tutoring/reading/intent.reader.ts';

it.each<readonly [message: string, intent: Intent]>([
  ['po prostu podaj wynik', 'demand'],
  ['sama odpowiedź', 'demand'],
  ['bez tłumaczenia', 'demand'],
  ['rozwiąż to za mnie', 'demand'],
  ['zrób to za mnie', 'demand'],
  ['to jest trudne', 'help'],
  ['utknęłam', 'help'],
  ['nie ogarniam', 'help'],
  ['nwm', 'help'],
  ['co teraz', 'help'],
  ['od czego zacząć', 'help'],
  ['mam odjąć 3?', 'proposal'],
  ['trzeba podzielić przez 2', 'proposal'],
])('„%s” is a %s', (message, intent) => {
  expect(readIntent(message)).toBe(intent);
});
