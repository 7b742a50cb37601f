import { describe, expect, it } from 'vitest';
import { optionsFor } from '#tutoring/quiz/options/options.rules.ts';
import { hintText } from '#tutoring/dialogue/hint-levels.rules.ts';
import { balancingFamily } from '#tutoring/families/chemistry/balancing/balancing.family.ts';
import { createPick } from '#tutoring/families/pick.ts';
import { taskIn } from '#tutoring/families/task.finder.ts';
import type { FamilyTask } from '#tutoring/families/worked-task.types.ts';
import { suspicionOn, verdictOn, workedOn } from './verdicts.ts';

const ofFamily = (message: string): FamilyTask | undefined => {
  const found = taskIn(message, undefined);
  return found.kind === 'task' && found.worked.task.kind === 'family' ? found.worked.task : undefined;
};

/** As a keyboard writes it; undefined where no equation is read. */
const balancedOf = (message: string): string | undefined => {
  const answer = ofFamily(message)?.answer;
  return answer?.kind === 'reaction' ? answer.notation : undefined;
};

const reasonOf = (message: string): string | undefined => {
  const found = taskIn(message, undefined);
  return found.kind === 'untreated' ? found.reason : undefined;
};

const WATER = '2H2 + O2 -> 2H2O';

describe('an equation', () => {
  it.each([
    ['uzgodnij H2+O2→H2O', WATER],
    ['zbilansuj: H_2 + O_{2} --> H_2O', WATER],
    ['dobierz współczynniki H₂ + O₂ ⟶ H₂O', WATER],
    ['Uzupełnij współczynniki: _ H2 + _ O2 = _ H2O.', WATER],
    ['uzgodnij ?H2 + ?O2 => ?H2O', WATER],
    ['uzgodnij $\\mathrm{\\square H_{2} + \\square O_{2} \\rightarrow \\square H_{2}O}$', WATER],
    ['Uzgodnij równanie reakcji: 3H2(g) + O2(g) -> H2O(c)', WATER],
    ['a) uzgodnij H2 + O2 -> H2O↑', WATER],
    ['uzgodnij h2 + o2 -> h2o', WATER],
    ['H2 + O2 = H2O', WATER],
    ['Uzgodnij: Ca (OH)2 + HCl -> CaCl2 + H2O', 'Ca(OH)2 + 2HCl -> CaCl2 + 2H2O'],
    ['uzgodnij co + o2 -> co2', '2CO + O2 -> 2CO2'],
    ['uzgodnij SnO2 + H2 -> Sn + H2O', 'SnO2 + 2H2 -> Sn + 2H2O'],
  ])('„%s” is read whole', (message, balanced) => {
    expect(balancedOf(message)).toBe(balanced);
  });

  it.each([
    'uzgodnij Xy + O2 -> XyO',
    'uzgodnij H1 + Cl2 -> HCl',
    'uzgodnij Ag+ + Cl- -> AgCl',
    'uzgodnij CuSO4·5H2O -> CuSO4 + H2O',
    'uzgodnij H2 + O2 -> H2O i podaj sumę współczynników',
    'nie uzgadniaj H2 + O2 -> H2O',
    'P1V1 = P2V2',
    'PO = OP',
    'S1 + S2 = S3',
    'c2 + o2 = co2',
    'uzgodnij H2 + O2 -> H2O -> H2O2',
    'uzgodnij 0H2 + O2 -> H2O',
    'uzgodnij 5/0H2 + O2 -> H2O',
    `uzgodnij ${'9'.repeat(400)}H2 + O2 -> H2O`,
    `uzgodnij ${Array.from({ length: 60 }, () => 'H2O').join(' + ')} -> H2 + O2`,
  ])('„%s” is none, or not only one to balance', (message) => {
    expect(balancedOf(message)).toBeUndefined();
  });

  it.each([
    ['uzgodnij Fe + O2 -> H2O', 'noBalance'],
    ['uzgodnij H2O2 -> H2', 'noBalance'],
    ['H2 + O2 -> H20', 'noBalance'],
    ['uzgodnij H2 + O2 -> H2O + H2O2', 'manyBalances'],
    ['uzgodnij 2H2 + O2 -> 2H2O', 'balanced'],
    ['C + O2 -> CO2', 'balanced'],
    ['Cu + HNO3 -> Cu(NO3)2 + NO + H2O', 'balanceOfElectrons'],
  ])('„%s” is refused with its reason, %s', (message, reason) => {
    expect(reasonOf(message)).toBe(reason);
  });

  it('whose coefficients are a multiple of the smallest is still to be balanced', () => {
    expect(balancedOf('uzgodnij 4H2 + 2O2 -> 4H2O')).toBe(WATER);
  });
});

