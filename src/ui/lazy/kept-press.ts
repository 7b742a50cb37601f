/** The last press on a section that is not alive yet. */
export interface KeptPress {
  /** Carries it out, if there is one, and keeps no more. */
  end(): void;
}

interface Presses {
  readonly onPressed: () => void;
  /** A link of ours is followed without loading the page anew. */
  readonly onLink: (address: string) => void;
}

const CONTROLS = 'a[href], button, [role="tab"]';

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;

/** Whoever has not seen a press begin does not answer its end: a click that no pointer has made stands in its place. */
const carryOutWhenReleased = (control: HTMLElement): void => {
  const release = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    control.click();
  };
  if (!(control instanceof HTMLAnchorElement))
    control.addEventListener('click', release, { capture: true, once: true });
};

/** Keeps what is pressed in a section until it can be answered, as the first script of the page does for all of it (D39). */
export const keepPress = (section: HTMLElement, { onPressed, onLink }: Presses): KeptPress => {
  const page = document.documentElement;
  let pressed: HTMLElement | null = null;
  let held: HTMLElement | null = null;
  const hold = (event: PointerEvent) => {
    held = controlOf(event);
  };
  const keep = (event: MouseEvent) => {
    held = null;
    const control = controlOf(event);
    if (control === null) return;
    if (control instanceof HTMLAnchorElement) {
      if (!isPlain(event) || control.target !== '' || control.origin !== window.location.origin) return;
      event.preventDefault();
      onLink(control.pathname + control.search + control.hash);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = control;
    page.dataset['pressed'] = '';
    onPressed();
  };
  section.addEventListener('pointerdown', hold, true);
  section.addEventListener('click', keep, true);
  return {
    end: () => {
      section.removeEventListener('pointerdown', hold, true);
      section.removeEventListener('click', keep, true);
      if (held !== null) carryOutWhenReleased(held);
      if (pressed === null) return;
      delete page.dataset['pressed'];
      if (pressed.isConnected) pressed.click();
    },
  };
};
