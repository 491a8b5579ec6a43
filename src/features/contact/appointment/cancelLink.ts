import { useEffect, useState } from 'react'

const cancelLink = /^#cancel=(.+)$/

/** Reads the token of an email link from the fragment of the address, and removes it from there. */
function takeToken(): string | null {
  const { hash, pathname, search } = window.location
  const token = cancelLink.exec(hash)?.[1] ?? null
  if (token !== null) window.history.replaceState(window.history.state, '', pathname + search)
  return token
}

/**
 * Returns the token of the email link that opened the page, and a function that forgets it. The token is stored in
 * memory only.
 */
export function useCancelLink(): { token: string | null; forget: () => void } {
  const [token, setToken] = useState<string | null>(takeToken)
  useEffect(() => {
    // The user may open another email link in the same tab.
    const handleHashChange = () => setToken((before) => takeToken() ?? before)
    window.addEventListener('hashchange', handleHashChange)
    return () => window.removeEventListener('hashchange', handleHashChange)
  }, [])
  return { token, forget: () => setToken(null) }
}
