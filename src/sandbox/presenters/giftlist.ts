import type { Giftlist, GiftlistItem, GiftlistList } from '../../contract/giftlist'
import type { GiftlistItemRow, GiftlistRow } from '../records/giftlist'

const address = '/v1/my/giftlists'

/** A gift list as its owner sees it. */
export const presentGiftlist = (list: GiftlistRow): Giftlist => ({
  ...list,
  published: list.published === 1,
  _links: {},
})

/** All gift lists of a customer. */
export const presentGiftlists = (lists: readonly GiftlistRow[]): GiftlistList => ({
  _embedded: { giftlists: lists.map(presentGiftlist) },
  _links: { self: { href: address, method: 'GET' }, create: { href: address, method: 'POST' } },
})

/** What stands on a gift list of one version. */
export const presentGiftlistItem = ({ id_product_attribute: _version, ...item }: GiftlistItemRow): GiftlistItem => item
