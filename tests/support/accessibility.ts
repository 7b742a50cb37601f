import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { layOutAll } from './laid-out.ts';
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
  elementRef: true,
};

interface WithAxe {
  readonly axe: typeof axe;
}

/** Runs in the page, which keeps axe: to bring half a megabyte of it costs twice what it finds out with it. */
const run = async (options: RunOptions) => {
  const { axe: found } = globalThis as unknown as WithAxe;
  const { violations } = await found.run(document, options);
  /** What has scrolled halfway under a bar that stays is whole where one scrolls back. */
  const isFoundInSight = async (rule: string, element: Element): Promise<boolean> => {
    const scrolled: [Element, number][] = [];
    for (let around: Element | null = element; around !== null; around = around.parentElement)
      scrolled.push([around, around.scrollTop]);
    element.scrollIntoView({ block: 'center' });
    const again = await found.run(element, { ...options, runOnly: [rule] });
    for (const [around, top] of scrolled) around.scrollTop = top;
    return again.violations.length > 0;
  };
  const findings = [];
  for (const { id, nodes } of violations) {
    const where = [];
    for (const { html, failureSummary, element } of nodes)
      if (id !== 'target-size' || element === undefined || (await isFoundInSight(id, element as Element)))
        where.push(`${html.slice(0, 160)} – ${failureSummary?.split('\n')[1]?.trim()}`);
    if (where.length > 0) findings.push({ id, where });
  }
  return findings;
};

/** What axe finds (WCAG 2.2 AA and good practice) once nothing moves. No screen has frames. */
export const accessibilityFindings = async (page: Page) => {
  await layOutAll(page);
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(run, OPTIONS);
};
