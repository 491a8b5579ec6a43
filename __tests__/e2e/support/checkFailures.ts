import { expect, test, type Locator, type Page } from '@playwright/test'
import { failures, type FailureName } from './failures'
import { isCall, type Call } from './isCall'
import { readStoredTokens } from './tokens'

export interface FailingCall extends Call {
  act: () => Promise<void>
  /** The expected message of each failure. `other` is the message of all other failures. */
  messages: Partial<Record<FailureName, string>> & { other: string }
  /** The element that contains the message. */
  where: Locator
  /** Expects typed text and choices to be preserved. */
  expectInput: () => Promise<void>
  /** Waits until the page can show the message. */
  waitForMessage?: () => Promise<void>
  /** Expects the real call to succeed. */
  expectSuccess: () => Promise<void>
  /** Failures of this call that have their own tests. */
  except?: readonly FailureName[]
}

/** Expects the message, also for screen readers, as well as unchanged input and no busy element. */
async function expectMessage(page: Page, { where, expectInput }: FailingCall, message: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(where.getByText(message).first()).toBeVisible()
  const announced = where.getByRole('alert').or(where.getByRole('status'))
  const fieldHelp = where.locator(':has([aria-invalid="true"]) > [id$="-help"]')
  await expect(announced.or(fieldHelp).filter({ hasText: message }).first()).toBeAttached()
  await expectInput()
}

/**
 * Makes a call fail in every way on one page, one after the other, before it succeeds. The stored tokens must not
 * change.
 */
export async function checkFailures(page: Page, call: FailingCall): Promise<void> {
  const before = await readStoredTokens(page)
  const names = (Object.keys(failures) as FailureName[]).filter((name) => !call.except?.includes(name))
  for (const name of names) {
    await test.step(name, async () => {
      const fail = failures[name]
      await page.route('**/web/**', (route) => (isCall(route.request(), call) ? fail(route) : route.fallback()))
      const request = page.waitForRequest((sent) => isCall(sent, call))
      await call.act()
      await request
      await call.waitForMessage?.()
      await expectMessage(page, call, call.messages[name] ?? call.messages.other)
      expect(await readStoredTokens(page), 'tokens').toEqual(before)
      await page.unrouteAll()
    })
  }
  await call.act()
  await call.expectSuccess()
}
