import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { Container } from 'inversify';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from '#ui/routes/AppRoutes.tsx';
import { Services } from '#ui/services.tsx';
import { CrashBoundary } from '#ui/navigation/CrashBoundary.tsx';

/** Tells the page's first script (`index.html`) that whatever is pressed from now on is answered: also where all else has crashed. */
const Alive = () => {
  useEffect(() => {
    window.dispatchEvent(new Event('app.alive'));
  }, []);
  return null;
};

type AppProps = {
  readonly container: Container;
  readonly isPrerendered?: boolean;
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
};

export const App = ({ container, isPrerendered = false, Router = BrowserRouter }: AppProps) => (
  <Services container={container} isPrerendered={isPrerendered}>
    <CrashBoundary place={null}>
      <Router>
        <AppRoutes />
      </Router>
    </CrashBoundary>
    <Alive />
  </Services>
);
