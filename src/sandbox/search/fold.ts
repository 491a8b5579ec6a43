/** Letters that a shopper may type in two ways, and which Unicode does not take apart. */
const twoWays: Record<string, readonly [string, string]> = {
  å: ['a', 'aa'],
  ä: ['a', 'ae'],
  æ: ['ae', 'a'],
  ö: ['o', 'oe'],
  ø: ['o', 'oe'],
  œ: ['oe', 'o'],
  ü: ['u', 'ue'],
  ß: ['ss', 's'],
}
const special = new RegExp(`[${Object.keys(twoWays).join('')}]`, 'g')

/** Most words have nothing to fold. */
const isPlain = (text: string) => /^[a-z0-9]*$/.test(text)

const plain = (text: string, way: 0 | 1) => {
  if (isPlain(text)) return text
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(special, (letter) => twoWays[letter]?.[way] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** A text as it is searched: small letters without accents; `Måne` is `mane`. */
export const fold = (text: string): string => plain(text, 0)

/** A word in all ways that a shopper may type it: `Måne` is `mane` and `maane`. */
export const foldings = (word: string): string[] =>
  isPlain(word) ? [word] : [...new Set([plain(word, 0), plain(word, 1)])]

/** The words of a text as they are written, in small letters; `160x200` are three. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1 x ')
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
