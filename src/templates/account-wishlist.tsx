import { Breadcrumb } from '../design/Breadcrumb'
import { Skeleton } from '../design/Skeleton'
import * as text from '../design/text.module.css'
import { Wrap } from '../design/Wrap'
import * as styles from '../features/wishlist/WishlistPage.module.css'
import { useWords } from '../i18n/useWords'
import type { PageContext } from '../pageTable/pageContext'
import { ShopPart } from './parts/ShopPart'

/** /nl/mijn-wishlist, /en/my-wishlist: for visitors too, on their device. */
export default function AccountWishlistTemplate({ pageContext: page }: { pageContext: PageContext }) {
  const { breadcrumb } = useWords('frame')
  return (
    <Wrap className={styles.page}>
      <Breadcrumb items={page.breadcrumbs} label={breadcrumb} />
      <h1 className={text.xxxl}>{page.title}</h1>
      {page.head.description && <p className={text.lg}>{page.head.description}</p>}
      <ShopPart
        load={() => import('../features/wishlist/WishlistContent').then((chunk) => chunk.WishlistContent)}
        words={['gallery']}
        placeholder={<Skeleton width="100%" height="20rem" />}
      />
    </Wrap>
  )
}
