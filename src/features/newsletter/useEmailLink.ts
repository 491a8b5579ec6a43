import { createContext, useEffect, useState } from 'react'
import { type EmailLink, readEmailLink } from './readEmailLink'

/** Returns the email link that opened the page, which is kept in memory only. */
export function useEmailLink(): EmailLink | null {
  const [emailLink, setEmailLink] = useState<EmailLink | null>(null)
  useEffect(() => {
    const handleHashChange = () => {
      const found = readEmailLink()
      if (found) setEmailLink(found)
    }
    handleHashChange()
    // Another email link may be opened in the same tab.
    window.addEventListener('hashchange', handleHashChange)
    return () => window.removeEventListener('hashchange', handleHashChange)
  }, [])
  return emailLink
}

/** The email link that opened the page; null when there was none. */
export const EmailLinkContext = createContext<EmailLink | null>(null)
