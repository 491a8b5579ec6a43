import type { Order } from '../../../contract/order'
import { Icon } from '../../../design/Icon'
import { PageLink } from '../../../design/PageLink'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { AgainResult } from '../again/AgainResult'
import { OrderAgain } from '../again/OrderAgain'
import { useOrderAgain } from '../again/useOrderAgain'
import { invoiceQuery } from '../rules/asksForInvoice'
import * as styles from './OrderLinks.module.css'

/** What can be done with an order from the list: each link names its order to who hears it only. */
export function OrderLinks({ order }: { order: Order }) {
  const words = useWords('order')
  const language = useLanguage()
  const again = useOrderAgain(order)
  const page = pathOf('my-order', language, { order: String(order.id_order) })
  const named = <VisuallyHidden>{words.number(order.number)}</VisuallyHidden>
  const link = `${styles.link} ${text.link}`
  return (
    <>
      <div className={styles.links}>
        <PageLink className={link} to={page}>
          {words.list.details} {named}
        </PageLink>
        <OrderAgain order={order} again={again} />
        {order.invoice && (
          <PageLink className={link} to={page + invoiceQuery[language]}>
            {words.invoice.link} {named}
          </PageLink>
        )}
        {order.tracking && (
          <a className={link} href={order.tracking.href} rel="noreferrer">
            {words.track} {named}
            <Icon name="ne" size={15} />
          </a>
        )}
      </div>
      <AgainResult {...again} />
    </>
  )
}
