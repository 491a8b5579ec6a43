import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { LazySection } from '../layout/LazySection'

const loadOrder = () => import('./parts/OrderSections').then((chunk) => chunk.OrderSections)
const loadOrders = () => import('./parts/OrderListSections').then((chunk) => chunk.OrderListSections)

/**
 * /nl/mijn-bestellingen, /en/my-orders: all orders. The 404 page also uses it for a single order, whose page is never
 * part of a build.
 */
export default function AccountOrdersPage({ pageContext }: { pageContext: PageContext }) {
  return (
    <AccountPage page={pageContext}>
      <LazySection
        key={pageContext.head.canonical}
        load={pageContext.id === 'my-order' ? loadOrder : loadOrders}
        words={['account', 'identity', 'order', 'giftlistLines']}
        placeholder={<AccountPlaceholder />}
      />
    </AccountPage>
  )
}
