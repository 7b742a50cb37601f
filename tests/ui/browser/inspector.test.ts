import { expect, it } from 'vitest';
import { accessibilityFindings } from '../../support/accessibility.ts';
import { entryInChromium } from './entry-in-chromium.ts';

const entry = entryInChromium('inspector.entry.tsx');

it('shows where each actor is, what it heard, and what it was like before', async () => {
  const page = await entry.open();
  await page.getByRole('button', { name: 'Knock' }).click();
  await page.keyboard.press('Alt+Shift+KeyS');
  const panel = page.getByRole('complementary', { name: 'Running machines' });
  const buttons = () => panel.getByRole('listitem').getByRole('button').allTextContents();
  const ofActors = ['door open', 'ask done'];
  await panel.getByRole('button', { name: 'door open' }).waitFor();
  expect((await buttons()).map((text) => text.replace(/^[\d.]+ s /, ''))).toEqual([
    ...ofActors,
    'ask xstate.promise.resolve',
    'door xstate.done.actor.ask',
    'door pupil.knocked',
    'ask xstate.init',
    'door xstate.init',
  ]);
  await panel.getByRole('button', { name: 'door pupil.knocked' }).click();
  expect((await buttons()).slice(0, 2)).toEqual(['door asking', 'ask active']);
  expect(await panel.getByRole('textbox', { name: 'Snapshot' }).inputValue()).toEqual(
    'door: asking\n\nafter pupil.knocked {}\n\n{\n  "knocks": 0\n}',
  );
  expect(await accessibilityFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Back to now' }).click();
  expect((await buttons()).slice(0, 2)).toEqual(ofActors);
  await page.keyboard.press('Alt+Shift+KeyS');
  expect(await panel.count()).toEqual(0);
});
