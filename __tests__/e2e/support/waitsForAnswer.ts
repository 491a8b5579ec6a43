import type { Page } from '@playwright/test'
import { isCall, type Call } from './isCall'

/**
 * Performs an action whose effect shows before the shop API has answered, and waits for the answer. Leaving the page
 * earlier would interrupt the call.
 */
export async function waitsForAnswer(page: Page, call: Call, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => isCall(response.request(), call))
  await act()
  await (await answer).finished()
}
