/**
 * Shares an address through the device's share sheet, or copies it if the device has no share sheet. Resolves to
 * 'copied', 'notCopied', or null when the share sheet was used.
 */
export async function shareAddress(title: string, url: string): Promise<'copied' | 'notCopied' | null> {
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
