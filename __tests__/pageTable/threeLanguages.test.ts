import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { shopFolder } from '../../src/config/shopFolder'
import type { Language } from '../../src/i18n/languages'
import type { CatalogueByLanguage } from '../../src/pageTable/pages/catalogueIndex'
import { buildPages } from '../../src/pageTable/pages/buildPages'
import { readPages } from '../../src/pageTable/sources/readPages'
import { translatedText } from '../../src/pageTable/sources/translatedText'
import { readShopFiles } from '../../src/pageTable/sources/readShopFiles'
import { paths } from '../../src/pageTable/paths'
import shopDetails from '../../data/shop.json'
import { fakeCatalogue } from '../support/data/fakeCatalogue'
import { workFolder } from '../support/workFolder'

jest.mock('../../data/shop.json', () => {
  const shop = jest.requireActual<{ languages: object }>('../../data/shop.json')
  return { ...shop, languages: { ...shop.languages, fr: { id: 3, locale: 'fr-BE', name: 'Français' } } }
})

const folderWith = workFolder()

/** A third language, which no code names. */
const french = 'fr' as Language

/** Adds French to whatever has an English text, column or path, with the same words and its own first segment. */
function addFrench(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(addFrench)
  const fields = Object.entries(value).map(([key, field]) => [key, addFrench(field)] as const)
  const added = fields.flatMap(([key, field]) => {
    const isEnglish = key === 'en' || key.endsWith('_en')
    return isEnglish && !(typeof field === 'object' && field !== null && 'locale' in field)
      ? [[key.replace(/en$/, french), translate(field)] as const]
      : []
  })
  return Object.fromEntries([...fields, ...added])
}

const translate = (field: unknown) => JSON.parse(JSON.stringify(field).replaceAll('"/en', '"/fr')) as unknown

// The types ask for these where a language is added to the list: paths.
for (const each of Object.values(paths) as unknown as string[][]) each.push(each[1]!.replace('/en', '/fr'))
for (const each of [shopDetails.city, shopDetails.register] as Record<string, unknown>[]) {
  each[french] = each.en
}

/** Copies the data of the shop to a folder, with a French column, field or folder beside each English one. */
function writeFrenchShop(): string {
  const folder = folderWith({})
  const source = path.join(shopFolder, 'data')
  cpSync(source, folder, { recursive: true, filter: (file) => !/catalogue[\\/](?!shelving)/.test(file) })
  cpSync(path.join(source, 'content/en'), path.join(folder, 'content/fr'), { recursive: true })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    /\.json$/.test(each),
  )) {
    const content: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
    const isFrench = /^content.fr/.test(file)
    if (file === 'shop.json') Object.assign(content as object, { languages: shopDetails.languages })
    writeFileSync(path.join(folder, file), JSON.stringify(isFrench ? translate(content) : addFrench(content)))
  }
  return folder
}

test('with a third language in the list, the whole page table is built in three, and each page leads to the others', () => {
  const catalogue = addFrench(fakeCatalogue()) as CatalogueByLanguage
  const files = readShopFiles(writeFrenchShop())
  const pages = buildPages({ ...files, catalogue, limit: 0, skuLimit: 0 })
  const listIn = (language: Language) => pages.filter(({ context }) => context.language === language)
  const ids = (language: Language) => listIn(language).map(({ context }) => context.id)
  expect(ids(french)).toEqual(ids('en'))
  expect(ids(french).length).toBeGreaterThan(60)
  for (const { path, context } of listIn(french)) {
    expect(path).toMatch(/^\/fr(\/|$)/)
    expect(context.breadcrumbs.every((crumb) => crumb.path.startsWith('/fr'))).toBe(true)
    expect(Object.keys(context.paths).sort()).toEqual(['en', 'fr', 'nl'])
  }
})

const home = {
  ...{ id: 'homepage', template: 'homepage', isHomepage: true, breadcrumbs: [] },
  ...{ path_nl: '/nl', path_en: '/en', title_nl: 'Home', title_en: 'Home' },
}

test('a language that is added to the list is a field of each row of the page table, and of each translated text', () => {
  expect(() => readPages([home])).toThrow(
    /row "homepage", field path_fr: is missing\.\n.*row "homepage", field title_fr: is missing\./,
  )
  const french = { ...home, path_fr: '/fr', title_fr: 'Accueil' }
  expect(readPages([french])).toHaveLength(1)
  expect(() => readPages([{ ...french, path_fr: '/nl/x' }])).toThrow('field path_fr: "/nl/x" does not start with /fr')
  expect(() => readPages([{ ...french, meta_title_nl: 'Winkel', meta_title_en: 'Shop' }])).toThrow(
    'field meta_title_fr: is missing: the other language has it',
  )
  expect(v.is(translatedText, { nl: 'stoel', en: 'chair' })).toBe(false)
  expect(v.is(translatedText, { nl: 'stoel', en: 'chair', fr: 'chaise' })).toBe(true)
})
