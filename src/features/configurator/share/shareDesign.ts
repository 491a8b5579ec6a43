/**
 * Shares the address of this page with its design through the device's share sheet, or copies it if there is none.
 * Resolves to 'copied', 'notCopied', or null when the share sheet was used.
 */
export async function shareDesign(title: string): Promise<'copied' | 'notCopied' | null> {
  const url = window.location.href
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
