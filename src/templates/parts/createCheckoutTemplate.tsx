import type { ComponentType } from 'react'
import { CheckoutPage, StepPlaceholder } from '../../features/checkout/CheckoutPage'
import { useHeadings } from '../../i18n/headings'
import { lazySection } from '../../layout/lazySection'
import type { PageContext, RoomPicture } from '../../pageTable/pageContext'
import { LazyCheckoutSummary } from './LazyCheckoutSummary'

/** @param load imports the form of the step */
export function createCheckoutTemplate(
  heading: 'identification' | 'info' | 'shipping' | 'giftwrapping',
  load: () => Promise<ComponentType<{ room: RoomPicture | null }>>,
) {
  const Step = lazySection(load)
  return function CheckoutTemplate({ pageContext }: { pageContext: PageContext }) {
    const headings = useHeadings()
    return (
      <CheckoutPage
        title={headings[heading]}
        step={heading === 'identification' ? 'info' : heading}
        summary={<LazyCheckoutSummary />}
      >
        <Step placeholder={<StepPlaceholder />} room={pageContext.room ?? null} />
      </CheckoutPage>
    )
  }
}
