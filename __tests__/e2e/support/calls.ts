import type { Page, Request } from '@playwright/test'
import { holdRequests } from './holdRequests'

/** A call to the shop API. `path` matches the part of its path after /web/v1. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: RegExp
}

export const isCall = (request: Request, { method, path }: Call): boolean =>
  request.method() === method && path.test(new URL(request.url()).pathname.replace('/web/v1', ''))

/** Delays the responses to all matching calls. The returned function releases them. */
export const holdResponse = (page: Page, call: Call): Promise<() => void> =>
  holdRequests(page, '**/web/**', (request) => isCall(request, call))

/**
 * Performs an action whose effect shows before the shop API has answered, and waits for the answer. Leaving the page
 * earlier would interrupt the call.
 */
export async function waitsForAnswer(page: Page, call: Call, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => isCall(response.request(), call))
  await act()
  await (await answer).finished()
}
