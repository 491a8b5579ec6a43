import type { Giftlist } from '../../../src/contract/giftlist'

/** Returns a private gift list without items, changed in the given fields. */
export const buildGiftlist = (changes: Partial<Giftlist> = {}): Giftlist => ({
  ...{ id_giftlist: 12, name: 'Ons huis', name_parents: 'Noor en Elias', welcome_message: 'Dag', gender: null },
  ...{ published: false, listed: false, code: 'K7QFM2XP', event_date: null, hidden_until: null },
  ...{ id_address_delivery: null, wished: 0, given: 0, credit: 0, partner: null, _links: {} },
  ...changes,
})
