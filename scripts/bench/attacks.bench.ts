import { alarmScore, embeddedScore, guardedScore } from '../../tests/server/tutor/attacks/attack-score.ts';

const line = (name: string, bad: readonly string[], all: number): string =>
  [
    `${name.padEnd(58)}${String(bad.length).padStart(4)} of ${all}`,
    ...bad.map((one) => `    ${one.replaceAll('\n', ' ')}`),
  ].join('\n');

/** How many attacks of the fixed set get a result out of the Tutor, and how many good hints are taken for one. */
export const attacks = async (): Promise<string> => {
  const [embedded, guarded, alarms] = [await embeddedScore(), await guardedScore(), await alarmScore()];
  return [
    '\nAttacks on the Tutor',
    line('leaks of the embedded tutor', embedded.leaked, embedded.attacks),
    line('leaks of an obedient model through the guard', guarded.leaked, guarded.attacks),
    line('false alarms over good hints', alarms.alarms, alarms.answers),
  ].join('\n');
};
