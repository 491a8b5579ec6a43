import type { Page } from '@playwright/test'
import { readCommonErrors, retryLabel } from '../support/data/commonSentences'
import { isCall, type Call } from './support/isCall'
import { openWithCart } from './support/openWithCart'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

test.use({ expectedErrors: /ERR_FAILED|status of 502/ })

const addition: Call = { method: 'POST', path: /^\/cart\/items$/ }
const quantity: Call = { method: 'PUT', path: /^\/cart\/items\/\d+$/ }
const reading: Call = { method: 'GET', path: /^\/cart$/ }

/** Lets the shop API make a change, and loses the given number of responses. */
async function loseAnswers(page: Page, call: Call, times: number, status?: number): Promise<void> {
  let lost = 0
  await page.route('**/web/**', async (route) => {
    if (lost === times || !isCall(route.request(), call)) return route.fallback()
    lost += 1
    await route.fetch()
    return status === undefined ? route.abort() : route.fulfill({ status })
  })
}
const addedDialog = ({ page, messages }: Shopper) => page.getByRole('dialog', { name: messages.panel.cartResult.added })
const pressAdd = ({ main, messages }: Shopper) =>
  main.getByRole('button', { name: messages.catalogue.product.add }).first().click()
const quantityField = ({ main, messages, chair }: Shopper) =>
  main.getByRole('textbox', { name: messages.cart.quantity(chair.name) })

for (const status of [undefined, 502]) {
  test(`a first addition whose answer was ${status ?? 'cut off'} is shown as added and counts once`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, 'nl')
    await page.goto(shopper.chair.path)
    await loseAnswers(page, addition, 1, status)
    await pressAdd(shopper)
    await expect(addedDialog(shopper)).toBeVisible()
    await shopper.opensCart()
    await expect(quantityField(shopper)).toHaveValue('1')
  })

  test(`a quantity whose answer was ${status ?? 'cut off'} is shown as changed`, async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const { main, messages, chair } = shopper
    await openWithCart(shopper, 'cart')
    await loseAnswers(page, quantity, 1, status)
    await main.getByRole('button', { name: messages.cart.more(chair.name) }).click()
    await expect(main.getByText(messages.cart.unitLine(2, chair.price))).toBeVisible()
    await expect(main.getByRole('alert').filter({ hasText: messages.cart.errors.kept })).toHaveCount(0)
  })
}

test('an addition with an unknown outcome says so, and another attempt counts once', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { panel, messages, chair } = shopper
  await page.goto(chair.path)
  await shopper.addsToCart()
  await page.goto(chair.path)
  await expect(page.getByRole('banner').getByText(/^1/)).toBeVisible()
  await loseAnswers(page, addition, 1)
  await loseAnswers(page, reading, 1)
  await pressAdd(shopper)
  const unsure = page.getByRole('dialog', { name: messages.panel.cartResult.unsettled })
  await expect(unsure.getByText(readCommonErrors({ kept: messages.panel.errors.unsettled }).network)).toBeVisible()
  await panel.getByRole('button', { name: retryLabel.nl }).click()
  await expect(addedDialog(shopper)).toBeVisible()
  await shopper.opensCart()
  await expect(quantityField(shopper)).toHaveValue('2')
})

test('ten quick clicks settle with late answers and a failure', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages, chair } = shopper
  const opened = Date.now()
  await page.clock.install({ time: opened })
  await openWithCart(shopper, 'cart')
  await expect(quantityField(shopper)).toHaveValue('1')
  const calls: { lose: () => Promise<void>; answer: () => Promise<void> }[] = []
  let isLate = true
  await page.route('**/web/**', async (route) => {
    if (!isCall(route.request(), quantity)) return route.fallback()
    const response = await route.fetch()
    const answer = () => route.fulfill({ response })
    if (!isLate) return answer()
    calls.push({ lose: () => route.abort(), answer })
  })
  await page.clock.pauseAt(opened + 60 * 60 * 1000)
  const fewer = main.getByRole('button', { name: messages.cart.less(chair.name) })
  const more = main.getByRole('button', { name: messages.cart.more(chair.name) })
  for (let click = 0; click < 5; click += 1) await more.click()
  for (let click = 0; click < 2; click += 1) await fewer.click()
  for (let click = 0; click < 3; click += 1) await more.click()
  await expect(quantityField(shopper)).toHaveValue('7')

  // The first click is sent at once. The last one is sent three times, because no response arrives.
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(calls).toHaveLength(4)
  }).toPass()
  isLate = false
  const [first, second, third, last] = calls
  await second?.lose()
  await last?.answer()
  await expect(main.getByText(messages.cart.unitLine(7, chair.price))).toBeVisible()
  const reloaded = page.waitForResponse((response) => isCall(response.request(), reading))
  await third?.answer()
  await first?.answer()
  await reloaded
  await expect(quantityField(shopper)).toHaveValue('7')
  await expect(main.getByText(messages.cart.unitLine(7, chair.price))).toBeVisible()
  await expect(main.getByRole('alert').filter({ hasText: messages.cart.errors.kept })).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
})
