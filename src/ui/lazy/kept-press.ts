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

const controlOf = ({ target }: Event, section: HTMLElement): HTMLElement | null =>
  target instanceof Element && section.contains(target) ? target.closest<HTMLElement>(CONTROLS) : null;

const controlsOf = (section: HTMLElement): readonly HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>(CONTROLS),
];

/** Whoever has not seen a press begin does not answer its end: a click that no pointer has made will stand in its place. */
const withhold = (event: MouseEvent): void => {
  if (!event.isTrusted) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * Keeps what is pressed in a section until it can be answered, as the first script of the page does for all of it (D39).
 * It listens at the window: React stops a press at the root of the page while a section in it is about to come alive.
 */
export const keepPress = (section: HTMLElement, { onPressed, onLink }: Presses): KeptPress => {
  const page = document.documentElement;
  /** By its place: what comes alive may be another element. */
  let pressed = -1;
  let held = -1;
  const placeOf = (control: HTMLElement | null): number =>
    control === null ? -1 : controlsOf(section).indexOf(control);
  const press = (place: number): void => controlsOf(section)[place]?.click();

  const hold = (event: PointerEvent) => {
    const control = controlOf(event, section);
    held = control instanceof HTMLAnchorElement ? -1 : placeOf(control);
  };
  const keep = (event: MouseEvent) => {
    held = -1;
    const control = controlOf(event, section);
    if (control === null) return;
    if (control instanceof HTMLAnchorElement) {
      if (!isPlain(event) || control.target !== '' || control.origin !== window.location.origin) return;
      event.preventDefault();
      onLink(control.pathname + control.search + control.hash);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = placeOf(control);
    page.dataset['pressed'] = '';
    onPressed();
  };
  const answerRelease = (place: number): void => {
    const ended = new AbortController();
    const { signal } = ended;
    const end = (event: PointerEvent) => {
      const isStillThere = event.type === 'pointerup' && placeOf(controlOf(event, section)) === place;
      // The click of the pointer comes first, if there is one.
      setTimeout(() => {
        ended.abort();
        if (isStillThere) press(place);
      });
    };
    window.addEventListener('click', withhold, { capture: true, signal });
    window.addEventListener('pointerup', end, { capture: true, signal });
    window.addEventListener('pointercancel', end, { capture: true, signal });
  };

  window.addEventListener('pointerdown', hold, true);
  window.addEventListener('click', keep, true);
  return {
    end: () => {
      window.removeEventListener('pointerdown', hold, true);
      window.removeEventListener('click', keep, true);
      if (held >= 0) answerRelease(held);
      if (pressed < 0) return;
      delete page.dataset['pressed'];
      press(pressed);
    },
  };
};
