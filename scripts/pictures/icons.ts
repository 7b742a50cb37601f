/** The square behind the mark in `public/favicon.svg`, which all icons are made of. */
const SQUARE = /<rect [^>]*fill="(#[\da-f]{6})"[^>]*\/>/;
const OPENING = /<svg [^>]*>/;

const pageOf = (svg: string): string =>
  `<!doctype html><style>* { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`;

/** The icon as it stands on a page: its corners are round, and behind them is nothing. */
export const iconPage = (svg: string): string => pageOf(svg);

/** The icon for whoever cuts its corners off: colour to the edges, and the mark inside of the circle that always stays (four fifths of the width). */
export const maskablePage = (svg: string): string => {
  const colour = SQUARE.exec(svg)?.[1];
  if (colour === undefined) throw new Error('The icon has no square behind its mark.');
  const mark = svg.replace(SQUARE, '').replace('</svg>', '</g></svg>');
  const background = `<rect width="32" height="32" fill="${colour}"/>`;
  return pageOf(
    mark.replace(
      OPENING,
      (opening) => `${opening}${background}<g transform="translate(16 16) scale(.78) translate(-17 -16)">`,
    ),
  );
};
