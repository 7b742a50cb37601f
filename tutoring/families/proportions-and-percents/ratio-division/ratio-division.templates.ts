import { template, type Template } from '#tutoring/reading/template.reader.ts';
import type { RatioSubject } from './ratio-division.types.ts';

const RATIO = 'w (stosunku|proporcji) {a} : {b} [: {c}]';
const PAIR = 'w (stosunku|proporcji) {a} : {b}';
const EACH = '[dostanie (kazde|kazdy|kazda|kazde z nich|kazdy z nich|kazda z nich)]';

const amounts: readonly string[] = ['{total}', '{total:money}', '{total:length}', '{total:mass}', '{total:volume}'];

export const AMOUNT_TEMPLATES: readonly Template[] = amounts.flatMap((total) => [
  template(`(podziel|podzielic|rozdziel) [liczbe|kwote|odcinek|odcinek dlugosci] ${total} ${RATIO}`),
  template(
    `(liczbe|kwote|odcinek|odcinek dlugosci|odcinek o dlugosci) ${total} podzielono ${RATIO} [czesci|dlugosci czesci]`,
  ),
  template(`* i * (dziela|podzielili|podzielily) [kwote|kwota] ${total} ${PAIR} ${EACH}`),
]);

const RATIO_OF = '[maja|maja do siebie] [w (stosunku|proporcji)] [jak] {a} : {b}';
const ASKED_ANGLES = '[je|katy|ich miary|miary katow|miary tych katow|miary|miary wszystkich katow]';

export const ANGLE_TEMPLATES: readonly (readonly [RatioSubject, readonly Template[]])[] = [
  [
    'angles',
    [
      template(`(katy|miary katow) (trojkata|w trojkacie) ${RATIO_OF} : {c} ${ASKED_ANGLES} [trojkata]`),
      template(`w trojkacie (katy|miary katow) ${RATIO_OF} : {c} ${ASKED_ANGLES} [trojkata]`),
      template(`(katy|miary katow) trojkata [ktorego katy|ich stosunek|w ktorym katy|=] ${RATIO_OF} : {c}`),
      template(`stosunek (katow|miar katow) (trojkata|w trojkacie) [=|to] {a} : {b} : {c} ${ASKED_ANGLES} [trojkata]`),
    ],
  ],
  [
    'adjacent',
    [
      template(`[2] (katy przylegle|miary katow przyleglych) ${RATIO_OF} ${ASKED_ANGLES}`),
      template(`(miary|miare) katow przyleglych [ktore|ktorych miary] ${RATIO_OF}`),
    ],
  ],
  [
    'acute',
    [
      template(
        `(katy ostre|miary katow ostrych) (trojkata prostokatnego|w trojkacie prostokatnym) ${RATIO_OF} ${ASKED_ANGLES}`,
      ),
      template(`w trojkacie prostokatnym (katy ostre|miary katow ostrych) ${RATIO_OF} ${ASKED_ANGLES}`),
    ],
  ],
];

const ASKED_SIDES =
  '[dlugosc|dlugosci] (boki|bokow|wszystkie boki|wszystkich bokow|poszczegolnych bokow|kazdego boku|kazdego z bokow) [trojkata|prostokata]';
const HAS = '[ma|ma dlugosc|=]';
const JOIN = '[i|oraz|;|a]';

const sides = (name: string, ratio: string): readonly Template[] =>
  ['{total}', '{total:length}'].flatMap((total) => [
    template(`[dlugosci] (boki|bokow) ${name} ${ratio} ${JOIN} obwod [${name}] ${HAS} ${total} ${ASKED_SIDES}`),
    template(`obwod ${name} ${HAS} ${total} ${JOIN} [dlugosci] (boki|bokow) ${ratio} ${ASKED_SIDES}`),
    template(
      `stosunek [dlugosci] bokow ${name} [=|to] ${colons(ratio)} ${JOIN} obwod [${name}] ${HAS} ${total} ${ASKED_SIDES}`,
    ),
    template(
      `obwod ${name} ${HAS} ${total} ${JOIN} stosunek [dlugosci] [jego] bokow [=|to] ${colons(ratio)} ${ASKED_SIDES}`,
    ),
    template(`${ASKED_SIDES} ktorego obwod ${HAS} ${total} ${JOIN} [dlugosci] boki ${ratio}`),
    template(
      `${nominativeOf(name)} [o] [ma] (obwod|obwodzie) ${total} ${JOIN} [jego] [dlugosci] (boki|bokow) ${ratio} ${ASKED_SIDES}`,
    ),
  ]);

const colons = (ratio: string): string => ratio.slice(ratio.indexOf('{a}'));
const nominativeOf = (genitive: string): string => genitive.replace(/a$/, '');

const OF_SIDES = '[pozostaja] [maja|maja do siebie] [w (stosunku|proporcji)] [jak] {a} : {b}';

export const SIDE_TEMPLATES: readonly (readonly [RatioSubject, readonly Template[]])[] = [
  ['triangle', sides('trojkata', `${OF_SIDES} : {c}`)],
  ['rectangle', sides('prostokata', OF_SIDES)],
];
