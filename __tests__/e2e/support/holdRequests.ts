import type { Page, Request } from '@playwright/test'

/** Holds the matching requests, by default those of all scripts. The returned function releases them. */
export async function holdRequests(
  page: Page,
  address: string | ((url: URL) => boolean) = '**/*.js',
  isHeld = (_: Request) => true,
): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await released
    await route.fallback()
  })
  return release
}
