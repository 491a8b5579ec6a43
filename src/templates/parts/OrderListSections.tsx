import { useContext, useState } from 'react'
import { AccountFrame } from '../../features/account/frame/AccountFrame'
import { AccountRoom, ColumnBesideRoom } from '../../features/account/frame/ColumnBesideRoom'
import { FoundOrder } from '../../features/order/overview/FoundOrder'
import { OrderLookup } from '../../features/order/overview/OrderLookup'
import { OrderList } from '../../features/order/overview/OrderList'
import type { OrderWithCountry } from '../../features/order/useOrder'

/** Besides the login form, there is a form that finds an order placed without an account. */
export function OrderListSections() {
  const [foundOrder, setFoundOrder] = useState<OrderWithCountry | null>(null)
  const room = useContext(AccountRoom)
  const [isRetry, setIsRetry] = useState(false)
  const showLookup = () => {
    setFoundOrder(null)
    setIsRetry(true)
  }
  if (foundOrder) return <FoundOrder foundOrder={foundOrder} onSearchAgain={showLookup} />
  const lookup = __OFFERED__.orderSearch ? <OrderLookup onFound={setFoundOrder} isRetry={isRetry} /> : null
  if (!__OFFERED__.accounts) return <ColumnBesideRoom room={room}>{lookup}</ColumnBesideRoom>
  return (
    <AccountFrame currentSection="orders" belowLogin={lookup}>
      <OrderList room={room} />
    </AccountFrame>
  )
}
