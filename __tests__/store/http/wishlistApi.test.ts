import { HttpResponse } from 'msw'
import {
  sendWishes,
  loadSharedWishlist,
  loadWishlist,
  removeWish,
  shareWishlist,
  unshareWishlist,
} from '../../../src/store/wishlist/wishlistApi'
import type { Wishlist } from '../../../src/contract/wishlist'
import { expectApiError, ofAnotherShape, startCallServer, withoutAnswer } from '../../support/store/startCallServer'

const { client, answering, expectAsked } = startCallServer()

const version = { id_product: 1001, id_product_attribute: 100101, quantity: 2 }
const moment = { added: '2026-11-21T10:00:00.000Z', price_then: 343.2, in_stock_then: null }
/** The link names no method, because the storefront knows the verb of each call (SPEC §7). */
const wish = { ...version, ...moment, _links: { remove: { href: '/v1/links/gone' } } }
const list: Wishlist = {
  items: [wish],
  share: 'a-key',
  _links: { add: { href: '/v1/links/new' }, share: { href: '/v1/links/open' }, unshare: { href: '/v1/links/end' } },
}
const shared = { name: 'An', items: [version] }
const sessionLinks = { my_wishlist: { href: '/v1/links/wishes' } }
const rootLinks = { shared_wishlist: { href: '/v1/lists/{key}', templated: true } }

interface Call {
  row: string
  send: () => Promise<unknown>
  asks: string
  payload?: object
  answer: object
}

const calls: Call[] = [
  {
    row: 'GET my_wishlist',
    send: () => loadWishlist(client, sessionLinks),
    asks: 'GET /web/v1/links/wishes',
    answer: list,
  },
  {
    row: 'add to my_wishlist',
    send: () => sendWishes(client, list, [version]),
    asks: 'POST /web/v1/links/new',
    payload: { items: [version] },
    answer: list,
  },
  { row: 'remove a wish', send: () => removeWish(client, wish), asks: 'DELETE /web/v1/links/gone', answer: list },
  {
    row: 'share the list',
    send: () => shareWishlist(client, list),
    asks: 'POST /web/v1/links/open',
    payload: {},
    answer: list,
  },
  {
    row: 'end the public link',
    send: () => unshareWishlist(client, list),
    asks: 'DELETE /web/v1/links/end',
    answer: list,
  },
  {
    row: 'GET shared_wishlist',
    send: () => loadSharedWishlist(client, rootLinks, 'a/key'),
    asks: 'GET /web/v1/lists/a%2Fkey',
    answer: shared,
  },
]

describe.each(calls)('SPEC §6, §7: $row', ({ send, asks, payload, answer }) => {
  test('sends the method, address, payload and headers of the call, and returns the response', async () => {
    const asked = answering(() => HttpResponse.json(answer))
    expect(await send()).toEqual(answer)
    await expectAsked(asked, asks, payload)
  })

  test.each([withoutAnswer, ofAnotherShape({ items: 3 })])(
    'rejects with an ApiError after %s',
    async (_what, broken, expected) => {
      answering(broken)
      await expectApiError(send(), expected)
    },
  )
})

test('No request is sent for a link to another origin', async () => {
  const elsewhere = { ...wish, _links: { remove: { href: 'https://evil.example/v1' } } }
  await expect(removeWish(client, elsewhere)).rejects.toMatchObject({ code: 'ERR_FOREIGN_ADDRESS' })
})
