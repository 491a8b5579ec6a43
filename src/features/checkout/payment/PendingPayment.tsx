import { useEffect } from 'react'
import { Note } from '../../../ui/status/Note'
import { PageLink } from '../../../ui/button/PageLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { useAppSelector } from '../../../store/hooks'
import * as api from '../../../store/checkout/checkoutApi'
import { fetchEndpoints } from '../../../store/http/links'
import { recordError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/services'
import { useQuery } from '../../../store/query/useQuery'
import * as text from '../../../ui/text.module.css'
import * as styles from './PendingPayment.module.css'

const useMessages = bringMessages('common')

/**
 * Links to the status of a payment that was started for this cart and is still pending. This happens when the
 * provider's redirect failed, and when the user returned with the Back button, which may show the page from the
 * back/forward cache.
 */
export function PendingPayment() {
  const { payment: messages } = useMessages('common')
  const language = useLanguage()
  // A change to the cart ends the payment and changes the link. The status is loaded again for the new link.
  const link = useAppSelector(({ cart }) => cart.cart?._links.payment?.href)
  const { data: isPending, retry } = useQuery(link ?? null, hasPendingPayment)
  useEffect(() => {
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && retry()
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  })
  if (!isPending || link === undefined) return null
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
 * Resolves to whether a payment for the open cart is pending. The status link comes from the checkout in the store. The
 * cart page has no checkout there, so the checkout is fetched. When fetching fails, resolves to false without an error
 * message, because the note is not essential.
 */
const hasPendingPayment =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { client }) => {
    const { checkout } = getState()
    try {
      const links = checkout.checkout
        ? checkout.statusLinks
        : (await api.fetchCheckout(client, await dispatch(fetchEndpoints())))._links
      return links.status !== undefined && (await api.loadStatus(client, links)).status === 'pending'
    } catch (error) {
      recordError(error)
      return false
    }
  }
