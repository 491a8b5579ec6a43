import type { Page } from '@playwright/test'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { retryLabel } from '../support/data/commonSentences'

/** In these tests the whole shop API is down. failures-calls.spec.ts tests failures of single calls. */
test.use({ expectedErrors: /ERR_FAILED/ })

const apiCalls = '**/web/**'
const breakApi = (page: Page) => page.route(apiCalls, (route) => route.abort())
const mendApi = (page: Page) => page.unroute(apiCalls)

test('a product page works while the shop API is down, and a failed addition to the cart can be retried', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'nl')
  const { chair, messages, main } = shopper
  await breakApi(page)
  await page.goto(chair.path)
  await shopper.seesHeading(chair.name)
  await expect(main.getByText(chair.price).first()).toBeVisible()
  await main.getByRole('button', { name: messages.catalogue.product.add }).first().click()
  const notAdded = page
    .getByText(messages.panel.cartResult.notAdded)
    .or(page.getByText(messages.catalogue.product.addFailed))
  await expect(notAdded.first()).toBeVisible()

  await mendApi(page)
  await page.getByRole('button', { name: retryLabel[shopper.language] }).first().click()
  await expect(page.getByRole('dialog', { name: messages.panel.cartResult.added })).toBeVisible()
})
