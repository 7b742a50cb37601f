import { table } from '../statecharts/page.ts';
import type { Coverage, Told } from './coverage.ts';

const HEAD = `# Requirements

Where each sentence of the [specification](.) lives, and which tests (below \`tests/\`) tell it. Written by \`npm run specification\` from the citations in
the code, charts by the headings that they are about; what nothing cites yet stands in \`tests/architecture/uncited-requirements.ts\`.
`;

type Row = readonly [from: number, to: number, livesIn: string, toldBy: string];

/** A chart that is about the heading keeps whatever of it is told. */
const placesOf = ({ livesIn, aboutIn, toldBy }: Told): readonly string[] =>
  livesIn.length + toldBy.length === 0 ? [] : [...new Set([...livesIn, ...aboutIn])].toSorted();

/** Neighbours with the same places share a row. */
const rowsOf = (told: readonly Told[]): readonly Row[] => {
  const rows: Row[] = [];
  for (const one of told) {
    const { requirement } = one;
    const lives = placesOf(one).join('<br>');
    const tests = one.toldBy.map((file) => file.replace(/^tests\//, '')).join('<br>');
    const last = rows.at(-1);
    if (last?.[2] === lives && last[3] === tests) rows.splice(-1, 1, [last[0], requirement.number, lives, tests]);
    else rows.push([requirement.number, requirement.number, lives, tests]);
  }
  return rows;
};

/** The text of docs/specification/requirements.md. */
export const pageOf = ({ sections }: Coverage): string =>
  [
    HEAD,
    ...sections.map(({ name, title, told }) => {
      const rows = rowsOf(told).map(([from, to, ...places]) => [
        from === to ? String(from) : `${from}–${to}`,
        ...places,
      ]);
      return `## ${title.startsWith(name) ? title : `${title}: ${name}`}\n\n${table(['', 'lives in', 'told by'], rows)}\n`;
    }),
  ].join('\n');
