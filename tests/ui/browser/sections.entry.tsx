import { Container } from 'inversify';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { LazySection } from '#ui/lazy/LazySection.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
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

const section = { name: 'part', Part: lazyPart(async () => Part), height: 'short', isStill: true } as const;
const page = (
  <Services container={new Container()}>
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

/** Opens the page, wakes its section, leaves as soon as `isToLeave` says so, and answers what happened. */
const leaveWhen = async (moment: 'woken' | 'alive'): Promise<readonly string[]> => {
  told.length = 0;
  const host = document.body.appendChild(document.createElement('div'));
  const box = host.appendChild(document.createElement('div'));
  box.dataset['section'] = section.name;
  const button = box.appendChild(Object.assign(document.createElement('button'), { textContent: 'Press' }));
  button.setAttribute('type', 'button');
  const root = hydrateRoot(host, page);
  await drawn();
  await drawn();
  button.click();
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

declare global {
  interface Window {
    leaveWhen: typeof leaveWhen;
  }
}
window.leaveWhen = leaveWhen;
