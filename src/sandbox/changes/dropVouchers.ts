import { cartState } from '../records/cart'
import { priceCart } from '../rules/priceCart'
import type { Shop } from '../shop'

/** After the lines changed: takes out the vouchers that no longer hold and answers their codes. */
export function dropVouchers(shop: Shop, id_cart: number): string[] {
  if (!shop.database.one('SELECT 1 FROM cart_voucher WHERE id_cart = ?', id_cart)) return []
  const state = cartState(shop, id_cart)
  const priced = priceCart(state)
  const gone = state.vouchers.filter((voucher) => priced.vouchers.get(voucher.id_cart_rule)?.refusal !== null)
  for (const voucher of gone) {
    shop.database.run('DELETE FROM cart_voucher WHERE id_cart = ? AND id_cart_rule = ?', id_cart, voucher.id_cart_rule)
  }
  return gone.map((voucher) => voucher.code)
}
