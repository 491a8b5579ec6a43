import { sharedWishlist, wishlist } from '../../../../src/contract/wishlist'
import { register, openAccount } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper as an, setStock } from '../../../support/sandbox/eachTest'

const day = '2026-11-21T10:00:00.000Z'
openEachTest(day)
beforeEach(() => register(an))

const wishlistPath = '/v1/my/wishlist'
const buildItem = (id_product_attribute: number, quantity?: number) => ({
  id_product: Math.floor(id_product_attribute / 100),
  id_product_attribute,
  ...(quantity && { quantity }),
})
const addItems = (shopper: Shopper, ...items: object[]) =>
  shopper.call(wishlist, 'POST', `${wishlistPath}/items`, { items })
const listIds = ({ items }: { items: { id_product_attribute: number }[] }) =>
  items.map(({ id_product_attribute }) => id_product_attribute)

const fetchList = (shopper = an) => shopper.call(wishlist, 'GET', wishlistPath)
const shareList = () => an.call(wishlist, 'POST', `${wishlistPath}/share`)
const openOtherAccount = () => openAccount(sandbox, 'Bo')

describe('the wishlist of an account', () => {
  test('variants are stored with the current date, price and stock, the first of them as the latest', async () => {
    setStock(100301, 0)
    const list = await addItems(an, buildItem(100101, 2), buildItem(100301))
    expect(list.items).toMatchObject([
      { ...buildItem(100101, 2), added: day, price_then: 343.2, in_stock_then: true },
      { ...buildItem(100301, 1), in_stock_then: false },
    ])
    sandbox.database.run('UPDATE combination SET price_cents = 30000 WHERE id_product_attribute = 100101')
    clock.time = Date.parse('2026-11-23T10:00:00.000Z')
    const later = await addItems(an, buildItem(100401), buildItem(100101, 5))
    expect(listIds(later)).toEqual([100401, 100101, 100301])
    expect(later.items[1]).toMatchObject({ quantity: 5, added: '2026-11-21T10:00:00.000Z', price_then: 343.2 })
  })

  test('repeating a request changes nothing, and the larger quantity is kept', async () => {
    const once = await addItems(an, buildItem(100101, 3), buildItem(100301))
    expect(await addItems(an, buildItem(100101, 3), buildItem(100301))).toEqual(once)
    expect((await addItems(an, buildItem(100101))).items[0]).toMatchObject({ quantity: 3 })
  })

  test('a new item keeps the date and price from the device, and an item already on the list keeps its own', async () => {
    const then = { added: '2026-11-01T10:00:00.000Z', price_then: 429.99, in_stock_then: false }
    const list = await addItems(an, { ...buildItem(100101), ...then })
    expect(list.items).toMatchObject([{ ...buildItem(100101, 1), ...then }])
    expect(await addItems(an, { ...buildItem(100101), added: day, price_then: 1, in_stock_then: true })).toEqual(list)
  })

  test.each([
    { added: 'gisteren', price_then: -1, in_stock_then: 'yes' },
    { added: '2099-01-01T00:00:00.000Z', price_then: 1e300, in_stock_then: null },
    { added: 3, price_then: '429', in_stock_then: 0 },
  ])('an item is stored without the invalid fields %j', async (then) => {
    const list = await addItems(an, { ...buildItem(100101), ...then })
    expect(list.items).toMatchObject([{ ...buildItem(100101, 1), added: day, price_then: 343.2, in_stock_then: true }])
  })

  test('unknown variants are omitted, and the others are stored', async () => {
    const ofOtherProduct = { id_product: 1003, id_product_attribute: 100102 }
    const list = await addItems(an, buildItem(999901), buildItem(100101), ofOtherProduct)
    expect(listIds(list)).toEqual([100101])
  })

  test('an item that is no longer sold stays on the list', async () => {
    await addItems(an, buildItem(100101))
    sandbox.database.run('UPDATE product SET active = 0 WHERE id_product = 1001')
    expect(listIds(await fetchList())).toEqual([100101])
  })

  test('a wishlist holds a hundred items, and leaves out what does not fit', async () => {
    const all = sandbox.database.column<number>('SELECT id_product_attribute FROM combination ORDER BY 1 LIMIT 101')
    await addItems(an, ...all.slice(0, 100).map((id) => buildItem(id)))
    const list = await addItems(an, buildItem(all[100]!), buildItem(all[0]!, 3))
    expect(listIds(list)).toEqual(all.slice(0, 100))
    expect(list.items[0]).toMatchObject({ quantity: 3 })
  })

  test('an item can be removed once by its own link', async () => {
    const list = await addItems(an, buildItem(100101), buildItem(100301))
    const link = list.items[0]!._links['remove']!
    expect(link.method).toBe('DELETE')
    expect(listIds(await an.call(wishlist, 'DELETE', link.href))).toEqual([100301])
    expect(await an.refused('DELETE', link.href)).toMatchObject({ type: 'not_found' })
  })

  test.each([
    ['a missing list', {}, 'items'],
    ['an empty list', { items: [] }, 'items'],
    ['a quantity of 0', { items: [buildItem(100101), { ...buildItem(100101), quantity: 0 }] }, 'items.1.quantity'],
    ['an id that is not a number', { items: [{ id_product: 'x', id_product_attribute: 1 }] }, 'items.0.id_product'],
    ['more than a hundred items', { items: Array.from({ length: 101 }, () => buildItem(100101)) }, 'items'],
  ])('a request with %s is refused', async (_name, body, field) => {
    expect(await an.invalidField('POST', `${wishlistPath}/items`, body)).toBe(field)
    expect(await fetchList()).toMatchObject({ items: [] })
  })
})

