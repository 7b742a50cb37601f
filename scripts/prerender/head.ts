import { OPEN_PATHS } from '#domain/access/routes.rules.ts';
import { ORIGIN } from '#server/http/page-files.ts';
import { descriptions, sharePictureText } from '#ui/texts/descriptions.pl.ts';
import { shellTexts } from '#ui/texts/shell.pl.ts';
import { titleOf } from '#ui/texts/titles.pl.ts';
import type { StructuredData } from './structured-data.ts';

/** Pictures of `npm run pictures`, in the size that every preview shows whole. */
const SHARE_PICTURE = { width: 1200, height: 630 } as const;
const pictureOf = (path: string): string => `${ORIGIN}/share/${path === '/' ? 'home' : 'page'}.png`;

const descriptionOf = (path: string): string => {
  const description = descriptions[path];
  if (description === undefined) throw new Error(`The page ${path} has no description.`);
  return description;
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<"]/g, (character) => ENTITIES[character] ?? character);

const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`;
const openGraph = (property: string, content: string | number): string =>
  `<meta property="og:${property}" content="${escaped(String(content))}">`;

interface Head {
  readonly title: string;
  readonly description: string;
  /** Null for a page that nobody should find. */
  readonly address: string | null;
  readonly picture: string;
  readonly data: readonly StructuredData[];
}

const written = ({ title, description, address, picture, data }: Head): string =>
  [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    ...(address === null
      ? [named('robots', 'noindex')]
      : [`<link rel="canonical" href="${address}">`, openGraph('url', address)]),
    openGraph('type', 'website'),
    openGraph('site_name', shellTexts.product),
    openGraph('locale', 'pl_PL'),
    openGraph('title', title),
    openGraph('description', description),
    openGraph('image', picture),
    openGraph('image:width', SHARE_PICTURE.width),
    openGraph('image:height', SHARE_PICTURE.height),
    openGraph('image:alt', sharePictureText),
    named('twitter:card', 'summary_large_image'),
    ...data.map(
      (one) => `<script type="application/ld+json">${JSON.stringify(one).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ');

/** Who shares a page behind the login shares the product. */
const behindLogin = (title: string): Head => ({
  title,
  description: descriptionOf('/'),
  address: null,
  picture: pictureOf('/'),
  data: [],
});

/** What the page at a path says of itself to whoever does not look at it: browsers, search engines, previews of shared links. */
export const headOf = (path: string, data: readonly StructuredData[] = []): string =>
  written(
    OPEN_PATHS.includes(path)
      ? {
          title: titleOf(path),
          description: descriptionOf(path),
          address: ORIGIN + path,
          picture: pictureOf(path),
          data,
        }
      : behindLogin(titleOf(path)),
  );

/** Of the page that stands at any address. */
export const headOfApp = (): string => written(behindLogin(shellTexts.product));

/** The page with this head in the place of its title. */
export const withHead = (page: string, head: string): string => {
  const [before, after, ...others] = page.split(/<title>.*?<\/title>/);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error('The page has not one <title>.');
  return before + head + after;
};
