import { describe, expect, it } from 'vitest';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import { exampleFor, exerciseFor } from '#tutoring/families/example.rules.ts';
import { sizesApart } from '#tutoring/families/told-size.rules.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import type { Grade } from '#tutoring/grade.types.ts';

/** A task, and what tells its kind from the others of its family. */
const KINDS: readonly (readonly [grade: Grade, task: string, kind: RegExp])[] = [
  [1, 'Ola ma 6 jabłek. Dostała jeszcze 7. Ile ma teraz?', /Dostała? jeszcze|dostał jeszcze/],
  [3, 'w 6 pudełkach jest po 8 kredek, ile jest wszystkich kredek', /^W \$?\d+\$? \S+ jest po/],
  [3, 'autobus odjechał 7:50 a dojechał 9:05 ile jechał', /minie od/],
  [3, 'dziś jest 12 maja, jaka data będzie za 10 dni', /Jaka data będzie za/],
  [5, 'Oblicz pole trójkąta o podstawie 8 cm i wysokości 5 cm.', /pole trójkąta o podstawie/],
  [5, 'dwa katy w trojkacie maja 50 i 60 stopni ile ma trzeci', /Ile ma trzeci kąt/],
  [8, 'suma dwoch kolejnych liczb parzystych to 50 jakie to liczby', /kolejnych liczb/],
  [8, 'o ile stopni ogrzeje sie 3 kg wody jak dostarczymy 63 kJ c=4200', /zmianę temperatury/],
  [12, 'na ile sposobow mozna ustawic 4 osoby w kolejce', /ustawić .* w kolejce/],
  [11, 'rozwiąż x^3 - 4x = 0', /^Rozwiąż równanie/],
  [11, 'x^3-3x^2+2x=0', /^Rozwiąż równanie/],
  [10, 'punkt przeciecia z osia y funkcji y=4x-5', /z osią/],
  [12, "f(x)=x^4-2x^2, f'(1)=?", /Oblicz \$f'|wartość pochodnej/],
  [13, 'przedzialy w ktorych rosnie f(x)=x^3-3x', /przedziały, w których funkcja/],
  [10, 'sin30 + cos60', /^Oblicz: /],
  [10, 'tg 45°', /^Oblicz: \$[^+-]+\$\.$/],
  [11, 'log_6 4 + log_6 9', / \+ \\log/],
  [12, 'x^2+y^2-6x+4y-12=0 srodek promien', /okręgu \$x\^2/],
  [8, 'Wyznacz medianę zestawu: 4, 8, 6, 10', /^\D*(?:\$\d+\$; \$\d+\$(?:; |\.$))+$/],
  [11, 'W ciągu arytmetycznym a3=7 i a7=19. Wyznacz r i a1.', /Wyznacz \$r\$ i/],
];

/** Where the families make few kinds of tasks, the one to practise on was the example once more. */
const OF_FEW_KINDS: readonly (readonly [grade: Grade, task: string])[] = [
  [6, 'Oblicz pole powierzchni sześcianu o krawędzi 4 cm.'],
  [7, 'Silnik wykonał pracę 12 000 J w ciągu 1 minuty. Oblicz jego moc.'],
  [8, 'na ksiezycu g=1,6 N/kg ile wynosi ciezar astronauty 80 kg'],
  [9, 'masa wodorotlenku sodu w 2 dm3 roztworu o stężeniu molowym 0,1 mol/dm3'],
  [10, 'wartość bezwzględna |2x+1| = 7'],
];

/** Tasks of small and of great numbers that no family makes just so. */
const OF_SIZES: readonly (readonly [grade: Grade, task: string])[] = [
  [2, '70 - 49'],
  [2, 'Oblicz różnicę liczb 70 i 49.'],
  [2, 'od 70 odejmij 49'],
  [3, '420 - 69'],
  [5, '20% z 40'],
  [6, '20% z 4000'],
  [7, 'Kurtka kosztowała 2400 zł. Jej cenę obniżono o 15%. Ile kosztuje teraz?'],
  [5, 'x - 250 = 750'],
  [6, '120x = 3600'],
  [6, 'x + 7 = 12'],
];

describe('a similar task', () => {
  it.each(OF_SIZES)('[%i] for „%s” has numbers of its size, as an example and for practising', (grade, task) => {
    const found = taskIn(task, grade);
    if (found.kind !== 'task') throw new Error(`${task} is not read`);
    const { worked } = found;
    const far = [exampleFor(worked), exerciseFor(worked)]
      .map((one) => one?.statement ?? '')
      .filter((statement) => sizesApart(statement, worked.statement) > 0.7);
    expect(far).toEqual([]);
  });

  it.each(OF_FEW_KINDS)('[%i] to practise on for „%s” is not the example', (grade, task) => {
    const found = taskIn(task, grade);
    if (found.kind !== 'task') throw new Error(`${task} is not read`);
    const [example, exercise] = [exampleFor(found.worked), exerciseFor(found.worked)];
    expect(new Set([undefined, example?.statement, exercise?.statement]).size).toBe(3);
  });

  it.each([
    [2, '7 razy 8', 15],
    [3, '9 razy 6', 15],
  ] as const)('[%i] to practise on for „%s” is as hard', (grade, task, least) => {
    const found = taskIn(task, grade);
    const result = found.kind === 'task' ? exerciseFor(found.worked)?.values[0] : undefined;
    expect(approximationOf(result ?? [])).toBeGreaterThanOrEqual(least);
  });

  it.each(KINDS)('[%i] for „%s” is of the very kind, as an example and for practising', (grade, task, kind) => {
    const found = taskIn(task, grade);
    const similar = found.kind === 'task' ? [exampleFor(found.worked), exerciseFor(found.worked)] : [];
    const statements = similar.map((one) => one?.statement ?? '');
    expect(statements.filter((statement) => !kind.test(statement))).toEqual([]);
  });
});
