import { parseSync, Visitor, type ESTree, type Plugin } from 'vite';

const MACHINE = /\/src\/domain\/.*\.(?:machine|setup)\.ts$/;

const isSentence = (value: ESTree.Expression): boolean =>
  (value.type === 'Literal' && typeof value.value === 'string' && value.value !== '') ||
  (value.type === 'BinaryExpression' && value.operator === '+');

/** `description: 'A sentence.'` of a state, `meta: { note, source }` of a transition or a machine. */
const isNote = ({ key, value }: ESTree.ObjectProperty): boolean =>
  key.type === 'Identifier' &&
  ((key.name === 'description' && isSentence(value)) || (key.name === 'meta' && value.type === 'ObjectExpression'));

/** The source of a machine without what only its readers need. */
export const withoutNotes = (file: string, code: string): string => {
  const notes: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      for (const property of properties) if (property.type === 'Property' && isNote(property)) notes.push(property);
    },
  }).visit(parseSync(file, code).program);
  return notes
    .toSorted((a, b) => a.start - b.start)
    .reduceRight((text, { start, end }) => {
      const comma = /^\s*,/.exec(text.slice(end))?.[0].length ?? 0;
      return text.slice(0, start) + text.slice(end + comma);
    }, code);
};

/** What a chart tells of itself is for the pages of docs/statecharts: the browser does without it. */
export const machineNotes = (): Plugin => ({
  name: 'machine-notes',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (MACHINE.test(id) ? { code: withoutNotes(id, code), map: null } : undefined),
});
