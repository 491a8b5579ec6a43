import { useContext } from 'react'
import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { AccountRoom } from '../../features/account/frame/ColumnBesideRoom'
import { OrderContent } from '../../features/order/detail/OrderContent'

export function OrderSections() {
  return (
    <AccountFrame currentSection="orders">
      <OrderContent room={useContext(AccountRoom)} />
    </AccountFrame>
  )
}