describe('the check', () => {
  const given = balancingFamily.read('uzgodnij Al + O2 -> Al2O3');
  const isRight = (notation: string): boolean | undefined =>
    given && balancingFamily.check(given, { kind: 'reaction', notation, shown: '' });

  it('takes the smallest coefficients alone, and only before the formulas of the task', () => {
    expect(
      ['4Al + 3O2 -> 2Al2O3', '8Al + 6O2 -> 4Al2O3', '2Al + 3O2 -> Al2O3', 'Al2 + O3 -> Al2O3', ''].map(isRight),
    ).toEqual([true, false, false, false, false]);
  });

  it('asks of no other way to balance it', () => {
    const two = balancingFamily.read('uzgodnij H2 + O2 -> H2O + H2O2');
    expect(two && balancingFamily.check(two, { kind: 'reaction', notation: '2H2 + O2 -> H2O + H2O2', shown: '' })).toBe(
      false,
    );
  });
});

const ALUMINIUM = 'Al + O2 -> Al2O3';

describe('a reply', () => {
  it.each([
    ['solved', '4Al + 3O2 -> 2Al2O3'],
    ['solved', '4 al + 3 o2 = 2 al2o3'],
    ['solved', '3O2 + 4Al → 2Al2O3'],
    ['solved', 'mam 4, 3, 2'],
    ['solved', '4:3:2'],
    ['solved', '4Al, 3O2 i 2Al2O3'],
    ['solved', 'przed Al dopisuję 4, przed O2 daję 3, przed Al2O3 daję 2'],
    ['partial', '8, 6, 4'],
    ['partial', '8Al + 6O2 -> 4Al2O3'],
    ['partial', '2Al + 1,5O2 -> Al2O3'],
    ['partial', '2Al + 3/2 O2 -> Al2O3'],
    ['right', '3O2 i 2Al2O3'],
    ['right', '4 przy Al'],
    ['right', 'Al: 4'],
    ['right', 'Al + 3O2 -> 2Al2O3'],
    ['right', '_Al + 3O2 -> 2Al2O3'],
    ['right', '3O2 -> 2Al2O3'],
    ['right', 'O: 2 i 3, Al 1 i 2'],
    ['right', 'tlenu po lewej 2, po prawej 3'],
    ['wrong', 'tlen: 2 i 2'],
    ['wrong', '2Al + O2 -> Al2O3'],
    ['wrong', '2 Al'],
    ['wrong', 'uzgodnione: 2Al + 3O2 -> Al2O3'],
    ['right', '4Al + _O2 -> _Al2O3'],
    [undefined, '4 al i co dalej'],
    ['wrong', '4 3'],
    ['wrong', '4, 2, 3'],
    ['wrong', 'Al2 + O3 -> Al2O3'],
    ['wrong', '2Al + O3 -> Al2O3'],
    [undefined, 'Al + O2 -> Al2O3'],
    [undefined, 'Mg + O2 -> MgO'],
    ['wrong', 'O 2 i 2'],
    ['solved', '2 Al2O3, 3 O2, 4 Al'],
    [undefined, '4'],
    [undefined, 'nie wiem'],
  ])('is %s: „%s”', (kind, reply) => {
    expect(verdictOn(ALUMINIUM, reply)?.kind).toBe(kind);
  });

  it('that is not balanced is told an element whose atoms differ', () => {
    expect(suspicionOn(ALUMINIUM, '2Al + O2 -> Al2O3')).toBe(
      'Wyrównany jest tu tylko jeden pierwiastek, a zgadzać musi się każdy. Policz atomy tlenu: po lewej stronie są $2$, a po prawej $3$.',
    );
    expect(suspicionOn(ALUMINIUM, '3Al + 3O2 -> 2Al2O3')).toBe(
      'Policz atomy glinu: po lewej stronie są $3$, a po prawej $4$.',
    );
  });

  it('with another index names the substance that it has made', () => {
    expect(suspicionOn(ALUMINIUM, 'Al2 + O3 -> Al2O3')).toMatch(/^\$\\mathrm\{Al_\{2\}\}\$\? Zmieniła się/);
    expect(suspicionOn('Ca(OH)2 + HCl -> CaCl2 + H2O', 'CaOH + HCl -> CaCl + H2O')).toContain('Zmieniła się');
  });

  it('that repeats the indices of the compound is told so', () => {
    expect(suspicionOn(ALUMINIUM, '2Al + 3O2 -> Al2O3')).toMatch(/^Małe liczby ze wzoru/);
  });

  it('that has counted one group of a bracket hears of the bracket, whether it is a step or not', () => {
    const bracket = 'liczba za nawiasem mnoży każdy atom';
    const step = verdictOn('Ca(OH)2 + HCl -> CaCl2 + H2O', 'Ca(OH)2 + 2HCl -> CaCl2 + H2O');
    expect(step?.kind === 'right' ? step.praise : '').toContain(bracket);
    expect(suspicionOn('Al(OH)3 + HCl -> AlCl3 + H2O', 'Al(OH)3 + 3HCl -> AlCl3 + 2H2O')).toContain(bracket);
  });

  it('in the order of the solution leaves the steps behind it', () => {
    const left = ['O: 2 i 3', 'Al + 3O2 -> 2Al2O3', '4Al'].map((reply) => {
      const verdict = verdictOn(ALUMINIUM, reply);
      return verdict?.kind === 'right' ? verdict.remaining?.steps.length : verdict;
    });
    expect(left).toEqual([2, 1, undefined]);
  });

  it('as a line that is still to be multiplied is right', () => {
    expect(verdictOn('C2H6 + O2 -> CO2 + H2O', 'C2H6 + O2 -> 2CO2 + 3H2O')?.kind).toBe('right');
  });

  it('without the ones asks for the whole equation', () => {
    expect(verdictOn('N2 + H2 -> NH3', '3 i 2')?.kind).toBe('partial');
    expect(verdictOn('N2 + H2 -> NH3', '1 3 2')?.kind).toBe('solved');
    expect(verdictOn('N2 + H2 -> NH3', '3H2 i 2NH3')?.kind).toBe('solved');
  });
});

