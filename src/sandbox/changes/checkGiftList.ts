import type { AddToCart } from '../../contract/requests'
import { invalid } from '../http/ShopError'
import type { Shop } from '../shop'

/**
 * What an addition says of a gift list: 422 invalid unless it is on a published list, as this very version. Giving an
 * amount, or a message, comes with the gift lists; until then it is refused, not lost.
 */
export function checkGiftList({ database }: Shop, wanted: AddToCart): void {
  const { id_giftlist_product, id_product_attribute, amount, message } = wanted
  if (typeof amount === 'number') throw invalid('amount', 'an amount cannot be given yet')
  if (message?.trim()) throw invalid('message', 'a message cannot be given yet')
  if (typeof id_giftlist_product !== 'number') return
  const listed = database.one(
    `SELECT 1 FROM giftlist_product JOIN giftlist USING (id_giftlist)
      WHERE id_giftlist_product = ? AND id_product_attribute = ? AND published`,
    id_giftlist_product,
    id_product_attribute,
  )
  if (!listed) throw invalid('id_giftlist_product', 'this version is not on such a gift list')
}
