import { maxAddresses } from '../../../../src/sandbox/routes/account/customerAddresses'
import { register } from '../../../support/sandbox/register'
import { addressCalls, cities, home, only, own, utrecht, work } from '../../../support/sandbox/addressCalls'
import { openEachTest, shopper } from '../../../support/sandbox/eachTest'

const { list, create, follow } = addressCalls(() => shopper)
openEachTest()

describe('the addresses of an account (SPEC §7: GET my_addresses, create, and the links of each address)', () => {
  beforeEach(() => register(shopper))

  test('create, update and delete return the whole list, which is also in the session and the checkout', async () => {
    await create(home)
    const two = await create(work)
    expect(cities(two)).toEqual(['Gent', 'Brugge'])
    const changed = await follow('PUT', two[1]!, { ...work, city: 'Sint-Andries', company: ' ' })
    expect(changed[1]).toMatchObject({ city: 'Sint-Andries', company: null, id_address: two[1]!.id_address })
    expect((await shopper.session()).addresses).toEqual(changed)
    expect((await shopper.checkout()).addresses).toEqual(changed)
    expect(cities(await follow('DELETE', two[0]!))).toEqual(['Sint-Andries'])
    expect(await list()).toHaveLength(1)
  })

  test('creating the same address twice stores it once', async () => {
    await create(home)
    expect(await create(home)).toHaveLength(1)
    expect(await create({ ...home, address2: '', company: null })).toHaveLength(1)
  })

  test(`an account has at most ${maxAddresses} addresses, of which each can still be changed or sent again`, async () => {
    for (let house = 1; house <= maxAddresses; house++) await create({ ...home, address1: `Lindelaan ${house}` })
    const full = await shopper.refused('POST', own, { address: work })
    expect(full).toMatchObject({ type: 'too_many_addresses', data: { maximum: maxAddresses } })
    expect(await create({ ...home, address1: 'Lindelaan 7' })).toHaveLength(maxAddresses)
    expect((await follow('PUT', (await list())[3]!, work))[3]).toMatchObject(work)
  })

  test.each([
    ['a Belgian postcode with three digits', { postcode: '900' }, 'address.postcode'],
    ['a Dutch postcode without letters', { ...utrecht, postcode: '3511' }, 'address.postcode'],
    ['a French postcode with four digits', { id_country: 8, postcode: '1700' }, 'address.postcode'],
    ['a country without delivery', { id_country: 99 }, 'address.id_country'],
    ['an invalid VAT number', { vat_number: 'BE0123456748' }, 'address.vat_number'],
    ['a missing street', { address1: ' ' }, 'address.address1'],
    ['a missing name', { lastname: undefined }, 'address.lastname'],
    ['a name that is too long', { firstname: 'x'.repeat(61) }, 'address.firstname'],
    ['a company name that is too long', { company: 'x'.repeat(121) }, 'address.company'],
    ['a default that is not a boolean', { default_delivery: 'yes' }, 'address.default_delivery'],
  ])('an address with %s is refused at its field, on creation and on change', async (_what, error, field) => {
    const refusal = { type: 'invalid', data: { field } }
    expect(await shopper.refused('POST', own, { address: { ...home, ...error } })).toMatchObject(refusal)
    const stored = only(await create(home))
    const body = { address: { ...home, ...error } }
    expect(await shopper.refused('PUT', stored._links!['update']!.href, body)).toMatchObject(refusal)
    expect(await list()).toEqual([stored])
  })

  test.each([
    ['BE', home],
    ['NL', utrecht],
    ['FR', { ...home, address1: 'Le Bourg', postcode: '17000', city: 'La Rochelle', id_country: 8 }],
  ])('an address in %s is stored as entered', async (_iso, address) => {
    expect(await create(address)).toMatchObject([address])
  })
})

test('the session of a guest has no link to the addresses, and its addresses have no links', async () => {
  const { addresses, _links } = await shopper.guest()
  expect(_links).not.toHaveProperty('my_addresses')
  expect(only(addresses)).not.toHaveProperty('_links')
})
