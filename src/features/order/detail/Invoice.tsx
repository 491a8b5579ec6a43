import type { ReactNode } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { Order } from '../../../contract/order'
import { Button } from '../../../ui/button/Button'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { AddressLabel, OrderAddress } from '../OrderDetails'
import { InvoiceItems, VatTable } from './InvoiceItems'
import { useTitleNews } from '../../../ui/page/NewsTitle'
import { OrderAmounts } from '../OrderTotals'
import * as text from '../../../ui/text.module.css'
import * as print from '../../../ui/page/print.module.css'
import * as details from '../OrderDetails.module.css'
import * as styles from './Invoice.module.css'

const useMessages = bringMessages('order')

interface InvoiceProps {
  order: Order
  invoice: NonNullable<Order['invoice']>
  country: Country | null
  /** The link or button that leads back to the order. */
  backControl: ReactNode
}

/** The invoice is printed without the rest of the page. */
export function Invoice({ order, invoice, country, backControl }: InvoiceProps) {
  const messages = useMessages('order')
  const language = useLanguage()
  const placed = formatDate(order.placed, language)
  // The word joiners prevent a line break within the number.
  useTitleNews(messages.number(order.number.replaceAll('-', '-\u2060')), placed && messages.placed(placed))
  const { invoice_address: billingAddress } = order
  const facts = [
    [messages.invoice.date, formatDate(invoice.date, language)],
    [messages.invoice.order, [order.number, placed].filter(Boolean).join(', ')],
  ]
  return (
    <div className={styles.page}>
      <article className={`${print.only} ${styles.sheet} ${text.sm}`} aria-labelledby="invoice">
        <h2 id="invoice" className={text.xl} tabIndex={-1}>
          {messages.invoice.title(invoice.number)}
        </h2>
        <div className={styles.parties}>
          <Seller />
          <div>
            <h3 className={`${styles.label} ${text.sm} ${text.stone}`}>{messages.invoice.billed}</h3>
            {billingAddress && <OrderAddress address={billingAddress} country={country} />}
            <p>{order.email}</p>
          </div>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className={`${styles.label} ${text.sm} ${text.stone}`}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <InvoiceItems lines={order.lines} />
        <div className={styles.totals}>
          <OrderAmounts order={order} hasVat={false} />
        </div>
        <VatTable totals={order.totals} />
        <p className={text.stone}>
          {messages.invoice.including} {order.payment && messages.invoice.paid(order.payment.name)}
        </p>
      </article>
      <div className={details.actions}>
        <Button onClick={() => window.print()}>{messages.invoice.print}</Button>
        {backControl}
      </div>
    </div>
  )
}

function Seller() {
  const { invoice, letterhead } = useMessages('order')
  return (
    <div>
      <h3 className={`${styles.label} ${text.sm} ${text.stone}`}>{invoice.seller}</h3>
      <AddressLabel lines={[...letterhead.split(', '), invoice.vatNumber, invoice.phone]} />
    </div>
  )
}
