import type { Gift, GiftlistGifts } from '../../contract/gift'
import { pickText } from '../database/json'
import type { Language } from '../http/language'
import type { GiftRow } from '../queries/giftlist'
import { findShopDay } from '../rules/days'
import { toEuro, toEuroOrNull } from '../../contract/money'
import { serializeFirstPicture } from './productCard'

/** A number that exceeds the number of line items of any order. */
const lineIdLimit = 1_000_000

export const buildGiftId = ({ id_order, position }: Pick<GiftRow, 'id_order' | 'position'>): number =>
  id_order * lineIdLimit + position

export function serializeGift(id_giftlist: number, gift: GiftRow, language: Language): Gift {
  const id_gift = buildGiftId(gift)
  return {
    id_gift,
    id_giftlist_product: gift.id_giftlist_product,
    name: pickText(gift.name, language),
    combination: pickText(gift.combination, language),
    picture: serializeFirstPicture(gift.photos, language),
    quantity: gift.quantity,
    amount: toEuroOrNull(gift.amount_cents),
    message: gift.message,
    giver: gift.giver,
    day: findShopDay(new Date(gift.placed)),
    // A contribution has no destination, but the field cannot be null.
    destination: gift.destination ?? 'giver',
    thanked: gift.thanked === 1,
    _links: { thank: { href: `/v1/my/giftlists/${id_giftlist}/gifts/${id_gift}`, method: 'PUT' } },
  }
}

/** `gifts` is null while the gifts are hidden from the owner. */
export const serializeGifts = (
  id_giftlist: number,
  gifts: readonly GiftRow[] | null,
  language: Language,
): GiftlistGifts => ({
  hidden: gifts === null,
  collected: gifts && toEuro(gifts.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0)),
  gifts: gifts?.map((gift) => serializeGift(id_giftlist, gift, language)) ?? [],
})
