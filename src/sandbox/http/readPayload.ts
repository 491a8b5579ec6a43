import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { maxFileBytes } from '../../contract/limits'
import { cleanTexts } from './cleanTexts'
import { createValidationError, ShopError } from './ShopError'

/** The maximum length in bytes of a body that is not an upload. Real bodies have at most a few thousand bytes. */
const maxBodyLength = 50_000

const uploadPath = '/web/v1/uploads'

const createBodyLimit = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ShopError(413, 'too_large', 'The body is too large')
    },
  })

const limitPayload = createBodyLimit(maxBodyLength)
const limitFile = createBodyLimit(maxFileBytes)

/** Refuses a body that is too large with 413 too_large, without reading the rest of it. */
export const limitBody: MiddlewareHandler = (c, next) =>
  c.req.path === uploadPath ? limitFile(c, next) : limitPayload(c, next)

/** Reads the JSON body, cleans its texts and validates it. Malformed JSON gives 400 bad_request. */
export async function readPayload<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  let body: unknown
  try {
    body = JSON.parse(await c.req.text())
  } catch {
    throw new ShopError(400, 'bad_request', 'The body is not valid JSON')
  }
  return checkInput(schema, cleanTexts(body))
}

/** An invalid value gives 422 invalid, with the path of its field in `data.field`. */
export function checkInput<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const parsedValue = v.safeParse(schema, value, { abortEarly: true })
  if (parsedValue.success) return parsedValue.output
  const [issue] = parsedValue.issues
  throw createValidationError(issue.path?.map((step) => String(step.key)).join('.') ?? 'body', issue.message)
}

/** Returns a database id from a path or a query; undefined if the text is not an id. */
export const readId = (text = ''): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)

export const readPathId = (c: Context, name: string): number | undefined => readId(c.req.param(name))

/** Returns the `page` of the query; 1, the first page, if there is none. An invalid number gives 422 invalid. */
export function readPage(c: Context): number {
  const text = c.req.query('page') ?? '1'
  if (!/^[1-9]\d{0,5}$/.test(text)) throw createValidationError('page', 'must be a whole number from 1')
  return Number(text)
}
