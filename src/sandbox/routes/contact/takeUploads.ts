import { type FileType, fileTypes, type UploadPurpose } from '../../../contract/uploads'
import { createValidationError } from '../../http/ShopError'
import { hashToken } from '../../http/tokens'
import type { Attachment } from '../../mail/formatEml'
import type { SandboxContext } from '../../context'

/** The time in ms for which a file waits for its form. The user may still be writing. */
export const uploadLifetime = 24 * 60 * 60_000

/** Returns the ISO time from which files still wait. Files that were received earlier have expired. */
const findEarliestReceipt = (now: Date): string => new Date(now.getTime() - uploadLifetime).toISOString()

/** Deletes the files that no form has named in time. Runs at every start and before every request. */
export function deleteExpiredUploads({ database, now }: SandboxContext): void {
  const earliestReceipt = findEarliestReceipt(now())
  // Usually no file has expired, and a read need not wait for other programs that write.
  if (!database.one('SELECT 1 FROM upload WHERE received < ?', earliestReceipt)) return
  database.run('DELETE FROM upload WHERE received < ?', earliestReceipt)
}

/**
 * Removes the files of a form from those that wait, and returns them as attachments. A token that is unknown, used, too
 * old or of another form gives 422 invalid, with its path in `data.field`. Must run in a transaction.
 */
export function takeUploads(
  { database, now }: SandboxContext,
  tokens: readonly string[],
  purpose: UploadPurpose,
): Attachment[] {
  const earliestReceipt = findEarliestReceipt(now())
  return tokens.map((token, index) => {
    const file = database.one<{ name: string; type: FileType; content: ArrayBuffer }>(
      'DELETE FROM upload WHERE token_hash = ? AND purpose = ? AND received >= ? RETURNING name, type, content',
      hashToken(token),
      purpose,
      earliestReceipt,
    )
    if (!file) throw createValidationError(`files.${index}`, 'is not a file that waits for this form')
    return { name: file.name, type: fileTypes[file.type].mime, content: new Uint8Array(file.content) }
  })
}
