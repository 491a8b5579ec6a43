import { AccountPage } from '../features/account/frame/AccountPage'
import { AccountPlaceholder } from '../features/account/frame/AccountPlaceholder'
import type { PageContext } from '../pageTable/pageContext'
import { ShopPart } from './parts/ShopPart'

const loadOrder = () => import('./parts/WholeOrder').then((chunk) => chunk.WholeOrder)
const loadOrders = () => import('./parts/WholeOrders').then((chunk) => chunk.WholeOrders)

/** /nl/mijn-bestellingen, /en/my-orders: all orders. One of them when the 404 page finds its address below: no build makes that page. */
export default function AccountOrdersPage({ pageContext }: { pageContext: PageContext }) {
  return (
    <AccountPage page={pageContext}>
      <ShopPart
        key={pageContext.head.canonical}
        load={pageContext.id === 'my-order' ? loadOrder : loadOrders}
        words={['account', 'identity', 'order']}
        placeholder={<AccountPlaceholder />}
      />
    </AccountPage>
  )
}
