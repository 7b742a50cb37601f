import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { untilStill } from './until-still.ts';

/**
 * It does not read MathML, so that a heading of a table that is a formula seems empty to it.
 * A dialog that fills a phone's screen hides the main landmark and the first heading, as it should.
 */
const MISTAKEN = ['empty-table-header', 'landmark-one-main', 'page-has-heading-one'];

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: Object.fromEntries(MISTAKEN.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
  selectors: false,
};

interface WithAxe {
  readonly axe: typeof axe;
}

/** Runs in the page, which keeps axe: to bring half a megabyte of it costs twice what it finds out with it. */
const run = async (options: RunOptions) => {
  const { violations } = await (globalThis as unknown as WithAxe).axe.run(document, options);
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} – ${failureSummary?.split('\n')[1]?.trim()}`),
  }));
};

/** What axe finds (WCAG 2.2 AA and good practice) once nothing moves. No screen has frames. */
export const accessibilityFindings = async (page: Page) => {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(run, OPTIONS);
};
