import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../design/ButtonLink'
import { Note } from '../../../design/Note'
import { SectionError } from '../../../design/SectionError'
import { TextLink } from '../../../design/TextLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { Invoice } from '../invoice/Invoice'
import { orderIdOfPath } from '../orderIdOf'
import { useOrder } from '../useOrder'
import * as styles from './OrderDetail.module.css'
import { invoiceLinkId } from './OrderDeeds'
import { OrderDetail } from './OrderDetail'
import { OrderLoading } from './OrderLoading'
import { useInvoiceAsked } from './useInvoiceAsked'

const idIn = ({ pathname }: Location) => orderIdOfPath(pathname)

/** The order that the page's path names, or its invoice when the query asks for it. One that is not there and one of somebody else look alike. */
export function OrderContent() {
  const words = useWords('order')
  const language = useLanguage()
  const { state, retry, replace } = useOrder(idIn)
  const invoice = useInvoiceAsked()
  const shown = useRef(invoice)
  useEffect(() => {
    if (shown.current === invoice) return
    shown.current = invoice
    // From one view to the other on the same page: the router leaves the focus where nothing is any more.
    document.getElementById(invoice ? 'invoice' : invoiceLinkId)?.focus()
  }, [invoice])

  switch (state.status) {
    case 'loading':
      return <OrderLoading />
    case 'failed':
      return <SectionError message={words.errors.unreachable} retry={words.errors.retry} onRetry={retry} />
    case 'unknown':
      return (
        <div className={styles.missing}>
          <Note role="alert">{words.missing}</Note>
          <ButtonLink to={pathOf('my-orders', language)}>{words.back}</ButtonLink>
        </div>
      )
    case 'ready':
      return invoice && state.order.invoice ? (
        <Invoice
          order={state.order}
          invoice={state.order.invoice}
          country={state.country}
          back={
            <TextLink to={pathOf('my-order', language, { order: String(state.order.id_order) })}>
              {words.invoice.back}
            </TextLink>
          }
        />
      ) : (
        <OrderDetail order={state.order} country={state.country} onChanged={replace} />
      )
  }
}
