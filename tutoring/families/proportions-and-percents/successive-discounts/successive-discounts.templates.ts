import { template, type Template } from '#tutoring/reading/template.reader.ts';

const UP =
  '(wzrosl*|podniesion*|podniosl*|podwyzszon*|podwyzszyl*|podwyzk*|podrozal*|zdrozal*|zwiekszon*|zwiekszyl*|+)';
const DOWN =
  '(obnizon*|obnizyl*|obnizk*|przecenion*|przecenil*|zmalal*|spadl*|zmniejszon*|zmniejszyl*|stanial*|potanial*|znizk*|rabat*|-)';
const THEN =
  '[;] [i|oraz] [potem|nastepnie|pozniej|po czym|po miesiacu|po tygodniu|po roku] [jeszcze|znowu|znow|ponownie|jeszcze raz]';
const IT = '[cene|cena|jej cene|jego cene|ich cene|ja|je|go|nowa cene|te cene]';
const WAS = '[za|kosztowal*|kosztuje|kosztuja|wynosil*]';
const ASKED =
  '[§] [teraz|obecnie|na koncu] [kosztuje|kosztuja|cena|nowa cena|cena koncowa|koncowa cena] [teraz|obecnie|po obu zmianach|po obu obnizkach|po tych zmianach|po zmianach|na koncu]';
const TOTAL =
  'o procent [lacznie|razem|w sumie|ogolem] [<verb>] [lacznie|razem|w sumie|ogolem] [cena] [lacznie|razem|w sumie|ogolem]';

interface Shape {
  readonly isUp: readonly [boolean, boolean];
  readonly value: readonly Template[];
  readonly total: readonly Template[];
}

const shape = (first: boolean, second: boolean): Shape => {
  const [one, two] = [first ? UP : DOWN, second ? UP : DOWN];
  const again = first === second ? `[${IT} ${two} ${IT}]` : `${IT} ${two} ${IT}`;
  const both = `${IT} [<m>] ${one} ${IT} [o] {p%} ${THEN} ${again} [o] {q%}`;
  const twice = [`${one} ${IT} 2 razy [o|po] {p%}`, `${one} ${IT} o {p%} 2 razy`, `2 razy ${one} [o|po] {p%}`];
  return {
    isUp: [first, second],
    value: [
      template(`[<n>] ${WAS} {w} [;] ${both} ${ASKED}`),
      ...(first === second ? twice.map((change) => template(`[<n>] ${WAS} {w} [;] ${IT} ${change} ${ASKED}`)) : []),
    ],
    total: [
      template(`${both} ${TOTAL}`),
      ...(first === second ? twice.map((change) => template(`[<m>] ${change} ${TOTAL}`)) : []),
    ],
  };
};

export const SHAPES: readonly Shape[] = [
  shape(false, false),
  shape(true, true),
  shape(true, false),
  shape(false, true),
];
