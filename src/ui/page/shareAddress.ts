type CopyOutcome = 'copied' | 'notCopied'

export const hasShareSheet = (): boolean => typeof navigator.share === 'function'

/**
 * The device's share sheet reports its own errors. A device without a share sheet copies the address. Resolves to null
 * when the share sheet was used.
 */
export async function shareAddress(title: string, url: string): Promise<CopyOutcome | null> {
  if (!hasShareSheet()) return copyAddress(url)
  await navigator.share({ title, url }).catch(() => undefined)
  return null
}

export async function copyAddress(url: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'notCopied'
  }
}
