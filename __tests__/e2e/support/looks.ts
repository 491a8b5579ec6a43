import { expect, type Page } from '@playwright/test'
import { axeFaults } from './axeFaults'
import { phone } from './phone'

/** Looks at the page as it stands. On a phone also at 320 px, where nothing may be wider than the screen. */
export async function looks(page: Page, name: string): Promise<void> {
  expect.soft(await axeFaults(page), name).toEqual([])
  const size = page.viewportSize()
  if (!size || size.width > phone.viewport.width) return
  await page.setViewportSize({ ...size, width: 320 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(wide, `${name} at 320 px`).toBeLessThanOrEqual(320)
  await page.setViewportSize(size)
}

/** Each language and each width is looked at once: what axe sees of a page is not another for the pair of them. */
export const views = [
  { width: 'wide', settings: {}, language: 'en' },
  { width: 'phone', settings: phone, language: 'nl' },
] as const
