import type { Rational } from '#tutoring/mathematics/rational.ts';
import { converted } from '#tutoring/reading/units.ts';
import type { MotionGiven } from './motion.types.ts';

/** In which the three fit each other. */
export interface MotionUnits {
  readonly distance: string;
  readonly time: string;
  readonly speed: string;
}

const FITTING: Readonly<Record<string, MotionUnits>> = Object.fromEntries(
  [
    ['km', 'h'],
    ['m', 's'],
    ['m', 'min'],
    ['km', 'min'],
    ['km', 's'],
  ].map(([distance = '', time = '']) => [`${distance}/${time}`, { distance, time, speed: `${distance}/${time}` }]),
);

/** Undefined for units that no school puts together, such as metres and hours. */
export const unitsOfMotion = ({ distance, time, speed }: MotionGiven): MotionUnits | undefined => {
  if (speed !== undefined) return FITTING[speed.unit];
  if (distance === undefined || time === undefined) return undefined;
  return FITTING[distance.unit === 'km' ? 'km/h' : `${distance.unit}/${time.unit}`];
};

/** The three in fitting units; the missing one is calculated. */
export const motionIn = (
  { distance, time, speed }: MotionGiven,
  units: MotionUnits,
): Readonly<Record<'distance' | 'time' | 'speed', Rational>> | undefined => {
  const s = distance && converted(distance.value, distance.unit, units.distance);
  const t = time && converted(time.value, time.unit, units.time);
  const v = speed?.value;
  if (s && t) return { distance: s, time: t, speed: s.div(t) };
  if (s && v) return { distance: s, time: s.div(v), speed: v };
  return t && v ? { distance: v.mul(t), time: t, speed: v } : undefined;
};
