import type { Cart } from '../../../contract/cart'
import { AmountList } from '../../../design/AmountList'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'

/** The amounts of the order so far, as the API worked them out. */
export function SummaryTotals({ cart: { totals, gift, vouchers } }: { cart: Cart }) {
  const words = useWords('checkout')
  const money = useMoney()
  const priced = (euro: number) => (euro === 0 ? words.free : money(euro))
  const shipping = totals.shipping === null ? words.deliveryLater : priced(totals.shipping)
  return (
    <AmountList
      rows={[
        { key: 'items', name: words.items, amount: money(totals.items) },
        { key: 'shipping', name: words.delivery, amount: shipping },
        ...(gift.wanted ? [{ key: 'wrapping', name: words.wrapping, amount: priced(totals.wrapping) }] : []),
        ...vouchers.map(({ code, amount, free_shipping }) => ({
          key: code,
          name: words.voucher(code),
          amount: free_shipping && amount === 0 ? words.free : money(-amount),
        })),
      ]}
      total={{ name: words.total, amount: money(totals.total) }}
      notes={totals.vat.map(({ rate, amount }) => words.vat(money(amount), String(rate)))}
    />
  )
}
