import { readFile, stat } from 'node:fs/promises'
import { cacheControlOf } from './cacheControl'
import { compress, encodingFor } from './compress'
import { contentTypeOf, isText } from './contentType'

interface Asked {
  pathname: string
  status: 200 | 404
  headers: Headers
}

/** What was compressed once stays: key is file, time of change and encoding. */
const compressed = new Map<string, Buffer>()

/** A file as an HTTP answer: type, cache rule, compression, and 304 for a browser that has it already. */
export async function answerFile(file: string, { pathname, status, headers }: Asked): Promise<Response> {
  const { mtimeMs, size } = await stat(file)
  const encoding = isText(file) ? encodingFor(headers.get('accept-encoding')) : null
  const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`
  const answer = new Headers({
    'content-type': contentTypeOf(file),
    'cache-control': status === 404 ? 'no-cache' : cacheControlOf(pathname),
    etag: `W/"${version}"`,
    'x-content-type-options': 'nosniff',
  })
  if (isText(file)) answer.set('vary', 'accept-encoding')
  if (status === 200 && headers.get('if-none-match') === answer.get('etag')) {
    return new Response(null, { status: 304, headers: answer })
  }
  if (!encoding) return new Response(await bytesOf(file), { status, headers: answer })
  answer.set('content-encoding', encoding)
  const key = `${file} ${version} ${encoding}`
  const content = compressed.get(key) ?? (await compress(await readFile(file), encoding))
  compressed.set(key, content)
  return new Response(new Uint8Array(content), { status, headers: answer })
}

async function bytesOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file))
}
