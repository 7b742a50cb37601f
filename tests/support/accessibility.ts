import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * It does not read MathML, so that a heading of a table that is a formula seems empty to it.
 * A dialog that fills a phone's screen hides the main landmark and the first heading, as it should.
 */
const MISTAKEN = ['empty-table-header', 'landmark-one-main', 'page-has-heading-one'];

/** What axe finds (WCAG 2.2 AA and good practice). No screen has frames, so that axe may run in the page at once: a quarter of the time. */
export const accessibilityFindings = async (page: Page) => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(RULES).disableRules(MISTAKEN).analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} – ${failureSummary?.split('\n')[1]?.trim()}`),
  }));
};
