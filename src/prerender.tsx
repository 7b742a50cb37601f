import 'reflect-metadata';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { initialApp } from '#application/initial-app.actor.ts';
import type { AppActors } from '#application/app.connections.ts';
import { TOKENS } from '#composition/tokens.ts';
import { App } from '#ui/App.tsx';

const AtHome = ({ children }: { readonly children: ReactNode }) => <StaticRouter location="/">{children}</StaticRouter>;

/** The home page before anything has happened, as HTML. React's other ways to make it may add scripts of their own, which our policy forbids. */
export const prerenderHome = (app: AppActors = initialApp()): string => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(TOKENS.app).toConstantValue(app);
  container.bind(TOKENS.initialApp).toConstantValue(initialApp());
  return renderToString(<App container={container} Router={AtHome} />);
};
