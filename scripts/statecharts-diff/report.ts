import { inWords } from '../statecharts/words.ts';
import type { MachineChanges } from './changes.ts';
import { rowsOf, type Row } from './sentences.ts';

const titleOf = ({ before, after }: MachineChanges): string => {
  const words = inWords((after ?? before)?.id ?? '');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const summary = (all: readonly MachineChanges[], rows: readonly Row[], base: string): string =>
  all.length === 0
    ? `No machine has changed since ${base}.`
    : `${counted(rows.length, 'change')} in ${counted(all.length, 'machine')} since ${base}.`;

/** For a terminal: `Trial: a new transition …`, one line each, and below it what a pupil notices. */
export const textReport = (all: readonly MachineChanges[], base: string): string => {
  const lines = all.flatMap((machine) =>
    rowsOf(machine).flatMap(({ sentence, notice, code }) => [
      `${titleOf(machine)}: ${sentence}`,
      ...(notice === '' ? [] : [`    the pupil: ${notice}`]),
      ...(code === undefined ? [] : [`    before: ${code.before}`, `    after:  ${code.after}`]),
    ]),
  );
  return [summary(all, all.flatMap(rowsOf), base), ...lines].join('\n').concat('\n');
};

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ').trim();

const MARK: Readonly<Record<Row['what'], string>> = {
  new: '🟢 new',
  removed: '🔴 removed',
  renamed: '🔵 renamed',
  changed: '🟠 changed',
};

const codeBlock = (rows: readonly Row[]): string[] => {
  const codes = rows.flatMap(({ code }) => (code === undefined ? [] : [`-${code.before}\n+${code.after}`]));
  return codes.length === 0
    ? []
    : [`<details><summary>As it is written</summary>\n\n\`\`\`diff\n${codes.join('\n\n')}\n\`\`\`\n\n</details>`];
};

/** For a review: a table for each machine, one row for each change. */
export const markdownReport = (all: readonly MachineChanges[], base: string): string =>
  [
    '# What has changed in the machines',
    summary(all, all.flatMap(rowsOf), base),
    ...all.flatMap((machine) => {
      const rows = rowsOf(machine);
      return [
        `## ${titleOf(machine)}`,
        [
          '|  | What | What the pupil notices |',
          '| --- | --- | --- |',
          ...rows.map(({ what, sentence, notice }) => `| ${MARK[what]} | ${cell(sentence)} | ${cell(notice)} |`),
        ].join('\n'),
        ...codeBlock(rows),
      ];
    }),
  ]
    .join('\n\n')
    .concat('\n');
