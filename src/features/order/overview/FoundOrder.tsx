import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button/Button'
import { useWords } from '../../../i18n/useWords'
import { OrderDetail } from '../detail/OrderDetail'
import { Invoice } from '../detail/Invoice'
import type { KnownOrder } from '../useOrder'
import * as styles from './OrderLookup.module.css'

interface FoundOrderProps {
  found: KnownOrder
  onOther: () => void
}

/** A guest's order, or its invoice, in the place where it was looked up: it has no address of its own. */
export function FoundOrder({ found: { order: placed, country }, onOther }: FoundOrderProps) {
  const { lookup, invoice: words } = useWords('order')
  const [order, setOrder] = useState(placed)
  const [invoice, setInvoice] = useState(false)
  // What was pressed has gone: the focus goes on to what shows now.
  useEffect(() => document.getElementById(invoice ? 'invoice' : 'order')?.focus(), [invoice])
  if (invoice && order.invoice) {
    const back = (
      <Button variant="ghost" onClick={() => setInvoice(false)}>
        {words.back}
      </Button>
    )
    return (
      <div className={styles.found}>
        <Invoice order={order} invoice={order.invoice} country={country} back={back} />
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
      <OrderDetail order={order} country={country} onChanged={setOrder} onInvoice={() => setInvoice(true)} />
    </div>
  )
}