const stepsOf = (task: string): readonly string[] => workedOn(task).steps.map(({ what }) => what);

describe('a worked solution', () => {
  it('begins with the common multiple of a pair, and counts what is missing', () => {
    expect(stepsOf(ALUMINIUM)).toEqual([
      'Liczymy atomy każdego pierwiastka po obu stronach strzałki',
      'Zaczynamy od tlenu: w $\\mathrm{O_{2}}$ są $2$ atomy, w $\\mathrm{Al_{2}O_{3}}$ są $3$ atomy; najmniejsza wspólna wielokrotność tych liczb to $6$, więc przed $\\mathrm{O_{2}}$ piszemy $3$, a przed $\\mathrm{Al_{2}O_{3}}$ piszemy $2$',
      'Wyrównujemy liczbę atomów glinu: po prawej stronie są $4$ atomy, więc przed $\\mathrm{Al}$ piszemy $4$',
    ]);
  });

  it('ends with the atoms of each element', () => {
    expect(
      workedOn(ALUMINIUM)
        .check?.split('\n')
        .filter((line) => line.startsWith('- ')),
    ).toEqual([
      '- $\\mathrm{Al}$: po lewej $4 \\cdot 1 = 4$, po prawej $2 \\cdot 2 = 4$',
      '- $\\mathrm{O}$: po lewej $3 \\cdot 2 = 6$, po prawej $2 \\cdot 3 = 6$',
    ]);
  });

  it('multiplies what it has, and says what other formulas of the side hold already', () => {
    const copper = '$\\mathrm{Cu(NO_{3})_{2}}$';
    expect(stepsOf('Cu(NO3)2 -> CuO + NO2 + O2').slice(1)).toEqual([
      `Zaczynamy od miedzi: w ${copper} i w $\\mathrm{CuO}$ jest tyle samo atomów tego pierwiastka, więc oba współczynniki są na razie równe $1$`,
      'Wyrównujemy liczbę atomów azotu: po lewej stronie są $2$ atomy, więc przed $\\mathrm{NO_{2}}$ piszemy $2$',
      'Mnożymy dotychczasowe współczynniki przez $2$',
      'Wyrównujemy liczbę atomów tlenu: po lewej stronie jest $12$ atomów, a po prawej na razie jest $10$ atomów; brakuje $2$, więc przed $\\mathrm{O_{2}}$ wystarczy $1$',
    ]);
  });
});

