import { HttpResponse } from 'msw'
import type { GiftlistGifts } from '../../../src/contract/gift'
import type { GiftlistList, OwnGiftlist, PublicGiftlist } from '../../../src/contract/giftlist'
import {
  addToGiftlist,
  sendNewGiftlist,
  sendGiftlistDeletion,
  loadGiftlists,
  loadGifts,
  loadOwnGiftlist,
  markReceived,
  removeGiftlistItem,
  sendGiftThanks,
  sendGiftlistChange,
  sendGiftlistItemChange,
} from '../../../src/store/giftlist/giftlistApi'
import { findGiftlists, loadPublicGiftlist } from '../../../src/store/giftlist/publicGiftlistApi'
import { plainGift, plainGiftlist, plainGiftlistItem } from '../../support/data/plainGiftlist'
import {
  type BrokenAnswer,
  expectApiError,
  ofAnotherShape,
  outcome,
  refusal,
  startCallServer,
  withoutAnswer,
} from '../../support/store/startCallServer'

const { client, answering, expectAsked } = startCallServer()

const details = { name: 'Mies', name_parents: 'An', welcome_message: 'Dag', gender: 2, published: false }
const lists: GiftlistList = { _embedded: { giftlists: [plainGiftlist] }, _links: {} }
const own: OwnGiftlist = { giftlist: plainGiftlist, items: [plainGiftlistItem] }
const gifts: GiftlistGifts = { hidden: false, collected: 50, gifts: [plainGift] }
const shared: PublicGiftlist = {
  ...{ id_giftlist: 7, name: 'Mies', name_parents: 'An', welcome_message: 'Dag', gender: 2, code: 'K7QFM2XP' },
  ...{
    event_date: null,
    hidden_until: null,
    can_deliver_to_owner: true,
    hidden: false,
    items: [{ ...plainGiftlistItem, _links: {} }],
  },
}
const found = { id_giftlist: 7, name: 'Mies', name_parents: 'An', code: 'K7QFM2XP', event_date: null }

/** The links name no method, because the storefront knows the verb of each call (SPEC §7). */
const sessionLinks = { my_giftlists: { href: '/v1/links/giftlists' } }
const rootLinks = {
  public_giftlist: { href: '/v1/links/giftlists/{id_giftlist}', templated: true },
  find_giftlist: { href: '/v1/links/giftlists' },
}

interface Call {
  send: () => Promise<unknown>
  asks: string
  payload?: object
  /** The response of the shop API. */
  answer: object
  /** The result of the call; by default, the response. */
  result?: unknown
}

/** The calls that give `false` on failure (SPEC §7). */
const itemCalls: [string, Call][] = [
  [
    'POST a variant to a gift list',
    {
      send: () => addToGiftlist(client, 7, { id_product: 1004, id_product_attribute: 100401 }),
      asks: 'POST /web/v1/my/giftlists/7/1004/100401',
      answer: plainGiftlistItem,
    },
  ],
  [
    'PUT a gift list item',
    {
      send: () => sendGiftlistItemChange(client, plainGiftlistItem, { quantity: 4, priority: 1 }),
      asks: 'PUT /web/v1/my/giftlists/7/31',
      payload: { quantity: 4, priority: 1 },
      answer: plainGiftlistItem,
    },
  ],
  [
    'remove a gift list item',
    { send: () => removeGiftlistItem(client, plainGiftlistItem), asks: 'DELETE /web/v1/links/item', answer: own },
  ],
  [
    'mark a gift list item as received',
    {
      send: () => markReceived(client, plainGiftlistItem, 2),
      asks: 'PUT /web/v1/links/item/received',
      payload: { received: 2 },
      answer: plainGiftlistItem,
    },
  ],
]

