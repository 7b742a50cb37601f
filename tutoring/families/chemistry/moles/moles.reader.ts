import { firstFit, template, type Template } from '#tutoring/reading/template.reader.ts';
import { SUBSTANCE, substanceIn } from '../elements/substance-names.rules.ts';
import type { MolesGiven } from './moles.types.ts';

const X = `[substancji|zwiazku|gazu] ${SUBSTANCE}`;
/** At 0 °C and 1013 hPa; elsewhere a mole of gas takes another volume. */
const NORMAL = '(w warunkach normalnych|warunki normalne)';
const HOLDS = '[zajmuja|zajmuje|zajmie|zajma|maja|ma]';
const IS = '[czasteczek|atomow] [stanowi|stanowia|znajduje|zawiera|zawieraja|zawarta|zawartych|odpowiada] [w]';

interface Shape {
  readonly asked: MolesGiven['asked'];
  /** The unit that has to be asked for, where one is. */
  readonly unit: readonly string[];
  readonly templates: readonly Template[];
}

const SHAPES: readonly Shape[] = [
  {
    asked: 'amount-of-mass',
    unit: ['mol'],
    templates: [
      template(`{u:unit} ${IS} {told:mass} ${X}`),
      template(`{u:unit} ${X} ${IS} {told:mass}`),
      template(`[w] {told:mass} ${X} ${IS} {u:unit}`),
      template(`liczbe {u:unit} ${IS} {told:mass} ${X}`),
      template(`liczbe {u:unit} ${X} ${IS} {told:mass}`),
      template(`liczba {u:unit} ${IS} {told:mass} ${X}`),
    ],
  },
  {
    asked: 'mass',
    unit: ['g'],
    templates: [
      template(`(mase|masa) {told:amount} ${X}`),
      template(`{u:unit} [wazy|waza|maja|ma] {told:amount} ${X}`),
      template(`{told:amount} ${X} {u:unit}`),
      template(`{told:amount} ${X} (masa|mase|wazy|waza)`),
      template(`(wazy|waza) {told:amount} ${X}`),
    ],
  },
  {
    asked: 'volume',
    unit: ['dm3', 'l'],
    templates: [
      template(`objetosc ${HOLDS} {told:amount} ${X} ${NORMAL}`),
      template(`objetosc ${NORMAL} ${HOLDS} {told:amount} ${X}`),
      template(`{u:unit} ${HOLDS} {told:amount} ${X} ${NORMAL}`),
    ],
  },
  {
    asked: 'amount-of-volume',
    unit: ['mol'],
    templates: [
      template(`{told:volume} ${X} ${NORMAL} {u:unit}`),
      template(`{u:unit} ${IS} {told:volume} ${X} ${NORMAL}`),
      template(`{u:unit} ${X} ${IS} {told:volume} ${NORMAL}`),
    ],
  },
];

/** What is told, in the units that the molar mass and the molar volume are in. */
const TOLD_UNITS: ReadonlySet<string | undefined> = new Set(['g', 'mol', 'dm3', 'l']);

const GASES = /^(?:H2|O2|N2|Cl2|F2|CO2|CO|NO|NO2|N2O|SO2|NH3|CH4|C2H6|C2H4|C2H2|C3H8|HCl|H2S|He|Ne|Ar)$/;

export const isGas = (formula: string): boolean => GASES.test(formula);

export const readMoles = (message: string): MolesGiven | undefined => {
  const found = substanceIn(message);
  if (found === undefined) return undefined;
  const text = found.text.replace(/[()]/g, ' ').replace(/(?<!\p{L})(?:pytanie|ilość|ilosc) moli/giu, 'liczbę moli');
  for (const { asked, unit, templates } of SHAPES) {
    const fit = firstFit(templates, text);
    if (fit === undefined) continue;
    if (fit.has('u') && !unit.includes(fit.text('u'))) continue;
    const { value, unit: own } = fit.quantity('told');
    if (!TOLD_UNITS.has(own) || value.s <= 0n || value.n === 0n) return undefined;
    return asked.endsWith('volume') && !isGas(found.formula)
      ? undefined
      : { formula: found.formula, asked, told: value };
  }
  return undefined;
};
