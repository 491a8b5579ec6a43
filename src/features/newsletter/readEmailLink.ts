export interface EmailLink {
  action: 'confirm' | 'unsubscribe'
  token: string
}

declare global {
  interface Window {
    /** The fragment of the email link with which the page was opened. readEmailLink deletes it. */
    newsletterEmailLink?: string
  }
}

const emailLinkPattern = /^#(confirm|unsubscribe)=(.*)$/

/**
 * Runs in the head of the HTML before any request. It removes the token of an email link from the URL and the history,
 * and stores the token in memory only.
 */
export const emailLinkScript = `${emailLinkPattern}.test(location.hash)&&(newsletterEmailLink=location.hash,history.replaceState(null,"",location.pathname+location.search))`

/** Parses a fragment such as "#confirm=abc", or returns null for any other fragment. The API checks the token. */
export function parseEmailLink(fragment: string): EmailLink | null {
  const [, action, token] = emailLinkPattern.exec(fragment) ?? []
  return (action === 'confirm' || action === 'unsubscribe') && token !== undefined ? { action, token } : null
}

/**
 * Returns the email link that opened the page, or null when there is none or it was already read. When a second link
 * opens in the same tab, the script in the head does not run. In that case, this function reads the token from the URL
 * and removes it.
 */
export function readEmailLink(): EmailLink | null {
  const { hash, pathname, search } = window.location
  const linkInAddress = parseEmailLink(hash)
  if (linkInAddress) window.history.replaceState(window.history.state, '', pathname + search)
  const fragment = window.newsletterEmailLink
  delete window.newsletterEmailLink
  return linkInAddress ?? parseEmailLink(fragment ?? '')
}
