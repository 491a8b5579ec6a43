import { act } from '@testing-library/react'
import { navigate } from 'gatsby'

/** The browser's Back on a page of walkCheckout, whose router then shows what stands in the address bar. */
export async function goBack(): Promise<void> {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await gone
  await act(() => navigate(window.location.pathname + window.location.search, { replace: true }))
}
