import { table } from '../statecharts/page.ts';
import type { Coverage, Told } from './coverage.ts';

const HEAD = `# Requirements

Where each sentence of the [specification](.) lives, and which tests (below \`tests/\`) tell it. Written by \`npm run specification\` from the citations in
the code; what nothing cites yet stands in \`tests/architecture/uncited-requirements.ts\`.
`;

type Row = readonly [from: number, to: number, livesIn: string, toldBy: string];

/** Neighbours with the same places share a row. */
const rowsOf = (told: readonly Told[]): readonly Row[] => {
  const rows: Row[] = [];
  for (const { requirement, livesIn, toldBy } of told) {
    const lives = livesIn.join('<br>');
    const tests = toldBy.map((file) => file.replace(/^tests\//, '')).join('<br>');
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
    ...sections.map(({ title, told }) => {
      const rows = rowsOf(told).map(([from, to, ...places]) => [
        from === to ? String(from) : `${from}–${to}`,
        ...places,
      ]);
      return `## ${title}\n\n${table(['', 'lives in', 'told by'], rows)}\n`;
    }),
  ].join('\n');
