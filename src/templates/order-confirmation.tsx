import { Wrap } from '../ui/page/Wrap'
import { ConfirmationPage, ConfirmationPlaceholder } from '../features/order/confirmation/ConfirmationHeading'
import { LazySection } from '../layout/LazySection'

/** /nl/order/bevestiging?order=ID, /en/order/confirmation?order=ID */
export default function OrderConfirmationTemplate() {
  return (
    <Wrap>
      <ConfirmationPage>
        <LazySection
          load={() =>
            import('../features/order/confirmation/ConfirmationContent').then((chunk) => chunk.ConfirmationContent)
          }
          words={['order', 'giftlistLines']}
          placeholder={<ConfirmationPlaceholder />}
        />
      </ConfirmationPage>
    </Wrap>
  )
}
