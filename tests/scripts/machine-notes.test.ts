import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutNotes } from '../../scripts/machine-notes.plugin.ts';
import { machinesIn } from '../../scripts/statecharts/machine-files.ts';

const machines = await machinesIn('src/domain');

describe('a machine as the browser gets it', () => {
  it('is without its sentences for readers, and otherwise the same', () => {
    const source = `export const door = setup({ types: { meta: {} as Meta } }).createMachine({
  id: 'door',
  description: 'A door ' + 'of wood.',
  meta: { source: ['S1 §2'] },
  context: { description: '', note: 'kept' },
  states: { open: { description: 'One may go in.', on: { close: { target: 'closed', meta: { note: 'Bang.' } } } }, closed: {} },
});`;
    expect(withoutNotes('door.machine.ts', source).replaceAll(/\s+/g, ' ')).toEqual(
      "export const door = setup({ types: { meta: {} as Meta } }).createMachine({ id: 'door', context: { description: '', note: 'kept' }, states: { open: { on: { close: { target: 'closed', } } }, closed: {} }, });",
    );
  });

  it.each(machines.map(({ name, file }) => [name, file] as const))('keeps nothing of it in %s', (_, file) => {
    const code = withoutNotes(file, readFileSync(file, 'utf8'));
    expect(code.match(/description: '[^']|meta: \{ (?:note|source)/g)).toBeNull();
  });
});
