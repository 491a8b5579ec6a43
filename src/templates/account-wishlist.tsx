import { AccountPage } from '../features/account/frame/AccountPage'
import { WishlistTitle } from '../features/wishlist/WishlistTitle'
import type { PageContext } from '../pageTable/pageContext'
import { ShopPart } from './parts/ShopPart'
import { WishlistPlaceholder } from './parts/WishlistPlaceholder'

/** /nl/mijn-wishlist, /en/my-wishlist: also for visitors, of what is on their device, and for whoever has somebody's link. */
export default function AccountWishlistPage({ pageContext: page }: { pageContext: PageContext }) {
  return (
    <AccountPage page={page} title={<WishlistTitle page={page} />}>
      <ShopPart
        load={() => import('./parts/WholeWishlist').then((chunk) => chunk.WholeWishlist)}
        words={['wishlist', 'account', 'identity']}
        placeholder={<WishlistPlaceholder />}
      />
    </AccountPage>
  )
}
