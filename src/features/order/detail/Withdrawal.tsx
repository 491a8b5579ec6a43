import { useEffect, useRef, useState } from 'react'
import type { Order } from '../../../contract/order'
import { Button } from '../../../ui/button/Button'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import { formatDate, findShopDay } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Areas } from '../../../i18n/messages'
import { buildPath } from '../../../pageTable/paths'
import { listRequestedItems, listReturnableItems, useWithdrawal } from './useWithdrawal'
import { WithdrawalForm } from './WithdrawalForm'
import { formatOrderItem } from '../formatOrderState'
import * as text from '../../../ui/text.module.css'
import * as links from '../OrderLinks.module.css'
import * as styles from './Withdrawal.module.css'

const useMessages = bringMessages('order')

interface WithdrawalProps {
  order: Order
  /** Called with the API's response to a change to the order. */
  onChanged: (order: Order) => void
}

/** After the last day for returns, a link to the page about returns replaces the form. */
export function Withdrawal({ order, onChanged }: WithdrawalProps) {
  const { withdrawal: messages } = useMessages('order')
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const mutation = useWithdrawal(order, onChanged)
  const items = listReturnableItems(order)
  // The API may reject a withdrawal because no item can be returned any more. The form, which would show the error, has
  // then disappeared.
  const lateError = items.length === 0 ? mutation.error : null
  useEffect(() => {
    if (lateError !== null) heading.current?.focus()
  }, [lateError])
  // If items can still be returned after the last day, the device's clock is wrong.
  const passedLastDay =
    items.length === 0 && order.withdraw_until !== null && order.withdraw_until < findShopDay()
      ? order.withdraw_until
      : null
  if (items.length === 0 && !order.withdrawal && lateError === null && passedLastDay === null) return null
  const handleClose = () => {
    setIsOpen(false)
    heading.current?.focus()
  }
  return (
    <section className={styles.withdrawal} aria-labelledby={withdrawalId}>
      <h2 id={withdrawalId} ref={heading} className={text.lg} tabIndex={-1}>
        {formatWithdrawalTitle(order, messages)}
      </h2>
      <RequestedWithdrawal order={order} />
      <ErrorNote>{lateError}</ErrorNote>
      {items.length > 0 && (
        <>
          <p className={text.sm}>
            {order.withdraw_until === null
              ? messages.notYet
              : messages.until(formatDate(order.withdraw_until, language))}
          </p>
          {isOpen ? (
            <WithdrawalForm orderId={order.id_order} items={items} mutation={mutation} onClose={handleClose} />
          ) : (
            <div>
              <Button variant="ghost" onClick={() => setIsOpen(true)}>
                {messages.open}
              </Button>
            </div>
          )}
        </>
      )}
      {passedLastDay !== null && !order.withdrawal && (
        <p className={text.sm}>
          {messages.over(formatDate(passedLastDay, language))}{' '}
          <PageLink to={buildPath('returns', language)} className={text.link}>
            {messages.how}
          </PageLink>
        </p>
      )}
    </section>
  )
}

export const withdrawalId = 'withdrawal'

export function formatWithdrawalTitle({ status, withdrawal }: Order, messages: Areas['order']['withdrawal']): string {
  if (!withdrawal) return messages.title
  return status === 'cancelled' ? messages.cancelledTitle : messages.askedTitle
}

function RequestedWithdrawal({ order }: { order: Order }) {
  const messages = useMessages('order')
  const language = useLanguage()
  if (!order.withdrawal) return null
  return (
    <Note variant="ok" role="status">
      {order.status === 'cancelled' ? (
        <p>{messages.withdrawal.cancelled}</p>
      ) : (
        <>
          <p>{messages.withdrawal.asked(formatDate(order.withdrawal.requested, language))}</p>
          <ul className={styles.requested}>
            {listRequestedItems(order).map((item) => (
              <li key={item.line.id_order_line}>{formatOrderItem(item, messages)}</li>
            ))}
          </ul>
          <p>{messages.withdrawal.next}</p>
          <PageLink to={buildPath('returns', language)} className={`${links.link} ${text.link}`}>
            {messages.withdrawal.how}
          </PageLink>
        </>
      )}
    </Note>
  )
}
