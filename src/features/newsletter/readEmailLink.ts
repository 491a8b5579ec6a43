export interface EmailLink {
  action: 'confirm' | 'unsubscribe'
  token: string
}

declare global {
  interface Window {
    /** The fragment of the email link that opened the page, until readEmailLink deletes it. */
    newsletterEmailLink?: string
  }
}

const emailLinkPattern = /^#(confirm|unsubscribe)=(.*)$/

/**
 * Runs in the head of the HTML before any request. The script moves the token of an email link from the URL and the
 * history to memory.
 */
export const emailLinkScript = `${emailLinkPattern}.test(location.hash)&&(newsletterEmailLink=location.hash,history.replaceState(null,"",location.pathname+location.search))`

/** Parses a fragment such as "#confirm=abc". Returns null for any other fragment. The API checks the token. */
export function parseEmailLink(fragment: string): EmailLink | null {
  const [, action, token] = emailLinkPattern.exec(fragment) ?? []
  return (action === 'confirm' || action === 'unsubscribe') && token !== undefined ? { action, token } : null
}

/**
 * The first call returns the email link that opened the page, or null if there was none. A later call returns a link
 * only if the user has opened another link in the same tab. The script in the head does not run for that link, so this
 * function removes the token from the URL.
 */
export function readEmailLink(): EmailLink | null {
  const { hash, pathname, search } = window.location
  const linkInAddress = parseEmailLink(hash)
  if (linkInAddress) window.history.replaceState(window.history.state, '', pathname + search)
  const fragment = window.newsletterEmailLink
  delete window.newsletterEmailLink
  return linkInAddress ?? parseEmailLink(fragment ?? '')
}
