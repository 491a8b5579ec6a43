import { type Address } from '../../../../src/contract/session'
import { accountAddress, accountDetails, register } from '../../../support/sandbox/register'
import { paymentBody, Shopper } from '../../../support/sandbox/Shopper'
import { addressCalls, only, own, work } from '../../../support/sandbox/addressCalls'
import { openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

const { list, create } = addressCalls(() => shopper)
openEachTest()

describe('the address of another customer (SPEC §6)', () => {
  let herAddress: Address
  let other: Shopper
  const unknownId = 99_999

  beforeEach(async () => {
    await register(shopper, { ...accountDetails, ...accountAddress })
    herAddress = only(await list())
    other = new Shopper(sandbox)
    await register(other, { ...accountDetails, ...accountAddress, email: 'bo@example.be' })
  })
  const expectSameRefusal = async (attempt: (id: number) => Promise<{ message?: string | undefined }>) => {
    const [foreign, unknown] = [await attempt(herAddress.id_address), await attempt(unknownId)]
    expect(foreign).toEqual(unknown)
    expect(await list()).toEqual([herAddress])
    return foreign
  }

  test.each([
    ['read', 'GET', undefined],
    ['changed', 'PUT', { address: work }],
    ['deleted', 'DELETE', undefined],
  ] as const)(
    'another customer’s address cannot be %s by its link and is reported as unknown',
    async (_deed, method, body) => {
      const refused = await expectSameRefusal((id) => other.refused(method, `${own}/${id}`, body))
      expect(refused).toMatchObject({ type: 'not_found' })
    },
  )

  test('another customer’s address is not in the list, the session or the checkout', async () => {
    await other.add(100101)
    for (const addresses of [await list(other), (await other.checkout()).addresses]) {
      expect(addresses!.map(({ id_address }) => id_address)).not.toContain(herAddress.id_address)
    }
  })

  test('creating an address with the id of another customer’s address creates a new one', async () => {
    const mine = await create(
      { ...work, id_address: herAddress.id_address, id_customer: 1, default_delivery: true },
      other,
    )
    expect(mine.map(({ id_address }) => id_address)).not.toContain(herAddress.id_address)
    expect(await list()).toEqual([herAddress])
  })

  test.each([
    ['update', 'PUT', '/v1/cart', (id: number) => ({ id_address_delivery: id }), 'id_address_delivery'],
    ['update', 'PUT', '/v1/cart', (id: number) => ({ id_address_invoice: id }), 'id_address_invoice'],
    [
      'country update',
      'PUT',
      '/v1/cart/country',
      (id: number) => ({ id_country: 3, id_address_delivery: id, id_lang: 1 }),
      'id_address_delivery',
    ],
    [
      'carrier update',
      'PUT',
      '/v1/cart/carrier',
      (id: number) => ({ id_carrier: 1, id_address_delivery: id, id_lang: 1, step_shipping: 1 }),
      'id_address_delivery',
    ],
    [
      'payment',
      'POST',
      '/v1/cart/payment',
      (id: number) => ({ ...paymentBody, id_address_invoice: id }),
      'id_address_invoice',
    ],
  ] as const)(
    'another customer’s address cannot be set in a cart (%s %s %s)',
    async (_row, method, path, body, field) => {
      await other.add(100101)
      await other.carrier(1)
      const before = (await other.checkout()).cart
      const refused = await expectSameRefusal((id) => other.refused(method, path, body(id)))
      expect(refused).toMatchObject({ type: 'invalid', data: { field } })
      expect((await other.checkout()).cart).toEqual(before)
    },
  )

  test('another customer’s address cannot be set even with the token of the owner’s cart', async () => {
    await shopper.add(100101)
    other.headers['CartToken'] = shopper.headers['CartToken']!
    const refused = await other.refused('PUT', '/v1/cart', { id_address_delivery: herAddress.id_address })
    expect(refused).toMatchObject({ type: 'cart_not_found' })
  })
})