describe('the public link of a wishlist', () => {
  test('the key cannot be guessed and stays the same while the list is shared', async () => {
    const { share } = await shareList()
    expect(share).toMatch(/^[\w-]{43}$/)
    expect((await shareList()).share).toBe(share)
    expect((await fetchList()).share).toBe(share)
  })

  test('the link shows only the first name and the items, to everyone', async () => {
    await addItems(an, buildItem(100101, 2))
    const { share } = await shareList()
    const answer = await new Shopper(sandbox).send('GET', `/v1/wishlists/${share}`)
    expect(await answer.json()).toEqual({ name: 'An', items: [buildItem(100101, 2)] })
    await new Shopper(sandbox).call(sharedWishlist, 'GET', `/v1/wishlists/${share}`)
  })

  test('a removed link is unknown, and sharing again creates another key', async () => {
    const { share, _links } = await shareList()
    expect(_links['unshare']).toMatchObject({ method: 'DELETE' })
    const ended = await an.call(wishlist, 'DELETE', _links['unshare']!.href)
    expect(ended.share).toBeNull()
    expect(ended._links['unshare']).toBeUndefined()
    const unknown = await an.refused('GET', '/v1/wishlists/nobody-has-this-key')
    expect(unknown).toMatchObject({ type: 'not_found' })
    expect(await an.refused('GET', `/v1/wishlists/${share}`)).toEqual(unknown)
    expect((await shareList()).share).not.toBe(share)
  })
})

describe('access to a wishlist', () => {
  test('the items of another customer are reported as unknown and stay on the list', async () => {
    const list = await addItems(an, buildItem(100101))
    const other = await openOtherAccount()
    const foreign = await other.refused('DELETE', list.items[0]!._links['remove']!.href)
    expect(foreign).toEqual(await other.refused('DELETE', `${wishlistPath}/items/99999`))
    expect(foreign).toMatchObject({ type: 'not_found' })
    expect(await fetchList(other)).toMatchObject({ items: [] })
    expect(listIds(await fetchList())).toEqual([100101])
  })

  test('removing a link does not remove the links of other customers', async () => {
    const { share } = await shareList()
    const other = await openOtherAccount()
    await other.call(wishlist, 'DELETE', `${wishlistPath}/share`)
    await an.call(sharedWishlist, 'GET', `/v1/wishlists/${share}`)
  })
})
