import { createContext, useEffect, useState } from 'react'
import { type EmailLink, readEmailLink } from './readEmailLink'

/** The emailLink whose link led to the page, kept in memory alone. */
export function useEmailLink(): EmailLink | null {
  const [emailLink, setEmailLink] = useState<EmailLink | null>(null)
  useEffect(() => {
    const take = () => {
      const found = readEmailLink()
      if (found) setEmailLink(found)
    }
    take()
    // Another link of the shop's letters, opened in the same tab.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return emailLink
}

/** The letter whose link led to the page; null for who came by any other way. */
export const EmailLinkContext = createContext<EmailLink | null>(null)
