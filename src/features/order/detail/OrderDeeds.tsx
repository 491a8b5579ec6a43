import type { Order } from '../../../contract/order'
import { Icon } from '../../../design/Icon'
import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { OrderAgain } from '../again/OrderAgain'
import type { useOrderAgain } from '../again/useOrderAgain'
import * as links from '../overview/OrderLinks.module.css'
import { invoiceQuery } from '../rules/asksForInvoice'

interface OrderDeedsProps {
  order: Order
  again: ReturnType<typeof useOrderAgain>
  /** Shows the invoice of an order that has no address of its own. */
  onInvoice?: () => void
}

export const invoiceLinkId = 'invoice-link'

/** What can be done with the order of this page. The invoice has an address of its own where the order has one. */
export function OrderDeeds({ order, again, onInvoice }: OrderDeedsProps) {
  const words = useWords('order')
  const language = useLanguage()
  const page = pathOf('my-order', language, { order: String(order.id_order) })
  const link = `${links.link} ${text.link}`
  return (
    <div className={links.links}>
      {order.tracking && (
        <a className={link} href={order.tracking.href} rel="noreferrer">
          {words.track}
          <Icon name="ne" size={15} />
        </a>
      )}
      <OrderAgain order={order} again={again} />
      {order.invoice && onInvoice && (
        <button type="button" id={invoiceLinkId} className={link} onClick={onInvoice}>
          {words.invoice.link}
        </button>
      )}
      {order.invoice && !onInvoice && (
        <PageLink id={invoiceLinkId} className={link} to={page + invoiceQuery[language]}>
          {words.invoice.link}
        </PageLink>
      )}
    </div>
  )
}