const listCalls: [string, Call][] = [
  [
    'GET my_giftlists',
    { send: () => loadGiftlists(client, sessionLinks), asks: 'GET /web/v1/links/giftlists', answer: lists },
  ],
  [
    'POST my_giftlists',
    {
      send: () => sendNewGiftlist(client, sessionLinks, details),
      asks: 'POST /web/v1/links/giftlists',
      payload: details,
      answer: plainGiftlist,
    },
  ],
  [
    'GET an own gift list',
    { send: () => loadOwnGiftlist(client, plainGiftlist), asks: 'GET /web/v1/links/list', answer: own },
  ],
  [
    'PUT a gift list',
    {
      send: () => sendGiftlistChange(client, plainGiftlist, { published: true, hidden_until: null }),
      asks: 'PUT /web/v1/links/list',
      payload: { published: true, hidden_until: null },
      answer: plainGiftlist,
    },
  ],
  [
    'DELETE a gift list',
    { send: () => sendGiftlistDeletion(client, plainGiftlist), asks: 'DELETE /web/v1/links/list', answer: lists },
  ],
  ['GET gifts', { send: () => loadGifts(client, plainGiftlist), asks: 'GET /web/v1/links/gifts', answer: gifts }],
  [
    'thank for a gift',
    {
      send: () => sendGiftThanks(client, plainGift, true),
      asks: 'PUT /web/v1/links/gift',
      payload: { thanked: true },
      answer: plainGift,
    },
  ],
  [
    'gift list search',
    {
      send: () => findGiftlists(client, rootLinks, 'Noor & Elias'),
      asks: 'GET /web/v1/links/giftlists?search=Noor+%26+Elias',
      answer: { _embedded: { giftlists: [found] } },
      result: [found],
    },
  ],
  [
    'GET gift list, by id_giftlist',
    {
      send: () => loadPublicGiftlist(client, rootLinks, 'K7QF/../x'),
      asks: 'GET /web/v1/links/giftlists/K7QF%2F..%2Fx',
      answer: shared,
    },
  ],
]

test.each([...itemCalls, ...listCalls])(
  'SPEC §7: %s sends its method, address, payload and headers, and returns the response',
  async (_row, { send, asks, payload, answer, result = answer }) => {
    const asked = answering(() => HttpResponse.json(answer))
    expect(await send()).toEqual(result)
    await expectAsked(asked, asks, payload)
  },
)

test('SPEC §7: a new list is sent to my_giftlists by POST, although the link names GET', async () => {
  const asked = answering(() => HttpResponse.json(plainGiftlist))
  await sendNewGiftlist(client, { my_giftlists: { href: '/v1/links/giftlists', method: 'GET' } }, details)
  await expectAsked(asked, 'POST /web/v1/links/giftlists', details)
})

const brokenAnswers: BrokenAnswer[] = [
  withoutAnswer,
  ofAnotherShape({ id_giftlist: 'x' }),
  refusal(404, { type: 'not_found', message: 'There is no such gift list' }),
]

describe.each(brokenAnswers)('%s', (_what, broken, expected) => {
  test.each(listCalls)('The call %s rejects with an ApiError', async (_row, { send }) => {
    answering(broken)
    await expectApiError(send(), expected)
  })

  test.each(itemCalls)('The call %s returns false (SPEC §7, §8)', async (_row, { send }) => {
    answering(broken)
    expect(await send()).toBe(false)
  })
})

test('A response with an unknown gender rejects', async () => {
  answering(() => HttpResponse.json({ ...lists, _embedded: { giftlists: [{ ...plainGiftlist, gender: 4 }] } }))
  await expect(loadGiftlists(client, sessionLinks)).rejects.toMatchObject({ code: 'ERR_ANSWER' })
})

test('A list of another shape is left out of the results of a search', async () => {
  answering(() => HttpResponse.json({ _embedded: { giftlists: [{ id_giftlist: 0 }, found, null] } }))
  expect(await findGiftlists(client, rootLinks, 'mies')).toEqual([found])
})

test.each<[string, () => Promise<unknown>]>([
  ['my_giftlists', () => loadGiftlists(client, {})],
  ['gifts', () => loadGifts(client, { _links: {} })],
  ['find_giftlist', () => findGiftlists(client, {}, 'mies')],
])('No request is sent without the link %s', async (_name, send) => {
  expect(await outcome((async () => send())())).toMatchObject({ code: 'ERR_LINK' })
})

test.each<[string, () => Promise<unknown>]>([
  ['remove', () => removeGiftlistItem(client, { _links: {} })],
  ['received', () => markReceived(client, { _links: {} }, 1)],
])('An item without the link %s gives false', async (_name, send) => {
  expect(await send()).toBe(false)
})
