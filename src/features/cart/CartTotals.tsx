import type { Cart, CartVoucher } from '../../contract/cart'
import { AmountList } from '../../design/AmountList'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import { VoucherName } from './VoucherName'

interface CartTotalsProps {
  cart: Cart
  onRemoveVoucher: (voucher: CartVoucher) => void
}

/** The cart's amounts, as the API worked them out: nothing is added up here. */
export function CartTotals({ cart: { items, totals, gift, vouchers }, onRemoveVoucher }: CartTotalsProps) {
  const words = useWords('cart')
  const money = useMoney()
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0)
  const priced = (euro: number) => (euro === 0 ? words.free : money(euro))
  const shipping = totals.shipping === null ? words.shippingLater : priced(totals.shipping)
  return (
    <AmountList
      rows={[
        { key: 'items', name: words.items(pieces), amount: money(totals.items) },
        { key: 'shipping', name: words.shipping, amount: shipping },
        ...(gift.wanted ? [{ key: 'wrapping', name: words.wrapping, amount: priced(totals.wrapping) }] : []),
        ...vouchers.map((voucher) => ({
          key: voucher.code,
          name: <VoucherName code={voucher.code} onRemove={() => onRemoveVoucher(voucher)} />,
          amount: voucher.free_shipping && voucher.amount === 0 ? words.freeShippingVoucher : money(-voucher.amount),
          discount: true,
        })),
      ]}
      total={{ name: words.total, amount: money(totals.total) }}
      notes={totals.vat.map(({ rate, amount }) => words.vat(money(amount), String(rate)))}
    />
  )
}
