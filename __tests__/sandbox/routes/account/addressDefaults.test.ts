import { accountAddress, accountDetails, register } from '../../../support/sandbox/register'
import { guestDetails, Shopper } from '../../../support/sandbox/Shopper'
import { addressCalls, cities, defaults, home, only, utrecht, work } from '../../../support/sandbox/addressCalls'
import { openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

const { list, create, follow } = addressCalls(() => shopper)
openEachTest()

describe('the default addresses of an account', () => {
  beforeEach(() => register(shopper))

  test('the first address becomes both defaults, and later ones only on request', async () => {
    expect(defaults(await create(home))).toEqual({ delivery: ['Gent'], invoice: ['Gent'] })
    expect(defaults(await create(work))).toEqual({ delivery: ['Gent'], invoice: ['Gent'] })
    const three = await create({ ...utrecht, default_delivery: true })
    expect(defaults(three)).toEqual({ delivery: ['Utrecht'], invoice: ['Gent'] })
    const changed = await follow('PUT', three[1]!, { ...work, default_invoice: true })
    expect(defaults(changed)).toEqual({ delivery: ['Utrecht'], invoice: ['Brugge'] })
  })

  test('a default stays if the flag is missing or false', async () => {
    const address = only(await create(home))
    const wanted = { ...home, default_delivery: false, default_invoice: false }
    expect(defaults(await follow('PUT', address, wanted))).toEqual({ delivery: ['Gent'], invoice: ['Gent'] })
  })

  test('deleting a default makes the oldest remaining address the default', async () => {
    await create(home)
    await create(work)
    const three = await create({ ...utrecht, default_delivery: true })
    expect(defaults(await follow('DELETE', three[2]!))).toEqual({ delivery: ['Gent'], invoice: ['Gent'] })
    expect(defaults(await follow('DELETE', three[0]!))).toEqual({ delivery: ['Brugge'], invoice: ['Brugge'] })
    expect(await follow('DELETE', three[1]!)).toEqual([])
    expect(defaults(await create(utrecht))).toEqual({ delivery: ['Utrecht'], invoice: ['Utrecht'] })
  })

  test('a new cart starts with the default addresses', async () => {
    await create(home)
    await create({ ...work, default_invoice: true })
    const [, brugge, nl] = await create({ ...utrecht, default_delivery: true })
    await shopper.add(100101)
    expect((await shopper.checkout()).cart).toMatchObject({
      id_address_delivery: nl!.id_address,
      id_address_invoice: brugge!.id_address,
      id_country: 13,
    })
  })

  test('the address of a new account becomes both defaults, and those of a former guest one each', async () => {
    const other = new Shopper(sandbox)
    const { addresses } = await register(other, { ...accountDetails, ...accountAddress, email: 'bo@example.be' })
    expect(defaults(addresses)).toEqual({ delivery: ['Gent'], invoice: ['Gent'] })
    const guest = new Shopper(sandbox)
    const account = { ...guestDetails.account, email: 'cis@example.be' }
    await guest.guest({ ...guestDetails, account, invoice: work })
    const withPassword = { ...account, password: accountDetails.password }
    const registered = await guest.guest({ ...guestDetails, account: withPassword, invoice: work })
    expect(defaults(registered.addresses)).toEqual({ delivery: ['Gent'], invoice: ['Brugge'] })
  })

  test('a guest whose invoice address equals the delivery address has one address, also after having had two', async () => {
    const guest = new Shopper(sandbox)
    await guest.guest({ ...guestDetails, invoice: work })
    const { addresses } = await guest.guest({ ...guestDetails, invoice: { ...guestDetails.delivery, company: '' } })
    expect(cities(addresses)).toEqual(['Gent'])
  })

  test('an address from the checkout is added to the account and does not change the defaults', async () => {
    await create(home)
    await shopper.add(100101)
    const account = { ...guestDetails.account, email: accountDetails.email }
    await shopper.guest({ account, delivery: work })
    expect(cities(await list())).toEqual(['Gent', 'Brugge'])
    expect(defaults(await list())).toEqual({ delivery: ['Gent'], invoice: ['Gent'] })
    expect((await shopper.checkout()).cart?.id_address_delivery).toBe((await list())[1]!.id_address)
  })
})
