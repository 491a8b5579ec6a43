import { maxFileBytes, maxFiles } from '../../../contract/limits'
import { acceptedTypes, fileTypes, findAcceptedType, type UploadPurpose } from '../../../contract/uploads'
import type { Areas } from '../../../i18n/messages'

type FileMessages = Areas['contact']['files']

const bytesPerMegabyte = 1_000_000
const maxMegabytes = maxFileBytes / bytesPerMegabyte

/** Returns the file types for users, as in "jpg, png, webp, heic". */
export const formatFileTypes = (purpose: UploadPurpose): string =>
  acceptedTypes[purpose].map((type) => fileTypes[type].extensions[0]).join(', ')

/** Returns the file types for the browser's file dialog. */
export const formatAcceptedTypes = (purpose: UploadPurpose): string =>
  acceptedTypes[purpose]
    .flatMap((type) => [fileTypes[type].mime, ...fileTypes[type].extensions.map((extension) => `.${extension}`)])
    .join()

export const describeLimits = (purpose: UploadPurpose, messages: FileMessages): string =>
  messages.help(maxFiles[purpose], formatFileTypes(purpose), maxMegabytes)

/** Rounds to one decimal, but never below "0,1". */
export const formatMegabytes = (bytes: number, decimal: string): string =>
  Math.max(0.1, bytes / bytesPerMegabyte)
    .toFixed(1)
    .replace('.', decimal)

export const describeTooLargeFile = (name: string, messages: FileMessages): string =>
  messages.tooLarge(name, maxMegabytes)

export const describeWrongFileType = (name: string, purpose: UploadPurpose, messages: FileMessages): string =>
  messages.wrongType(name, formatFileTypes(purpose))

type FileProperties = Pick<File, 'name' | 'size'>

interface CheckOptions {
  purpose: UploadPurpose
  fileCount: number
  messages: FileMessages
}

/** `problem` is about the first unusable file or else about the maximum number; null if all files are accepted. */
export function checkFiles<ChosenFile extends FileProperties>(
  chosenFiles: readonly ChosenFile[],
  { purpose, fileCount, messages }: CheckOptions,
): { acceptedFiles: ChosenFile[]; problem: string | null } {
  const checkedFiles = chosenFiles.map((file) => ({ file, problem: findProblem(file, purpose, messages) }))
  const usableFiles = checkedFiles.flatMap(({ file, problem }) => (problem === null ? [file] : []))
  const acceptedFiles = usableFiles.slice(0, Math.max(0, maxFiles[purpose] - fileCount))
  const overflowMessage = usableFiles.length > acceptedFiles.length ? messages.tooMany(maxFiles[purpose]) : null
  return {
    acceptedFiles,
    problem: checkedFiles.find(({ problem }) => problem !== null)?.problem ?? overflowMessage,
  }
}

function findProblem({ name, size }: FileProperties, purpose: UploadPurpose, messages: FileMessages): string | null {
  if (findAcceptedType(name, purpose) === null) return describeWrongFileType(name, purpose, messages)
  if (size === 0) return messages.empty(name)
  return size > maxFileBytes ? describeTooLargeFile(name, messages) : null
}
