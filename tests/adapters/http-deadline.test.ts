import { expect, it } from 'vitest';
import { currentSchoolYear } from '#contract/calls/school-years.calls.ts';
import { YEAR } from '../support/backend-answers.ts';
import { collectGarbage } from '../support/collect-garbage.ts';
import { fakeTiming } from '../support/fakes/timing.fake.ts';
import { hangInBody, json, scriptedServer } from '../support/scripted-server.ts';
import { testClient } from '../support/test-client.ts';

it('a body that does not end is given up in time, also when garbage was collected meanwhile', async () => {
  const time = fakeTiming();
  const stall = hangInBody(() => void collectGarbage().then(time.expire));
  await using server = await scriptedServer(stall, json(200, YEAR));
  expect(await testClient(server, time).call(currentSchoolYear, {})).toEqual(YEAR);
  expect(time.slept).toEqual([1000]);
});
