import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { done, failed } from './answers.ts';
import { explore } from './explore.ts';
import * as defects from './fixtures/defects.ts';
import { doorModel as model } from './fixtures/door.model.ts';
import { requireWhole, type AnyModel } from './model.ts';
import { PROOFS } from './proofs.ts';

/** Every sentence of every proof that a machine contradicts. */
const findingsOf = (machine: AnyStateMachine, world: AnyModel = model): Record<string, readonly string[]> => {
  const exploration = explore(machine, world);
  return Object.fromEntries(
    Object.entries(PROOFS)
      .map(([name, proof]) => [name, proof(exploration)] as const)
      .filter(([, found]) => found.length > 0),
  );
};

describe('a model', () => {
  it('is refused by name when it leaves out what every model says', () => {
    expect(() => requireWhole('door', { events: {}, restStates: [] })).toThrow(
      'The model of door does not say invariants (what always holds, or `{}`): see docs/testing-machines.md.',
    );
    expect(requireWhole('door', model)).toBe(undefined);
  });
});

describe('the proofs', () => {
  it('find nothing in a sound machine', () => {
    expect(findingsOf(defects.soundDoor)).toEqual({});
  });

  it('find a dead end', () => {
    expect(findingsOf(defects.doorWithDeadEnd)).toEqual({
      'has no dead end': ['no rest state can be reached from open'],
      'handles every event that it names': ['pupil.left is never handled'],
    });
  });

  it('find a rest state that is no state', () => {
    expect(findingsOf(defects.soundDoor, { ...model, restStates: ['closed', 'kitchen'] })).toEqual({
      'has no dead end': ['rest state "kitchen" is no state of the machine'],
    });
  });

  it('find a state that is never reached, and its transitions', () => {
    expect(findingsOf(defects.doorWithUnreachableState)).toEqual({
      'reaches every state': ['walledUp is never reached'],
      'takes every transition': ['walledUp: pupil left → closed is never taken'],
    });
  });

  it('find a candidate of a guarded event that is never taken', () => {
    expect(findingsOf(defects.doorWithUncoveredTransition)).toEqual({
      'takes every transition': ['open: pupil left [is impossible] → asking is never taken'],
    });
  });

  it('find a transition that only an answer would take when the model does not give that answer', () => {
    expect(findingsOf(defects.soundDoor, { ...model, answers: { ask: [done(true), failed('unexpected')] } })).toEqual({
      'takes every transition': ['asking: ask succeeds [otherwise] → closed is never taken'],
    });
  });

  it('find a missing onError', () => {
    expect(findingsOf(defects.doorWithoutOnError)).toEqual({
      'has no dead end': ['no rest state can be reached from asking'],
      'hears success and failure of all that it asks': ['ask may fail in asking, and nobody listens (onError)'],
      'never breaks': ['the machine breaks: unexpected'],
    });
  });

  it('find a wait that the clock does not leave, unless the model says what ends it', () => {
    expect(findingsOf(defects.doorWithoutExit)).toEqual({
      'ends every wait in time': ['the clock does not leave ask in asking'],
    });
    const endsByItself = { ask: 'within 10 s: the timeout of the call' };
    expect(findingsOf(defects.doorWithoutExit, { ...model, endsByItself })).toEqual({});
    expect(findingsOf(defects.soundDoor, { ...model, endsByItself })).toEqual({
      'declares no wait in vain': ['ask need not end by itself'],
    });
  });

  it('find an event that is dropped while the machine works, unless the model says why', () => {
    const proof = 'ignores an event while it works only on purpose';
    expect(findingsOf(defects.doorAtWork)).toEqual({
      [proof]: [
        'asking/pupil.knocked is dropped, and nobody says why',
        'asking/pupil.left is dropped, and nobody says why',
      ],
    });
    const said = (ignored: Readonly<Record<string, string>>) => findingsOf(defects.doorAtWork, { ...model, ignored });
    expect(said({ 'asking/pupil.*': 'one knock at a time' })).toEqual({});
    expect(said({ 'asking/pupil.knocked': 'one knock at a time' })).toEqual({
      [proof]: ['asking/pupil.left is dropped, and nobody says why'],
    });
    expect(said({ 'asking/*': 'one at a time', 'closed/pupil.left': 'nobody is here' })).toEqual({
      [proof]: ['closed/pupil.left is said to be ignored, and is not'],
    });
  });

  it('find an actor that runs on after its state was left', () => {
    const found = findingsOf(defects.doorWithLeak)['leaves no actor and no timer behind'];
    expect(found).toContain('watch still runs in closed, and nobody there awaits it');
    expect(
      findingsOf(defects.doorWithLeak, { ...model, background: ['watch'] })['leaves no actor and no timer behind'],
    ).toBeUndefined();
  });

  it('find a timer that runs on after its state was left', () => {
    expect(findingsOf(defects.doorWithForgottenTimer)['leaves no actor and no timer behind']).toEqual([
      'the timer of pupil.left still runs in closed, and nobody there awaits it',
    ]);
  });

  it('find a delay that never passes', () => {
    expect(findingsOf(defects.doorThatNeverCloses)['waits for no timer that never fires']).toEqual([
      'the delay of xstate.after.never.door.open is no time to wait',
    ]);
  });

  it('find an event that is never handled', () => {
    expect(findingsOf(defects.doorWithDeafEvent)).toEqual({
      'handles every event that it names': ['pupil.left is never handled'],
    });
  });

  it('find an action that acts on the world', () => {
    expect(findingsOf(defects.doorThatShouts)).toEqual({
      'touches the world through slots and emitted events only': ['the action shout acts on the world'],
    });
  });

  it('find a state without a description', () => {
    expect(findingsOf(defects.doorWithoutWords)).toEqual({ 'describes every state': ['open has no description'] });
  });

  it('find a machine that throws', () => {
    expect(() => explore(defects.doorThatBreaks, model)).toThrow('the hinge is off');
  });

  it('ask for a key when a counter makes ever new places', () => {
    const counting = { ...model, events: { 'pupil.knocked': [{}], 'pupil.left': [{}] } };
    expect(findingsOf(defects.doorThatCounts, counting)).toEqual({});
    expect(
      findingsOf(defects.doorThatCounts, { ...counting, keyOf: () => 'all the same' })['reaches every state'],
    ).toEqual(['open is never reached']);
  });
});
