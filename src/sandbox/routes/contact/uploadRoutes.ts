import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { findAcceptedType, type FileType, uploadPurposes, type UploadPurpose } from '../../../contract/uploads'
import { createInvalidError, ShopError } from '../../http/ShopError'
import { hashToken, createToken } from '../../http/tokens'
import { cleanFileName } from './cleanFileName'
import { detectFileType } from './detectFileType'
import type { SandboxContext } from '../../context'
import type { FormLimits } from './formLimits'

/** The maximum number of files that wait for their forms, so that no sender can fill the disk. */
const maxWaitingFiles = 200

/**
 * Handles upload_file, whose body is the file itself. No route returns a file, which leaves the shop API only with the
 * email to the shop.
 */
export function uploadRoutes({ database, now }: SandboxContext, { countUpload }: FormLimits): Hono {
  const routes = new Hono()

  routes.post('/uploads', async (c) => {
    const purpose = readPurpose(c)
    countUpload(c)
    const content = new Uint8Array(await c.req.arrayBuffer())
    const type = checkType(c.req.query('name') ?? '', content, purpose)
    const name = cleanFileName(c.req.query('name') ?? '', type)
    const token = createToken()
    database.transaction(() => {
      const waiting = database.one<{ count: number }>('SELECT count(*) AS count FROM upload')?.count ?? 0
      if (waiting >= maxWaitingFiles) {
        throw new ShopError(429, 'too_many_attempts', 'Too many files wait for their forms', { retry_after: 3600 })
      }
      const received = now().toISOString()
      database.run(
        'INSERT INTO upload VALUES (?, ?, ?, ?, ?, ?)',
        hashToken(token),
        purpose,
        name,
        type,
        content,
        received,
      )
    })
    return c.json({ token, name })
  })

  return routes
}

function readPurpose(c: Context): UploadPurpose {
  const read = v.safeParse(v.picklist(uploadPurposes), c.req.query('purpose'))
  if (!read.success) throw createInvalidError('purpose', `must be one of ${uploadPurposes.join(', ')}`)
  return read.output
}

/** Returns the type of a file if its name and its content agree on it. Any other file gives 415 file_not_allowed. */
function checkType(name: string, content: Uint8Array, purpose: UploadPurpose): FileType {
  const type = findAcceptedType(name, purpose)
  if (type === null || detectFileType(content) !== type) {
    throw new ShopError(415, 'file_not_allowed', 'The form does not accept files of this type')
  }
  return type
}
