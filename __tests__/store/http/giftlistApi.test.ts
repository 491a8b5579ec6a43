import { HttpResponse } from 'msw'
import { addToGiftlist, createGiftlist, loadGiftlists } from '../../../src/store/giftlist/giftlistApi'
import type { Giftlist, GiftlistList } from '../../../src/contract/giftlist'
import {
  type BrokenAnswer,
  brokenLines,
  expectApiError,
  ofAnotherShape,
  outcome,
  refusal,
  startCallServer,
  withoutAnswer,
} from '../../support/store/startCallServer'

const { client, answering, expectAsked } = startCallServer()

const details = { name: 'Mies', name_parents: 'An', welcome_message: 'Dag', gender: 2, published: false }
const one: Giftlist = { ...details, id_giftlist: 7, _links: {} }
/** The link names no method, because the storefront knows the verb of each call (SPEC §7). */
const lists: GiftlistList = { _embedded: { giftlists: [one] }, _links: { create: { href: '/v1/links/new' } } }
const sessionLinks = { my_giftlists: { href: '/v1/links/giftlists' } }
const item = { id_giftlist: 7, id_giftlist_product: 31, quantity: 1, priority: 2 }

const load = () => loadGiftlists(client, sessionLinks)
const create = () => createGiftlist(client, lists, details)
const add = () => addToGiftlist(client, 7, { id_product: 1001, id_product_attribute: 100101 })

const calls = [
  ['GET my_giftlists', load, 'GET /web/v1/links/giftlists', undefined, lists],
  ['POST my_giftlists', create, 'POST /web/v1/links/new', details, one],
  ['POST a variant', add, 'POST /web/v1/my/giftlists/7/1001/100101', undefined, item],
] as const

test.each(calls)(
  'SPEC §7: %s sends its method, address, payload and headers, and returns the response',
  async (_row, send, asks, payload, answer) => {
    const asked = answering(() => HttpResponse.json(answer))
    expect(await send()).toEqual(answer)
    await expectAsked(asked, asks, payload)
  },
)

const brokenAnswers: BrokenAnswer[] = [
  withoutAnswer,
  ofAnotherShape({ id_giftlist: 'x' }),
  ...brokenLines,
  refusal(404, { type: 'not_found', message: 'There is no such gift list' }),
]

describe.each(brokenAnswers)('%s', (_what, broken, expected) => {
  test.each([
    ['GET my_giftlists', load],
    ['POST my_giftlists', create],
  ])('The call %s rejects with an ApiError', async (_row, send) => {
    answering(broken)
    await expectApiError(send(), expected)
  })

  test('Adding a variant to a gift list returns false (SPEC §7, §8)', async () => {
    answering(broken)
    expect(await add()).toBe(false)
  })
})

test('A response with an unknown gender rejects', async () => {
  answering(() => HttpResponse.json({ ...lists, _embedded: { giftlists: [{ ...one, gender: 4 }] } }))
  await expect(load()).rejects.toMatchObject({ code: 'ERR_ANSWER' })
})

test('No request is sent without the link my_giftlists', async () => {
  expect(await outcome((async () => loadGiftlists(client, {}))())).toMatchObject({ code: 'ERR_LINK' })
})
