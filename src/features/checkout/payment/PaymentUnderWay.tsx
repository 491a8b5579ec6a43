import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { buildPath } from '../../../pageTable/paths'
import { useStoreSelector } from '../../../store/hooks'
import * as api from '../../../store/checkout/checkoutApi'
import { fetchEndpoints } from '../../../store/fetchEndpoints'
import { recordError } from '../../../store/http/recordedError'
import type { AppThunk } from '../../../store/services'
import { useQuery } from '../../../store/useQuery'
import * as text from '../../../ui/text.module.css'
import * as styles from './PaymentUnderWay.module.css'

/**
 * A payment that was begun for this cart and is not decided yet: the way to look at it. It shows when the provider's
 * return got lost, and when the shopper came back by the back button.
 */
export function PaymentUnderWay() {
  const { status: words } = useWords('checkout')
  const language = useLanguage()
  // The link stands for the cart as it is: another cart is asked about anew, since a change ends the payment.
  const link = useStoreSelector(({ cart }) => cart.cart?._links.payment?.href)
  const { data: isPending } = useQuery(link ?? null, hasPendingPayment)
  if (!isPending || link === undefined) return null
  return (
    <Note className={styles.underWay} role="status">
      {words.underWay}{' '}
      <PageLink to={buildPath('checkout-status', language)} className={text.link}>
        {words.look}
      </PageLink>
    </Note>
  )
}

/**
 * Whether a payment was begun for the open cart and is not decided yet. What the checkout says is used when it is
 * there; on the cart page it is asked for this alone, and nobody without a session has a payment. No when the shop
 * cannot be asked: this is an offer, not an answer that somebody waits for.
 */
const hasPendingPayment =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { client }) => {
    const { session, checkout } = getState()
    if (session.token === null) return false
    try {
      const links = checkout.checkout
        ? checkout.statusLinks
        : (await api.loadCheckout(client, await dispatch(fetchEndpoints())))._links
      return links.status !== undefined && (await api.loadStatus(client, links)).status === 'pending'
    } catch (error) {
      recordError(error)
      return false
    }
  }
