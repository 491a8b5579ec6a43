import { useEffect } from 'react'
import { useAppSelector } from '../hooks'
import { useQuery } from '../query/useQuery'
import { hasPendingPayment } from './loadCheckoutAndPayment'

/**
 * A payment for this cart is still pending when the provider's redirect failed, and when the user returned with the
 * Back button, which may show the page from the back/forward cache.
 */
export function usePendingPayment(): boolean {
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
