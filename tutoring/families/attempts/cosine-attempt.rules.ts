import { approximately } from '#tutoring/mathematics/approximate.rules.ts';
import { BeyondReach } from '#tutoring/mathematics/beyond-reach.ts';
import { approximationOf } from '#tutoring/mathematics/exact.ts';
import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { NumberAnswer } from '#tutoring/families/family.types.ts';
import { areClose } from '#tutoring/mathematics/closeness.rules.ts';
import { ON_THE_WAY } from './said-verdicts.rules.ts';

const FUNCTION = /\\?(sin|cos)(?: *(?:\\gamma|γ|gamma|\\alpha|α|alfa|x))?(?![a-z\d( ]*\d)/gi;

/** „49 = 9 + 25 - 2·3·5·cos”: the function of the angle that is asked for, alone; undefined where none is said. */
export const judgeFunctionOfAngle = (message: string, { value, unit }: NumberAnswer): Verdict | undefined => {
  if (unit !== 'deg' || !message.includes('=') || message.search(FUNCTION) < 0) return undefined;
  const radians = (approximationOf(value) * Math.PI) / 180;
  const notation = message
    .replace(
      FUNCTION,
      (_all, name: string) => `(${name.toLowerCase() === 'sin' ? Math.sin(radians) : Math.cos(radians)})`,
    )
    .replace(/[·×]|\\cdot/g, '*')
    .replaceAll('²', '^2')
    .replace(/[.!]\s*$/, '');
  try {
    const [first = Number.NaN, ...others] = notation.split('=').map((side) => approximately(side));
    return others.every((other) => areClose(other, first, 1e-6))
      ? ON_THE_WAY
      : {
          kind: 'wrong',
          step: '',
          suspicion:
            'Ta równość nie zachodzi. Sprawdź, który bok leży naprzeciw szukanego kąta, i znak przy cosinusie.',
        };
  } catch (thrown) {
    if (thrown instanceof BeyondReach) return undefined;
    throw thrown;
  }
};
