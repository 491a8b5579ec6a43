import { languages } from '../../src/i18n/languages'
import { readPlacedOrders } from './support/placedOrders'
import { openWithCart } from './support/openWithCart'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'

/** A pickup point of the demo catalogue in Bruges, far from the guest's address. */
const point = { name: 'Bloemen Madelief', postcode: '8000' }

for (const language of languages) {
  test(`a pickup point found by postcode survives a reload and is part of the order in ${language}`, async ({
    page,
  }) => {
    const shopper = new Shopper(page, language)
    const { main, messages, chair } = shopper
    const { shipping } = messages.checkout
    const email = `ine.pickup.${language}@example.com`
    await openWithCart(shopper, 'checkout-step-shipping', { email })

    await shopper.radio(chair.pickup).check()
    await main.getByLabel(shipping.postcode).fill(point.postcode)
    await main.getByLabel(shipping.postcode).press('Enter')
    await main.getByRole('radio', { name: point.name }).check()
    await page.reload()
    await expect(main.getByRole('radio', { name: point.name })).toBeChecked()
    await expect(main.getByLabel(shipping.postcode)).toHaveValue(point.postcode)

    await main.getByRole('button', { name: shipping.submit }).click()
    await shopper.seesHeading(messages.headings.giftwrapping)
    await shopper.choosesWrapping('Proficiat')
    await shopper.pays(chair.price)
    await shopper.confirmsPayment()
    await expect(main.getByText(point.name).first()).toBeVisible()
    await expect(main.getByText('Proficiat')).toBeVisible()
    expect(readPlacedOrders(email)).toMatchObject([{ carrier: 'pickup-point', gift_message: 'Proficiat' }])
  })
}
