import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Runs all axe rules on the current page. Returns one line for each element that violates a rule. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
