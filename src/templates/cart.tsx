import { Breadcrumb } from '../ui/page/Breadcrumb'
import { CartHeading, CartPlaceholder } from '../features/cart/CartPlaceholder'
import { useMessages } from '../i18n/useMessages'
import type { CartPageContent } from '../pageTable/contents/shelving'
import type { PageContext } from '../pageTable/pageContext'
import { lazySection } from '../layout/lazySection'
import * as styles from '../features/cart/CartPage.module.css'

const CartSections = lazySection(() => import('./parts/CartSections').then((chunk) => chunk.CartSections))

/** /nl/winkelmandje, /en/cart */
export default function CartTemplate({ pageContext: page }: { pageContext: PageContext<CartPageContent | null> }) {
  const { breadcrumb } = useMessages('frame')
  return (
    <div className="wrap">
      <Breadcrumb items={page.breadcrumbs} label={breadcrumb} />
      <CartHeading />
      <div className={styles.sections}>
        <CartSections placeholder={<CartPlaceholder />} content={page.content} room={page.room ?? null} />
      </div>
    </div>
  )
}
