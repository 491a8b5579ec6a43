import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'

const OrderSections = lazySection(() =>
  import(/* webpackChunkName: "orders" */ './parts/OrderSections').then((chunk) => chunk.OrderSections),
)
const OrderListSections = lazySection(() =>
  import(/* webpackChunkName: "orders" */ './parts/OrderListSections').then((chunk) => chunk.OrderListSections),
)

/**
 * /nl/mijn-bestellingen, /en/my-orders: all orders. The 404 page also uses this template for a single order, whose page
 * is never part of a build.
 */
export default function AccountOrdersPage({ pageContext }: { pageContext: PageContext }) {
  const isOneOrder = pageContext.id === 'my-order'
  const Sections = isOneOrder ? OrderSections : OrderListSections
  return (
    <AccountPage page={pageContext} hasLongNews={isOneOrder}>
      <Sections key={pageContext.head.canonical} placeholder={<AccountPlaceholder />} />
    </AccountPage>
  )
}
