import { toEuro } from '../money/cents'
import type { VoucherRefusal } from '../rules/vouchers'
import { ShopError } from './ShopError'

const messages: Record<VoucherRefusal['type'], string> = {
  voucher_not_yet_valid: 'This voucher is not valid yet',
  voucher_expired: 'This voucher has expired',
  voucher_used_up: 'This voucher was used as often as it can be',
  voucher_customer: 'This voucher is for one customer',
  voucher_used: 'This voucher was used before',
  voucher_brand: 'This voucher is for another brand than those in the cart',
  voucher_exclude_sale: 'This voucher does not count for reduced articles',
  voucher_minimum: 'The cart does not reach the minimum of this voucher',
}

/** A refused voucher as an error; amounts in `data` are in euro. */
export function refuseVoucher(refusal: VoucherRefusal): ShopError {
  const data =
    refusal.type === 'voucher_minimum'
      ? { minimum: toEuro(refusal.data.minimum), missing: toEuro(refusal.data.missing) }
      : refusal.data
  return new ShopError(422, refusal.type, messages[refusal.type], data)
}
