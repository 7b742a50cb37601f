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

/** Keeps what is pressed in a section until it can be answered, as the first script of the page does for all of it (D39). */
export const keepPress = (section: HTMLElement, { onPressed, onLink }: Presses): KeptPress => {
  const page = document.documentElement;
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
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
  section.addEventListener('click', keep, true);
  return {
    end: () => {
      section.removeEventListener('click', keep, true);
      if (pressed === null) return;
      delete page.dataset['pressed'];
      if (pressed.isConnected) pressed.click();
    },
  };
};
