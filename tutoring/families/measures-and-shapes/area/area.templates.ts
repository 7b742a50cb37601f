import { template, type Template } from '#tutoring/reading/template.reader.ts';
import type { PlaneFigure } from './area.types.ts';

const AREA = '(pole|pole powierzchni|powierzchni*)';
const A = '{a:length?}';
const B = '{b:length?}';
const C = '{c:length?}';
const HEIGHT = '(wysokosc*|wysokosci* opuszczon* na bok|wysokosci* opuszczon* na nia|h)';

const HAS = '[ma|maja|ma dlugosc|maja dlugosc|maja dlugosci|=]';
const JOIN = '[i|oraz|;|a]';
const TALL = '(wysokosc|wysokosc opuszczona na (bok|nia|podstawe)|wysokosc poprowadzona do (boku|niej|podstawy))';

export const AREA_TEMPLATES: readonly (readonly [PlaneFigure, readonly Template[]])[] = [
  [
    'square',
    [
      template(`${AREA} kwadrat* [o] (bok*|boku dlugosci|dlugosci boku|=) ${A}`),
      template(`kwadrat* [o] [ma] (bok*|boku dlugosci|bok dlugosci|=) ${A} ${AREA}`),
      template(`bok kwadratu ${HAS} ${A} ${AREA} [kwadratu]`),
    ],
  ],
  [
    'rectangle',
    [
      template(`${AREA} prostokat* [o] (bok*|bokach dlugosci|wymiar*) ${A} & ${B}`),
      template(`${AREA} prostokat* [o] (dlugosci|dlugosc) ${A} (i|oraz) (szerokosci|szerokosc) ${B}`),
      template(`${AREA} prostokat* ${A} (na|x|*) ${B}`),
      template(`prostokat [o] [ma] (bok*|wymiar*) ${A} & ${B} ${AREA}`),
      template(`boki prostokata ${HAS} ${A} & ${B} ${AREA} [prostokata]`),
      template(`<n> [ma] [w] (ksztalt|ksztalcie) prostokata o (bok*|wymiar*) ${A} & ${B} ${AREA}`),
    ],
  ],
  [
    'parallelogram',
    [
      template(`(podstawa|bok) rownolegloboku ${HAS} ${A} ${JOIN} ${TALL} ${HAS} ${B} ${AREA} [rownolegloboku]`),
      template(
        `${AREA} rownoleglobok* [o] (bok*|podstaw*|podstawie dlugosci|a =) ${A} [i|oraz|;|ma] ${HEIGHT} [=] ${B}`,
      ),
      template(
        `rownoleglobok* [o] [ma] (bok*|podstaw*|podstawie dlugosci|a =) ${A} [i|oraz|;|ma] ${HEIGHT} [=] ${B} ${AREA}`,
      ),
    ],
  ],
  [
    'triangle',
    [
      template(`(podstawa|bok) trojkata ${HAS} ${A} ${JOIN} ${TALL} ${HAS} ${B} ${AREA} [trojkata]`),
      template(`wysokosc trojkata ${HAS} ${B} ${JOIN} podstawa ${HAS} ${A} ${AREA} [trojkata]`),
      template(`przyprostokatne [trojkata prostokatnego] ${HAS} ${A} & ${B} ${AREA} [trojkata]`),
      template(`${AREA} trojkat* [o] (podstaw*|bok*|podstawie dlugosci|a =) ${A} [i|oraz|;|ma] ${HEIGHT} [=] ${B}`),
      template(`${AREA} trojkat* [o] ${HEIGHT} ${B} [i|oraz|;] (podstaw*|bok*) ${A}`),
      template(
        `trojkat* [o] [ma] (podstaw*|bok*|podstawie dlugosci|a =) ${A} [i|oraz|;|ma] ${HEIGHT} [=] ${B} ${AREA}`,
      ),
      template(`${AREA} trojkat* prostokatn* [o] (przyprostokatn*|przyprostokatnych dlugosci) ${A} & ${B}`),
    ],
  ],
  [
    'rhombus',
    [
      template(`przekatne rombu ${HAS} ${A} & ${B} ${AREA} [rombu]`),
      template(`${AREA} romb* [o] (przekatn*|przekatnych dlugosci) ${A} & ${B}`),
      template(`romb* [o] [ma] (przekatn*|przekatnych dlugosci|przekatne dlugosci) ${A} & ${B} ${AREA}`),
    ],
  ],
  [
    'trapezium',
    [
      template(`podstawy trapezu ${HAS} ${A} & ${B} ${JOIN} wysokosc ${HAS} ${C} ${AREA} [trapezu]`),
      template(`${AREA} trapez* [o] (podstaw*|podstawach dlugosci) ${A} & ${B} [i|oraz|;] ${HEIGHT} ${C}`),
      template(`trapez* [o] [ma] (podstaw*|podstawach dlugosci) ${A} & ${B} [i|oraz|;|ma] ${HEIGHT} ${C} ${AREA}`),
    ],
  ],
];
