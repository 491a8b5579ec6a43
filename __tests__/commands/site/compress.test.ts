import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compress, chooseEncoding } from '../../../src/commands/site/answerFile'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['identity', null],
  ['', null],
  [undefined, null],
])('Accept-Encoding %p is answered with %p', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('what is compressed comes out again as it was', async () => {
  const text = Buffer.from('Meubelen voor lange avonden. '.repeat(50))
  expect(brotliDecompressSync(await compress(text, 'br'))).toEqual(text)
  expect(gunzipSync(await compress(text, 'gzip'))).toEqual(text)
})
