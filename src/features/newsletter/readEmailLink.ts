/** What a letter's link asks, and its token. */
export interface EmailLink {
  action: 'confirm' | 'unsubscribe'
  token: string
}

declare global {
  interface Window {
    /** The fragment of a letter's link that the page was opened with, until the page has asked for it. */
    newsletterEmailLink?: string
  }
}

const emailLinkPattern = /^#(confirm|unsubscribe)=(.*)$/

/**
 * Runs in the head of the page's HTML, before anything of it is fetched or sent: takes the token of a letter's link out of
 * the address, the history included, and keeps it in memory alone.
 */
export const emailLinkScript = `${emailLinkPattern}.test(location.hash)&&(newsletterEmailLink=location.hash,history.replaceState(null,"",location.pathname+location.search))`

/** The letter of an address's fragment, e.g. "#confirm=abc"; null for any other fragment. The shop judges the token. */
export function parseEmailLink(fragment: string): EmailLink | null {
  const [, action, token] = emailLinkPattern.exec(fragment) ?? []
  return (action === 'confirm' || action === 'unsubscribe') && token !== undefined ? { action, token } : null
}

/**
 * Hands out the letter whose link led here, once; null when none did. Where the head's script did not run (another link
 * in the same tab) the address is looked at, and cleared, now.
 */
export function readEmailLink(): EmailLink | null {
  const { hash, pathname, search } = window.location
  const inAddress = parseEmailLink(hash)
  if (inAddress) window.history.replaceState(window.history.state, '', pathname + search)
  const fragment = window.newsletterEmailLink
  delete window.newsletterEmailLink
  return inAddress ?? parseEmailLink(fragment ?? '')
}
