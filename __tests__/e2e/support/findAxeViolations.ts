import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Runs all rules of axe on the page as it is; returns one line for each element that violates one. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}
