import { Wrap } from '../design/Wrap'
import { ConfirmationHeading } from '../features/order/ConfirmationHeading'
import { ConfirmationPlaceholder } from '../features/order/ConfirmationPlaceholder'
import { ShopPart } from './parts/ShopPart'

/** /nl/order/bevestiging?order=ID, /en/order/confirmation?order=ID */
export default function OrderConfirmationTemplate() {
  return (
    <Wrap>
      <ConfirmationHeading />
      <ShopPart
        load={() => import('../features/order/ConfirmationContent').then((chunk) => chunk.ConfirmationContent)}
        words={['order']}
        placeholder={<ConfirmationPlaceholder />}
      />
    </Wrap>
  )
}
