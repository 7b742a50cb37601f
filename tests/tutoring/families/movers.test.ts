import { expect, it } from 'vitest';
import { MOVERS } from '#tutoring/families/measures-and-shapes/speed-distance-time/movers.ts';
import type { MotionGiven } from '#tutoring/families/measures-and-shapes/speed-distance-time/motion.types.ts';
import { speedDistanceTimeFamily as family } from '#tutoring/families/measures-and-shapes/speed-distance-time/speed-distance-time.family.ts';
import { rational } from '#tutoring/mathematics/rational.ts';

const distance = { value: rational(36), unit: 'km' };
const time = { value: rational(3), unit: 'h' };
const speed = { value: rational(12), unit: 'km/h' };

it.each(MOVERS)('$name stays who it is when the task is told again', (mover) => {
  const tasks: readonly MotionGiven[] = [
    { mover, distance, time },
    { mover, time, speed },
    { mover, distance, speed },
  ];
  const names = tasks.map((task) => family.read(family.tell(task))?.mover.name);
  expect(names).toEqual(tasks.map(() => mover.name));
});

it('a train stays a train, and nobody becomes a cyclist', () => {
  const told = [
    'Pociąg jechał 3 godziny z prędkością 80 km/h. Jaką drogę przebył?',
    's = 36 km t = 3 h jaka prędkość',
    'ile km przejdę w 40 minut idąc 6 km/h',
  ];
  expect(told.map((task) => family.read(task)?.mover.name)).toEqual(['Pociąg', 'Pojazd', 'Pieszy']);
});
