import { firstFit, template } from '#tutoring/reading/template.reader.ts';
import { naturalOf } from '#tutoring/mathematics/prime-factors.rules.ts';
import type { ReductionGiven } from './fraction-reduction.types.ts';

const END = '[do konca|do postaci nieskracalnej|do najprostszej postaci|ile mozna|maksymalnie]';
const REDUCE = [
  template(`(skroc|skrocic|skracanie|uprosc) [ulamek|ulamka] {f} ${END}`),
  template('[ulamek] (w postaci nieskracalnej|w najprostszej postaci) [ulamek] {f}'),
  template('[ulamek] {f} (w postaci nieskracalnej|w najprostszej postaci)'),
  template('(doprowadz|sprowadz|doprowadzic) do (postaci nieskracalnej|najprostszej postaci) [ulamek] {f}'),
  template('(doprowadz|sprowadz) [ulamek] {f} do (postaci nieskracalnej|najprostszej postaci)'),
];
const EXTEND = [
  template('(rozszerz|rozszerzyc|sprowadz) [ulamek] {f} do mianownika [rownego] {m}'),
  template('(rozszerz|rozszerzyc) [ulamek] {f} (zeby|aby|by) [mial|mianownik|mial mianownik|mianownik byl] {m}'),
  template('[ulamek] {f} (do mianownika|z mianownikiem) {m}'),
  template('{f} [jako] ulamek o mianowniku {m}'),
];
const TO_MIXED = template(
  '[zamien|zamienic|przedstaw] [ulamek|ulamek niewlasciwy] {f} (na|jako|w postaci) (liczbe mieszana|liczba mieszana|liczby mieszanej|mieszana)',
);
const TO_MIXED_EARLY = template('wylacz (calosci|calosc) z [ulamka] {f}');
const TO_MIXED_FIRST = template('(zamien|zamienic) na (liczbe mieszana|liczby mieszane) [ulamek] {f}');
const TO_IMPROPER_FIRST = template(
  '(zamien|zamienic) na (ulamek niewlasciwy|ulamki niewlasciwe) [liczbe mieszana] {f}',
);
const TO_IMPROPER = template(
  '[zamien|zamienic|przedstaw] [liczbe|liczbe mieszana] {f} (na|jako|w postaci) (ulamek niewlasciwy|ulamka niewlasciwego|niewlasciwy)',
);

/** As written, not reduced. */
const partsOf = (written: string): readonly [number, number] | undefined => {
  const [, wholes = '0', top = '', bottom = ''] = /^(?:(\d{1,4}) )?(\d{1,5})\/(\d{1,5})$/.exec(written) ?? [];
  const [over, under] = [Number(wholes) * Number(bottom) + Number(top), Number(bottom)];
  return over > 0 && under > 1 ? [over, under] : undefined;
};

export const readReduction = (message: string): ReductionGiven | undefined => {
  const extend = firstFit(EXTEND, message);
  const reduce = extend ?? firstFit(REDUCE, message);
  const toMixed = reduce ?? TO_MIXED.find(message) ?? TO_MIXED_FIRST.find(message) ?? TO_MIXED_EARLY.find(message);
  const found = toMixed ?? TO_IMPROPER.find(message) ?? TO_IMPROPER_FIRST.find(message);
  const parts = found && partsOf(found.text('f'));
  if (found === undefined || parts === undefined) return undefined;
  const [top, bottom] = parts;
  const isMixed = found.text('f').includes(' ');
  if (extend !== undefined) {
    const to = naturalOf(extend.number('m'));
    return to !== undefined && to > bottom && to % bottom === 0 && !isMixed
      ? { asks: 'extend', top, bottom, to }
      : undefined;
  }
  if (reduce !== undefined)
    return isMixed || !isReducible(top, bottom) ? undefined : { asks: 'reduce', top, bottom, to: 1 };
  if (toMixed !== undefined)
    return isMixed || top <= bottom || top % bottom === 0 ? undefined : { asks: 'toMixed', top, bottom, to: 1 };
  return isMixed && top % bottom !== 0 ? { asks: 'toImproper', top, bottom, to: 1 } : undefined;
};

const isReducible = (top: number, bottom: number): boolean => {
  for (let divisor = 2; divisor <= Math.min(top, bottom); divisor += 1)
    if (top % divisor === 0 && bottom % divisor === 0) return true;
  return false;
};
