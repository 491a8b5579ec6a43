import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import shopDetails from '../../data/shop.json'
import { shopFolder } from '../../src/config/shopFolder'
import { contentMessages, menuMessages } from '../../src/i18n/buildTime'
import type * as English from '../../src/i18n/en/buildTime/menu'
import type * as Fill from '../../src/i18n/fillMessages'
import { languages, type Language } from '../../src/i18n/languages'
import { buildPages } from '../../src/pageTable/pages/buildPages'
import type { CatalogueByLanguage } from '../../src/pageTable/pages/catalogueIndex'
import { buildPath, buildProductPath } from '../../src/pageTable/paths'
import { listUntranslated } from '../../src/pageTable/sources/listUntranslated'
import { readPages } from '../../src/pageTable/sources/readPages'
import { readShopFiles } from '../../src/pageTable/sources/readShopFiles'
import { fakeCatalogue } from '../support/data/fakeCatalogue'
import { workFolder } from '../support/workFolder'

// A further language needs only an entry in the list. This one also has one file of messages and one path of its own.
jest.mock('../../data/shop.json', () => {
  const shop = jest.requireActual<{ languages: object }>('../../data/shop.json')
  return { ...shop, languages: { ...shop.languages, fr: { id: 3, locale: 'fr-BE', name: 'Français' } } }
})
jest.mock('../../data/pages.json', () =>
  jest
    .requireActual<{ id: string }[]>('../../data/pages.json')
    .map((row) => (row.id === 'cart' ? { ...row, path_fr: '/fr/panier' } : row)),
)
jest.mock(
  '../../src/i18n/fr/buildTime/menu.ts',
  () => {
    const { menu } = jest.requireActual<typeof English>('../../src/i18n/en/buildTime/menu')
    const { fillMessages } = jest.requireActual<typeof Fill>('../../src/i18n/fillMessages')
    return { menu: fillMessages(menu, { brands: 'Marques', all: (department) => `Tout dans ${department}` }) }
  },
  { virtual: true },
)

const french = 'fr' as Language
const page = 'returns'
const folderWith = workFolder()

/** Copies the data of the shop to a folder, to which a test adds French texts. */
function copyData(): string {
  const folder = folderWith({})
  const isNeeded = (file: string) => !/catalogue[\\/](?!shelving)/.test(file)
  cpSync(path.join(shopFolder, 'data'), folder, { recursive: true, filter: isNeeded })
  edit(path.join(folder, 'shop.json'), (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), languages: shopDetails.languages }),
  )
  return folder
}

const edit = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')))

function buildShop(folder: string) {
  const files = readShopFiles(folder)
  const { nl, en } = fakeCatalogue()
  // The shop API answers in English for a language that it does not have.
  const catalogue: CatalogueByLanguage = { nl, en, [french]: en }
  const pages = buildPages({ ...files, catalogue, limit: 0, skuLimit: 0 })
  const findIn = (language: Language) => pages.filter(({ context }) => context.language === language)
  return { files, findIn, find: (id: string) => findIn(french).find(({ context }) => context.id === id)! }
}

test('an entry of the list is enough for all pages in a third language, each of which leads to the others', () => {
  const { findIn, files } = buildShop(copyData())
  const ids = (language: Language) => findIn(language).map(({ context }) => context.id)
  expect(languages).toEqual(['nl', 'en', 'fr'])
  expect(ids(french)).toEqual(ids('en'))
  expect(ids(french).length).toBeGreaterThan(60)
  for (const { path, context } of findIn(french)) {
    expect(path).toMatch(/^\/fr(\/|$)/)
    expect(context.breadcrumbs.every((crumb) => crumb.path.startsWith('/fr'))).toBe(true)
    expect(Object.keys(context.paths)).toEqual(['nl', 'en', 'fr'])
    // The 404 page contains rows of the page table.
    if (context.template !== '404') expect(JSON.stringify(context.content)).not.toMatch(/"\/(nl|en)\//)
  }
  expect(
    files.links.filter(({ file }) => file.includes('content/fr')).every(({ path }) => path.startsWith('/fr/')),
  ).toBe(true)
})

test('what is French is shown in French, and the rest in English', () => {
  const folder = copyData()
  edit(path.join(folder, 'pages.json'), (text) =>
    text.replace('"path_nl": "/nl/winkelmandje"', '"path_fr": "/fr/panier", "title_fr": "Panier", $&'),
  )
  const [english, own] = ['en', 'fr'].map((language) => path.join(folder, 'content', language, `${page}.md`))
  mkdirSync(path.dirname(own!))
  cpSync(english!, own!)
  edit(own!, (text) => text.replace('## Thirty days to decide', '## Trente jours pour changer d’avis'))
  const { find } = buildShop(folder)
  expect(find('cart')).toMatchObject({ path: '/fr/panier', context: { title: 'Panier' } })
  expect(find('contact')).toMatchObject({ path: '/fr/contact', context: { title: 'Contact' } })
  expect(JSON.stringify(find(page).context.content)).toContain('Trente jours')
  expect(menuMessages[french].all('Tables')).toBe('Tout dans Tables')
  expect(menuMessages[french].allBrands).toBe('All brands')
  expect(contentMessages[french]).toEqual(contentMessages.en)
})

test('code links to the path of the page table, and otherwise to the English one in the folder of the language', () => {
  expect(buildPath('cart', french)).toBe('/fr/panier')
  expect(buildPath('product', french, { product: 'spile-chair' })).toBe('/fr/products/spile-chair')
  expect(buildProductPath({ nl: 'spile-stoel', en: 'spile-chair' }, french)).toBe('/fr/products/spile-chair')
  expect(buildProductPath({ nl: 'spile-stoel', en: 'spile-chair', fr: 'chaise-spile' }, french)).toBe(
    '/fr/products/chaise-spile',
  )
})

test('the report names what is English in a third language', () => {
  const report = listUntranslated(copyData())
  expect(report).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^src\/i18n\/fr lacks \d+ files, which are English: account, addresses, /),
      expect.stringMatching(/^src\/i18n\/fr\/buildTime\/menu\.ts lacks 8 messages, which are English: allBrands, /),
      expect.stringMatching(
        /^data\/pages\.json lacks \d+ texts, which are English: homepage\.path_fr, homepage\.title_fr, /,
      ),
      expect.stringMatching(/^data\/content\/fr lacks \d+ files, which are English: about\.md, /),
    ]),
  )
})

const home = {
  ...{ id: 'homepage', template: 'homepage', isHomepage: true, breadcrumbs: [] },
  ...{ path_nl: '/nl', path_en: '/en', title_nl: 'Home', title_en: 'Home' },
}

test('the checks of the data hold for a third language too', () => {
  const french = { ...home, path_fr: '/fr', title_fr: 'Accueil' }
  expect(readPages([french])).toHaveLength(1)
  expect(() => readPages([{ ...french, path_fr: '/nl/x' }])).toThrow('field path_fr: "/nl/x" does not start with /fr')
})
