import type { ReactNode } from 'react'
import type { Country } from '../../../contract/catalogue'
import type { Order } from '../../../contract/order'
import { Button } from '../../../design/Button'
import * as text from '../../../design/text.module.css'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { OrderAddress } from '../OrderAddress'
import * as styles from './Invoice.module.css'
import { InvoiceLines } from './InvoiceLines'
import { InvoiceTotals } from './InvoiceTotals'
import { Seller } from './Seller'
import { VatTable } from './VatTable'

interface InvoiceProps {
  order: Order
  invoice: NonNullable<Order['invoice']>
  country: Country | null
  /** The way back to the order. */
  back: ReactNode
}

/** The invoice as a sheet: to be read here, and the only thing on paper. */
export function Invoice({ order, invoice, country, back }: InvoiceProps) {
  const words = useWords('order')
  const language = useLanguage()
  const { invoice_address: billed } = order
  const facts = [
    [words.invoice.date, formatDate(invoice.date, language)],
    [words.invoice.order, `${order.number}, ${formatDate(order.placed, language)}`],
  ]
  return (
    <div className={styles.page}>
      <article className={styles.sheet} aria-labelledby="invoice">
        <h2 id="invoice" className={text.xl} tabIndex={-1}>
          {words.invoice.title(invoice.number)}
        </h2>
        <div className={styles.parties}>
          <Seller />
          <div>
            <h3 className={styles.label}>{words.invoice.billed}</h3>
            <OrderAddress address={billed} country={billed.id_country === country?.id_country ? country : null} />
            <p>{order.email}</p>
          </div>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt className={styles.label}>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <InvoiceLines lines={order.lines} />
        <InvoiceTotals order={order} />
        <VatTable totals={order.totals} />
        <p className={styles.foot}>
          {words.invoice.including} {words.invoice.paid(order.payment.name)}
        </p>
      </article>
      <div className={styles.deeds}>
        <Button onClick={() => window.print()}>{words.invoice.print}</Button>
        {back}
      </div>
    </div>
  )
}
