import { languages } from '../../src/i18n/languages'
import { placedOrders } from './support/placedOrder'
import { readyAt } from './support/readyAt'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

/** A pick-up point of the demo catalogue in Brugge, far from the shopper's own address. */
const point = { name: 'Bloemen Madelief', postcode: '8000' }

for (const language of languages) {
  test(`a pick-up point is found by postcode, kept over a reload, and stands in the order in ${language}`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { main, words, chair } = shopper
    const { shipping } = words.checkout
    const email = `ine.pickup.${language}@example.com`
    await readyAt(shopper, 'checkout-step-shipping', { email })

    await shopper.radio(chair.pickup).check()
    await main.getByLabel(shipping.postcode).fill(point.postcode)
    await main.getByLabel(shipping.postcode).press('Enter')
    await main.getByRole('radio', { name: point.name }).check()
    await page.reload()
    await expect(main.getByRole('radio', { name: point.name })).toBeChecked()
    await expect(main.getByLabel(shipping.postcode)).toHaveValue(point.postcode)

    await main.getByRole('button', { name: shipping.submit }).click()
    await shopper.seesHeading(words.headings.giftwrapping)
    await shopper.choosesWrapping('Proficiat')
    await shopper.pays(chair.price)
    await shopper.confirmsPayment()
    await expect(main.getByText(point.name).first()).toBeVisible()
    await expect(main.getByText('Proficiat')).toBeVisible()
    expect(placedOrders(email)).toMatchObject([{ carrier: 'pickup-point', gift_message: 'Proficiat' }])
  })
}

test.describe('a postcode that nobody knows', () => {
  test.use({ expectedErrors: /status of 422/ })

  test('is said at its field, and the points near the address stay', async ({ page }) => {
    const shopper = new Shopper(page, 'nl')
    const { main, words, chair } = shopper
    const { shipping } = words.checkout
    await readyAt(shopper, 'checkout-step-shipping', { email: 'ine.nowhere@example.com' })
    await shopper.radio(chair.pickup).check()
    const postcode = main.getByLabel(shipping.postcode)

    await main.getByRole('button', { name: shipping.search, exact: true }).click()
    await expect(postcode).toHaveAccessibleDescription(shipping.postcodeMissing)
    await postcode.fill('1234 AB')
    await main.getByRole('button', { name: shipping.search, exact: true }).click()
    await expect(postcode).toHaveAccessibleDescription(shipping.postcodeUnknown)
    await expect(main.getByText('9000 Gent').first()).toBeVisible()

    await main.getByRole('button', { name: shipping.submit }).click()
    await expect(main.getByRole('alert').filter({ hasText: shipping.choosePoint })).toBeVisible()
  })
})
