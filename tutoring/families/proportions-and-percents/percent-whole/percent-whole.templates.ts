import { template, type Template } from '#tutoring/reading/template.reader.ts';

const BEFORE =
  '(przed obnizka|przed podwyzka|przed przecena|przed zmiana|przed promocja|przed wyprzedaza|na poczatku|wczesniej|poprzednio|poczatkowo|przedtem)';
const ASKED = `(${BEFORE} [kosztowal*|cena|zarabial*|wazyl*|wynosila cena|miala|mial]|(kosztowal*|cena|wynosila cena|zarabial*|wynosila|mial*) [<q>] ${BEFORE}|[byla] (poczatkowa|poprzednia|stara) cena|[byla] cena (poczatkowa|poprzednia))`;
const FALL = '(obnizce [ceny]|przecenie|znizce|rabacie|zmniejszeniu)';
const RISE = '(podwyzce [ceny]|podrozeniu|zwiekszeniu)';
const CUT = '(obnizono|przeceniono|zmniejszono|staniala|stanial|stanialo|potanial*|spadl*|zmalal*)';
const RAISED = '(podwyzszono|podniesiono|zwiekszono|zdrozal*|podrozal*|wzrosl*|wzrosla)';

/** `<w>` and `<q>` name the whole: they must be the same thing. */
export const PART_TEMPLATES: readonly Template[] = [
  template(
    '[<n>] {a} [<m>] [;] [czyli|co stanowi|stanowi|stanowia|-] {p%} [calej|calego|wszystkich] <w> § [kosztuje|kosztuja] <q+>',
  ),
  template(
    '<n+> {a} [<m>] [;] (czyli|co stanowi|stanowi|stanowia) {p%} [calej|calego|wszystkich] <w> § [kosztuje|kosztuja] <q+>',
  ),
  template('{p%} [calej|calego|wszystkich] <w> [stanowi|stanowia|-] {a} [<n>] § [kosztuje|kosztuja] <q+>'),
];

interface ChangeTemplates {
  readonly isUp: boolean;
  readonly templates: readonly Template[];
}

const changes = (isUp: boolean, noun: string, verb: string): ChangeTemplates => ({
  isUp,
  templates: [
    template(`[cene|ceny] <n> ${verb} o {p%} [;] [i] [teraz|obecnie] [kosztuje|kosztuja|cena|ona] {a} [§] ${ASKED}`),
    template(`cena [<n>] ${verb} o {p%} [;] [i] [(teraz|obecnie)] {a} [§] ${ASKED}`),
    template(`<n> (kosztuje|kosztuja|kosztowal*) {a} po ${noun} o {p%} [§] ${ASKED}`),
    template(`cena [<n>] po ${noun} o {p%} {a} [§] ${ASKED}`),
    template(`<n> po ${noun} o {p%} (kosztuje|kosztuja|kosztowal*) {a} [§] ${ASKED}`),
  ],
});

export const CHANGE_TEMPLATES: readonly ChangeTemplates[] = [changes(false, FALL, CUT), changes(true, RISE, RAISED)];
