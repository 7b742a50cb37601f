import { Component, useEffect, type ComponentType, type ReactNode } from 'react';
import type { Container } from 'inversify';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from '#ui/routes/AppRoutes.tsx';
import { Services, useIsPrerendered } from '#ui/services.tsx';
import { CrashedPage } from '#ui/navigation/StatePages.tsx';

class CrashBarrier extends Component<{ readonly children: ReactNode }, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <CrashedPage /> : this.props.children;
  }
}

/** Tells the page's first script (`index.html`) that whatever is pressed from now on is answered. */
const Alive = () => {
  const isPrerendered = useIsPrerendered();
  useEffect(() => {
    if (!isPrerendered) window.dispatchEvent(new Event('app.alive'));
  }, [isPrerendered]);
  return null;
};

type AppProps = {
  readonly container: Container;
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
};

export const App = ({ container, Router = BrowserRouter }: AppProps) => (
  <CrashBarrier>
    <Services container={container}>
      <Router>
        <AppRoutes />
        <Alive />
      </Router>
    </Services>
  </CrashBarrier>
);
