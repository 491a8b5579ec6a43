import type { Cart, CartVoucher } from '../../contract/cart'
import { hasDelivery } from '../../contract/giftDestination'
import { estimateShipping } from '../../contract/estimateShipping'
import { Totals } from '../totals/Totals'
import { bringMessages } from '../../i18n/lateMessages'
import { classifyVoucherRefusal } from '../../store/cart/classifyVoucherRefusal'
import * as text from '../../ui/text.module.css'
import * as styles from './CartOverview.module.css'

const useMessages = bringMessages('cart', 'panel', 'common')

interface CartTotalsProps {
  cart: Cart
  onRemoveVoucher: (voucher: CartVoucher) => void
}

export function CartTotals({ cart, onRemoveVoucher }: CartTotalsProps) {
  const messages = useMessages('cart')
  const { items, totals, vouchers } = cart
  const itemCount = items.reduce((sum, item) => sum + item.quantity, 0)
  const hasContribution = items.some(({ amount }) => amount !== null)
  return (
    <Totals
      amounts={{
        ...cart,
        vouchers: vouchers.map((voucher) => ({
          ...voucher,
          label: <VoucherName voucher={voucher} onRemove={() => onRemoveVoucher(voucher)} />,
        })),
      }}
      itemsName={hasContribution ? messages.itemsAndContributions(itemCount) : messages.items(itemCount)}
      shipping={hasDelivery(items) || totals.shipping ? estimateShipping(cart) : undefined}
    />
  )
}

interface VoucherNameProps {
  voucher: CartVoucher
  onRemove: () => void
}

function VoucherName({ voucher: { code, refused }, onRemove }: VoucherNameProps) {
  const messages = useMessages('cart')
  const { totals } = useMessages('common')
  const { voucher: reasons } = useMessages('panel')
  const refusal = classifyVoucherRefusal(refused)
  return (
    <>
      {totals.voucher(code)}
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
