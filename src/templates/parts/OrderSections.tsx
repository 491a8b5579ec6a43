import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { OrderContent } from '../../features/order/detail/OrderContent'

export function OrderSections() {
  return (
    <AccountFrame current="orders">
      <OrderContent />
    </AccountFrame>
  )
}
