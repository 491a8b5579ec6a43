import type { FileType } from '../../../contract/uploads'

const toAsciiBytes = (text: string) => [...text].map((character) => character.charCodeAt(0))

/** The bytes with which files of a type begin, each with its place. */
const signatures: [type: FileType, at: number, bytes: number[]][] = [
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

const startsWith = (content: Uint8Array, at: number, bytes: readonly number[]) =>
  bytes.every((byte, index) => content[at + index] === byte)

/** Returns the type of a file according to its first bytes, whatever its name says. */
export function detectFileType(content: Uint8Array): FileType | null {
  const found = signatures.find(([, at, bytes]) => startsWith(content, at, bytes))?.[0] ?? null
  return found === 'webp' && !startsWith(content, 0, toAsciiBytes('RIFF')) ? null : found
}
