import { Container } from 'inversify';
import { use, useEffect, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { LazySection } from '#ui/lazy/LazySection.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import type { Section } from '#ui/lazy/section.types.ts';
import { Services } from '#ui/services.tsx';

const told: string[] = [];
window.addEventListener('error', ({ message }) => told.push(message));

const Part = () => {
  useEffect(() => {
    told.push('comes alive');
    return () => {
      told.push('ends');
    };
  }, []);
  return <button type="button">Press</button>;
};

const sectionOf = (part: ComponentType) => ({ name: 'part', Part: lazyPart(async () => part), isStill: true }) as const;

const pageOf = (section: Section) => (
  <Services container={new Container()} isPrerendered>
    <MemoryRouter>
      <LazySection section={section} />
    </MemoryRouter>
  </Services>
);

/** React works in tasks of their own: none of them comes between these. */
const letPromisesSettle = async (): Promise<void> => {
  for (let round = 0; round < 50; round += 1) await Promise.resolve();
};

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** For what never comes. */
const MOST_FRAMES = 300;

/** A page as it came from the server, of a section with these buttons. */
const open = async (part: ComponentType, names: readonly string[]) => {
  told.length = 0;
  const host = document.body.appendChild(document.createElement('div'));
  const box = host.appendChild(document.createElement('div'));
  box.dataset['section'] = 'part';
  const buttons = names.map((name) => {
    const button = box.appendChild(Object.assign(document.createElement('button'), { textContent: name }));
    button.setAttribute('type', 'button');
    return button;
  });
  const root = hydrateRoot(host, pageOf(sectionOf(part)));
  await drawn();
  await drawn();
  return { host, root, buttons };
};

/** Opens the page, wakes its section, leaves at the moment, and answers what happened. */
const leaveWhen = async (moment: 'woken' | 'alive'): Promise<readonly string[]> => {
  const { host, root, buttons } = await open(Part, ['Press']);
  buttons[0]?.click();
  await letPromisesSettle();
  if (moment === 'alive') {
    await drawn();
    await drawn();
  }
  told.push('is left');
  flushSync(() => root.unmount());
  for (let frame = 0; frame < 5; frame += 1) await drawn();
  host.remove();
  return [...told];
};

/** A section of two buttons that sleeps; „First” is pressed, and React is about to bring it to life. */
const openAboutToWake = async () => {
  const ready = Promise.withResolvers<undefined>();
  const names = ['First', 'Second'];
  const Buttons = () => {
    use(ready.promise);
    return names.map((name) => (
      <button key={name} type="button" onClick={() => told.push(name)}>
        {name}
      </button>
    ));
  };
  const { host, root, buttons } = await open(Buttons, names);
  buttons[0]?.click();
  await drawn();
  await drawn();
  const wake = async () => {
    ready.resolve(undefined);
    for (let frame = 0; frame < MOST_FRAMES && told.length === 0; frame += 1) await drawn();
    await drawn();
  };
  const leave = () => {
    flushSync(() => root.unmount());
    host.remove();
    return [...told];
  };
  return { host, buttons, wake, leave };
};

/** Presses „Second” before the section is alive, and answers what happened. */
const pressWhileItWakes = async (): Promise<readonly string[]> => {
  const { buttons, wake, leave } = await openAboutToWake();
  buttons[1]?.click();
  await wake();
  return leave();
};

/** Puts a finger on „Second” before the section is alive, ends that afterwards, and answers what happened. */
const holdWhileItWakes = async (ending: 'pointerup' | 'pointercancel'): Promise<readonly string[]> => {
  const { host, buttons, wake, leave } = await openAboutToWake();
  buttons[1]?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await wake();
  host.querySelectorAll('button')[1]?.dispatchEvent(new PointerEvent(ending, { bubbles: true }));
  await drawn();
  return leave();
};

declare global {
  interface Window {
    leaveWhen: typeof leaveWhen;
    pressWhileItWakes: typeof pressWhileItWakes;
    holdWhileItWakes: typeof holdWhileItWakes;
  }
}
Object.assign(window, { leaveWhen, pressWhileItWakes, holdWhileItWakes });
