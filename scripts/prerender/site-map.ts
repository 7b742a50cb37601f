import { ORIGIN } from '#server/http/page-files.ts';

/** All that is to be found. */
export const siteMap = (paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Pages that nobody should find say so themselves, which they can only to whoever may read them. */
export const robots = (): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /embedded-checkout', '', `Sitemap: ${ORIGIN}/sitemap.xml`, ''].join(
    '\n',
  );
