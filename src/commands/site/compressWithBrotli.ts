import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'

const brotli = promisify(brotliCompress)

/** This quality is fast enough while a browser waits. A host that compresses files in advance can afford 11. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }

/** Adds the encoding that `hono/compress` lacks. Responses with an ETag are compressed only once. */
export function compressWithBrotli(): MiddlewareHandler {
  const compressed = new Map<string, Buffer>()
  return async (context, next) => {
    await next()
    const { req, res } = context
    const isCompressible = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(res.headers.get('content-type') ?? '')
    const isWhole = req.method !== 'HEAD' && [200, 404].includes(res.status)
    const isAccepted = accepts(context, { header: 'Accept-Encoding', supports: ['br'], default: '' }) === 'br'
    if (!isCompressible || !isWhole || !isAccepted) return

    const tag = res.headers.get('etag')
    const content = (tag && compressed.get(tag)) || (await brotli(await res.arrayBuffer(), { params }))
    if (tag) compressed.set(tag, content)
    context.res = new Response(new Uint8Array(content), res)
    context.header('content-encoding', 'br')
    context.header('content-length', String(content.byteLength))
    context.header('vary', 'Accept-Encoding')
    if (tag) context.header('etag', `W/${tag}`)
  }
}
