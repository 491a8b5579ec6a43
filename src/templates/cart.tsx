import { Breadcrumb } from '../design/Breadcrumb'
import { Wrap } from '../design/Wrap'
import { CartHeading } from '../features/cart/CartHeading'
import { CartPlaceholder } from '../features/cart/CartPlaceholder'
import { useWords } from '../i18n/useWords'
import type { PageContext } from '../pageTable/pageContext'
import { ShopPart } from './parts/ShopPart'

/** /nl/winkelmandje, /en/cart */
export default function CartTemplate({ pageContext: page }: { pageContext: PageContext }) {
  const { breadcrumb } = useWords('frame')
  return (
    <Wrap>
      <Breadcrumb items={page.breadcrumbs} label={breadcrumb} />
      <CartHeading />
      <ShopPart
        load={() => import('../features/checkout/status/PaymentUnderWay').then((chunk) => chunk.PaymentUnderWay)}
        words={['checkout']}
        placeholder={null}
      />
      <ShopPart
        load={() => import('./parts/WholeCart').then((chunk) => chunk.WholeCart)}
        words={['cart', 'offers', 'panel']}
        placeholder={<CartPlaceholder />}
      />
    </Wrap>
  )
}
