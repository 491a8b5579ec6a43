import * as v from 'valibot'
import { readableList } from '../../../contract/readable'
import { maxFileNameLength, maxTokenLength } from '../../../contract/limits'

export interface FormFile {
  id: string
  name: string
  /** In bytes. */
  size: number
  /** Null during the upload and after a failure. */
  token: string | null
  /** The reason why the file was not sent; null during the upload and after a success. */
  problem: string | null
  /** True if another attempt can succeed. */
  canRetry: boolean
}

const storedFile = v.object({
  token: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(maxTokenLength))),
  name: v.pipe(v.string(), v.maxLength(maxFileNameLength)),
  size: v.number(),
})

/** The draft also lists the files that were not sent, so that the form can name them after a reload. */
export const formatFilesDraft = (files: readonly FormFile[]): string =>
  JSON.stringify(files.map(({ token, name, size }) => ({ token, name: name.slice(0, maxFileNameLength), size })))

/** Users can edit the storage, so invalid entries are omitted. */
const storedFiles = v.fallback(v.pipe(v.string(), v.parseJson(), readableList(storedFile)), [])

/** @param describeLostFile returns the message about a file without a token, which the user must choose again */
export const parseFilesDraft = (text: string, describeLostFile: (name: string) => string): FormFile[] =>
  v.parse(storedFiles, text).map((file, index) => ({
    ...file,
    id: file.token ?? `lost-${index}`,
    problem: file.token === null ? describeLostFile(file.name) : null,
    canRetry: false,
  }))
