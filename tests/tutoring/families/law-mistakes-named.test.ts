import { describe, expect, it } from 'vitest';
import { PHYSICS_FAMILIES } from '#tutoring/families/physics/physics.families.ts';
import { molarConcentrationFamily } from '#tutoring/families/chemistry/molar-concentration/molar-concentration.family.ts';
import { openFamily } from '#tutoring/families/open-family.ts';
import { suspicionOn } from './verdicts.ts';

const KINETIC = 'energia kinetyczna ciala 4 kg predkosc 36 km/h';
const PATH = 'droga w ruchu jednostajnie przyspieszonym a=2 m/s2 t=5s bez predkosci poczatkowej';
const FALL = 'kamien spada z 20 m bez oporu g=10 jaka predkosc przy ziemi';

describe('a misconception about a square, a root or a half', () => {
  it.each([
    ['energia kinetyczna ciala 4 kg predkosc 5 m/s', '10 J', /prędkość podnosi się do kwadratu/],
    ['energia kinetyczna ciala 4 kg predkosc 5 m/s', '20 J', /policzony jest jak podwojenie/],
    ['energia kinetyczna ciala 4 kg predkosc 5 m/s', '100 J', /„jedna druga”/],
    ['energia kinetyczna ciala 3 kg predkosc 5 m/s', '150 J', /[Dd]wójka/],
    ['energia kinetyczna ciala 3 kg predkosc 5 m/s', '112,5 J', /tylko prędkość/],
    ['Ek=200 J m=4 kg v=?', '100 m/s', /pierwiastek/],
    ['Ek=200 J m=4 kg v=?', '50 m/s', /Pierwiastek to nie połowa/],
    [PATH, '5 m', /czas podnosi się do kwadratu/],
    [PATH, '50 m', /„jedna druga”/],
    [PATH, '50 m', /podzielony przez dwa/],
    [FALL, '200 m/s', /Pierwiastek to nie połowa/],
    ['moc opornika 10 Ω przy natężeniu 3 A', '30 W', /natężenie prądu podnosi się do kwadratu/],
    ['moc opornika 10 Ω przy natężeniu 3 A', '60 W', /Kwadrat to nie podwojenie/],
    ['moc opornika 10 Ω przy natężeniu 3 A', '900 W', /tylko natężenie prądu/],
  ])('in „%s” is known by „%s”', (task, reply, remark) => {
    expect(suspicionOn(task, reply)).toMatch(remark);
  });
});

describe('a misconception about units', () => {
  it.each([
    [KINETIC, '2592 J', /zamień prędkość/],
    ['cisnienie jak F=50 N a pole 25 cm2', '200 Pa', /jednostki długości/],
    ['cisnienie jak F=50 N a pole 25 cm2', '0,0002 Pa', /w drugą stronę/],
    [
      'Jaką drogę przebędzie ciało w ruchu jednostajnym z prędkością 5 m/s w czasie 2 min?',
      '1000 m',
      /sześćdziesiąt sekund/,
    ],
    ['Jaką drogę przebędzie ciało w ruchu jednostajnym z prędkością 5 m/s w czasie 2 min?', '10 m', /zamień czas/],
    ['Oblicz ładunek, który przepłynie w czasie 30 s przy natężeniu 500 mA', '150 C', /Przelicznik/],
  ])('in „%s” is known by „%s”', (task, reply, remark) => {
    expect(suspicionOn(task, reply)).toMatch(remark);
  });
});

describe('a misconception about vibrations', () => {
  it.each([
    ['okres drgań 0,5 s jaka częstotliwość', '120 Hz', /minuty/],
    ['wahadło wykonało 20 wahnięć w czasie 40 s oblicz okres', '0,5 s', /częstotliwość/],
  ])('in „%s” is known by „%s”', (task, reply, remark) => {
    expect(suspicionOn(task, reply)).toMatch(remark);
  });
});

describe('two mistakes at once', () => {
  it.each([
    [KINETIC, '72 J', [/zamień prędkość/, /do kwadratu/]],
    [KINETIC, '5184 J', [/zamień prędkość/, /„jedna druga”/]],
    ['cisnienie jak F=50 N a pole 25 cm2', '0,5 Pa', [/zamień pole/, /odwrócone/]],
    ['cisnienie jak F=50 N a pole 25 cm2', '1250 Pa', [/zamień pole/, /pomnożone/]],
    ['R = 50 Ω, U = 10 V, I = ? (w mA)', '5 mA', [/innej jednostce/, /odwrócone/]],
    ['ile gramów NaOH jest w 500 cm3 roztworu o stężeniu 2 mol/dm3', '1000 g', [/zamieniona/, /liczba moli/]],
  ])('of „%s” are both named to „%s”', (task, reply, remarks) => {
    const said = suspicionOn(task, reply);
    for (const remark of remarks) expect(said).toMatch(remark);
  });

  it('are not named where one of them leads there', () => {
    expect(suspicionOn('energia kinetyczna ciala 4 kg predkosc 5 m/s', '10 J')).not.toMatch(/dwie pomyłki/);
  });
});

describe.each(
  [...PHYSICS_FAMILIES, openFamily(molarConcentrationFamily)].map((family) => [family.id, family] as const),
)('each task of %s', (_id, family) => {
  it('has three mistakes at least that are told apart', () => {
    const poor = ([1, 2, 3] as const).flatMap((difficulty) =>
      Array.from({ length: 25 }, (_one, seed) => family.make(seed + 1, difficulty, family.grades[0])).flatMap(
        ({ statement, task }) => {
          const known = task.kind === 'family' ? new Set(task.mistakes().map(({ says }) => says)).size : 0;
          return known < 3 ? [statement] : [];
        },
      ),
    );
    expect(poor).toEqual([]);
  });
});
