import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Quick enough to do while a browser waits; a host that compresses beforehand can afford 11. */
const brotliQuality = 6

/** The encoding to answer in, by the browser's Accept-Encoding; null when it knows neither. */
export function encodingFor(header: string | null | undefined): Encoding | null {
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
