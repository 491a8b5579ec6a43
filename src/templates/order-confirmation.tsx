import { Wrap } from '../ui/page/Wrap'
import { ConfirmationPage, ConfirmationPlaceholder } from '../features/order/confirmation/ConfirmationHeading'
import { LazySection } from '../layout/LazySection'
import type { PageContext } from '../pageTable/pageContext'

/** /nl/order/bevestiging?order=ID, /en/order/confirmation?order=ID */
export default function OrderConfirmationTemplate({ pageContext }: { pageContext: PageContext }) {
  return (
    <Wrap>
      <ConfirmationPage>
        <LazySection
          load={() =>
            import('../features/order/confirmation/ConfirmationContent').then((chunk) => chunk.ConfirmationContent)
          }
          words={['order', 'giftlistLines']}
          placeholder={<ConfirmationPlaceholder />}
          props={{ room: pageContext.room ?? null }}
        />
      </ConfirmationPage>
    </Wrap>
  )
}
