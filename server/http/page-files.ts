/** Stands in built files for the address of this server, which is known only where they are served. */
export const ORIGIN = 'https://origin.invalid';

/** Where the page of an address is built to, if it has one of its own: in any letter case, without query. */
export const fileNameOf = (path: string): string => {
  const parts = path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
  return `pages/${parts.length === 0 ? 'home' : parts.join('.')}.html`;
};

/** The page without content, in which only the browser renders. */
export const APP_PAGE = 'pages/app.html';

/** Stands between the pages and the network. */
export const WORKER = 'sw.js';

export const SITE_MAP = 'sitemap.xml';
export const ROBOTS = 'robots.txt';
