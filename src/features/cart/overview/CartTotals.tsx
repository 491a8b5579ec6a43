import type { Cart, CartVoucher } from '../../../contract/cart'
import { expectedShipping } from '../../../contract/expectedShipping'
import { AmountList } from '../../../design/AmountList'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { VoucherName } from './VoucherName'

interface CartTotalsProps {
  cart: Cart
  onRemoveVoucher: (voucher: CartVoucher) => void
}

/** The cart's amounts, as the API worked them out: nothing is added up here. */
export function CartTotals({ cart, onRemoveVoucher }: CartTotalsProps) {
  const words = useWords('cart')
  const money = useMoney()
  const { items, totals, gift, vouchers, offers } = cart
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0)
  const priced = (euro: number) => (euro === 0 ? words.free : money(euro))
  const shipping = expectedShipping(cart)
  return (
    <AmountList
      rows={[
        { key: 'items', name: words.items(pieces), amount: money(totals.items) },
        ...offers
          .filter(({ amount }) => amount > 0)
          .map(({ id_cart_rule, name, amount }) => ({
            key: `offer ${id_cart_rule}`,
            name,
            amount: money(-amount),
            discount: true,
          })),
        ...vouchers.map((voucher) => ({
          key: `voucher ${voucher.id_cart_rule}`,
          name: <VoucherName voucher={voucher} onRemove={() => onRemoveVoucher(voucher)} />,
          amount: voucher.free_shipping && voucher.amount === 0 ? words.freeShippingVoucher : money(-voucher.amount),
          discount: true,
        })),
        { key: 'shipping', name: words.shipping, amount: shipping === null ? words.shippingLater : priced(shipping) },
        ...(gift.wanted ? [{ key: 'wrapping', name: words.wrapping, amount: priced(totals.wrapping) }] : []),
      ]}
      total={{ name: words.total, amount: money(totals.total) }}
      notes={totals.vat.map(({ rate, amount }) => words.vat(money(amount), String(rate)))}
    />
  )
}
