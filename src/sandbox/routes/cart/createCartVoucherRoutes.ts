import type { Hono } from 'hono'
import { addVoucherPayload } from '../../../contract/requests'
import { applyCartChange } from './applyCartChange'
import { readPayload, readPathId } from '../../http/readPayload'
import { createNotFoundError, ShopError } from '../../http/ShopError'
import { findVoucherByCode, readCartRecord, readVoucherUse } from '../../queries/cart'
import { checkVoucherInCart } from '../../rules/priceCart'
import type { SandboxContext } from '../../context'
import { toEuro } from '../../../contract/money'
import type { RuleRefusal } from '../../rules/vouchers'

export function createCartVoucherRoutes(routes: Hono, context: SandboxContext): void {
  const { database } = context
  routes.post('/cart/vouchers', async (c) => {
    const { code } = await readPayload(c, addVoucherPayload)
    return applyCartChange(context, c, ({ id_cart }) => {
      const voucher = findVoucherByCode(database, code)
      if (!voucher) throw new ShopError(422, 'voucher_unknown', 'There is no voucher with this code')
      const { id_cart_rule } = voucher
      const record = readCartRecord(context, id_cart)
      if (record.vouchers.some((cartVoucher) => cartVoucher.id_cart_rule === id_cart_rule)) {
        throw new ShopError(409, 'voucher_in_cart', 'This voucher is in the cart already')
      }
      const use = readVoucherUse(database, id_cart_rule, record.row.id_customer)
      const refusal = checkVoucherInCart(record, { ...voucher, use })
      if (refusal) throw createVoucherError(refusal)
      database.insertRow('cart_voucher', { id_cart, id_cart_rule })
      return { type: 'voucher_added', data: { code: voucher.code } }
    })
  })

  routes.delete('/cart/vouchers/:id', (c) =>
    applyCartChange(context, c, ({ id_cart }) => {
      const id = readPathId(c, 'id')
      if (database.run('DELETE FROM cart_voucher WHERE id_cart = ? AND id_cart_rule = ?', id_cart, id) === 0) {
        throw createNotFoundError('voucher in this cart')
      }
      return { type: 'voucher_removed' }
    }),
  )
}

const messages: Record<RuleRefusal['type'], string> = {
  voucher_not_yet_valid: 'This voucher is not valid yet',
  voucher_expired: 'This voucher has expired',
  voucher_used_up: 'This voucher was used as often as it can be',
  voucher_customer: 'This voucher is for one customer',
  voucher_used: 'This voucher was used before',
  voucher_brand: 'This voucher is for another brand than those in the cart',
  voucher_exclude_sale: 'This voucher does not count for reduced articles',
  voucher_minimum: 'The cart does not reach the minimum of this voucher',
}

function createVoucherError(refusal: RuleRefusal): ShopError {
  const data =
    refusal.type === 'voucher_minimum'
      ? { minimum: toEuro(refusal.data.minimum), missing: toEuro(refusal.data.missing) }
      : refusal.data
  return new ShopError(422, refusal.type, messages[refusal.type], data)
}
