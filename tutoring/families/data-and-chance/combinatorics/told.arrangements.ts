import { counted, formFor } from '#tutoring/families/polish-count.ts';
import type { Arrangement } from './combinatorics.types.ts';
import { binomialOf, descending, ordersOf, productOf } from './recount.rules.ts';

export const waysOf = (count: number): string =>
  counted(count, ['sposób', 'sposoby', 'sposobów']).replace(/^\d+/, '$$$&$$');

const canBe = (count: number): string => `Można to zrobić na ${waysOf(count)}.`;

export const queue = (count: number, isOfBooks: boolean): Arrangement => ({
  statement: isOfBooks
    ? `Na ile sposobów można ustawić na półce $${count}$ ${formFor(count, ['książkę', 'różne książki', 'różnych książek'])}?`
    : `Na ile sposobów można ustawić $${count}$ ${formFor(count, ['osobę', 'osoby', 'osób'])} w kolejce?`,
  places: descending(count, count),
  placesWhy: 'Kto już stoi, nie może stanąć drugi raz, więc na każde następne miejsce jest o jedną możliwość mniej.',
  recounted: () => ordersOf(count),
  sentence: canBe(ordersOf(count)),
  notice: 'Ile jest możliwości na pierwsze miejsce, a ile zostaje na drugie, gdy pierwsze jest już zajęte?',
  proof: `Bez ostatniej ${isOfBooks ? 'książki' : 'osoby'} jest $${ordersOf(count - 1)}$ ${formFor(ordersOf(count - 1), ['ustawienie', 'ustawienia', 'ustawień'])}. Można ją wstawić w każde z nich na ${waysOf(count)}: $${ordersOf(count - 1)} \\cdot ${count} = ${ordersOf(count)}$.`,
  misled: {
    'repetition-allowed': count ** count,
    added: (count * (count + 1)) / 2,
    'product-of-data': count * count,
    'too-few-places': count,
  },
});

export const delegates = (all: number, chosen: number): Arrangement => ({
  statement: `Z $${all}$ osób wybieramy $${chosen}$ ${formFor(chosen, ['delegata', 'delegatów', 'delegatów'])}. Na ile sposobów można to zrobić?`,
  places: descending(all, chosen),
  placesWhy: 'Wybieramy po kolei: osoba raz wybrana nie bierze udziału w dalszym wyborze.',
  unordered: chosen,
  same: 'te same osoby',
  recounted: () => binomialOf(all, chosen),
  sentence: canBe(binomialOf(all, chosen)),
  notice: 'Czy ma znaczenie, kogo wybierzemy najpierw, a kogo potem?',
  proof: `Liczymy inaczej, osobno wybory z jedną ustaloną osobą i bez niej: $\\binom{${all - 1}}{${chosen - 1}} + \\binom{${all - 1}}{${chosen}} = ${binomialOf(all - 1, chosen - 1)} + ${binomialOf(all - 1, chosen)} = ${binomialOf(all, chosen)}$.`,
  misled: {
    'order-counted': productOf(descending(all, chosen)),
    'product-of-data': all * chosen,
    'repetition-allowed': all ** chosen,
    'too-few-places': all / chosen,
  },
});

const POSTS = ['przewodniczącego', 'zastępcę', 'skarbnika', 'sekretarza'] as const;

export const posts = (all: number, count: number): Arrangement => ({
  statement: `Na ile sposobów można wybrać spośród $${all}$ osób ${POSTS.slice(0, count - 1).join(', ')} i ${POSTS[count - 1] ?? ''}?`,
  places: descending(all, count),
  placesWhy: 'Każdą funkcję pełni kto inny, więc na każdą następną zostaje o jedną osobę mniej.',
  recounted: () => binomialOf(all, count) * ordersOf(count),
  sentence: canBe(productOf(descending(all, count))),
  notice: 'Funkcje są różne, więc zamiana osób daje inny wybór. Ile osób może objąć pierwszą funkcję, a ile następną?',
  proof: `Inaczej: grupę wybranych osób tworzymy na ${waysOf(binomialOf(all, count))}, a funkcje rozdzielamy w niej na ${waysOf(ordersOf(count))}: $${binomialOf(all, count)} \\cdot ${ordersOf(count)} = ${binomialOf(all, count) * ordersOf(count)}$.`,
  misled: {
    'repetition-allowed': all ** count,
    'repetition-forbidden': binomialOf(all, count),
    'product-of-data': all * count,
    added: descending(all, count).reduce((sum, one) => sum + one, 0),
  },
});

