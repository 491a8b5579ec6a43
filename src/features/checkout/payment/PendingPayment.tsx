import { useEffect } from 'react'
import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import type { AppThunk } from '../../../store/AppThunk'
import { fetchCheckout, fetchPaymentStatus } from '../../../store/checkout/checkoutAndPayment'
import { useAppSelector } from '../../../store/hooks'
import { recordError } from '../../../store/http/ApiError'
import { fetchEndpoints } from '../../../store/http/links'
import { useQuery } from '../../../store/query/useQuery'
import * as text from '../../../ui/text.module.css'
import * as styles from './PendingPayment.module.css'

const useMessages = bringMessages('common')

export function PendingPayment() {
  const { payment: messages } = useMessages('common')
  const language = useLanguage()
  if (!useHasPendingPayment()) return null
  return (
    <Note className={styles.pending} role="status">
      {messages.pending}{' '}
      <PageLink to={buildPath('checkout-status', language)} className={text.link}>
        {messages.checkStatus}
      </PageLink>
    </Note>
  )
}

/**
 * A payment for this cart is still pending if the provider's redirect failed, or if the user returned with the
 * Back button, which may show the page from the back/forward cache.
 */
function useHasPendingPayment(): boolean {
  // A change to the cart ends the payment and changes the link. The status is loaded again for the new link.
  const paymentHref = useAppSelector(({ cart }) => cart.cart?._links.payment?.href)
  const { data: isPending = false, retry } = useQuery(paymentHref ?? null, hasPendingPayment)
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && retry()
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  })
  return isPending && paymentHref !== undefined
}

/**
 * The status link is that of the checkout in the store. The cart page has no checkout in the store, so the checkout is
 * fetched. After an error, resolves to false, because the note is not essential.
 */
const hasPendingPayment =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { client }) => {
    const { checkout, statusLinks } = getState().checkout
    try {
      const links = checkout ? statusLinks : (await fetchCheckout(client, await dispatch(fetchEndpoints())))._links
      return links.status !== undefined && (await fetchPaymentStatus(client, links)).status === 'pending'
    } catch (error) {
      recordError(error)
      return false
    }
  }
