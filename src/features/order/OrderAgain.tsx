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
import { errorMessage } from '../../store/http/errorMessage'
import { useBusy } from '../../ui/button/useBusy'
import { orderAgain } from '../../store/order/orderAgain'
import { useStoreDispatch } from '../../store/hooks'
import * as styles from './OrderAgain.module.css'
import * as text from '../../ui/text.module.css'

interface OrderAgainProps {
  order: Order
  again: ReturnType<typeof useOrderAgain>
}

/** The button that adds the items of an order to the cart again. AgainResult shows the outcome. */
export function OrderAgain({ order, again: { busy, reorder } }: OrderAgainProps) {
  const words = useWords('order')
  if (!order._links.order_again) return null
  return (
    <button type="button" className={styles.again} aria-busy={busy || undefined} onClick={() => void reorder()}>
      {words.again.submit} <VisuallyHidden>{words.number(order.number)}</VisuallyHidden>
    </button>
  )
}

/** Lists the items that were added to the cart and those that were not, with their quantities. */
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
        <ul className={styles.items}>
          {items.map((each) => (
            <li key={each.line.id_order_line}>{formatOrderItem(each, words)}</li>
          ))}
        </ul>
      </>
    )
  const isEmpty = result.added.length === 0
  return (
    <Note variant={isEmpty ? 'fjord' : 'ok'} role="status" className={styles.result}>
      {isEmpty ? <p>{words.again.nothing}</p> : list(words.again.added, result.added)}
      {!isEmpty && list(words.again.missing, result.missing)}
      {!isEmpty && (
        <PageLink to={buildPath('cart', language)} className={`${styles.cart} ${text.link}`}>
          {words.again.cart}
        </PageLink>
      )}
    </Note>
  )
}

/** Returns `reorder`, which adds an order's items to the cart again, and its outcome. A second press during the call does nothing. */
export function useOrderAgain(order: Order) {
  const { errors } = useWords('order').again
  const dispatch = useStoreDispatch()
  const { busy, run } = useBusy()
  const [result, setResult] = useState<ReturnType<typeof reorderResult> | null>(null)
  const [error, setError] = useState<string | null>(null)

  const reorder = () =>
    run(async () => {
      setError(null)
      const outcome = await dispatch(orderAgain(order))
      if (outcome.ok) setResult(reorderResult(order, outcome.missing))
      // No item is available: that is an outcome, not an error.
      else if (outcome.error.type === 'out_of_stock') setResult(reorderResult(order, order.lines))
      else setError(errorMessage(outcome.error, { ...errors, stock: () => errors.other }))
    })
  return { busy, result, error, reorder }
}