export const matches = (teams: number): Arrangement => ({
  statement: `W turnieju gra $${teams}$ ${formFor(teams, ['drużyna', 'drużyny', 'drużyn'])}, każda z każdą jeden mecz. Ile meczów zostanie rozegranych?`,
  places: [teams, teams - 1],
  placesWhy: 'Pierwszą drużynę meczu można wskazać dowolnie, a drugą spośród pozostałych.',
  unordered: 2,
  same: 'te same drużyny',
  recounted: () => {
    let sum = 0;
    for (let team = 1; team < teams; team += 1) sum += team;
    return sum;
  },
  sentence: `Liczba meczów: $${binomialOf(teams, 2)}$.`,
  notice: 'Ile meczów rozegra jedna drużyna? Czy mecz dwóch drużyn nie zostanie wtedy policzony dwa razy?',
  proof: `Po kolei: każda następna drużyna gra z tymi, które już są na liście, więc $${Array.from({ length: teams - 1 }, (_one, index) => index + 1).join(' + ')} = ${binomialOf(teams, 2)}$.`,
  misled: {
    'order-counted': teams * (teams - 1),
    'product-of-data': teams * teams,
    'too-few-places': teams - 1,
  },
});

/** Throws of so many coins, or so often of a die, told apart from each other. */
export const throws = (count: number, isOfCoin: boolean): Arrangement => {
  const sides = isOfCoin ? 2 : 6;
  const all = sides ** count;
  return {
    statement: `Rzucamy ${isOfCoin ? 'monetą' : 'kostką'} $${count}$ razy. Ile jest możliwych wyników?`,
    places: productPlaces(sides, count),
    placesWhy: 'Wynik jednego rzutu nie zależy od pozostałych, więc w każdym jest tyle samo możliwości.',
    recounted: () =>
      Array.from({ length: count }).reduce<number>(
        (sum) => Array.from({ length: sides }, () => sum).reduce((one, other) => one + other, 0),
        1,
      ),
    sentence: `Liczba możliwych wyników: $${all}$.`,
    notice: 'Ile możliwości ma jeden rzut? Czy wynik pierwszego rzutu coś zmienia w następnym?',
    proof: `Bez ostatniego rzutu jest $${all / sides}$ wyników. Każdy z nich można dokończyć na tyle sposobów, ile jest możliwości w jednym rzucie: $${all / sides} \\cdot ${sides} = ${all}$.`,
    misled: { added: sides * count, 'base-and-exponent': count ** sides, 'too-few-places': sides },
  };
};

const productPlaces = (sides: number, count: number): readonly [number, ...number[]] => [
  sides,
  ...Array.from({ length: count - 1 }, () => sides),
];

const CLOTHES = [
  ['bluzkę', 'bluzki', 'bluzek'],
  ['spódnicę', 'spódnice', 'spódnic'],
  ['kurtkę', 'kurtki', 'kurtek'],
] as const;

export const outfit = (counts: readonly [number, number, ...number[]]): Arrangement => {
  const things = counts.map((count, index) => `$${count}$ ${formFor(count, CLOTHES[index] ?? CLOTHES[0])}`);
  const all = productOf(counts);
  return {
    statement: `Ania ma ${things.slice(0, -1).join(', ')} i ${things.at(-1) ?? ''}. Na ile sposobów może się ubrać, wybierając po jednej rzeczy każdego rodzaju?`,
    places: counts,
    placesWhy: 'Każdą rzecz jednego rodzaju można połączyć z każdą rzeczą innego rodzaju.',
    recounted: () =>
      counts.reduce((pairs, count) => Array.from({ length: count }, () => pairs).reduce((sum, one) => sum + one, 0), 1),
    sentence: `Ania może się ubrać na ${waysOf(all)}.`,
    notice: 'Do jednej wybranej rzeczy pierwszego rodzaju ile różnych rzeczy drugiego rodzaju można dobrać?',
    proof: `Do każdej z ${counts[0]} rzeczy pierwszego rodzaju pasuje tyle samo zestawów pozostałych, $${all / counts[0]}$, więc $${Array.from({ length: counts[0] }, () => all / counts[0]).join(' + ')} = ${all}$.`,
    misled: {
      added: counts.reduce((sum, one) => sum + one, 0),
      'base-and-exponent': counts[0] ** counts.length,
      'too-few-places': counts[0],
    },
  };
};
