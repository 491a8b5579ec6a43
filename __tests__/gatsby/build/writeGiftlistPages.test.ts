import { readFileSync } from 'node:fs'
import path from 'node:path'
import shopDetails from '../../../data/shop.json'
import { writeGiftlistPages } from '../../../src/gatsby/build/writeGiftlistPages'
import { determineFeatures } from '../../../src/pageTable/features'
import { loadShopFiles } from '../../support/data/loadShopFiles'
import { workFolder } from '../../support/workFolder'

const { rows } = loadShopFiles()
const allFeatures = determineFeatures(null)
const folderWith = workFolder()
const page = (language: string) =>
  `<html lang="${language}"><head><meta name="robots" content="noindex"><title>404 | Shop</title>` +
  `<link rel="canonical" href="/404"><link rel="alternate" hreflang="nl" href="/404"><link rel="icon" href="/mark.svg">` +
  `</head><body>404</body></html>`
const folder = () => folderWith({ 'nl/404.html': page('nl'), 'en/404.html': page('en') })
const read = (where: string, language: string) => readFileSync(path.join(where, language, 'giftlist.html'), 'utf8')

test('the page of gift lists has its own title and preview, is hidden from search engines and otherwise equals the 404 page', () => {
  const where = folder()
  writeGiftlistPages(where, rows, allFeatures)
  const html = read(where, 'en')
  expect(html).toContain(`<title>Gift list | ${shopDetails.name}</title>`)
  expect(html).toContain(`<meta property="og:title" content="Gift list | ${shopDetails.name}">`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<link rel="icon" href="/mark.svg"></head><body>404</body></html>')
  expect(html).not.toMatch(/canonical|alternate|404 \|/)
  expect(html).toMatch(new RegExp(`og:image" content="[^"]+/pictures/${shopDetails.pictures.giftlists}-1200.webp"`))
  expect(read(where, 'nl')).toContain(`<title>Wenslijst | ${shopDetails.name}</title>`)
})

test('HTML in the texts of the page table is escaped', () => {
  const where = folder()
  const changedRows = rows.map((row) =>
    row.id === 'giftlist' ? { ...row, title_nl: '"><script>$&', meta_description_nl: '<b>' } : row,
  )
  writeGiftlistPages(where, changedRows, allFeatures)
  expect(read(where, 'nl')).toContain(`<title>&quot;&gt;&lt;script&gt;$&amp; | ${shopDetails.name}</title>`)
  expect(read(where, 'nl')).not.toContain('<b>')
})

test('a shop without gift lists answers their addresses with its 404 page', () => {
  const where = folder()
  writeGiftlistPages(where, rows, determineFeatures(null, { giftlists: false }))
  expect(read(where, 'nl')).toBe(readFileSync(path.join(where, 'nl', '404.html'), 'utf8'))
})
