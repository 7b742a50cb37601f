import { template, type Template } from '#tutoring/reading/template.reader.ts';

const ROSE =
  '(wzrosl*|urosl*|podrozal*|zdrozal*|zwiekszyl*|zwiekszon*|powiekszon*|powiekszyl*|podniesion*|podniosl*|podwyzszon*|podwyzszyl*)';
const FELL = '(zmalal*|spadl*|obnizon*|obnizyl*|zmniejszon*|zmniejszyl*|stanial*|potanial*|przecenion*|przecenil*)';
const WAS = '(kosztowal*|byl|byla|bylo|mial*|wazyl*|liczyl*|zarabial*|wynosil*)';
const NOW = '(teraz|obecnie|dzis|dzisiaj|potem|pozniej|po roku|rok pozniej)';
const IS = '(kosztuje|kosztuja|ma|wazy|liczy|zarabia)';
const AFTER = '(po obnizce|po podwyzce|po przecenie|po zmianie)';
const PRICE = '(ich cene|cene|cena|te liczbe|te pensje|ja|je)';
const ASKED = `[${NOW}|${AFTER}] [${IS}|cena|jego cena|jej cena|liczbe otrzymano|otrzymano|zarabia] [${NOW}|${AFTER}]`;

export interface Direction {
  readonly isUp: boolean;
  /** From the first number to the second. */
  readonly change: readonly Template[];
  /** The first number compared with the second. */
  readonly comparison: readonly Template[];
  readonly changed: readonly Template[];
}

const directed = (isUp: boolean, verb: string, compared: string): Direction => ({
  isUp,
  change: [
    template(`[<n+>] ${verb} [z] {a} (na|do) {b} o procent [${verb}|${compared}] [<m>]`),
    template(`[<n>] ${WAS} {a} [;] [a] ${AFTER} [${IS}] {b} o procent (${verb}|${compared}) [<l>]`),
    template(`[<n>] ${WAS} {a} [<m>] [;] [${NOW}] [${IS}] {b} [<k>] o procent (${verb}|${compared}) [<l>]`),
    template(`[<n>] {a} [<m>] [;] ${NOW} [${IS}] {b} [<k>] o procent (${verb}|${compared}) [<l>]`),
  ],
  comparison: [
    template(`o procent [liczba] {a} ${compared} (od|niz) [liczby|liczba] {b}`),
    template(`o procent ${compared} [liczba] {a} (od|niz) [liczby|liczba] {b}`),
    template(`[liczba] {a} o procent ${compared} (od|niz) [liczby|liczba] {b}`),
  ],
  changed: [
    template(`liczbe {w} ${verb} o {p%} ${ASKED}`),
    template(
      `<n> (kosztuje|kosztuja|kosztowal*|wynosil*|wazyl*) {w} [;] [(i|a|ale)] [${NOW}] [${PRICE}] ${verb} [${PRICE}] o {p%} ${ASKED}`,
    ),
    template(`(cene|cena) <n> {w} [zostal*] ${verb} o {p%} (nowa cena|cena ${NOW}|cena ${AFTER}|${ASKED})`),
    template(`<n> (zarabial*) {w} [;] [${NOW}] [jego|jej] [pensja|pensje] ${verb} o {p%} ${ASKED}`),
  ],
});

export const DIRECTIONS: readonly Direction[] = [
  directed(true, ROSE, '(wiecej|wieksz*|drozszy|drozsza|drozsze|drozej)'),
  directed(false, FELL, '(mniej|mniejsz*|tanszy|tansza|tansze|taniej)'),
];

/** The direction shows in the numbers alone. */
export const UNDIRECTED: readonly Template[] = [
  template(`[<n>] [${WAS}] {a} [<m>] [;] ${NOW} [${IS}] {b} [<k>] o procent [zmienil*|zmiana]`),
  template(`[<n+>] zmienil* [z] {a} (na|do) {b} o procent [zmienil*]`),
];
