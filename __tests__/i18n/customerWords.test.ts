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
  ['a message', 'src/i18n/en/cart.ts', "export const cart = { keep: 'Your wishlist' }", 'Your wishlist'],
  ['a message with a name', 'src/i18n/nl/a.ts', 'export const a = { b: (c: string) => `Wishlist ${c}` }', 'Wishlist '],
  ['an email', 'src/sandbox/mail/nl.ts', "export const nl = { text: 'Je verlanglijst' }", 'Je verlanglijst'],
  ['a title', 'data/pages.json', '[{ "id": "my-wishlist", "title_en": "Wishlist" }]', 'Wishlist'],
  [
    'a line of a page',
    'data/content/en/about.md',
    '---\nlayout: story\n---\n\nYour [wishlist](page:my-wishlist).',
    'Your [wishlist].',
  ],
  ['a sentence', 'data/content/en/home.json', '{ "panels": [{ "text": "your wish list" }] }', 'your wish list'],
])('the search reports %s', (_kind, file, source, text) => {
  expect(findReplaced({ [file]: source })).toEqual([{ file, text }])
})

test.each([
  ['a path', 'data/content/nl/home.json', '{ "path": "/nl/mijn-wishlist" }'],
  ['a name of the code in a page', 'data/content/nl/privacy.md', '`upnorth.wishlist`: je favorieten'],
  ['a link of a page', 'data/content/nl/about.md', 'Je [favorieten](/nl/mijn-wishlist).'],
  [
    'a key and a type',
    'src/i18n/en/wishlist.ts',
    "export const wishlist: Areas['wishlist'] = { wishlist: 'Favourites' }",
  ],
  ['an import', 'src/i18n/nl/eager.ts', "import { wishlist } from './wishlist'"],
  ['a text outside the messages', 'src/store/wishlist.ts', "export const key = 'upnorth.wishlist'"],
])('the search accepts %s', (_kind, file, source) => {
  expect(findReplaced({ [file]: source })).toEqual([])
})
