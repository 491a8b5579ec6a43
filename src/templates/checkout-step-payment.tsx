import { CheckoutPage, StepPlaceholder } from '../features/checkout/CheckoutPage'
import { usePaymentMethod } from '../features/checkout/usePaymentMethod'
import { useHeadings } from '../i18n/headings'
import type { PageContext } from '../pageTable/pageContext'
import { LazyCheckoutSummary } from './parts/LazyCheckoutSummary'
import { lazySection } from '../layout/lazySection'

const PaymentStep = lazySection(() =>
  import(/* webpackChunkName: "payment" */ '../features/checkout/payment/PaymentStep').then(
    (chunk) => chunk.PaymentStep,
  ),
)

/** /nl/afrekenen/betaling, /en/checkout/payment */
export default function CheckoutPaymentTemplate({ pageContext }: { pageContext: PageContext }) {
  const headings = useHeadings()
  const [method, chooseMethod] = usePaymentMethod()
  return (
    <CheckoutPage title={headings.payment} step="payment" summary={<LazyCheckoutSummary method={method} />}>
      <PaymentStep
        method={method}
        onChooseMethod={chooseMethod}
        placeholder={<StepPlaceholder />}
        room={pageContext.room ?? null}
      />
    </CheckoutPage>
  )
}
