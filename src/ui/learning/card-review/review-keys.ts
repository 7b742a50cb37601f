import { useEffect, useEffectEvent } from 'react';
import { GRADES, type Grade } from '#domain/learning/card.types.ts';

export type ReviewKey = 'turn' | Grade;

interface Stroke {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** What a key does with the card in the hand: space turns it, 1 to 4 say how well it was remembered once it is turned. */
export const reviewKeyOf = ({ key, altKey, ctrlKey, metaKey }: Stroke, isTurned: boolean): ReviewKey | null => {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === ' ') return 'turn';
  return (isTurned && /^[1-4]$/.test(key) && GRADES[Number(key) - 1]) || null;
};

const OWN_KEYS = 'input, textarea, select, [contenteditable]';
/** They are pressed with the space bar. */
const PRESSABLE = 'button, a, summary';

const belongsTo = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

export const useReviewKeys = (isTurned: boolean, onKey: (key: ReviewKey) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = reviewKeyOf(event, isTurned);
    if (key === null || event.defaultPrevented || event.repeat) return;
    if (belongsTo(event.target, OWN_KEYS) || (key === 'turn' && belongsTo(event.target, PRESSABLE))) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
