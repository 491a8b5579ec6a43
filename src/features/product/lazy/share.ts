/**
 * Hands the address of this page to somebody, without what follows a question mark: by the device's own sheet, else
 * copied. Says whether it was copied; null when the sheet did it or was closed again.
 */
export async function share(title: string): Promise<'copied' | 'notCopied' | null> {
  const url = window.location.origin + window.location.pathname
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => undefined)
    return null
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'notCopied'
  }
}
