import { buildPath } from '../../src/pageTable/paths'
import { cartCalls } from './support/cartCalls'
import { checkoutCalls } from './support/checkoutCalls'
import { type Call, holdResponse, isCall } from './support/calls'
import { openForCall } from './support/ShopCall'
import { messages } from './support/messages'
import { expect, test } from './support/test'

/** Each test moves the page's clock forward instead of waiting for ten seconds. */
for (const call of [...cartCalls, ...checkoutCalls]) {
  test(`${call.name} shows a message after 10 s, and the late response still takes effect`, async ({ page }) => {
    await page.clock.install()
    const { shopper } = await openForCall(page, call, 'late')
    const release = await holdResponse(page, call)
    const request = page.waitForRequest((request) => isCall(request, call))
    await call.act(shopper)
    await request
    const message = call.getSlowMessage?.(shopper) ?? shopper.messages.checkout.slow
    const slow = page.getByRole('status').filter({ hasText: message })
    // The clock moves forward again if the page had not started its timer yet.
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(slow.last()).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await slow.last().evaluate(isBesideItsPanel), 'whether the message is outside its panel').toBe(false)

    release()
    await call.expectSuccess(shopper)
    await expect(slow).toHaveCount(0)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  })
}

/** Runs in the page. */
function isBesideItsPanel(message: Element): boolean {
  const panel = message.closest('dialog')
  return panel !== null && message.getBoundingClientRect().left < panel.getBoundingClientRect().left
}

const { catalogue, contact, giftlist, headings } = messages.nl
const pages: Record<string, [path: string, call: Call, message: string]> = {
  'the search page': [
    `${buildPath('search', 'nl')}?q=stoel`,
    { method: 'GET', path: /^\/products$/ },
    catalogue.product.slow,
  ],
  'a gift list': [
    buildPath('giftlist', 'nl', { list: 'feest2ne' }),
    { method: 'GET', path: /^\/giftlists\// },
    giftlist.list.loading,
  ],
  'the page of appointments': [
    buildPath('appointments', 'nl'),
    { method: 'GET', path: /slots$/ },
    contact.appointment.slotsLoading,
  ],
  'a page that no build has': [
    buildPath('product', 'nl', { product: 'nog-niet' }),
    { method: 'GET', path: /^\/product$/ },
    headings.notFound.looking,
  ],
}
test.describe('a page whose content is late', () => {
  // The browser reports that no build has the page of a list or of a new product.
  test.use({ expectedErrors: /status of 404/ })

  for (const [name, [path, call, message]] of Object.entries(pages)) {
    test(`${name} shows a message until its content arrives`, async ({ page }) => {
      await page.clock.install()
      const release = await holdResponse(page, call)
      const request = page.waitForRequest((sent) => isCall(sent, call))
      await page.goto(path)
      await request
      const note = page.getByRole('main').locator('svg ~ *').filter({ hasText: message })
      await expect(async () => {
        await page.clock.fastForward(10_000)
        await expect(note).toBeVisible({ timeout: 500 })
      }).toPass()
      const heightWithNote = await page.evaluate(() => document.documentElement.scrollHeight)
      const heightWithoutNote = await note.last().evaluate((text) => {
        text.parentElement!.hidden = true
        text.parentElement!.style.display = 'none'
        return document.documentElement.scrollHeight
      })
      expect(heightWithNote, 'the height of the page with the message').toBe(heightWithoutNote)
      release()
      await expect(note).toHaveCount(0)
    })
  }
})
