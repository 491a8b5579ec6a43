import type {
  FoundGiftlist,
  Giftlist,
  GiftlistItem,
  GiftlistList,
  OwnGiftlist,
  PublicGiftlist,
} from '../../contract/giftlist'
import { parseColumn, pickText } from '../database/json'
import type { Language } from '../http/language'
import type { GiftlistItemRow, GiftlistItemRows, GiftlistRow } from '../queries/giftlist'
import { countFulfilled, areGiftsHidden } from '../rules/giftlistProgress'
import { findCredit, findGiftRemaining } from '../rules/giftRemaining'
import { toEuro, toEuroOrNull } from '../../contract/money'
import { serializeDelivery, serializeFirstPicture } from './productCard'

const giftlistsPath = '/v1/my/giftlists'

export interface GiftlistRecord extends GiftlistItemRows {
  list: GiftlistRow
}

export function serializeGiftlist({ list, items, removedItems }: GiftlistRecord, today: string): Giftlist {
  const { id_giftlist, name, name_parents, welcome_message, gender, code, event_date, hidden_until } = list
  const listPath = `${giftlistsPath}/${list.id_giftlist}`
  const sumItems = (count: (item: GiftlistItemRow) => number) => items.reduce((total, item) => total + count(item), 0)
  const hasHiddenGifts = areGiftsHidden(list, today)
  return {
    id_giftlist,
    name,
    name_parents,
    welcome_message,
    gender,
    code,
    event_date,
    hidden_until,
    id_address_delivery: list.id_address_delivery,
    partner: list.partner_email === null ? null : { email: list.partner_email, joined: list.id_partner !== null },
    published: list.published === 1,
    listed: list.listed === 1,
    wished: sumItems(({ quantity }) => quantity),
    given: hasHiddenGifts ? null : sumItems(countFulfilled),
    credit: hasHiddenGifts
      ? null
      : toEuro([...items, ...removedItems].reduce((total, item) => total + findItemCredit(item), 0)),
    _links: {
      self: { href: listPath, method: 'GET' },
      update: { href: listPath, method: 'PUT' },
      delete: { href: listPath, method: 'DELETE' },
      gifts: { href: `${listPath}/gifts`, method: 'GET' },
      ...(list.partner_email === null
        ? { invite: { href: `${listPath}/partner`, method: 'PUT' as const } }
        : { part: { href: `${listPath}/partner`, method: 'DELETE' as const } }),
    },
  }
}

const findItemCredit = (item: GiftlistItemRow) =>
  findCredit({ ...item, price_cents: item.active === 1 ? item.price_cents : 0 })

export const serializeGiftlists = (records: readonly GiftlistRecord[], today: string): GiftlistList => ({
  _embedded: { giftlists: records.map((record) => serializeGiftlist(record, today)) },
  _links: { self: { href: giftlistsPath, method: 'GET' } },
})

export const serializeOwnGiftlist = (record: GiftlistRecord, today: string, language: Language): OwnGiftlist => ({
  giftlist: serializeGiftlist(record, today),
  items: record.items.map((item) => serializeOwnItem(record.list, item, today, language)),
})

/** Serializes an item with the links to change it, which only an owner of the list receives. */
export function serializeOwnItem(
  list: GiftlistRow,
  item: GiftlistItemRow,
  today: string,
  language: Language,
): GiftlistItem {
  const href = `${giftlistsPath}/${item.id_giftlist}/${item.id_giftlist_product}`
  return {
    ...serializeItem(item, language, areGiftsHidden(list, today)),
    _links: {
      update: { href, method: 'PUT' },
      remove: { href, method: 'DELETE' },
      received: { href: `${href}/received`, method: 'PUT' },
    },
  }
}

/**
 * Serializes a published list for any user. `hasHiddenGifts` is true for an owner from whom the gifts are still hidden;
 * the gifts are then left out.
 */
export const serializePublicGiftlist = (
  { list, items }: GiftlistRecord,
  language: Language,
  hasHiddenGifts: boolean,
): PublicGiftlist => ({
  ...serializeFoundGiftlist(list),
  welcome_message: list.welcome_message,
  gender: list.gender,
  hidden_until: list.hidden_until,
  can_deliver_to_owner: list.id_address_delivery !== null,
  hidden: hasHiddenGifts,
  items: items.map((item) => serializeItem(item, language, hasHiddenGifts)),
})

export const serializeFoundGiftlist = ({
  id_giftlist,
  name,
  name_parents,
  code,
  event_date,
}: GiftlistRow): FoundGiftlist => ({ id_giftlist, name, name_parents, code, event_date })

function serializeItem(item: GiftlistItemRow, language: Language, hasHiddenGifts: boolean): GiftlistItem {
  return {
    id_giftlist: item.id_giftlist,
    id_giftlist_product: item.id_giftlist_product,
    quantity: item.quantity,
    priority: item.priority,
    id_product: item.id_product,
    id_product_attribute: item.id_product_attribute,
    price: item.active === 1 ? toEuro(item.current_cents) : null,
    name: pickText(item.name, language),
    combination: pickText(item.combination, language),
    manufacturer_name: item.brand_name,
    picture: serializeFirstPicture(item.photos, language),
    product_slugs: parseColumn(item.product_slug),
    sku_slugs: parseColumn(item.sku_slug),
    delivery: serializeDelivery(item),
    stock: item.stock,
    ...(hasHiddenGifts ? hiddenGifts : serializeItemGifts(item)),
    received: item.received,
    _links: {},
  }
}

type ItemGifts = Pick<GiftlistItem, 'given' | 'collected' | 'remaining' | 'remaining_amount'>

const hiddenGifts: ItemGifts = { given: null, collected: null, remaining: null, remaining_amount: null }

/** Nothing remains of a variant that is no longer sold. */
function serializeItemGifts(item: GiftlistItemRow): ItemGifts {
  const remaining = item.active === 1 ? findGiftRemaining(item) : { items: 0, cents: null }
  return {
    given: item.given,
    collected: toEuro(item.collected_cents),
    remaining: remaining.items,
    remaining_amount: toEuroOrNull(remaining.cents),
  }
}
