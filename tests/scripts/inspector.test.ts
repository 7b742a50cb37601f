import { describe, expect, it } from 'vitest';
import { inspector, INSPECTOR } from '../../scripts/inspector.plugin.ts';
import {
  inJson,
  MOST_ENTRIES,
  NOTHING,
  entriesAt,
  stateInWords,
  treeOf,
  withEntry,
  type ActorTree,
  type Entry,
  type KnownActor,
} from '../../scripts/inspector/recording.rules.ts';
import { sourceFiles } from '../architecture/source-files.ts';
import { specifiersIn } from '../architecture/layers.ts';

const APP: KnownActor = { number: 1, name: 'app', parent: undefined };
const SESSION: KnownActor = { number: 2, name: 'session', parent: 1 };

const entry = (number: number, actor: KnownActor, state: string): Entry => ({
  number,
  actor,
  event: 'page.ticked',
  payload: {},
  at: number,
  status: 'active',
  state,
  context: { number },
});

const named = ({ entry: { actor, state }, children }: ActorTree): unknown => [actor.name, state, children.map(named)];

describe('the recording of the inspector', () => {
  const entries = [entry(1, APP, 'on'), entry(2, SESSION, 'unknown'), entry(3, SESSION, 'anonymous')];
  const recording = entries.reduce(withEntry, NOTHING);

  it('tells how all actors stand, and how they stood after an event', () => {
    expect(treeOf(entriesAt(recording)).map(named)).toEqual([['app', 'on', [['session', 'anonymous', []]]]]);
    expect(treeOf(entriesAt(recording, entries[1])).map(named)).toEqual([['app', 'on', [['session', 'unknown', []]]]]);
    expect(treeOf(entriesAt(recording, entries[0])).map(named)).toEqual([['app', 'on', []]]);
  });

  it('forgets old events, but no actor', () => {
    const many = Array.from({ length: MOST_ENTRIES }, (_, index) => entry(index + 4, SESSION, `step ${index}`));
    const long = many.reduce(withEntry, recording);
    expect(long.entries.length).toEqual(MOST_ENTRIES);
    expect(entriesAt(long, many[0]).map(({ state }) => state)).toEqual(['on', 'step 0']);
  });

  it.each([
    [{ list: new Set([1]), go: () => 1 }, '{\n  "list": [\n    1\n  ],\n  "go": "function go"\n}'],
    [new Error('gone'), '{\n  "name": "Error",\n  "message": "gone"\n}'],
    [undefined, 'undefined'],
  ])('shows %j as JSON', (value, text) => {
    expect(inJson(value)).toEqual(text);
  });

  it('shows what leads back to itself as well', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(inJson(circle)).toEqual('[object Object]');
  });

  it.each([
    ['open', 'open'],
    [{ account: { authenticated: 'idle' }, tab: 'shown' }, 'account: authenticated: idle, tab: shown'],
  ])('says the state %j', (state, words) => {
    expect(stateInWords(state)).toEqual(words);
  });
});

describe('a build for pupils', () => {
  it('never meets the inspector: only the development server knows of it, and nothing of the app imports it', () => {
    const { apply, transformIndexHtml } = inspector();
    expect([apply, typeof transformIndexHtml]).toEqual(['serve', 'function']);
    const importers = sourceFiles(/\.tsx?$/).filter(
      (source) =>
        /^(?:src|server|contract)\//.test(source.file) &&
        specifiersIn(source).some((specifier) => specifier.includes('inspector')),
    );
    expect([importers.map(({ file }) => file), INSPECTOR.startsWith('/scripts/')]).toEqual([[], true]);
  });
});
