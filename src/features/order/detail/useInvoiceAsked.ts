import { useEffect, useReducer } from 'react'
import { asksForInvoice } from '../rules/asksForInvoice'

/**
 * Whether the page's address asks for the invoice. A link on the page makes it render anew; going back is heard here.
 * For parts that come after the page's HTML only.
 */
export function useInvoiceAsked(): boolean {
  const [, renderAnew] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    window.addEventListener('popstate', renderAnew)
    return () => window.removeEventListener('popstate', renderAnew)
  }, [])
  return asksForInvoice(window.location.search)
}
