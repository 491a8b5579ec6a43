import { maxTokenLength } from '../../../contract/limits'

/** The fields that identify a link in the requests about it (contract/accountRequests). */
export interface ResetLink {
  id_customer: number
  token: string
  reset_token: string
}

declare global {
  interface Window {
    /** The URL of the page, if it contained the tokens of a reset link; takeResetLink deletes this property. */
    resetLink?: string
  }
}

const secretPattern = /[?#&](token|reset)=/

/**
 * Runs in the head of the HTML before any request. The script moves the tokens of a reset link from the URL and the
 * history to memory. The state of the history entry records that the URL contained a link.
 */
export const resetLinkScript = `${secretPattern}.test(location.href)&&(resetLink=location.href,history.replaceState({linkTaken:1},"",location.pathname))`

/** Some implementations of the API put the tokens in the query instead of the fragment. */
function parseLink(url: string): ResetLink | null {
  const { hash, searchParams } = new URL(url)
  const fragment = new URLSearchParams(hash.slice(1))
  const readValue = (name: string) => fragment.get(name) ?? searchParams.get(name) ?? ''
  const [customer, token, reset_token] = [readValue('customer'), readValue('token'), readValue('reset')]
  const isUsable =
    /^[1-9]\d{0,14}$/.test(customer) &&
    [token, reset_token].every((secret) => secret !== '' && secret.length <= maxTokenLength)
  return isUsable ? { id_customer: Number(customer), token, reset_token } : null
}

/**
 * Returns the reset link on the first call, and null if there is no link or an earlier call took it. Returns 'broken'
 * if the customer's id or a token is missing or malformed. Navigation within the site does not run the script in the
 * head, so this function then removes the tokens from the URL.
 */
export function takeResetLink(): ResetLink | 'broken' | null {
  const { href, pathname } = window.location
  const hasTokensInUrl = secretPattern.test(href)
  const url = window.resetLink ?? (hasTokensInUrl ? href : null)
  delete window.resetLink
  if (hasTokensInUrl) window.history.replaceState({ linkTaken: 1 }, '', pathname)
  return url === null ? null : (parseLink(url) ?? 'broken')
}

/** True if the history entry records that a link was opened. After a reload, the tokens of that link are lost. */
export function wasLinkTaken(): boolean {
  const historyState: unknown = window.history.state
  return typeof historyState === 'object' && historyState !== null && 'linkTaken' in historyState
}

/** Removes the record, so that after a reload the page does not ask the user to open the used link again. */
export function forgetLink(): void {
  window.history.replaceState(null, '')
}
