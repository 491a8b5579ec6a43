import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button/Button'
import { focusTitle } from '../../../ui/page/focusTitle'
import { bringMessages } from '../../../i18n/lateMessages'
import { OrderView } from '../detail/OrderView'
import { Invoice } from '../detail/Invoice'
import type { OrderWithCountry } from '../useOrder'
import * as styles from './OrderLookup.module.css'

const useMessages = bringMessages('order')

interface FoundOrderProps {
  foundOrder: OrderWithCountry
  onSearchAgain: () => void
}

/** A guest's order has no URL of its own, so the lookup page shows the order and its invoice. */
export function FoundOrder({ foundOrder: { order: initialOrder, country }, onSearchAgain }: FoundOrderProps) {
  const { lookup, invoice: messages } = useMessages('order')
  const [order, setOrder] = useState(initialOrder)
  const [isInvoiceShown, setIsInvoiceShown] = useState(false)
  // The pressed button has disappeared, so the view that replaced it receives the focus.
  useEffect(() => {
    if (isInvoiceShown) document.getElementById('invoice')?.focus()
    else focusTitle()
  }, [isInvoiceShown])
  if (isInvoiceShown && order.invoice) {
    const backButton = (
      <Button variant="ghost" onClick={() => setIsInvoiceShown(false)}>
        {messages.back}
      </Button>
    )
    return (
      <div className={styles.found}>
        <Invoice order={order} invoice={order.invoice} country={country} backControl={backButton} />
      </div>
    )
  }
  return (
    <div className={styles.found}>
      <div>
        <Button variant="ghost" onClick={onSearchAgain}>
          {lookup.other}
        </Button>
      </div>
      <OrderView order={order} country={country} onChanged={setOrder} onShowInvoice={() => setIsInvoiceShown(true)} />
    </div>
  )
}
