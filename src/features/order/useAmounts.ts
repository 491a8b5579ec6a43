import type { Order } from '../../contract/order'
import type { AmountRow } from '../../design/AmountList'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'

/** The amounts of an order in words, as the shop wrote them down. */
export function useAmounts({ totals, gift, offers, vouchers }: Order): { rows: AmountRow[]; total: string } {
  const words = useWords('order')
  const money = useMoney()
  const priced = (euro: number) => (euro === 0 ? words.free : money(euro))
  return {
    rows: [
      { key: 'items', name: words.items, amount: money(totals.items) },
      ...offers.map(({ name, amount }) => ({ key: `offer ${name}`, name, amount: money(-amount), discount: true })),
      ...vouchers.map(({ code, amount }) => ({
        key: code,
        name: words.voucher(code),
        // One of free delivery takes nothing off: what it gives stands at the delivery.
        amount: amount === 0 ? words.freeDelivery : money(-amount),
        discount: true,
      })),
      { key: 'shipping', name: words.shipping, amount: priced(totals.shipping ?? 0) },
      ...(gift.wanted ? [{ key: 'wrapping', name: words.wrapping, amount: priced(totals.wrapping) }] : []),
    ],
    total: money(totals.total),
  }
}
