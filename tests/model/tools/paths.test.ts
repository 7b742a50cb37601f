import { describe, expect, it } from 'vitest';
import { done, failed, reports } from './answers.ts';
import { explore, type Exploration } from './explore.ts';
import { doorWithMemory, soundDoor, yardMachine } from './fixtures/defects.ts';
import { doorModel } from './fixtures/door.model.ts';
import type { AnyModel } from './model.ts';
import { missedTransitions, pathInWords, pathsOf } from './paths.ts';
import { PROOFS } from './proofs.ts';
import { replay } from './replay.ts';
import { testActor } from './test-actor.ts';
import { statesMissedBy, walk } from './walk.ts';

const yardModel: AnyModel = {
  events: { 'pupil.fell': [{}] },
  answers: { weather: [done('sun'), failed('network/offline'), reports('clouds')] },
  restStates: ['bell'],
  invariants: {},
};

const replayed = (exploration: Exploration) =>
  pathsOf(exploration).map((path) => replay(exploration.machine, exploration.model, path));

describe('the paths', () => {
  it('go to every place and take every transition', () => {
    expect(pathsOf(explore(soundDoor, doorModel)).map(pathInWords)).toEqual([
      'pupil knocked → ask succeeds true ⇒ open',
      'pupil knocked → ask succeeds false ⇒ closed',
      'pupil knocked → ask fails "unexpected" ⇒ closed',
      'pupil knocked → after patience ⇒ closed',
      'pupil knocked → ask succeeds true → pupil left ⇒ closed',
    ]);
  });

  it('wait for a slow timer through all that a fast one does', () => {
    const exploration = explore(yardMachine, yardModel);
    expect(missedTransitions(exploration)).toEqual([]);
    expect(PROOFS['reaches every state']?.(exploration)).toEqual([]);
  });

  it.each([
    ['a door', soundDoor, doorModel],
    ['a yard', yardMachine, yardModel],
  ] as const)('are the same on a live actor as calculated, for %s', (_, machine, model) => {
    for (const { expected, seen } of replayed(explore(machine, model))) expect(seen).toEqual(expected);
  });

  it('betray a machine whose guard is not pure', () => {
    const differing = replayed(explore(doorWithMemory(), { ...doorModel, answers: {} })).filter(
      ({ expected, seen }) => JSON.stringify(expected) !== JSON.stringify(seen),
    );
    expect(differing.length > 0).toBe(true);
  });
});

describe('the test actor', () => {
  it('stops the actor of a state that is left', () => {
    const door = testActor(soundDoor);
    door.send({ type: 'pupil.knocked' });
    expect(door.pending()).toEqual(['ask']);
    door.pass(1_000);
    expect([door.state(), door.pending(), door.forgotten()]).toEqual(['closed', [], []]);
  });

  it('fires the timers on the way in their order', () => {
    const yard = testActor(yardMachine);
    yard.pass(1_049);
    expect(yard.state()).toEqual({ swing: 'left', bell: 'silent', sky: 'unknown' });
    yard.pass(1);
    expect(yard.state()).toEqual({ swing: 'left', bell: 'ringing', sky: 'unknown' });
    yard.pass(100);
    expect(yard.state()).toEqual({ swing: 'right', bell: 'over', sky: 'unknown' });
  });

  it('refuses an answer that nobody waits for', () => {
    expect(() => testActor(soundDoor).answer('ask', done(true))).toThrow(
      'Nobody awaits "ask" in "closed"; awaited: nothing.',
    );
  });
});

describe('the walks', () => {
  it('come through every state', () => {
    const exploration = explore(yardMachine, yardModel);
    const { visited, broken } = walk(exploration);
    expect([statesMissedBy(visited, exploration), broken]).toEqual([[], undefined]);
  });
});
