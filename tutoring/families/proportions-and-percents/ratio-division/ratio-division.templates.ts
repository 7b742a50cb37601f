import { template, type Template } from '#tutoring/reading/template.reader.ts';

const RATIO = 'w (stosunku|proporcji) {a} : {b} [: {c}]';
const PAIR = 'w (stosunku|proporcji) {a} : {b}';
const EACH = '[dostanie (kazde|kazdy|kazda|kazde z nich|kazdy z nich|kazda z nich)]';

const amounts: readonly string[] = ['{total}', '{total:money}', '{total:length}', '{total:mass}', '{total:volume}'];

export const AMOUNT_TEMPLATES: readonly Template[] = amounts.flatMap((total) => [
  template(`(podziel|podzielic|rozdziel) [liczbe|kwote|odcinek|odcinek dlugosci] ${total} ${RATIO}`),
  template(
    `(liczbe|kwote|odcinek|odcinek dlugosci|odcinek o dlugosci) ${total} podzielono ${RATIO} [czesci|dlugosci czesci]`,
  ),
  template(`* i * (dziela|dziela sie|podzielili|podzielily) [kwote|kwota] ${total} ${PAIR} ${EACH}`),
]);

export const ANGLE_TEMPLATES: readonly Template[] = [
  template(
    '(katy|miary katow) trojkata [maja sie do siebie|maja sie] [w stosunku] [jak] {a} : {b} : {c} [je|katy|te katy|miary tych katow|tych katow|ich miary|miary katow]',
  ),
];
