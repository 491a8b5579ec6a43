import { maxTokenLength } from '../../../contract/limits'

/** The tokens of a reset link (contract/accountRequests). */
export interface ResetLink {
  id_customer: number
  token: string
  reset_token: string
}

declare global {
  interface Window {
    /** The URL with which the page was opened, if it contained the tokens of a reset link. takeResetLink deletes it. */
    resetLink?: string
  }
}

const secretPattern = /[?#&](token|reset)=/

/**
 * Runs in the head of the HTML before any request. It removes the tokens of a reset link from the URL and the history,
 * and stores them in memory only. The state of the history entry records that the URL contained a link.
 */
export const resetLinkScript = `${secretPattern}.test(location.href)&&(resetLink=location.href,history.replaceState({linkTaken:1},"",location.pathname))`

/** Reads the tokens from the URL's fragment, or from its query, where other implementations of the shop API put them. */
function parseLink(address: string): ResetLink | null {
  const { hash, searchParams } = new URL(address)
  const fragment = new URLSearchParams(hash.slice(1))
  const readValue = (name: string) => fragment.get(name) ?? searchParams.get(name) ?? ''
  const [customer, token, reset_token] = [readValue('customer'), readValue('token'), readValue('reset')]
  const isUsable =
    /^[1-9]\d{0,14}$/.test(customer) && [token, reset_token].every((one) => one !== '' && one.length <= maxTokenLength)
  return isUsable ? { id_customer: Number(customer), token, reset_token } : null
}

/**
 * Returns the reset link once: null when the page was opened without one, 'broken' when a token is missing or malformed.
 * After navigation within the site, the script in the head does not run. In that case this function reads the tokens
 * from the URL and removes them.
 */
export function takeResetLink(): ResetLink | 'broken' | null {
  const { href, pathname } = window.location
  const isInAddress = secretPattern.test(href)
  const address = window.resetLink ?? (isInAddress ? href : null)
  delete window.resetLink
  if (isInAddress) window.history.replaceState({ linkTaken: 1 }, '', pathname)
  return address === null ? null : (parseLink(address) ?? 'broken')
}

/** Whether a link was opened on this page and its tokens were lost, for example in a reload. */
export function wasLinkTaken(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'linkTaken' in state
}

/** Removes the record of a used link, so that the page does not tell the user after a reload to open the link again. */
export function forgetLink(): void {
  window.history.replaceState(null, '')
}
