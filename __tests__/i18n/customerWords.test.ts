/** @jest-environment node */
import path from 'node:path'
import { shopFolder } from '../../src/config/shopFolder'
import { listShownTexts } from '../support/listShownTexts'
import { readSourceTree } from '../support/readSourceTree'

/** Words for which docs/customer-words.md has another one. */
const replaced =
  /wish[- ]?list|verlanglijst|wensenlijst|cadeaulijst|giftlist|winkelmandje|winkelwagen|aanbieding|afgeprijsd|\bpromoti(e|on)s?\b|microgolf|vloerkle|namiddag|nadien/i

const findReplaced = (texts: Record<string, string>) =>
  listShownTexts({ files: Object.keys(texts), read: (file) => texts[file]! }).filter(({ text }) => replaced.test(text))

/** The messages, and the texts of the demo. The owner of another shop chooses its own words. */
const texts = [path.resolve('.'), shopFolder].flatMap((root) => {
  const { files, read } = readSourceTree(root)
  return listShownTexts({
    files: files.filter((file) => file.startsWith(root === shopFolder ? 'data/' : 'src/')),
    read,
  })
})

test('every text for customers uses the words that customers know', () => {
  expect(texts.filter(({ text }) => replaced.test(text))).toEqual([])
})

test('a percent sign follows a no-break space in Dutch messages, and its number in English ones', () => {
  const inLanguage = (language: string) => texts.filter(({ file }) => new RegExp(`^src.*/${language}[/.]`).test(file))
  expect(inLanguage('nl').filter(({ text }) => /(^|[^\u00a0])%/.test(text))).toEqual([])
  expect(inLanguage('en').filter(({ text }) => /\s%/.test(text))).toEqual([])
})

test.each([
  ['a message', 'src/i18n/nl/a.ts', 'export const a = { b: (c: string) => `Wishlist ${c}` }', 'Wishlist '],
  ['a title', 'data/pages.json', '[{ "id": "my-wishlist", "title_en": "Wishlist" }]', 'Wishlist'],
  ['a line of a page', 'data/content/en/about.md', 'Your [wishlist](page:my-wishlist).', 'Your [wishlist].'],
])('the search reports %s', (_kind, file, source, text) => {
  expect(findReplaced({ [file]: source })).toEqual([{ file, text }])
})
