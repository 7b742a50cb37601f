import { template, type Template } from '#tutoring/reading/template.reader.ts';

const PERCENT = '[§] procent';
const WITHIN = '(z czego|z tego|w tym|wsrod nich|z nich)';
const TO_WRITE = '[zamien|zamienic|wyraz|przedstaw|przelicz] [ulamek|liczbe]';

/** `<k>` may only say what the story has said; `<whole>` must say it: 50 pears are no part of 150 apples. */
export const SHARE_TEMPLATES: readonly Template[] = [
  template(`[<s>] na {b} <m+> na {a} [<n>] [;] ${PERCENT} [<k+>]`),
  template(`[<s>] {a} [<n>] z {b} [<m>] [;] ${PERCENT} [<k+>]`),
  template(`<s+> {a} [<n>] (z|na|z mozliwych|na mozliwe) {b} [<m>] [;] ${PERCENT} [<k+>]`),
  template(`<s+> {b} <m+> [;] ${WITHIN} {a} [<g>] [;] ${PERCENT} [<k+>]`),
  template(`<s+> {b} <m+> [;] {a} (z nich|z tego) [<g>] [;] ${PERCENT} [<k+>]`),
  template(`<s+> {b} <m+> [;] {a} [<g>] [;] ${PERCENT} <whole+>`),
  template(`§ procent <k+> [;] w <s> {b} <m> [;] ${WITHIN} {a} <g>`),
];

export const WRITTEN_TEMPLATES: readonly Template[] = [
  template(`${TO_WRITE} {v} (na|we|jako|we postaci) procent`),
  template(`${PERCENT} [ulamek] {v}`),
  template(`[ulamek] {v} § procent`),
];
