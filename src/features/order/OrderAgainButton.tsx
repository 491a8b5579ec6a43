import { useState } from 'react'
import { isErrorOfType } from '../../contract/error'
import type { Order, OrderAgainAnswer, OrderLine } from '../../contract/order'
import { isOffered } from '../../contract/links'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { bringMessages } from '../../i18n/lateMessages'
import { Note } from '../../ui/status/Note'
import { SlowNote } from '../../ui/status/SlowNote'
import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { buildPath } from '../../pageTable/paths'
import { formatOrderItem, type ItemQuantity } from './formatOrderState'
import { useErrorMessage } from '../../store/http/errorMessage'
import { orderAgain } from '../../store/order/orderApi'
import type { RecordedError } from '../../store/http/ApiError'
import type { AppThunk } from '../../store/AppThunk'
import { useMutation } from '../../store/query/useMutation'
import * as links from './OrderLinks.module.css'
import * as styles from './OrderAgainButton.module.css'
import * as text from '../../ui/text.module.css'

const useMessages = bringMessages('common', 'order')

interface OrderAgainButtonProps {
  order: Order
  mutation: ReturnType<typeof useOrderAgain>
}

export function OrderAgainButton({ order, mutation: { isBusy, reorder } }: OrderAgainButtonProps) {
  const messages = useMessages('order')
  const { slow } = useMessages('common')
  if (!isOffered(order, 'order_again')) return null
  return (
    <>
      <button
        type="button"
        className={`${styles.again} ${text.sm} ${text.link}`}
        aria-busy={isBusy || undefined}
        onClick={() => void reorder()}
      >
        {messages.again.submit} <VisuallyHidden>{messages.number(order.number)}</VisuallyHidden>
      </button>
      <SlowNote isBusy={isBusy} text={slow} />
    </>
  )
}

export function OrderAgainResult({ result, error }: Pick<ReturnType<typeof useOrderAgain>, 'result' | 'error'>) {
  const messages = useMessages('order')
  const language = useLanguage()
  if (error !== null) {
    return (
      <Note variant="bad" role="alert" className={styles.result}>
        {error}
      </Note>
    )
  }
  if (!result) return null
  const renderList = (title: string, items: ItemQuantity[]) =>
    items.length > 0 && (
      <>
        <p>{title}</p>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.line.id_order_line}>{formatOrderItem(item, messages)}</li>
          ))}
        </ul>
      </>
    )
  const hasAddedItems = result.addedItems.length > 0
  return (
    <Note variant={hasAddedItems ? 'ok' : 'fjord'} role="status" className={styles.result}>
      {hasAddedItems ? renderList(messages.again.added, result.addedItems) : <p>{messages.again.nothing}</p>}
      {hasAddedItems && renderList(messages.again.missing, result.missingItems)}
      {hasAddedItems && (
        <PageLink to={buildPath('cart', language)} className={`${links.link} ${text.link}`}>
          {messages.again.cart}
        </PageLink>
      )}
    </Note>
  )
}

/** While a request is in progress, `reorder` does nothing. */
export function useOrderAgain(order: Order) {
  const { errors } = useMessages('order').again
  const describeError = useErrorMessage()
  const [result, setResult] = useState<ReturnType<typeof splitReorderedItems> | null>(null)
  const { isBusy, error, run } = useMutation((): AppThunk<Promise<RecordedError | null>> => async (dispatch) => {
    const outcome = await dispatch(orderAgain(order))
    // The result, not an error, tells the user that no item is available.
    if (!outcome.ok && !isErrorOfType(outcome.error, 'out_of_stock')) return outcome.error
    setResult(splitReorderedItems(order, outcome.ok ? (outcome.answer?.missing ?? []) : order.lines))
    return null
  })
  return { isBusy, result, error: error && describeError(error, errors), reorder: run }
}

/**
 * Splits the order into the quantities that are now in the cart and those that were not available. Omits contributions
 * to gifts, which cannot be ordered again. Ignores missing items that are not in the order, and limits each missing
 * quantity to the ordered quantity.
 */
export function splitReorderedItems({ lines }: Pick<Order, 'lines'>, missingItems: OrderAgainAnswer['missing']) {
  const countMissingUnits = ({ id_order_line, quantity }: OrderLine) =>
    Math.min(quantity, missingItems.find((missingItem) => missingItem.id_order_line === id_order_line)?.quantity ?? 0)
  const listItems = (countUnits: (line: OrderLine) => number): ItemQuantity[] =>
    lines
      .filter(({ amount }) => amount === null)
      .map((line) => ({ line, quantity: countUnits(line) }))
      .filter(({ quantity }) => quantity > 0)
  return {
    addedItems: listItems((line) => line.quantity - countMissingUnits(line)),
    missingItems: listItems(countMissingUnits),
  }
}
