import type { Page, Request } from '@playwright/test'

/** A call to the shop API. `path` matches the part of its path after /web/v1. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: RegExp
}

export const isCall = (request: Request, { method, path }: Call): boolean =>
  request.method() === method && path.test(new URL(request.url()).pathname.replace('/web/v1', ''))

/** Delays the responses to all matching calls. The returned function releases them. */
export async function holdResponse(page: Page, call: Call): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/web/**', async (route) => {
    if (!isCall(route.request(), call)) return route.fallback()
    await released
    return route.continue()
  })
  return release
}

/**
 * Performs an action whose effect shows before the shop API has answered, and waits for the answer. Leaving the page
 * earlier would interrupt the call.
 */
export async function waitsForAnswer(page: Page, call: Call, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => isCall(response.request(), call))
  await act()
  await (await answer).finished()
}
