import { Hono } from 'hono'
import { addVoucher } from '../../contract/requests'
import { changeCart } from '../changes/changeCart'
import { pathId, payload } from '../http/payload'
import { notFound, ShopError } from '../http/ShopError'
import { refuseVoucher } from '../http/voucherErrors'
import { cartState } from '../records/cart'
import { voucherOfCode, voucherUse } from '../records/voucher'
import { refusalIn } from '../rules/priceCart'
import type { Shop } from '../shop'

/** addvoucher, and each voucher's remove. */
export function cartVoucherRoutes(shop: Shop): Hono {
  const { database } = shop
  const routes = new Hono()

  routes.post('/cart/vouchers', async (c) => {
    const { code } = await payload(c, addVoucher)
    return c.json(
      changeCart(shop, c, ({ id_cart }) => {
        const voucher = voucherOfCode(database, code)
        if (!voucher) throw new ShopError(422, 'voucher_unknown', 'There is no voucher with this code')
        const { id_cart_rule } = voucher
        const state = cartState(shop, id_cart)
        if (state.vouchers.some((one) => one.id_cart_rule === id_cart_rule)) {
          throw new ShopError(409, 'voucher_in_cart', 'This voucher is in the cart already')
        }
        const use = voucherUse(database, id_cart_rule, state.row.id_customer)
        const refusal = refusalIn(state, { ...voucher, use })
        if (refusal) throw refuseVoucher(refusal)
        database.run('INSERT INTO cart_voucher (id_cart, id_cart_rule) VALUES (?, ?)', id_cart, id_cart_rule)
        return { type: 'voucher_added', data: { code: voucher.code } }
      }),
    )
  })

  routes.delete('/cart/vouchers/:id', (c) =>
    c.json(
      changeCart(shop, c, ({ id_cart }) => {
        const id = pathId(c, 'id')
        if (database.run('DELETE FROM cart_voucher WHERE id_cart = ? AND id_cart_rule = ?', id_cart, id) === 0) {
          throw notFound('voucher in this cart')
        }
        return { type: 'voucher_removed' }
      }),
    ),
  )

  return routes
}
