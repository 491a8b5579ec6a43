import type { Cart, CartVoucher } from '../../contract/cart'
import * as text from '../../design/text.module.css'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import * as styles from './CartOverview.module.css'

interface CartTotalsProps {
  cart: Cart
  onRemoveVoucher: (voucher: CartVoucher) => void
}

/** The cart's amounts, as the API worked them out: nothing is added up here. */
export function CartTotals({ cart, onRemoveVoucher }: CartTotalsProps) {
  const words = useWords('cart')
  const money = useMoney()
  const { totals } = cart
  const pieces = cart.items.reduce((sum, item) => sum + item.quantity, 0)
  const shipping = totals.shipping === 0 ? words.free : totals.shipping !== null && money(totals.shipping)
  return (
    <>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{words.items(pieces)}</dt>
          <dd>{money(totals.items)}</dd>
        </div>
        <div className={styles.row}>
          <dt>{words.shipping}</dt>
          <dd>{shipping || words.shippingLater}</dd>
        </div>
        {cart.gift.wanted && (
          <div className={styles.row}>
            <dt>{words.wrapping}</dt>
            <dd>{totals.wrapping === 0 ? words.free : money(totals.wrapping)}</dd>
          </div>
        )}
        {cart.vouchers.map((voucher) => (
          <div key={voucher.id_cart_rule} className={styles.row}>
            <dt>
              {words.voucher(voucher.code)}
              <br />
              <button
                type="button"
                className={`${styles.removeVoucher} ${text.link}`}
                aria-label={words.removeVoucher(voucher.code)}
                onClick={() => onRemoveVoucher(voucher)}
              >
                {words.remove}
              </button>
            </dt>
            <dd className={styles.discount}>
              {voucher.free_shipping && voucher.amount === 0 ? words.freeShippingVoucher : money(-voucher.amount)}
            </dd>
          </div>
        ))}
      </dl>
      <dl className={styles.rows}>
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd>{money(totals.total)}</dd>
        </div>
      </dl>
      {totals.vat.map(({ rate, amount }) => (
        <p key={rate} className={styles.vat}>
          {words.vat(money(amount), String(rate))}
        </p>
      ))}
    </>
  )
}
