import type { Cart } from '../../../contract/cart'
import { expectedShipping } from '../../../contract/expectedShipping'
import { AmountList } from '../../../design/AmountList'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'

interface SummaryTotalsProps {
  cart: Cart
  /** The chosen way of delivery in words, null while none is chosen. */
  delivery: string | null
}

/** The amounts of the order so far, as the API worked them out. */
export function SummaryTotals({ cart, delivery }: SummaryTotalsProps) {
  const { totals, gift, offers, vouchers } = cart
  const words = useWords('checkout')
  const money = useMoney()
  const priced = (euro: number) => (euro === 0 ? words.free : money(euro))
  const shipping = expectedShipping(cart)
  return (
    <AmountList
      rows={[
        { key: 'items', name: words.items, amount: money(totals.items) },
        {
          key: 'shipping',
          name: delivery === null ? words.delivery : words.deliveryBy(delivery),
          amount: shipping === null ? words.deliveryLater : priced(shipping),
        },
        ...(gift.wanted ? [{ key: 'wrapping', name: words.wrapping, amount: priced(totals.wrapping) }] : []),
        ...offers
          .filter(({ amount }) => amount > 0)
          .map(({ id_cart_rule, name, amount }) => ({
            key: `offer ${id_cart_rule}`,
            name,
            amount: money(-amount),
            discount: true,
          })),
        ...vouchers.map(({ code, amount, free_shipping }) => ({
          key: `voucher ${code}`,
          name: words.voucher(code),
          amount: free_shipping && amount === 0 ? words.free : money(-amount),
          discount: true,
        })),
      ]}
      total={{ name: words.total, amount: money(totals.total) }}
      notes={totals.vat.map(({ rate, amount }) => words.vat(money(amount), String(rate)))}
    />
  )
}
