import type { EngineTask, PercentQuestion } from '#tutoring/families/task.types.ts';

const OF_PERCENT: Readonly<Record<PercentQuestion['asks'], string>> = {
  part: 'percent-of-number',
  rate: 'percent-rate',
  whole: 'percent-whole',
  original: 'percent-change',
  increased: 'percent-change',
  decreased: 'percent-change',
  change: 'percent-change',
};

/** The family that teaches what a general engine has solved; undefined for systems of equations, which none does. */
export const engineFamily = (task: EngineTask, message: string): string | undefined => {
  switch (task.kind) {
    case 'percent':
      return OF_PERCENT[task.question.asks];
    case 'equation':
      return /\^\s*2|²/.test(message) ? 'quadratic-equation' : 'linear-equation';
    case 'arithmetic':
      if (/\d\s*\/\s*\d/.test(message)) return 'fraction-arithmetic';
      return /\d,\d/.test(message) ? 'decimal-arithmetic' : 'order-of-operations';
    case 'system':
      return undefined;
  }
};
