import { template, type Template } from '#tutoring/reading/template.reader.ts';
import type { VatGiven } from './vat.types.ts';

const VAT =
  '(vat|vatu|podatek vat|podatku vat|stawka vat|stawka podatku vat|stawka vatu|podatek|vatem|doliczono vat|vat na ten towar)';
const NET = '(netto|bez vatu|bez podatku|bez vat|cena netto|cene netto|ceny netto)';
const GROSS = '(brutto|z vatem|z vat|z podatkiem|cena brutto|cene brutto)';
const IS = '[kosztuje|kosztuja|wynosi|to|=|-]';
const ASKED = '[§] [wynosi|wyniesie|kosztuje|bedzie] [za] [ta|cena|ceny|cene]';

interface Shape {
  readonly isGross: boolean;
  readonly asks: VatGiven['asks'];
  readonly templates: readonly Template[];
}

const shape = (isGross: boolean, asks: VatGiven['asks'], asked: string): Shape => {
  const own = isGross ? GROSS : NET;
  const question = `${ASKED} ${asked} [kosztuje|tego towaru|towaru|tej rzeczy|w zlotych]`;
  return {
    isGross,
    asks,
    templates: [
      template(`[<n>] ${IS} ${own} [<m>] ${IS} {w} [;] [i|a] ${VAT} {p%} [;] ${question}`),
      template(`[<n>] ${IS} {w} ${own} [;] [i|a] ${VAT} {p%} [;] ${question}`),
      template(`[<n>] ${own} ${VAT} {p%} ${IS} {w} ${question}`),
      ...(isGross ? [template(`[<n>] z (vatem|vat|podatkiem) {p%} ${IS} {w} ${question}`)] : []),
      template(`[<n>] ${IS} ${own} {w} ${question} {p%}`),
      template(`[<n>] ${IS} {w} ${own} ${question} {p%}`),
      template(`${own} <n> ${IS} {w} ${question} (przy stawce|przy|ze stawka) [${VAT}] {p%}`),
      template(`§ ${asked} {p%} (od|z) [kwoty|ceny] {w} ${own}`),
    ],
  };
};

const TAX = '(podatek vat|podatek|vat|vatu|podatku|kwota vat|kwota podatku|kwota vatu|podatku vat)';

export const SHAPES: readonly Shape[] = [
  shape(false, 'gross', GROSS),
  shape(false, 'tax', TAX),
  shape(true, 'net', NET),
  shape(true, 'tax', TAX),
  shape(true, 'netAndTax', `${NET} [i|a] [§] [wynosi] ${TAX}`),
];
