import { describe, expect, it } from 'vitest';
import { CHOSEN, chosenOutOfSight } from '../../support/chosen-in-sight.ts';
import { appInChromium } from './app-in-chromium.ts';
import { bringSections } from './bring-sections.ts';
import type { BillingScene } from './billing-scenes.ts';
import { entryInChromium } from './entry-in-chromium.ts';

const PHONE = { width: 360, height: 740, areColoursForced: true } as const;
const DESKTOP = { width: 1280, height: 800, areColoursForced: true } as const;

describe('in forced colours what is chosen can be told from what is not', () => {
  const gallery = entryInChromium('gallery.entry.tsx');

  it.each([
    [DESKTOP, 'light'],
    [PHONE, 'dark'],
  ] as const)('among the components, in %j, %s', async (look, theme) => {
    const page = await gallery.open({ ...look, theme });
    await page.locator('.katex').first().waitFor();
    expect(await chosenOutOfSight(page)).toEqual({ unseen: [], looked: expect.toSatisfy((found) => found >= 5) });
  });
});

const PREMIUM = { membershipType: { uniqueID: 'p', name: 'Premium', hasAI: true, hasAIExams: true } } as const;

describe('in forced colours what is chosen on a page can be told from what is not', () => {
  const open = appInChromium();

  it.each<readonly [address: string, scene: BillingScene, look: typeof PHONE | typeof DESKTOP]>([
    ['/', { isVisitor: true }, DESKTOP],
    ['/pricing', { isVisitor: true }, DESKTOP],
    ['/pricing', { plan: PREMIUM }, PHONE],
    ['/account', {}, DESKTOP],
    ['/account?tab=plan', { plan: PREMIUM }, PHONE],
    ['/assistant?mode=tutor', {}, DESKTOP],
    ['/faq', {}, PHONE],
  ])('%s for %j', async (address, scene, look) => {
    const page = await open(address, scene, look);
    await page.getByRole('banner').getByRole('button').first().waitFor({ state: 'attached' });
    await bringSections(page);
    await page.locator(CHOSEN).filter({ visible: true }).first().waitFor();
    expect(await chosenOutOfSight(page)).toEqual({ unseen: [], looked: expect.toSatisfy((found) => found >= 1) });
  });

  it('the menu of a phone marks where one is', async () => {
    const page = await open('/pricing', {}, PHONE);
    await page.getByRole('button', { name: 'Otwórz menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await chosenOutOfSight(page)).toEqual({ unseen: [], looked: expect.toSatisfy((found) => found >= 1) });
  });
});
