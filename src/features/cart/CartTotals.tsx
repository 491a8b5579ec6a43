import type { Cart, CartVoucher } from '../../contract/cart'
import { hasDelivery } from '../../contract/giftDestination'
import { estimateShipping } from '../../contract/estimateShipping'
import { AmountList } from '../../ui/figure/AmountList'
import { useMoney } from '../../i18n/money'
import { bringMessages } from '../../i18n/lateMessages'
import { classifyVoucherRefusal } from '../../store/cart/classifyVoucherRefusal'
import * as text from '../../ui/text.module.css'
import * as styles from './CartOverview.module.css'

const useMessages = bringMessages('cart', 'panel')

interface CartTotalsProps {
  cart: Cart
  onRemoveVoucher: (voucher: CartVoucher) => void
}

export function CartTotals({ cart, onRemoveVoucher }: CartTotalsProps) {
  const messages = useMessages('cart')
  const formatEuro = useMoney()
  const { items, totals, gift, vouchers, offers } = cart
  const itemCount = items.reduce((sum, item) => sum + item.quantity, 0)
  const hasContribution = items.some(({ amount }) => amount !== null)
  const formatCharge = (euro: number) => (euro === 0 ? messages.free : formatEuro(euro))
  const shipping = estimateShipping(cart)
  return (
    <AmountList
      rows={[
        {
          key: 'items',
          name: hasContribution ? messages.itemsAndContributions(itemCount) : messages.items(itemCount),
          amount: formatEuro(totals.items),
        },
        ...offers
          .filter(({ amount }) => amount > 0)
          .map(({ id_cart_rule, name, amount }) => ({
            key: `promotion ${id_cart_rule}`,
            name,
            amount: formatEuro(-amount),
            isDiscount: true,
          })),
        ...vouchers.map((voucher) => ({
          key: `voucher ${voucher.id_cart_rule}`,
          name: <VoucherName voucher={voucher} onRemove={() => onRemoveVoucher(voucher)} />,
          amount:
            voucher.free_shipping && voucher.amount === 0 ? messages.freeShippingVoucher : formatEuro(-voucher.amount),
          isDiscount: true,
        })),
        ...(hasDelivery(items) || totals.shipping
          ? [
              {
                key: 'shipping',
                name: messages.shipping,
                amount: shipping === null ? messages.shippingLater : formatCharge(shipping),
              },
            ]
          : []),
        ...(gift.wanted ? [{ key: 'wrapping', name: messages.wrapping, amount: formatCharge(totals.wrapping) }] : []),
      ]}
      total={{ name: messages.total, amount: formatEuro(totals.total) }}
      notes={totals.vat.map(({ rate, amount }) => messages.vat(formatEuro(amount), String(rate)))}
    />
  )
}

interface VoucherNameProps {
  voucher: CartVoucher
  onRemove: () => void
}

function VoucherName({ voucher: { code, refused }, onRemove }: VoucherNameProps) {
  const messages = useMessages('cart')
  const { voucher: reasons } = useMessages('panel')
  const refusal = classifyVoucherRefusal(refused)
  return (
    <>
      {messages.voucher(code)}
      {refused && (
        <span className={`${styles.refused} ${text.xxs}`}>
          {refusal ? reasons[refusal.kind] : messages.voucherRefused}
        </span>
      )}
      <br />
      <button
        type="button"
        className={`${styles.removeVoucher} ${text.link}`}
        aria-label={messages.removeVoucher(code)}
        onClick={onRemove}
      >
        {messages.remove}
      </button>
    </>
  )
}
