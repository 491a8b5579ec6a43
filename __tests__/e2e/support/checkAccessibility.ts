import { expect, type Page } from '@playwright/test'
import { findAxeViolations } from './findAxeViolations'
import { phone } from './phone'

/**
 * Runs axe on the current page, or on the part of it that a selector names. On a phone, no content may be wider than a
 * screen of 320 px either.
 */
export async function checkAccessibility(page: Page, name: string, part?: string): Promise<void> {
  expect.soft(await findAxeViolations(page, part), name).toEqual([])
  const size = page.viewportSize()
  if (!size || size.width > phone.viewport.width) return
  await page.setViewportSize({ ...size, width: 320 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(wide, `${name} at 320 px`).toBeLessThanOrEqual(320)
  await page.setViewportSize(size)
}
