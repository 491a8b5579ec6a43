import { useEffect, useState } from 'react'
import { Note } from '../../../design/Note'
import { PageLink } from '../../../design/PageLink'
import * as text from '../../../design/text.module.css'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import { useShopDispatch, useShopSelector } from '../../../state/hooks'
import { pendingPayment } from './pendingPayment'
import * as styles from './Status.module.css'

/**
 * A payment that was begun for this cart and is not decided yet: the way to look at it. It shows when the provider's
 * return got lost, and when the shopper came back by the back button.
 */
export function PaymentUnderWay() {
  const { status: words } = useWords('checkout')
  const language = useLanguage()
  const dispatch = useShopDispatch()
  // The link stands for the cart as it is: another cart is asked about anew, since a change ends the payment.
  const link = useShopSelector(({ cart }) => cart.cart?._links.payment?.href)
  const [pending, setPending] = useState(false)
  useEffect(() => {
    if (link === undefined) return undefined
    let left = false
    void dispatch(pendingPayment()).then((is) => {
      if (!left) setPending(is)
    })
    return () => {
      left = true
    }
  }, [dispatch, link])

  if (!pending || link === undefined) return null
  return (
    <Note className={styles.underWay} role="status">
      {words.underWay}{' '}
      <PageLink to={pathOf('checkout-status', language)} className={text.link}>
        {words.look}
      </PageLink>
    </Note>
  )
}
