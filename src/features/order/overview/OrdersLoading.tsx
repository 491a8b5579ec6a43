import { SlowNote } from '../../../design/SlowNote'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import { OrdersPlaceholder } from './OrdersPlaceholder'

/** The orders are being fetched. */
export function OrdersLoading() {
  const { list } = useWords('order')
  return (
    <>
      <VisuallyHidden>
        <span role="status">{list.loading}</span>
      </VisuallyHidden>
      <SlowNote underWay text={list.loading} />
      <OrdersPlaceholder />
    </>
  )
}
