import { OPEN_PATHS, routeOf } from '#domain/access/routes.rules.ts';

/** What of a request decides who answers it. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

export type Answerer =
  /** The network, or what is kept of this page where it is away. */
  | { readonly by: 'page'; readonly kept: string }
  /** What is kept of it: its name tells its content. */
  | { readonly by: 'asset' }
  /** The browser, as if there were no worker: the API, the settings, the checkout, whatever is not known here. */
  | { readonly by: 'network' };

/** The page that can be shown at any address. */
export const ANY_PAGE = '/app.html';

/** The page that says of an address that nothing is there. */
export const UNKNOWN_PAGE = '/404.html';

/** Places where the server has pages of its own, and files: what is theirs is never said not to be there. */
const isOfTheServer = (pathname: string): boolean =>
  /^\/(?:api|dev|embedded-checkout|assets|\.well-known)(?:\/|$)/.test(pathname) || /\.\w+$/.test(pathname);

/** Who answers a request of a page of this origin. Whoever lets a route's data be read without a connection adds its place here, and empties it at logout (R14). */
export const answererOf = ({ method, mode, url }: Asked, origin: string): Answerer => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return { by: 'network' };
  if (mode !== 'navigate') return { by: pathname.startsWith('/assets/') ? 'asset' : 'network' };
  const route = routeOf(pathname);
  if (route === null) return isOfTheServer(pathname) ? { by: 'network' } : { by: 'page', kept: UNKNOWN_PAGE };
  return { by: 'page', kept: OPEN_PATHS.includes(route.path) ? route.path : ANY_PAGE };
};
