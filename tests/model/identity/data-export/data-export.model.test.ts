import { describe, expect, it } from 'vitest';
import { dataExportMachine } from '#domain/identity/data-export/data-export.machine.ts';
import { done, failed } from '../../tools/answers.ts';
import { describeMachine } from '../../tools/describe-machine.ts';
import { testActor } from '../../tools/test-actor.ts';

const ANIA = { userId: 'ania' };

describeMachine('data export', dataExportMachine, {
  inputs: { 'a pupil': ANIA },
  events: { 'pupil.exportRequested': [{}] },
  answers: { handOverData: [done(undefined), failed('network/offline')] },
  restStates: ['resting', 'handedOver', 'failed'],
  endsByItself: { handOverData: 'within 30 s: the timeout of the call (S1 §9)' },
  ignored: { 'fetching/pupil.exportRequested': 'one file is gathered at a time' },
  invariants: {
    'a failure is told exactly where the data could not be had': ({ snapshot, context }) =>
      (context.failure !== null) === snapshot.matches('failed'),
    'one file is gathered at a time': ({ snapshot, before }) =>
      before?.matches('fetching') !== true || !snapshot.matches('fetching'),
  },
});

const asked = () => {
  const dataExport = testActor(dataExportMachine, { input: ANIA });
  dataExport.send({ type: 'pupil.exportRequested' });
  return dataExport;
};

describe('data export', () => {
  it('gathers nothing before the pupil asks, and then the data of this pupil (R6)', () => {
    expect([
      testActor(dataExportMachine, { input: ANIA }).pending(),
      asked().state(),
      asked().askedOf('handOverData'),
    ]).toEqual([[], 'fetching', 'ania']);
  });

  it('gives a newer file to a pupil who asks again', () => {
    const dataExport = asked();
    dataExport.answer('handOverData', done(undefined));
    expect(dataExport.state()).toEqual('handedOver');
    dataExport.send({ type: 'pupil.exportRequested' });
    expect([dataExport.state(), dataExport.pending()]).toEqual(['fetching', ['handOverData']]);
  });

  it('says why there is no file, and tries anew when asked', () => {
    const dataExport = asked();
    dataExport.answer('handOverData', failed('server/unavailable'));
    expect([dataExport.state(), dataExport.context()]).toEqual([
      'failed',
      { userId: 'ania', failure: 'server/unavailable' },
    ]);
    dataExport.send({ type: 'pupil.exportRequested' });
    expect([dataExport.state(), dataExport.context()]).toEqual(['fetching', { userId: 'ania', failure: null }]);
  });
});
