import { AccountPage } from '../features/account/frame/AccountPage'
import { WishlistTitle } from '../features/wishlist/WishlistTitle'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'
import { ProductGridSkeleton } from '../features/productList/productGrid/ProductGridSkeleton'

const WishlistSections = lazySection(() => import('./parts/WishlistSections').then((chunk) => chunk.WishlistSections))

/**
 * /nl/mijn-wishlist, /en/my-wishlist: the wishlist of a customer or, for a visitor, of the device, and lists shared by
 * a link.
 */
export default function AccountWishlistPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page} title={<WishlistTitle page={page} />}>
      <WishlistSections placeholder={<ProductGridSkeleton />} />
    </AccountPage>
  )
}
