import { describe, expect, it } from 'vitest';
import { toastsMachine } from '#domain/support/toasts/toasts.machine.ts';
import type { ToastType } from '#domain/support/toasts/toasts.types.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const AWAY = { type: 'error', topic: 'session/unavailable' } as const;
const BEGAN = { type: 'success', topic: 'trial/began' } as const;
const COPIED = { type: 'info', topic: 'assistant/copied' } as const;

describeMachine('toasts', toastsMachine, {
  events: {
    'toast.requested': [{ toast: AWAY }, { toast: BEGAN }],
    'pupil.toastDismissed': [{}],
    'pupil.toastHeld': [{}],
    'pupil.toastReleased': [{}],
  },
  keyOf: ({ current, queue }) => [current?.topic, queue.map(({ topic }) => topic)],
  restStates: ['empty'],
  invariants: {
    'nothing is said twice at once': ({ context }) => {
      const topics = [context.current, ...context.queue].flatMap((toast) => toast?.topic ?? []);
      return new Set(topics).size === topics.length;
    },
    'a toast is shown exactly while there is one': ({ snapshot, context }) =>
      snapshot.matches('empty') === (context.current === null),
    'no request is lost': ({ context, before }) =>
      before === undefined || context.count === before.context.count || context.count === before.context.count + 1,
  },
});

const showing = (...topics: readonly (typeof AWAY | typeof BEGAN | typeof COPIED)[]) => {
  const toasts = testActor(toastsMachine);
  for (const toast of topics) toasts.send({ type: 'toast.requested', toast });
  return toasts;
};

describe('toasts', () => {
  it.each([
    ['info', 5_000],
    ['warning', 8_000],
    ['error', 10_000],
    ['success', 4_000],
  ] as const satisfies readonly (readonly [ToastType, number])[])(
    'stay for their time: %s %i ms (S1 §4.115, §9.43–9.46)',
    (type, duration) => {
      const toasts = testActor(toastsMachine);
      toasts.send({ type: 'toast.requested', toast: { type, topic: 'assistant/copied' } });
      toasts.pass(duration - 1);
      expect([toasts.state(), toasts.context().current]).toEqual([
        { showing: 'counting' },
        { type, topic: 'assistant/copied', id: 1 },
      ]);
      toasts.pass(1);
      expect(toasts.state()).toEqual('closing');
    },
  );

  it('take 300 ms to leave (S1 §9.42)', () => {
    const toasts = showing(COPIED);
    toasts.send({ type: 'pupil.toastDismissed' });
    toasts.pass(299);
    expect([toasts.state(), toasts.context().current?.topic]).toEqual(['closing', 'assistant/copied']);
    toasts.pass(1);
    expect([toasts.state(), toasts.context().current]).toEqual(['empty', null]);
  });

  it('come one after the other (D32)', () => {
    const toasts = showing(COPIED, BEGAN);
    expect([toasts.context().current?.topic, toasts.context().queue.map(({ topic }) => topic)]).toEqual([
      'assistant/copied',
      ['trial/began'],
    ]);
    toasts.pass(5_300);
    expect([toasts.state(), toasts.context().current, toasts.context().queue]).toEqual([
      { showing: 'counting' },
      { ...BEGAN, id: 2 },
      [],
    ]);
  });

  it('do not say twice what is being said or waits to be said', () => {
    const toasts = showing(COPIED, BEGAN, COPIED, BEGAN);
    expect([
      toasts.context().current?.topic,
      toasts.context().queue.map(({ topic }) => topic),
      toasts.context().count,
    ]).toEqual(['assistant/copied', ['trial/began'], 2]);
  });

  it('stay while the pupil reads them, and their time begins again', () => {
    const toasts = showing(COPIED);
    toasts.pass(4_000);
    toasts.send({ type: 'pupil.toastHeld' });
    toasts.pass(60_000);
    expect(toasts.state()).toEqual({ showing: 'held' });
    toasts.send({ type: 'pupil.toastReleased' });
    toasts.pass(4_999);
    expect(toasts.state()).toEqual({ showing: 'counting' });
    toasts.pass(1);
    expect(toasts.state()).toEqual('closing');
  });

  it('can be dismissed while they are held', () => {
    const toasts = showing(COPIED);
    toasts.send({ type: 'pupil.toastHeld' });
    toasts.send({ type: 'pupil.toastDismissed' });
    expect(toasts.state()).toEqual('closing');
  });
});
