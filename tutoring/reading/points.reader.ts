import { numberOf } from './template.reader.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';

export interface SaidPoint {
  readonly x: Rational;
  readonly y: Rational;
}

const NUMBER = String.raw`-?\s?\d+(?:[.,]\d+|\s?/\s?\d+)?`;
/** „(2, -1)”, „A = (1,5; 0)”, „f(0) = -3”. */
const POINT = new RegExp(
  String.raw`\((?!\s*-?\d+,\d+,-?\d+\s*\))\s*(${NUMBER})\s*[;,|]\s*(${NUMBER})\s*\)|(?<!\p{L})[fgh]\s?\(\s*(${NUMBER})\s*\)\s*=\s*(${NUMBER})(?=[\s.;,]*(?:i\s|oraz\s|$))`,
  'giu',
);

/** The points that a message names, where it says nothing else; none of an ambiguous one, as (1,5,2). */
export const pointsIn = (message: string): readonly SaidPoint[] => {
  const points: SaidPoint[] = [];
  const rest = message
    .replace(/[−–]/g, '-')
    .replace(POINT, (_all, x: string | undefined, y: string | undefined, at: string | undefined, value: string) => {
      points.push({ x: number(x ?? at ?? ''), y: number(y ?? value) });
      return ' ';
    });
  return SAYS_MORE.test(rest) ? [] : points;
};

const number = (written: string): Rational => numberOf(written.replace(/\s/g, '').replace(',', '.'));

/** Besides the names of points and what joins them. */
const SAYS_MORE = /\d|[a-ząćęłńóśźż]{2,}(?<!oraz|punkt|punkty|wierzchołek|wierzcholek|to|mam|np)(?![a-ząćęłńóśźż])/iu;
