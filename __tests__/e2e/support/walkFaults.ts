import { expect, test, type Locator, type Page } from '@playwright/test'
import { faults, type FaultName } from './faults'
import { isCall, type Call } from './isCall'
import { storedTokens } from './tokens'

interface FaultyCall extends Call {
  /** The shopper does what makes the call. */
  act: () => Promise<void>
  /** What the shop says of each fault; those not named get `other`. */
  says: Partial<Record<FaultName, string>> & { other: string }
  /** Where it is said. */
  where: Locator
  /** What was typed and chosen is there still. */
  kept: () => Promise<void>
  /** What has to pass before the shop says so. */
  settles?: () => Promise<void>
  /** The real call has worked. */
  goesOn: () => Promise<void>
  /** Faults that this call meets in a test of its own. */
  except?: readonly FaultName[]
}

/** The message is said to who can't see it as well, what was typed stays, nothing turns for ever, and no token goes. */
async function holds(page: Page, { where, kept }: FaultyCall, message: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(where.getByText(message).first()).toBeVisible()
  const announced = where.getByRole('alert').or(where.getByRole('status'))
  const ofField = where.locator(':has([aria-invalid="true"]) > [id$="-help"]')
  await expect(announced.or(ofField).filter({ hasText: message }).first()).toBeAttached()
  await kept()
}

/** Lets a call meet every fault in turn on one page, and then work. */
export async function walkFaults(page: Page, call: FaultyCall): Promise<void> {
  const before = await storedTokens(page)
  const names = (Object.keys(faults) as FaultName[]).filter((name) => !call.except?.includes(name))
  for (const name of names) {
    await test.step(name, async () => {
      const meet = faults[name]
      await page.route('**/web/**', (route) => (isCall(route.request(), call) ? meet(route) : route.fallback()))
      const asked = page.waitForRequest((request) => isCall(request, call))
      await call.act()
      await asked
      await call.settles?.()
      await holds(page, call, call.says[name] ?? call.says.other)
      expect(await storedTokens(page), 'tokens').toEqual(before)
      await page.unrouteAll()
    })
  }
  await call.act()
  await call.goesOn()
}
