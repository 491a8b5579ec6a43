import { expect, type Locator, type Page } from '@playwright/test'

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses a key until the target has focus, at most 200 times, which is more than the stops of any page. */
export async function tabsTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 200 && !(await isFocused(target)); stops++) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

export async function presses(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabsTo(page, target)
  await page.keyboard.press(key)
}

export async function types(page: Page, target: Locator, text: string): Promise<void> {
  await tabsTo(page, target)
  await page.keyboard.type(text)
}
