import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Runs all axe rules on the current page, or on the part of it that a selector names. Returns one line for each element
 * that violates a rule. The legacy mode collects the results in the page itself, which has no frames; otherwise axe
 * opens a new page for them each time.
 */
export async function findAxeViolations(page: Page, part = 'html'): Promise<string[]> {
  // A dialog that has just opened takes no press for a moment, during which axe does not recognize it as modal.
  await page.evaluate(waitForAnimations)
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

/** Waits until all animations that end have ended. */
const waitForAnimations = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  ).then(() => undefined)
