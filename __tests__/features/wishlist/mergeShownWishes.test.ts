import type { Wish } from '../../../src/store/wishlist/deviceWishes'
import { mergeShownWishes } from '../../../src/features/wishlist/useOwnWishes'

const wish = (id: number): Wish => ({ id_product: 1, id_product_attribute: id })
const item = (id: number) => ({
  ...wish(id),
  quantity: 2,
  added: '2026-11-21T10:00:00.000Z',
  price_then: null,
  in_stock_then: true,
  _links: {},
})
const kept = (id: number) => ({ wish: wish(id), isWished: true })
const dropped = (id: number) => ({ wish: wish(id), isWished: false })

test.each([
  ['the received items in their order', { items: [2, 1] }, [2, 1]],
  ['items on their way to the account at the top', { items: [1], wanted: [kept(2)], device: [3] }, [2, 3, 1]],
  ['received items in their place', { items: [2, 1], wanted: [kept(1)], device: [1] }, [2, 1]],
  ['no item that was just removed', { items: [2, 1], wanted: [dropped(2)] }, [1]],
  ['no removed item of the device', { device: [3], wanted: [dropped(3)] }, []],
  ['each item once', { wanted: [kept(3)], device: [3] }, [3]],
])(
  'the wishlist of a customer contains %s (SPEC §6)',
  (_name, { items = [], wanted = [], device = [] }: Known, expected) => {
    const shown = mergeShownWishes({
      items: items.map(item),
      wanted: Object.fromEntries(wanted.map((each) => [each.wish.id_product_attribute, each])),
      deviceWishes: device.map(wish),
    })
    expect(shown.map(({ id_product_attribute: id }) => id)).toEqual(expected)
  },
)

test('a price that was not stored is omitted', () => {
  expect(mergeShownWishes({ items: [item(1)], wanted: {}, deviceWishes: [] })).toEqual([
    { ...wish(1), quantity: 2, added: item(1).added, in_stock_then: true },
  ])
})

interface Known {
  items?: number[]
  wanted?: { wish: Wish; isWished: boolean }[]
  device?: number[]
}
