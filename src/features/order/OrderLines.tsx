import type { OrderLine } from '../../contract/order'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import { OrderedPiece } from './OrderedPiece'
import type { OrderDays } from './orderDays'

interface OrderLinesProps {
  lines: readonly OrderLine[]
  days: OrderDays | null
  pickedUp: boolean
}

/** What was ordered, and when each piece comes. */
export function OrderLines({ lines, ...rest }: OrderLinesProps) {
  const words = useWords('order')
  return (
    <section aria-labelledby="order-lines">
      <VisuallyHidden as="h2" id="order-lines">
        {words.lines}
      </VisuallyHidden>
      <ul>
        {lines.map((line) => (
          // The same version can be there twice: once of a gift list, once not.
          <OrderedPiece key={`${line.id_sku} ${line.id_giftlist_product}`} line={line} {...rest} />
        ))}
      </ul>
    </section>
  )
}
