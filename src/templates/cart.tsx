import { Breadcrumb } from '../ui/page/Breadcrumb'
import { Wrap } from '../ui/page/Wrap'
import { CartHeading, CartPlaceholder } from '../features/cart/CartPlaceholder'
import { useWords } from '../i18n/useWords'
import type { CartPageContent } from '../pageTable/contents/shelving'
import type { PageContext } from '../pageTable/pageContext'
import { LazySection } from '../layout/LazySection'

/** /nl/winkelmandje, /en/cart */
export default function CartTemplate({ pageContext: page }: { pageContext: PageContext<CartPageContent | null> }) {
  const { breadcrumb } = useWords('frame')
  return (
    <Wrap>
      <Breadcrumb items={page.breadcrumbs} label={breadcrumb} />
      <CartHeading />
      <LazySection
        load={() => import('./parts/CartSections').then((chunk) => chunk.CartSections)}
        words={['cart', 'offers', 'panel']}
        placeholder={<CartPlaceholder />}
        props={{ content: page.content, room: page.room ?? null }}
      />
    </Wrap>
  )
}
