import { ConfirmationPage, ConfirmationPlaceholder } from '../features/order/confirmation/ConfirmationPage'
import { lazySection } from '../layout/lazySection'
import type { PageContext } from '../pageTable/pageContext'

const ConfirmationContent = lazySection(() =>
  import('../features/order/confirmation/ConfirmationContent').then((chunk) => chunk.ConfirmationContent),
)

/** /nl/order/bevestiging?order=ID, /en/order/confirmation?order=ID */
export default function OrderConfirmationTemplate({ pageContext }: { pageContext: PageContext }) {
  return (
    <div className="wrap">
      <ConfirmationPage>
        <ConfirmationContent placeholder={<ConfirmationPlaceholder />} room={pageContext.room ?? null} />
      </ConfirmationPage>
    </div>
  )
}
