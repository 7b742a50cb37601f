import { SCHOOL_CLASSES, type SchoolClass, type SchoolType } from '#domain/identity/school-class.rules.ts';

/** What a class is called when nobody can tell which it is (S2 §5.34). */
export const FALLBACK_CLASS_LABEL = 'Klasa 1 LO';

/** Lower case, without diacritics, and with single spaces for everything that is no letter and no digit. */
const plain = (spelling: string): string =>
  spelling
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('\u0142', 'l')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const HIGH_SCHOOL = /(?:\b|\d)lo\b|lice|ogolniak|techni|ponadpodstaw|\bsredni|matur/;
const TECHNICAL = /techni/;
const EIGHTH_GRADE_EXAM = /osmoklas/;
const FINAL_EXAM = /matur/;
const DIGIT = /(?<!\d)[1-8](?!\d)/;
const ORDINALS = ['pierwsz', 'drug', 'trzeci', 'czwart', 'piat', 'szost', 'siodm', 'osm'] as const;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'] as const;

/** Of a roman level and the letter of a form, as in IIIb. */
const romanOf = (word: string): number => {
  const exact = ROMAN.findIndex((roman) => word === roman);
  return exact >= 0
    ? exact
    : ROMAN.findIndex((roman) => /^[a-h]$/.test(word.slice(roman.length)) && word.startsWith(roman));
};

const levelIn = (text: string): number | null => {
  const digit = DIGIT.exec(text)?.[0];
  if (digit !== undefined) return Number(digit);
  const words = text.split(' ');
  const ordinal = ORDINALS.findIndex((stem) => words.some((word) => word.startsWith(stem)));
  if (ordinal >= 0) return ordinal + 1;
  const roman = words.map(romanOf).find((index) => index >= 0);
  return roman === undefined ? null : roman + 1;
};

const highSchoolLevel = (text: string): number | null => {
  const level = levelIn(text);
  if (level !== null || !FINAL_EXAM.test(text)) return level;
  return TECHNICAL.test(text) ? 5 : 4;
};

const classOf = (schoolType: SchoolType, level: number | null): SchoolClass | undefined =>
  SCHOOL_CLASSES.find((schoolClass) => schoolClass.schoolType === schoolType && schoolClass.level === level);

const found = (text: string): SchoolClass | undefined => {
  if (EIGHTH_GRADE_EXAM.test(text)) return classOf('primary', 8);
  return HIGH_SCHOOL.test(text) ? classOf('high', highSchoolLevel(text)) : classOf('primary', levelIn(text));
};

const FALLBACK = SCHOOL_CLASSES.find(({ displayName }) => displayName === FALLBACK_CLASS_LABEL) as SchoolClass;

/** The class of the fixed list that a spelling means: digits, Roman numbers, words, school names (S2 §5.32–5.33, D4). */
export const classNamed = (spelling: string | null): SchoolClass => found(plain(spelling ?? '')) ?? FALLBACK;

/** Its label, as in S2 §3. */
export const classLabelOf = (spelling: string | null): string => classNamed(spelling).displayName;
