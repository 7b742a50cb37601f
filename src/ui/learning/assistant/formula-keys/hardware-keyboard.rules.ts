export interface KeyDown {
  /** Of the place of a key on a keyboard; most keyboards on a screen leave it empty. */
  readonly code: string;
  /** In CSS pixels. */
  readonly visibleHeight: number;
  readonly screenHeight: number;
}

/** Of the screen's height: with a keyboard on it, less of the page is left. */
const LEFT_BY_KEYBOARD = 0.65;

/** Whether a key was pressed on a keyboard that one can touch. Those on a screen that name their keys too are known by the room they take. */
export const isHardwareKey = ({ code, visibleHeight, screenHeight }: KeyDown): boolean =>
  /^(?:Key|Digit|Numpad|Arrow)/.test(code) && visibleHeight >= screenHeight * LEFT_BY_KEYBOARD;
