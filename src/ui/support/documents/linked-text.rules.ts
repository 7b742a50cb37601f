export type Piece = { readonly text: string } | { readonly text: string; readonly href: string };

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A line in the pieces of which it is made: `[words](address)` is a link. */
export const piecesOf = (line: string): readonly Piece[] => {
  const links = [...line.matchAll(LINK)];
  const ends = [0, ...links.map(({ index, 0: whole }) => index + whole.length)];
  const between = ends.map((end, position) => ({ text: line.slice(end, links[position]?.index) }));
  return between
    .flatMap((piece, position): Piece[] => {
      const [, text = '', href = ''] = links[position] ?? [];
      return href === '' ? [piece] : [piece, { text, href }];
    })
    .filter(({ text }) => text !== '');
};
