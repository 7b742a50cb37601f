import { describe, expect, it } from 'vitest';
import { and, not, setup } from 'xstate';
import { actorSlot } from '#domain/shared/actor-slot.ts';
import { changed, mutantsOf } from '../../scripts/mutation/mutants.ts';
import type { MachineFile } from '../../scripts/statecharts/machine-files.ts';
import { mermaidOf } from '../../scripts/statecharts/mermaid.ts';
import { MARKER, pageOf } from '../../scripts/statecharts/page.ts';
import { svgOf } from '../../scripts/statecharts/svg.ts';
import { eventInWords, guardInWords, inWords } from '../../scripts/statecharts/words.ts';

const lamp = setup({
  types: {
    events: {} as { readonly type: 'pupil.switchedOn' },
    meta: {} as { readonly note?: string; readonly source?: readonly string[] },
  },
  actors: { fetchCurrent: actorSlot<boolean>('fetchCurrent') },
  delays: { bulbLife: 1_000 },
  guards: { hasBulb: () => true },
  actions: { glow: () => {} },
}).createMachine({
  id: 'lamp',
  description: 'A lamp.',
  meta: { source: ['S1 §4'] },
  initial: 'dark',
  states: {
    dark: {
      description: 'No light.',
      on: {
        'pupil.switchedOn': [
          { guard: 'hasBulb', target: 'asking', actions: 'glow' },
          { meta: { note: 'Nothing happens.' } },
        ],
      },
    },
    asking: {
      description: 'Is there current?',
      invoke: { id: 'fetchCurrent', src: 'fetchCurrent', onDone: 'light', onError: 'dark' },
    },
    light: { description: 'Bright.', after: { bulbLife: 'dark' } },
  },
});

const file: MachineFile = {
  name: 'lamp',
  file: 'src/domain/home/lamp.machine.ts',
  machine: lamp,
  constants: [{ name: 'BULB_LIFE', value: 1_000, meaning: 'How long a bulb lasts.' }],
  emits: ['lamp.lit'],
};

describe('the words of a chart', () => {
  it.each([
    ['pupil.messageSent', 'pupil message sent'],
    ['isAIExamOpen', 'is AI exam open'],
    ['registrationProgress', 'registration progress'],
  ])('read %s aloud', (name, words) => {
    expect(inWords(name)).toEqual(words);
  });

  it.each([
    ['', 'at once'],
    ['*', 'anything else'],
    ['pupil.left', 'pupil left'],
    ['xstate.done.actor.findUser', 'find user succeeds'],
    ['xstate.error.actor.findUser', 'find user fails'],
    ['xstate.snapshot.watchClock', 'watch clock reports'],
    ['xstate.after.pollInterval.paymentPolling.waiting', 'after poll interval'],
    ['xstate.after.2000.paymentPolling.waiting', 'after 2 s'],
    ['xstate.done.state.exam.answering', 'answering is complete'],
  ])('say what happens on %s', (eventType, words) => {
    expect(eventInWords(eventType)).toEqual(words);
  });

  it.each([
    ['hasAttemptsLeft', 'has attempts left'],
    [{ type: 'isYes', params: () => true }, 'is yes'],
    [{ type: 'isMode', params: 'tutor' }, 'is mode ("tutor")'],
    [not('isYes'), 'not (is yes)'],
    [and(['isYes', 'hasUser']), 'is yes and has user'],
    [() => true, 'an unnamed condition'],
  ])('say the guard %j', (guard, words) => {
    expect(guardInWords(guard)).toEqual(words);
  });
});

describe('the page of a machine', () => {
  it('begins with its description when it is new, and keeps what was written above the line', () => {
    expect(pageOf(file, undefined).split(MARKER)[0]).toEqual('# Lamp\n\nA lamp.\n\n');
    const page = pageOf(file, `# Our lamp\n\nGrandfather's.\n\n${MARKER}\n\nold`);
    expect(page.split(MARKER)[0]).toEqual("# Our lamp\n\nGrandfather's.\n\n");
    expect(pageOf(file, page)).toEqual(page);
  });

  it('tells each transition in a row', () => {
    expect(
      pageOf(file, undefined)
        .split('\n')
        .filter((line) => line.startsWith('| `dark` |') || line.startsWith('| `light` |')),
    ).toEqual([
      '| `dark` | No light. |  |',
      '| `light` | Bright. | after bulb life (1 s) |',
      '| `dark` | pupil switched on | has bulb | `asking` | Is there current? | glow |',
      '| `dark` | pupil switched on | otherwise | stays | Nothing happens. |  |',
      '| `light` | after bulb life (1 s) |  | `dark` | No light. |  |',
    ]);
  });

  it('names its numbers, its sources and what it tells', () => {
    const lines = pageOf(file, undefined).split('\n');
    expect(lines).toContain('| `BULB_LIFE` | 1 s | How long a bulb lasts. |');
    expect(lines).toContain('- **Specification:** S1 §4');
    expect(lines).toContain('- **Tells:** `lamp.lit`');
  });

  it('draws the same picture every time, in the colours of light and dark', async () => {
    const svg = await svgOf(lamp);
    expect(await svgOf(lamp)).toEqual(svg);
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(svg).not.toContain('"black"');
    expect([...svg.matchAll(/<g id="node\d+"/g)].length).toEqual(4);
    expect([...svg.matchAll(/<g id="edge\d+"/g)].length).toEqual(5);
  });

  it('says the same in Mermaid', () => {
    expect(mermaidOf(lamp).split('\n').slice(-5)).toEqual([
      '  state "light" as lamp_light',
      '  lamp_dark --> lamp_asking : pupil switched on [has bulb]',
      '  lamp_asking --> lamp_light : fetch current succeeds',
      '  lamp_asking --> lamp_dark : fetch current fails',
      '  lamp_light --> lamp_dark : after bulb life (1 s)',
    ]);
  });
});

describe('the mutants of a machine', () => {
  it('change each guard, target, action, delay and beginning once', () => {
    expect(mutantsOf(lamp).map(({ name }) => name)).toEqual([
      'lamp: begins at asking',
      'dark: pupil switched on [has bulb]: guard negated',
      'dark: pupil switched on [has bulb]: guard dropped',
      'dark: pupil switched on [has bulb]: to light',
      'dark: pupil switched on [has bulb]: without "glow"',
      'asking: fetch current succeeds: to dark',
      'asking: fetch current fails: to asking',
      'light: after bulb life: to asking',
      'light: after bulb life: never',
    ]);
  });

  it('change one place and share the rest', () => {
    const shared = { target: 'dark' };
    const config = { states: { a: { on: { x: shared } }, b: { on: { x: [shared, { guard: 'is', target: 'b' }] } } } };
    expect(changed(config, ['states', 'a', 'on', 'x', 0, 'target'], () => 'light')).toEqual({
      states: { a: { on: { x: [{ target: 'light' }] } }, b: config.states.b },
    });
    expect(changed(config, ['states', 'b', 'on', 'x', 1, 'guard'], () => undefined)).toEqual({
      states: { a: config.states.a, b: { on: { x: [shared, { target: 'b' }] } } },
    });
    expect(changed({ after: { wait: 'dark' } }, ['after', 'wait'], () => undefined)).toEqual({ after: {} });
    expect(config.states.a.on.x).toBe(shared);
  });
});
