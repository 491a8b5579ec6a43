import type { Order } from '../../contract/order'
import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import { pathOf } from '../../pageTable/paths'
import { useShopSelector } from '../../state/hooks'
import { isRegistered } from '../../state/session/whoIsIt'

/** Where an order can be seen again later: in the account, or by its number for who has none. */
export function FindAgain({ order }: { order: Order }) {
  const { findAgain: words } = useWords('order')
  const language = useLanguage()
  const registered = useShopSelector(isRegistered)
  const to = registered
    ? pathOf('my-order', language, { order: String(order.id_order) })
    : pathOf('my-orders', language)
  return (
    <p className={text.sm}>
      {registered ? words.customer : words.guest(order.number)}{' '}
      <PageLink to={to} className={text.link}>
        {registered ? words.details : words.lookup}
      </PageLink>
    </p>
  )
}
