import { Wrap } from '../ui/page/Wrap'
import { ConfirmationHeading, ConfirmationPlaceholder } from '../features/order/confirmation/ConfirmationHeading'
import { LazySection } from '../layout/LazySection'

/** /nl/order/bevestiging?order=ID, /en/order/confirmation?order=ID */
export default function OrderConfirmationTemplate() {
  return (
    <Wrap>
      <ConfirmationHeading />
      <LazySection
        load={() =>
          import('../features/order/confirmation/ConfirmationContent').then((chunk) => chunk.ConfirmationContent)
        }
        words={['order', 'giftlistLines']}
        placeholder={<ConfirmationPlaceholder />}
      />
    </Wrap>
  )
}
