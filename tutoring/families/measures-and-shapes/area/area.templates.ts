import { template, type Template } from '#tutoring/reading/template.reader.ts';
import type { PlaneFigure } from './area.types.ts';

const AREA = '(pole|pole powierzchni|powierzchni*)';
const A = '{a:length?}';
const B = '{b:length?}';
const C = '{c:length?}';
const HEIGHT = '(wysokosc*|wysokosci* opuszczon* na ten bok|wysokosci* opuszczon* na nia|h)';

export const AREA_TEMPLATES: readonly (readonly [PlaneFigure, readonly Template[]])[] = [
  [
    'square',
    [
      template(`${AREA} kwadrat* [o] (bok*|boku dlugosci|dlugosci boku|=) ${A}`),
      template(`kwadrat* [o] [ma] (bok*|boku dlugosci|bok dlugosci|=) ${A} ${AREA}`),
    ],
  ],
  [
    'rectangle',
    [
      template(`${AREA} prostokat* [o] (bok*|bokach dlugosci|wymiar*) ${A} & ${B}`),
      template(`${AREA} prostokat* [o] (dlugosci|dlugosc) ${A} (i|oraz) (szerokosci|szerokosc) ${B}`),
      template(`${AREA} prostokat* ${A} (na|x|*) ${B}`),
      template(`prostokat [o] [ma] (bok*|wymiar*) ${A} & ${B} ${AREA}`),
      template(`<n> [ma] [w] (ksztalt|ksztalcie) prostokata o (bok*|wymiar*) ${A} & ${B} ${AREA}`),
    ],
  ],
  [
    'parallelogram',
    [
      template(
        `${AREA} rownoleglobok* [o] (bok*|podstaw*|podstawie dlugosci|a =|=) ${A} [i|oraz|;|ma] ${HEIGHT} [=] ${B}`,
      ),
      template(
        `rownoleglobok* [o] [ma] (bok*|podstaw*|podstawie dlugosci|a =|=) ${A} [i|oraz|;|ma] ${HEIGHT} [=] ${B} ${AREA}`,
      ),
    ],
  ],
  [
    'triangle',
    [
      template(`${AREA} trojkat* [o] (podstaw*|bok*|podstawie dlugosci|a =|=) ${A} [i|oraz|;|ma] ${HEIGHT} [=] ${B}`),
      template(`${AREA} trojkat* [o] ${HEIGHT} ${B} [i|oraz|;] (podstaw*|bok*) ${A}`),
      template(
        `trojkat* [o] [ma] (podstaw*|bok*|podstawie dlugosci|a =|=) ${A} [i|oraz|;|ma] ${HEIGHT} [=] ${B} ${AREA}`,
      ),
      template(`${AREA} trojkat* prostokatn* [o] (przyprostokatn*|przyprostokatnych dlugosci) ${A} & ${B}`),
    ],
  ],
  [
    'rhombus',
    [
      template(`${AREA} romb* [o] (przekatn*|przekatnych dlugosci) ${A} & ${B}`),
      template(`romb* [o] [ma] (przekatn*|przekatnych dlugosci|przekatne dlugosci) ${A} & ${B} ${AREA}`),
    ],
  ],
  [
    'trapezium',
    [
      template(`${AREA} trapez* [o] (podstaw*|podstawach dlugosci) ${A} & ${B} [i|oraz|;] ${HEIGHT} ${C}`),
      template(`trapez* [o] [ma] (podstaw*|podstawach dlugosci) ${A} & ${B} [i|oraz|;|ma] ${HEIGHT} ${C} ${AREA}`),
    ],
  ],
];
