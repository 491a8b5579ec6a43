import type { Hono } from 'hono'
import {
  findAcceptedType,
  type FileType,
  uploadPurposes,
  type UploadPurpose,
  fileTypes,
} from '../../../contract/uploads'
import { checkInput } from '../../http/readPayload'
import { ShopError } from '../../http/ShopError'
import { readSender } from '../../http/sender'
import { hashToken, createToken } from '../../http/tokens'
import type { SandboxContext } from '../../context'
import { maxFileNameLength } from '../../../contract/limits'
import { cleanTexts } from '../../http/cleanTexts'
import * as v from 'valibot'

/** The maximum number of files that wait for their forms, so that no sender can fill the disk. */
const maxWaitingFiles = 200

const uploadQuery = v.object({
  purpose: v.picklist(uploadPurposes, `must be one of ${uploadPurposes.join(', ')}`),
})

/**
 * The body of upload_file is the file itself. No route returns a file: a file leaves the shop API only in the email to
 * the shop.
 */
export function createUploadRoutes(routes: Hono, { database, now, attempts }: SandboxContext): void {
  routes.post('/uploads', async (c) => {
    const { purpose } = checkInput(uploadQuery, { purpose: c.req.query('purpose') })
    attempts.upload.begin(readSender(c))
    const content = new Uint8Array(await c.req.arrayBuffer())
    const type = checkType(c.req.query('name') ?? '', content, purpose)
    const name = cleanFileName(c.req.query('name') ?? '', type)
    const token = createToken()
    database.transaction(() => {
      if (database.count('upload') >= maxWaitingFiles) {
        throw new ShopError(429, 'too_many_attempts', 'Too many files wait for their forms', { retry_after: 3600 })
      }
      const row = { token_hash: hashToken(token), purpose, name, type, content, received: now().toISOString() }
      database.insertRow('upload', row)
    })
    return c.json({ token, name })
  })
}

/** Returns the type of a file if its name and its content agree on it. Any other file gives 415 file_not_allowed. */
function checkType(name: string, content: Uint8Array, purpose: UploadPurpose): FileType {
  const type = findAcceptedType(name, purpose)
  if (type === null || detectFileType(content) !== type) {
    throw new ShopError(415, 'file_not_allowed', 'The form does not accept files of this type')
  }
  return type
}

/**
 * Returns a file name without folders, leading dots and invisible characters, with a hyphen for each character that a
 * file system reserves, and with the usual extension of the file's type. A name of which nothing remains becomes
 * "file".
 */
export function cleanFileName(fileName: string, type: FileType): string {
  const [extension] = fileTypes[type].extensions
  const stem = String(cleanTexts(fileName))
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[<>:"|?*%]/g, '-')
    .replace(/^[\s.-]+|[\s.]+$/g, '')
    .replace(/\s+/g, ' ')
  const characters = [...stem].slice(0, maxFileNameLength - extension.length - 1)
  return `${characters.join('') || 'file'}.${extension}`
}

const toAsciiBytes = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** The bytes by which files of each type are recognized, with their offset in the file. */
const signatures: [type: FileType, start: number, bytes: number[]][] = [
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['png', 0, [0x89, ...toAsciiBytes('PNG\r\n\x1a\n')]],
  ['pdf', 0, toAsciiBytes('%PDF-')],
  ['webp', 8, toAsciiBytes('WEBP')],
  ...['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].map((brand): [FileType, number, number[]] => [
    'heic',
    4,
    toAsciiBytes(`ftyp${brand}`),
  ]),
]

const hasBytesAt = (content: Uint8Array, start: number, bytes: readonly number[]) =>
  bytes.every((byte, index) => content[start + index] === byte)

/** Returns the type of a file according to its first bytes, whatever its name says; null if it is unknown. */
export function detectFileType(content: Uint8Array): FileType | null {
  const detectedType = signatures.find(([, start, bytes]) => hasBytesAt(content, start, bytes))?.[0] ?? null
  return detectedType === 'webp' && !hasBytesAt(content, 0, toAsciiBytes('RIFF')) ? null : detectedType
}
