import type { MedianGiven } from '../median/median.types.ts';

export interface ModeOrRange extends MedianGiven {
  readonly asks: 'mode' | 'range';
}
