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
  markItemsReceived,
  removeGiftlistItem,
  sendGiftThanks,
  sendGiftlistChange,
  sendGiftlistItemChange,
} from '../../../src/store/giftlist/giftlistApi'
import { findGiftlists, loadPublicGiftlist } from '../../../src/store/giftlist/publicGiftlistApi'
import { buildGiftlist, plainGift, plainGiftlistItem } from '../../support/data/plainGiftlist'
import { type ApiCall, startCallServer } from '../../support/store/startCallServer'

const { client, answering, expectAsked, testCalls } = startCallServer()

const plainGiftlist = buildGiftlist({ gender: 2, event_date: '2027-04-06', id_address_delivery: 3 })
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

const item = () => plainGiftlistItem
const list = () => plainGiftlist
const moved = { quantity: 4, priority: 1 }
const shown = { published: true, hidden_until: null }
const variant = { id_product: 1004, id_product_attribute: 100401 }

testCalls('needed', [
  ['GET links/giftlists', () => loadGiftlists(client, sessionLinks), undefined, () => lists],
  ['POST links/giftlists', () => sendNewGiftlist(client, sessionLinks, details), details, list],
  ['GET links/list', () => loadOwnGiftlist(client, plainGiftlist), undefined, () => own],
  ['PUT links/list', () => sendGiftlistChange(client, plainGiftlist, shown), shown, list],
  ['DELETE links/list', () => sendGiftlistDeletion(client, plainGiftlist), undefined, () => lists],
  ['GET links/gifts', () => loadGifts(client, plainGiftlist), undefined, () => gifts],
  [
    'GET links/giftlists?search=Noor+%26+Elias',
    () => findGiftlists(client, rootLinks, 'Noor & Elias'),
    undefined,
    () => ({ _embedded: { giftlists: [found] } }),
    () => [found],
  ],
  [
    'GET links/giftlists/K7QF%2F..%2Fx',
    () => loadPublicGiftlist(client, rootLinks, 'K7QF/../x'),
    undefined,
    () => shared,
  ],
])

/** The calls that give `false` on failure (SPEC §7, §8). */
const itemCalls: ApiCall[] = [
  ['POST my/giftlists/7/1004/100401', () => addToGiftlist(client, 7, variant), undefined, item],
  ['PUT my/giftlists/1/7', () => sendGiftlistItemChange(client, plainGiftlistItem, moved), moved, item],
  ['DELETE links/item', () => removeGiftlistItem(client, plainGiftlistItem), undefined, () => own],
  ['PUT links/item/received', () => markItemsReceived(client, plainGiftlistItem, 2), { received: 2 }, item],
  ['PUT links/gift', () => sendGiftThanks(client, plainGift, true), { thanked: true }, () => plainGift],
]
test.each(itemCalls)('SPEC §7: %s returns the answer, or false when it fails', async (asks, send, payload, answer) => {
  const asked = answering(() => HttpResponse.json(answer?.()))
  expect(await send()).toEqual(answer?.())
  await expectAsked(asked, asks, payload)
  for (const broken of [
    () => new HttpResponse(null, { status: 204 }),
    () => HttpResponse.json({ id_giftlist: 'x' }),
    () => HttpResponse.json({ type: 'not_found' }, { status: 404 }),
  ]) {
    answering(broken)
    expect(await send()).toBe(false)
  }
})

test('SPEC §7: a new list is sent to my_giftlists by POST, although the link names GET', async () => {
  const asked = answering(() => HttpResponse.json(plainGiftlist))
  await sendNewGiftlist(client, { my_giftlists: { href: '/v1/links/giftlists', method: 'GET' } }, details)
  await expectAsked(asked, 'POST links/giftlists', details)
})

test('a response with an unknown gender rejects', async () => {
  answering(() => HttpResponse.json({ ...lists, _embedded: { giftlists: [{ ...plainGiftlist, gender: 4 }] } }))
  await expect(loadGiftlists(client, sessionLinks)).rejects.toMatchObject({ code: 'ERR_ANSWER' })
})

test('a list of another shape is left out of the results of a search', async () => {
  answering(() => HttpResponse.json({ _embedded: { giftlists: [{ id_giftlist: 0 }, found, null] } }))
  expect(await findGiftlists(client, rootLinks, 'mies')).toEqual([found])
})

test.each<[string, () => Promise<unknown>]>([
  ['remove', () => removeGiftlistItem(client, { _links: {} })],
  ['received', () => markItemsReceived(client, { _links: {} }, 1)],
])('an item without the link %s gives false', async (_name, send) => {
  expect(await send()).toBe(false)
})
