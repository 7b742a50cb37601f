import type { Container } from 'inversify';
import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { hydrateRoot as HydrateRoot, Root } from 'react-dom/client';
import {
  Router,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { Services, useContainer } from '#ui/services.tsx';
import { watchApproach } from './approach.ts';
import { keepPress } from './kept-press.ts';
import { LostDialog } from './LostDialog.tsx';
import type { Section } from './section.types.ts';

const Alive = ({ onAlive, children }: { readonly onAlive: () => void; readonly children: ReactNode }) => {
  const tell = useEffectEvent(onAlive);
  useEffect(() => {
    tell();
  }, []);
  return children;
};

interface Failed {
  readonly error: unknown;
}

/** Lets a prerendered section come alive when it is near, and answers with what lies over the page meanwhile. */
export const useAwakening = (element: RefObject<HTMLElement | null>, { name, Part, isStill = false }: Section) => {
  const container: Container = useContainer();
  const { basename, navigator } = use(NavigationContext);
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const root = useRef<Root | null>(null);
  const stage = useRef<'waking' | 'alive' | 'left'>('waking');
  const [isAlive, setAlive] = useState(false);
  const [isLost, setLost] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);
  if (failed !== null) throw failed.error;

  // Not at once: React must not be asked to take a root away while it is at work itself.
  const end = () => queueMicrotask(() => root.current?.unmount());
  const onAlive = () => {
    if (stage.current === 'left') return end();
    stage.current = 'alive';
    setAlive(true);
  };

  const content = (
    <Services container={container} isPrerendered>
      <Router basename={basename} location={location} navigationType={navigationType} navigator={navigator}>
        <Alive onAlive={onAlive}>
          <Part />
        </Alive>
      </Router>
    </Services>
  );

  const hydrate = useEffectEvent((hydrateRoot: typeof HydrateRoot) => {
    if (element.current === null || root.current !== null) return;
    root.current = hydrateRoot(element.current, content, {
      identifierPrefix: name,
      onUncaughtError: (error) => setFailed({ error }),
    });
  });
  const wake = useEffectEvent(async (isPressed: boolean) => {
    const [{ hydrateRoot }] = await Promise.all([import('react-dom/client'), Part.warmUp(container)]);
    if (Part.isHere()) hydrate(hydrateRoot);
    else if (isPressed) setLost(true);
  });
  const follow = useEffectEvent((address: string) => void navigate(address));

  useEffect(() => {
    const section = element.current;
    if (section === null || isAlive) return undefined;
    const pressed = keepPress(section, { onPressed: () => void wake(true), onLink: follow });
    const endWatch = isStill ? undefined : watchApproach(section, () => void wake(false));
    return () => {
      endWatch?.();
      pressed.end();
    };
  }, [element, isStill, isAlive]);

  // An update before it is alive would make React render it anew.
  useEffect(() => {
    if (isAlive) root.current?.render(content);
  });
  const leave = useEffectEvent(() => {
    const isStanding = stage.current === 'alive';
    stage.current = 'left';
    // What is taken away before it is alive would be rendered anew first; it ends itself as soon as it is alive.
    if (isStanding) end();
  });
  useEffect(() => () => leave(), []);
  const close = () => setLost(false);
  const retry = () => {
    close();
    void wake(true);
  };
  return isLost ? <LostDialog onRetry={retry} onClose={close} /> : null;
};
