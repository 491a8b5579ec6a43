/**
 * The address of the payment provider's page, when it is one that a browser may be sent to. The API's answer is
 * hostile like any other input: a `javascript:` address would run in the shop's own page.
 */
export function safePaymentAddress(redirect: string): string | null {
  try {
    const address = new URL(redirect)
    return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : null
  } catch {
    return null
  }
}
