import { inflateSync } from 'node:zlib'

interface PdfPage {
  /** The size in mm. */
  width: number
  height: number
  /** The text in the order in which it was painted, without white space. */
  text: string
}

/** Returns a text in the form in which `readPdf` returns texts. */
export const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** Reads the sizes and texts of the pages of a PDF as Chromium writes them. */
export function readPdf(pdf: Buffer): PdfPage[] {
  const source = pdf.toString('latin1')
  const objects = new Map<number, string>()
  for (const [, id, body] of source.matchAll(/(?:^|\n)(\d+) 0 obj\b(.*?)\nendobj/gs))
    objects.set(Number(id), body ?? '')
  const fonts = new Map<string, Map<string, string>>()
  for (const [, name, id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id)) ?? '')
    if (name && unicode) fonts.set(name, readCharacters(readStream(objects.get(Number(unicode[1])))))
  }
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => {
      const [, width = '0', height = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? []
      const content = readStream(objects.get(Number(/\/Contents (\d+) 0 R/.exec(body)?.[1])))
      return { width: toMillimetres(width), height: toMillimetres(height), text: readText(content, fonts) }
    })
}

const toMillimetres = (points: string) => Math.round((Number(points) / 72) * 25.4)

function readStream(body = ''): string {
  const start = /stream\r?\n/.exec(body)
  if (!start) return ''
  const data = body.slice(start.index + start[0].length, body.lastIndexOf('\nendstream'))
  return body.slice(0, start.index).includes('/FlateDecode')
    ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
    : data
}

/** Reads the characters of a font by the hexadecimal codes of its glyphs. */
function readCharacters(map: string): Map<string, string> {
  const characters = new Map<string, string>()
  const decode = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  for (const [, section = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, glyph = '', text = ''] of section.matchAll(/<(\w+)>\s*<(\w+)>/g))
      characters.set(glyph.toUpperCase(), decode(text))
  for (const [, section = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, first = '', last = '', text = ''] of section.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let glyph = parseInt(first, 16), step = 0; glyph <= parseInt(last, 16); glyph++, step++)
        characters.set(
          glyph.toString(16).toUpperCase().padStart(first.length, '0'),
          String.fromCharCode(parseInt(text, 16) + step),
        )
  return characters
}

/** Reads the displayed strings, in which each glyph has four hexadecimal digits. */
function readText(content: string, fonts: ReadonlyMap<string, Map<string, string>>): string {
  let font: Map<string, string> | undefined
  let text = ''
  for (const [, name, string] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-Fa-f]+)>/g)) {
    if (name) font = fonts.get(name)
    else for (const glyph of string?.match(/.{4}/g) ?? []) text += font?.get(glyph.toUpperCase()) ?? ''
  }
  return withoutSpaces(text)
}
