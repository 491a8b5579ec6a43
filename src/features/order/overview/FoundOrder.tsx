import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button/Button'
import { focusTitle } from '../../../ui/page/focusTitle'
import { bringMessages } from '../../../i18n/lateMessages'
import { OrderDetail } from '../detail/OrderDetail'
import { Invoice } from '../detail/Invoice'
import type { KnownOrder } from '../useOrder'
import * as styles from './OrderLookup.module.css'

const useMessages = bringMessages('order')

interface FoundOrderProps {
  foundOrder: KnownOrder
  onOther: () => void
}

/** Shows a guest's order or its invoice on the lookup page, because a guest's order has no URL of its own. */
export function FoundOrder({ foundOrder: { order: initialOrder, country }, onOther }: FoundOrderProps) {
  const { lookup, invoice: messages } = useMessages('order')
  const [order, setOrder] = useState(initialOrder)
  const [isInvoice, setIsInvoice] = useState(false)
  // The pressed button has disappeared, so focus moves to the view that replaced it.
  useEffect(() => {
    if (isInvoice) document.getElementById('invoice')?.focus()
    else focusTitle()
  }, [isInvoice])
  if (isInvoice && order.invoice) {
    const backButton = (
      <Button variant="ghost" onClick={() => setIsInvoice(false)}>
        {messages.back}
      </Button>
    )
    return (
      <div className={styles.found}>
        <Invoice order={order} invoice={order.invoice} country={country} back={backButton} />
      </div>
    )
  }
  return (
    <div className={styles.found}>
      <div>
        <Button variant="ghost" onClick={onOther}>
          {lookup.other}
        </Button>
      </div>
      <OrderDetail order={order} country={country} onChanged={setOrder} onInvoice={() => setIsInvoice(true)} />
    </div>
  )
}
