import { useEffect, useRef, useState } from 'react'
import type { Order } from '../../../contract/order'
import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import * as text from '../../../design/text.module.css'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
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

/** What goes back already, and the form for what else may. Nothing when neither is possible. */
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
  if (pieces.length === 0 && !order.withdrawal && late === null) return null
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
    </section>
  )
}
