import type { Page } from '@playwright/test'

/** Delays the scripts for which `isHeld` returns true, by default all. The returned function releases them. */
export async function holdScripts(page: Page, isHeld = (_url: string) => true): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    if (isHeld(route.request().url())) await released
    await route.continue()
  })
  return release
}
