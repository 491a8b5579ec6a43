import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import path from 'node:path'

interface FileRequest {
  pathname: string
  status: 200 | 404
  headers: Headers
}

/** What was compressed once stays: key is file, time of change and encoding. */
const compressed = new Map<string, Buffer>()

/** A file as an HTTP answer: type, cache rule, compression, and 304 for a browser that has it already. */
export async function answerFile(file: string, { pathname, status, headers }: FileRequest): Promise<Response> {
  const { mtimeMs, size } = await stat(file)
  const encoding = isText(file) ? chooseEncoding(headers.get('accept-encoding')) : null
  const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`
  const answer = new Headers({
    'content-type': getContentType(file),
    'cache-control': status === 404 ? 'no-cache' : getCacheControl(pathname),
    etag: `W/"${version}"`,
    'x-content-type-options': 'nosniff',
  })
  if (isText(file)) answer.set('vary', 'accept-encoding')
  if (status === 200 && headers.get('if-none-match') === answer.get('etag')) {
    return new Response(null, { status: 304, headers: answer })
  }
  if (!encoding) return new Response(await readBytes(file), { status, headers: answer })
  answer.set('content-encoding', encoding)
  const key = `${file} ${version} ${encoding}`
  const content = compressed.get(key) ?? (await compress(await readFile(file), encoding))
  compressed.set(key, content)
  return new Response(new Uint8Array(content), { status, headers: answer })
}

async function readBytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file))
}

const year = 31_536_000
const month = 2_592_000

/** A build gives these a new name whenever their content changes: `app-3f2a….js`, `9bde….css`, everything in /static. */
const named = [/[/-][0-9a-f]{8,}\.(js|css)$/, /^\/static\//]
/** These keep their name; a changed picture may be seen a month late. */
const stable = [/^\/pictures\//, /\.woff2$/, /\.svg$/]

/** How long a browser may keep a file, by its path on the site (docs/deploy.md says the same to hosts). */
export function getCacheControl(pathname: string): string {
  if (named.some((pattern) => pattern.test(pathname))) return `public, max-age=${year}, immutable`
  if (stable.some((pattern) => pattern.test(pathname))) return `public, max-age=${month}`
  return 'no-cache'
}

type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Quick enough to do while a browser waits; a host that compresses beforehand can afford 11. */
const brotliQuality = 6

/** The encoding to answer in, by the browser's Accept-Encoding; null when it knows neither. */
export function chooseEncoding(header: string | null | undefined): Encoding | null {
  const known = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  return (['br', 'gzip'] as const).find((encoding) => known.includes(encoding)) ?? null
}

export function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(content)
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const getContentType = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream'

/** Text grows smaller by compression, pictures and fonts have it behind them. */
const isText = (file: string): boolean => getContentType(file).includes('charset')
