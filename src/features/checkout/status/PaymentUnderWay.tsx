import { useEffect } from 'react'
import { Note } from '../../../design/Note'
import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { loadPaymentStatus } from '../../../state/checkout/loadPaymentStatus'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import * as styles from './Status.module.css'

/**
 * A payment that was begun for this cart and is not decided yet, as far as the shop knows: the way to look at it. It
 * shows when the provider's return got lost, and when the shopper came back by the back button.
 */
export function PaymentUnderWay() {
  const { status: words } = useWords('checkout')
  const language = useLanguage()
  const dispatch = useShopDispatch()
  const link = useShopSelector(({ checkout }) => checkout.statusLinks.status?.href)
  const payment = useShopSelector(({ checkout }) => checkout.payment)
  useEffect(() => {
    if (link !== undefined) void dispatch(loadPaymentStatus())
  }, [dispatch, link])

  if (link === undefined || payment?.status !== 'pending') return null
  return (
    <Note className={styles.underWay} role="status">
      {words.underWay}{' '}
      <PageLink to={pathOf('checkout-status', language)} className={text.link}>
        {words.look}
      </PageLink>
    </Note>
  )
}
