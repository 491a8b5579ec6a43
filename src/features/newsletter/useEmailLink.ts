import { useEffect, useState } from 'react'
import { type EmailLink, readEmailLink } from './readEmailLink'

export function useEmailLink(): EmailLink | null {
  const [emailLink, setEmailLink] = useState<EmailLink | null>(null)
  useEffect(() => {
    const handleHashChange = () => {
      const foundLink = readEmailLink()
      if (foundLink) setEmailLink(foundLink)
    }
    handleHashChange()
    // The user may open another email link in the same tab.
    window.addEventListener('hashchange', handleHashChange)
    return () => window.removeEventListener('hashchange', handleHashChange)
  }, [])
  return emailLink
}
