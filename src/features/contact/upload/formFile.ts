import * as v from 'valibot'
import { maxFileNameLength, maxTokenLength } from '../../../contract/limits'

/** A file that the user has chosen for a form. */
export interface FormFile {
  /** Identifies the file in the list. */
  id: string
  name: string
  /** In bytes. */
  size: number
  /** The token of the upload; null while it is being sent and after a failure. */
  token: string | null
  /** The message about a failed upload. */
  problem: string | null
  /** Whether another attempt can succeed. */
  canRetry: boolean
}

const storedFiles = v.array(
  v.object({
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(maxTokenLength)),
    name: v.pipe(v.string(), v.maxLength(maxFileNameLength)),
    size: v.number(),
  }),
)

/** Returns the uploaded files as the text of a draft. Files that were not sent cannot survive a reload. */
export const writeFilesDraft = (files: readonly FormFile[]): string =>
  JSON.stringify(files.flatMap(({ token, name, size }) => (token === null ? [] : [{ token, name, size }])))

/** Reads the files of a draft. Returns an empty list for anything but a list of files, because storage is not trusted. */
export function readFilesDraft(text: string): FormFile[] {
  try {
    const stored = v.safeParse(storedFiles, JSON.parse(text))
    if (!stored.success) return []
    return stored.output.map((file) => ({ ...file, id: file.token, problem: null, canRetry: false }))
  } catch {
    return []
  }
}