const mistakesOn = (task: string): Readonly<Record<string, readonly unknown[]>> =>
  Object.fromEntries(
    ofFamily(task)
      ?.mistakes()
      .map(({ id, answers }) => [id, answers]) ?? [],
  );

describe('the mistakes', () => {
  it.each([
    [
      ALUMINIUM,
      {
        'changed-index': ['Al + O2 -> AlO2', 'Al2 + O3 -> Al2O3'],
        'indices-as-coefficients': ['2Al + 3O2 -> Al2O3'],
        'one-element-only': ['2Al + O2 -> Al2O3'],
        'not-the-smallest': ['8Al + 6O2 -> 4Al2O3'],
      },
    ],
    [
      'Ag2O -> Ag + O2',
      {
        'changed-index': ['AgO2 -> Ag + O2', 'Ag2O -> Ag2 + O'],
        'indices-as-coefficients': ['Ag2O -> 2Ag + O2'],
        'one-element-only': ['Ag2O -> 2Ag + O2'],
        'not-the-smallest': ['4Ag2O -> 8Ag + 2O2'],
      },
    ],
    [
      'Al(OH)3 + HCl -> AlCl3 + H2O',
      {
        'bracket-ignored': ['Al(OH)3 + 3HCl -> AlCl3 + 2H2O', 'Al(OH)3 + 3HCl -> AlCl3 + H2O'],
        'not-the-smallest': ['2Al(OH)3 + 6HCl -> 2AlCl3 + 6H2O'],
      },
    ],
  ])('on %s lead elsewhere', (task, mistakes) => {
    expect(mistakesOn(task)).toEqual(mistakes);
  });
});

describe('the hints', () => {
  it('say no coefficient', () => {
    const worked = workedOn('Ca(OH)2 + H3PO4 -> Ca3(PO4)2 + H2O');
    const said = ([1, 2, 3] as const).map((level) => hintText(level, worked, worked)).join('\n');
    expect(said).not.toMatch(/\d\\mathrm|\$[236]\$|[236]\\square|\{[236](?:Ca|H)/);
  });
});

describe('the options of a quiz', () => {
  it('are four, one of them balanced', () => {
    const worked = workedOn(ALUMINIUM);
    const task = worked.task as FamilyTask;
    const options = optionsFor(task, worked, false, createPick(1));
    expect(options?.texts.length).toBe(4);
    expect(options?.texts.filter((text) => verdictOn(ALUMINIUM, text)?.kind === 'solved')).toEqual([options?.right]);
    expect(options?.optionMistakes.length).toBeGreaterThanOrEqual(2);
  });
});
