import { AccountPage } from '../features/account/frame/AccountPage'
import { WishlistTitle } from '../features/wishlist/WishlistTitle'
import type { PageContext } from '../pageTable/pageContext'
import { LazySection } from '../layout/LazySection'
import { WishlistSkeleton } from './parts/WishlistSkeleton'

/**
 * /nl/mijn-wishlist, /en/my-wishlist: the wishlist of a customer or, for a visitor, of the device, and lists shared by a
 * link.
 */
export default function AccountWishlistPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page} title={<WishlistTitle page={page} />}>
      <LazySection
        load={() => import('./parts/WishlistSections').then((chunk) => chunk.WishlistSections)}
        words={['wishlist', 'account', 'identity']}
        placeholder={<WishlistSkeleton />}
      />
    </AccountPage>
  )
}
