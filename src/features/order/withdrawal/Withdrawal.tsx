import { useEffect, useRef, useState } from 'react'
import type { Order } from '../../../contract/order'
import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { formatDate, shopDay } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { returnable } from '../rules/returnable'
import { AskedBack } from './AskedBack'
import { useWithdrawal } from './useWithdrawal'
import * as styles from './Withdrawal.module.css'
import { WithdrawalForm } from './WithdrawalForm'

interface WithdrawalProps {
  order: Order
  /** The order as the shop has it after a change. */
  onChanged: (order: Order) => void
}

/** What goes back already, the form for what else may, and where to read on once it is too late for that. */
export function Withdrawal({ order, onChanged }: WithdrawalProps) {
  const { withdrawal: words } = useWords('order')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const deed = useWithdrawal(order, onChanged)
  const pieces = returnable(order)
  // A refusal that took the form away must still be read.
  const late = pieces.length === 0 ? deed.fault : null
  useEffect(() => {
    if (late !== null) heading.current?.focus()
  }, [late])
  const over = order.withdraw_until !== null && order.withdraw_until < shopDay() ? order.withdraw_until : null
  if (pieces.length === 0 && !order.withdrawal && late === null && over === null) return null
  const close = () => {
    setOpen(false)
    heading.current?.focus()
  }
  return (
    <section className={styles.withdrawal} aria-labelledby="withdrawal">
      <h2 id="withdrawal" ref={heading} className={text.lg} tabIndex={-1}>
        {words.title}
      </h2>
      <AskedBack order={order} />
      {late !== null && (
        <Note look="bad" role="alert">
          {late}
        </Note>
      )}
      {pieces.length > 0 && (
        <>
          <p className={text.sm}>
            {order.withdraw_until === null ? words.notYet : words.until(formatDate(order.withdraw_until, language))}
          </p>
          {open ? (
            <WithdrawalForm pieces={pieces} deed={deed} onClose={close} />
          ) : (
            <div>
              <Button look="ghost" onClick={() => setOpen(true)}>
                {words.open}
              </Button>
            </div>
          )}
        </>
      )}
      {over !== null && !order.withdrawal && (
        <p className={text.sm}>
          {words.over(formatDate(over, language))}{' '}
          <PageLink to={pathOf('returns', language)} className={text.link}>
            {words.how}
          </PageLink>
        </p>
      )}
    </section>
  )
}
