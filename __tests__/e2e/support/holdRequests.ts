import type { Page } from '@playwright/test'

/** Delays the requests for matching addresses, by default those of all scripts. The returned function releases them. */
export async function holdRequests(
  page: Page,
  address: string | ((url: URL) => boolean) = '**/*.js',
): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
