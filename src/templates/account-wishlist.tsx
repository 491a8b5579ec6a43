import { Breadcrumb } from '../design/Breadcrumb'
import * as text from '../design/text.module.css'
import { Wrap } from '../design/Wrap'
import * as styles from '../features/wishlist/WishlistPage.module.css'
import { WishlistTitle } from '../features/wishlist/WishlistTitle'
import { useWords } from '../i18n/useWords'
import type { PageContext } from '../pageTable/pageContext'
import { ShopPart } from './parts/ShopPart'
import { WishlistPlaceholder } from './parts/WishlistPlaceholder'

/** /nl/mijn-wishlist, /en/my-wishlist: also for visitors, of what is on their device, and for whoever has somebody's link. */
export default function AccountWishlistTemplate({ pageContext: page }: { pageContext: PageContext }) {
  const { breadcrumb } = useWords('frame')
  return (
    <Wrap className={styles.page}>
      <Breadcrumb items={page.breadcrumbs} label={breadcrumb} />
      <WishlistTitle title={page.title} />
      {page.head.description && <p className={text.lg}>{page.head.description}</p>}
      <ShopPart
        load={() => import('./parts/WholeWishlist').then((chunk) => chunk.WholeWishlist)}
        words={['wishlist', 'account', 'identity']}
        placeholder={<WishlistPlaceholder />}
      />
    </Wrap>
  )
}
