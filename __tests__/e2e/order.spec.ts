import { voucherCode } from './support/chair'
import { readPlacedOrders } from './support/placedOrders'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { describeViews } from './support/views'

describeViews(({ width, language }) => {
  test(`a guest can order a chair and pay for it in ${language}`, async ({ page }) => {
    const shopper = new Shopper(page, language)
    const { chair, messages, main, panel } = shopper
    const email = `ine.${width}@example.com`

    await shopper.goesHome()
    await shopper.opensCategory()
    await shopper.opensProduct()
    await shopper.choosesColour()
    await shopper.addsToCart()
    await expect(panel).toContainText(chair.name)
    await expect(panel).toContainText(chair.colour)
    await expect(panel).toContainText(chair.price)

    await shopper.opensCart()
    await shopper.opensVoucherPanel()
    await shopper.usesVoucher()
    await expect(main).toContainText(chair.total)

    await shopper.startsCheckout()
    await shopper.continuesAsGuest()
    await shopper.fillsInfo(email)
    await shopper.choosesShipping()
    await shopper.choosesWrapping('Voor bij de tafel')
    await shopper.pays()
    await shopper.confirmsPayment()

    const [order, ...others] = readPlacedOrders(email)
    expect(others).toEqual([])
    expect(order).toMatchObject({
      payment_state: 'paid',
      cart_closed: 1,
      is_guest: 1,
      items_cents: 28_900,
      discount_cents: 2_500,
      shipping_cents: 0,
      wrapping_cents: 0,
      total_cents: 26_400,
      gift_wanted: 1,
      gift_message: 'Voor bij de tafel',
      carrier: 'home',
      payment: 'bancontact',
      lines: [{ slug: 'spile-stoel-oker', quantity: 1, price_cents: 28_900 }],
      vouchers: [{ code: voucherCode, amount_cents: 2_500 }],
    })
    expect(order?.delivery_address).toContain('Kastanjelaan 88')

    const confirmation = [order?.number ?? '', chair.name, voucherCode, chair.price, chair.total, chair.free]
    for (const text of confirmation) await expect(main).toContainText(text)
    await expect(main).toContainText(messages.common.totals.vat(language === 'nl' ? '€ 45,82' : '€45.82', '21'))
  })
})
