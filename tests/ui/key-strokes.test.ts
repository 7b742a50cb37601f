import { describe, expect, it } from 'vitest';
import { readFormulas } from '#tutoring/reading/formula.reader.ts';
import { formulaKeysOf } from '#ui/learning/assistant/formula-keys/formula-key.rules.ts';
import { isHardwareKey } from '#ui/learning/assistant/formula-keys/hardware-keyboard.rules.ts';
import { insertionOf, type KeyStroke } from '#ui/learning/assistant/formula-keys/key-stroke.rules.ts';

const SECOND_OF_HIGH_SCHOOL = 12;
const strokes = new Map(formulaKeysOf(SECOND_OF_HIGH_SCHOOL).map(({ name, stroke }) => [name, stroke]));
const strokeOf = (name: string): KeyStroke => strokes.get(name) ?? { kind: 'sign', text: name };

/** A text in which the selection stands between two bars, and the caret is one. */
const selectionIn = (marked: string) => {
  const [before = '', chosen = '', after] = marked.split('|');
  return after === undefined
    ? { text: before + chosen, start: before.length, end: before.length }
    : { text: before + chosen + after, start: before.length, end: before.length + chosen.length };
};

const pressed = (name: string, marked: string): string => {
  const { text, start, end } = selectionIn(marked);
  const { written, caret } = insertionOf(strokeOf(name), { text, start, end });
  const changed = text.slice(0, start) + written + text.slice(end);
  return `${changed.slice(0, caret)}|${changed.slice(caret)}`;
};

/** Keys one after the other, a sign for itself or the name of a key. */
const typed = (...names: readonly string[]): string =>
  names.reduce((marked, name) => pressed(name, marked), '|').replace('|', '');

describe('a key', () => {
  it.each([
    ['pierwiastek', 'a |x+1| b', 'a √(x+1)| b'],
    ['pierwiastek', '2|', '2√(|)'],
    ['ułamek', '|x+1|', '(x+1)/|'],
    ['ułamek', '|12|', '12/|'],
    ['ułamek', '|(x+1)|', '(x+1)/|'],
    ['ułamek', '|(x+1)(x-1)|', '((x+1)(x-1))/|'],
    ['ułamek', '3|', '3/|'],
    ['potęga', '|2x|', '(2x)^|'],
    ['kwadrat', 'x| + 1', 'x²| + 1'],
    ['otwórz nawias', '2|x+1|', '2(x+1)|'],
    ['zamknij nawias', '√(x|)', '√(x)|'],
    ['zamknij nawias', '(x|', '(x)|'],
    ['centymetry', '5|', '5 cm|'],
    ['centymetry', '5 |', '5 cm|'],
    ['lub', 'x = 2|', 'x = 2 lub |'],
    ['większe lub równe', 'x|', 'x≥|'],
  ])('%s makes of %j %j', (name, before, after) => {
    expect(pressed(name, before)).toBe(after);
  });

  it.each([
    [['3', 'ułamek', '4'], '3/4'],
    [['x', 'kwadrat', 'minus', '4', 'równa się', '0'], 'x^2-4=0'],
    [['x', 'potęga', '3'], 'x^3'],
    [['pierwiastek', '4', '9', 'zamknij nawias'], 'sqrt(49)'],
    [['otwórz nawias', 'x', 'plus', '1', 'zamknij nawias', 'razy', 'y', 'równa się', '2'], '(x+1)*y=2'],
    [['1', '2', 'podzielić', '4'], '12:4'],
    [['x', 'większe lub równe', '3'], 'x>=3'],
    [['x', 'mniejsze lub równe', '3'], 'x<=3'],
    [['x', 'równa się', '2', 'lub', 'x', 'równa się', '3'], 'x=2\nx=3'],
  ])('writes with others what the engine reads: %j', (names, plain) => {
    const written = typed(...names);
    const { formulas } = readFormulas(written);
    expect([formulas.length > 0, readFormulas(written)]).toEqual([true, readFormulas(plain)]);
  });

  it.each(['pi', 'stopień', 'centymetry'])(
    'writes with %s nothing that the engine would take for another formula',
    (name) => {
      const { formulas } = readFormulas(`3/4 i ${typed('7', name)}`);
      expect(formulas).toEqual(readFormulas('3/4').formulas);
    },
  );
});

const facesOf = (classId: number | null) => formulaKeysOf(classId).map(({ face }) => face);

describe('the keys of a class', () => {
  it('of the youngest are the four signs, brackets, the fraction and the units they know', () => {
    expect(facesOf(3)).toEqual(
      ['+', '−', '·', ':', '=', '(', ')', 'a/b', 'zł', 'gr', 'cm', 'm', 'kg', 'l', 'h', 'min'], // class 1
    );
  });

  it.each([
    [5, false, ['zł', 'gr', 'cm', 'm', 'kg', 'l', 'h', 'min']],
    [6, true, ['km', 'mm', 'dm', 'cm²', 'm²']],
    [9, true, ['cm³', 'm³', 'km/h', 'g/cm³']],
    [null, true, ['cm³', 'm³', 'km/h', 'g/cm³']],
  ])('of class %o hold powers and roots: %s, and %j', (classId, hasPowers, units) => {
    const faces = facesOf(classId);
    expect([faces.includes('√'), faces.includes('xⁿ'), units.filter((unit) => !faces.includes(unit))]).toEqual([
      hasPowers,
      hasPowers,
      [],
    ]);
  });

  it.each([3, 6, 9, 12])('have names and faces of their own in class %i', (classId) => {
    const keys = formulaKeysOf(classId);
    expect([new Set(keys.map(({ face }) => face)).size, new Set(keys.map(({ name }) => name)).size]).toEqual([
      keys.length,
      keys.length,
    ]);
  });
});

describe('a hardware keyboard', () => {
  it.each([
    [{ code: 'KeyA', visibleHeight: 640, screenHeight: 740 }, true],
    [{ code: 'ArrowLeft', visibleHeight: 640, screenHeight: 740 }, true],
    // Android leaves the place of the key empty; others name it, and half of the page is behind the keyboard.
    [{ code: '', visibleHeight: 640, screenHeight: 740 }, false],
    [{ code: 'KeyA', visibleHeight: 400, screenHeight: 740 }, false],
    [{ code: 'Enter', visibleHeight: 640, screenHeight: 740 }, false],
  ])('is known by %j: %s', (key, isHardware) => {
    expect(isHardwareKey(key)).toBe(isHardware);
  });
});
