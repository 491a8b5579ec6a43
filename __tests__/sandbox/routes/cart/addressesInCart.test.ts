import { accountAddress, accountDetails, register } from '../../../support/sandbox/register'
import { addressCalls, only, utrecht, work } from '../../../support/sandbox/addressCalls'
import { openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'
import { readOrder } from '../../../support/sandbox/placeOrder'
import { paymentBody } from '../../../support/sandbox/Shopper'

const { list, create, follow } = addressCalls(() => shopper)
openEachTest()

describe('changes of an address that an open cart uses', () => {
  const readPayment = () => only(sandbox.database.all<{ state: string }>('SELECT state FROM payment')).state

  beforeEach(async () => {
    await register(shopper, { ...accountDetails, ...accountAddress })
    await shopper.add(100101)
    await shopper.carrier(1)
  })

  test('deleting the address removes it from the cart and ends the pending payment', async () => {
    const { redirect } = await shopper.pay()
    const address = only(await list())
    await follow('DELETE', address)
    expect(await shopper.cart()).toMatchObject({ id_address_delivery: null, id_address_invoice: null })
    expect(readPayment()).toBe('expired')
    await shopper.report(redirect, 'pay')
    expect(sandbox.database.all('SELECT 1 FROM orders')).toEqual([])
  })

  test('moving the address to another country changes the country of the cart, removes its carrier and ends the payment', async () => {
    await shopper.carrier(3, 'BE-1001')
    await shopper.pay()
    await follow('PUT', only(await list()), utrecht)
    expect(await shopper.cart()).toMatchObject({ id_country: 13, id_carrier: null })
    expect(readPayment()).toBe('expired')
  })

  test('a change of a default or of another address keeps payment and carrier', async () => {
    await shopper.pay()
    const address = only(await list())
    await follow('PUT', address, { ...address, default_delivery: true })
    expect(readPayment()).toBe('pending')
    await follow('DELETE', (await create(work))[1]!)
    expect(readPayment()).toBe('pending')
  })

  test('a payment link from before the change is refused with cart_changed', async () => {
    const { href } = (await shopper.cart())!._links['payment']!
    const address = only(await list())
    await follow('PUT', address, { ...address, address1: 'Lindelaan 2' })
    expect(await shopper.refused('POST', href, paymentBody)).toMatchObject({ type: 'cart_changed' })
  })

  test('an order keeps its copy of the address', async () => {
    await shopper.buy()
    const address = only(await list())
    await follow('PUT', address, work)
    await follow('DELETE', address)
    const placed = await readOrder(shopper, 1)
    expect(placed.delivery_address).toMatchObject({ city: 'Gent', address1: accountAddress.address1 })
    expect(placed.delivery_address).not.toHaveProperty('default_delivery')
    expect(placed.delivery_address).not.toHaveProperty('_links')
  })
})
