import { expect, test, type Locator, type Page } from '@playwright/test'
import { failures, type FailureName } from './failures'
import { isCall, type Call } from './isCall'
import { readStoredTokens } from './tokens'

interface FailingCall extends Call {
  /** Triggers the call. */
  act: () => Promise<void>
  /** The expected message of each failure; `other` is that of the failures not named. */
  messages: Partial<Record<FailureName, string>> & { other: string }
  /** Contains the message. */
  where: Locator
  /** Expects that what was typed and chosen is still there. */
  expectInput: () => Promise<void>
  /** Waits until the message can be expected. */
  waitForMessage?: () => Promise<void>
  /** Expects that the real call has worked. */
  expectSuccess: () => Promise<void>
  /** Failures of this call that have a test of their own. */
  except?: readonly FailureName[]
}

/** Expects the message, which screen readers announce too, the input as it was, and no busy element. */
async function expectMessage(page: Page, { where, expectInput }: FailingCall, message: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(where.getByText(message).first()).toBeVisible()
  const announced = where.getByRole('alert').or(where.getByRole('status'))
  const fieldHelp = where.locator(':has([aria-invalid="true"]) > [id$="-help"]')
  await expect(announced.or(fieldHelp).filter({ hasText: message }).first()).toBeAttached()
  await expectInput()
}

/** Lets a call fail in every way on one page, one after the other, and then succeed. The stored tokens must not change. */
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
