import { useState } from 'react'
import type { Order } from '../../contract/order'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import { Note } from '../../ui/status/Note'
import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { buildPath } from '../../pageTable/paths'
import { type ItemQuantity, reorderResult } from './reorderResult'
import { formatOrderItem } from './formatOrderState'
import { useErrorMessage } from '../../store/http/errorMessage'
import { orderAgain } from '../../store/order/orderAgain'
import type { RecordedError } from '../../store/http/recordedError'
import type { AppThunk } from '../../store/services'
import { useMutation } from '../../store/useMutation'
import * as styles from './OrderAgain.module.css'
import * as text from '../../ui/text.module.css'

interface OrderAgainProps {
  order: Order
  again: ReturnType<typeof useOrderAgain>
}

/** Orders the same once more: among the links of an order. What came of it is AgainResult's. */
export function OrderAgain({ order, again: { busy, reorder } }: OrderAgainProps) {
  const words = useWords('order')
  if (!order._links.order_again) return null
  return (
    <button type="button" className={styles.again} aria-busy={busy || undefined} onClick={() => void reorder()}>
      {words.again.submit} <VisuallyHidden>{words.number(order.number)}</VisuallyHidden>
    </button>
  )
}

/** What of an order went into the cart and what could not, by name and number. */
export function AgainResult({ result, error }: Pick<ReturnType<typeof useOrderAgain>, 'result' | 'error'>) {
  const words = useWords('order')
  const language = useLanguage()
  if (error !== null) {
    return (
      <Note variant="bad" role="alert" className={styles.result}>
        {error}
      </Note>
    )
  }
  if (!result) return null
  const list = (title: string, items: ItemQuantity[]) =>
    items.length > 0 && (
      <>
        <p>{title}</p>
        <ul className={styles.pieces}>
          {items.map((each) => (
            <li key={each.line.id_order_line}>{formatOrderItem(each, words)}</li>
          ))}
        </ul>
      </>
    )
  const nothing = result.added.length === 0
  return (
    <Note variant={nothing ? 'fjord' : 'ok'} role="status" className={styles.result}>
      {nothing ? <p>{words.again.nothing}</p> : list(words.again.added, result.added)}
      {!nothing && list(words.again.missing, result.missing)}
      {!nothing && (
        <PageLink to={buildPath('cart', language)} className={`${styles.cart} ${text.link}`}>
          {words.again.cart}
        </PageLink>
      )}
    </Note>
  )
}

/** Puts an order's items into the cart once more, and says what came of it. A press while it is under way does nothing. */
export function useOrderAgain(order: Order) {
  const { errors } = useWords('order').again
  const describeError = useErrorMessage()
  const [result, setResult] = useState<ReturnType<typeof reorderResult> | null>(null)
  const { busy, error, run } = useMutation((): AppThunk<Promise<RecordedError | null>> => async (dispatch) => {
    const outcome = await dispatch(orderAgain(order))
    // Nothing of it is available any more: an answer, and no error.
    const isSoldOut = !outcome.ok && outcome.error.type === 'out_of_stock'
    if (!outcome.ok && !isSoldOut) return outcome.error
    setResult(reorderResult(order, isSoldOut ? order.lines : outcome.missing))
    return null
  })
  return { busy, result, error: error && describeError(error, errors), reorder: run }
}
