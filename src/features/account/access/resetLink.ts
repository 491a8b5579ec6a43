/** What a mailed link opens with (contract/accountRequests). */
export interface ResetLink {
  id_customer: number
  token: string
  reset_token: string
}

declare global {
  interface Window {
    /** The address that the page was opened with, when it brought a link's tokens; until this page's part has asked for it. */
    resetLink?: string
  }
}

const secret = /[?#&](token|reset)=/

/**
 * Runs in the head of the page's HTML, before anything of it is fetched or sent: takes a mailed link out of the address,
 * the history included, and keeps it in memory alone. In the entry's state it notes that there was one.
 */
export const resetLinkScript = `${secret}.test(location.href)&&(resetLink=location.href,history.replaceState({linkTaken:1},"",location.pathname))`

/** The link's values stand in its fragment, or, of other shops, in its query. */
function parseLink(address: string): ResetLink | null {
  const { hash, searchParams } = new URL(address)
  const fragment = new URLSearchParams(hash.slice(1))
  const readValue = (name: string) => fragment.get(name) ?? searchParams.get(name) ?? ''
  const [customer, token, reset_token] = [readValue('customer'), readValue('token'), readValue('reset')]
  const usable = /^[1-9]\d{0,14}$/.test(customer) && [token, reset_token].every((one) => /^.{1,100}$/.test(one))
  return usable ? { id_customer: Number(customer), token, reset_token } : null
}

/**
 * Hands out the mailed link, once: null when the page was opened without one, 'broken' for one of which a part is missing.
 * Where the head's script did not run (a page reached by a link of the shop) the address is looked at, and cleared, now.
 */
export function takeResetLink(): ResetLink | 'broken' | null {
  const { href, pathname } = window.location
  const inAddress = secret.test(href)
  const address = window.resetLink ?? (inAddress ? href : null)
  delete window.resetLink
  if (inAddress) window.history.replaceState({ linkTaken: 1 }, '', pathname)
  return address === null ? null : (parseLink(address) ?? 'broken')
}

/** Whether a link was opened on this page and its values are gone, as after a reload. */
export function wasLinkTaken(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'linkTaken' in state
}

/** The link is of no use any more: nobody need be told to open it again. */
export function forgetLink(): void {
  window.history.replaceState(null, '')
}
