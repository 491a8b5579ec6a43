import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { OrderContent } from '../../features/order/detail/OrderContent'

/** One order of an account. */
export function OrderSections() {
  return (
    <AccountFrame current="orders">
      <OrderContent />
    </AccountFrame>
  )
}
