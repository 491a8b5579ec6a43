import type { Gift } from '../../../src/contract/gift'
import type { Giftlist, GiftlistItem } from '../../../src/contract/giftlist'
import { cheapItem } from './giftlistFixtures'

const itemPath = '/v1/links/item'

/**
 * Returns a private gift list without items. The links name no method, because the storefront knows the verb of each
 * call (SPEC §7).
 */
export const buildGiftlist = (changes: Partial<Giftlist> = {}): Giftlist => ({
  ...{ id_giftlist: 12, name: 'Ons huis', name_parents: 'Noor en Elias', welcome_message: 'Dag', gender: null },
  ...{ published: false, listed: false, code: 'K7QFM2XP', event_date: null, hidden_until: null },
  ...{ id_address_delivery: null, wished: 0, given: 0, credit: 0, partner: null },
  _links: {
    self: { href: '/v1/links/list' },
    update: { href: '/v1/links/list' },
    delete: { href: '/v1/links/list' },
    gifts: { href: '/v1/links/gifts' },
  },
  ...changes,
})

export const plainGiftlistItem: GiftlistItem = {
  ...cheapItem,
  _links: {
    update: { href: itemPath },
    remove: { href: itemPath },
    received: { href: `${itemPath}/received` },
  },
}

export const plainGift: Gift = {
  ...{ id_gift: 91, id_giftlist_product: 31, name: 'Spile stoel', combination: 'geolied eik', quantity: 1 },
  ...{
    picture: null,
    amount: null,
    message: 'Proficiat',
    giver: 'Cas Maes',
    day: '2026-11-21',
    destination: 'pickup' as const,
  },
  thanked: false,
  _links: { thank: { href: '/v1/links/gift' } },
}
