import { template, type Template } from '#tutoring/reading/template.reader.ts';

const GOES_WITH =
  '(kosztuje|kosztuja|kosztowal*|spali|spala|zaplacono|zaplacil*|placi|placimy|spala|spalil*|zuzywa|zuzyl*|wychodzi|otrzymuje|otrzymujemy|otrzymamy|uzyskuje|uzyskujemy|powstaje|potrzeba|potrzebne|potrzebujemy|waza|wazy|uzyto|zuzyto|trzeba wziac)';
const WORKERS =
  '(robotnik*|pracownik*|malarz*|murarz*|maszyn*|pomp*|kran*|traktor*|koparek|koparki|koparka|ogrodnik*|osob*|rolnik*|drukarek|drukarki)';
const WORKS =
  '(robi|robia|zrobi|zrobia|zrobilo|wykonuje|wykonuja|wykona|wykonaja|wykonalo|buduje|buduja|zbuduje|zbuduja|zbudowalo|maluje|maluja|pomaluje|kopie|wykopie|wykopaloby|napelnia|napelniaja|napelni|oproznia|oprozniaja|naprawi|naprawia|remontuje|remontuja|skonczy|ukonczy|sprzata|sprzataja|zbiera|zbieraja|zbierze|zaora|orze|wydrukuje|drukuja|pracuje)';
const LASTING = '(w|we|w ciagu|przez)';

/** „3 kg jabłek kosztuje 12 zł, ile kosztuje 5 kg”, without units. */
export const DIRECT_TEMPLATES: readonly Template[] = [
  template(`za {a} <n> ${GOES_WITH} {b} § (kosztuje|kosztuja|zaplacimy|za) [za] {c} <t>`),
  template(`[<s>] {a} [<n>] ${GOES_WITH} {b} [<m>] § [<q>] [kosztuje|kosztuja] [<r>] {c} [<t>]`),
];

/** „Za 8 piłek zapłacono 96 zł, ile za 5”: of the same things. */
export const ELLIPTIC_TEMPLATES: readonly Template[] = [
  template(`za {a} <n> ${GOES_WITH} {b} § (za|kosztuje|kosztuja) {c}`),
];

/** The second quantity stands before the first: „spala 6 litrów na 100 km”. */
export const TURNED_TEMPLATES: readonly Template[] = [
  template(`<s> ${GOES_WITH} {b} (na|za|do|z) {a} [<n>] § [<q>] [kosztuje|kosztuja] [<r>] {c} [<t>]`),
  template(`<s> ${GOES_WITH} {b} <m> na {a} § ${GOES_WITH} [na] [trasie|odcinku|drodze] {c}`),
];

/** „4 robotników robi to w 6 dni, w ile dni 3 robotników”, without units behind numbers. */
export const INVERSE_TEMPLATES: readonly Template[] = [
  template(
    `{a} ${WORKERS} ${WORKS} [<m>] ${LASTING} {b} [;] [${LASTING}] § [dni|@day|@h|czasu|dlugo] [potrzeba na to|zajmie to] [${WORKS}] [<q>] {c} ${WORKERS} [${WORKS}] [<r>]`,
  ),
  template(
    '[<s>] {a} <n> (wystarczy|wystarcza) na {b} [;] na § [dni|@day|@h|czasu|dlugo] wystarczy [<m>] [dla] {c} <t>',
  ),
  template(
    '<s> (wystarczy|wystarcza) [dla] {a} <n> na {b} [;] na § [dni|@day|@h|czasu|dlugo] [<m>] wystarczy [<q>] [dla] {c} <t>',
  ),
];
