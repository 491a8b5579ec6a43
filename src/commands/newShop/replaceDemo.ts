import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CatalogueData } from '../../sandbox/catalogue/catalogueShape'
import { languages } from '../../i18n/languages'
import type { PageRow } from '../../pageTable/pageRow'

/** The folder in which a new shop keeps the demo, because the tests of code use it. */
export const demoFolder = '__tests__/demo/shop'

/** The folders of the demo that move to `demoFolder`, relative to the root of the project. */
export const movedFolders = ['data', 'static/drawings', 'static/downloads']

/**
 * Moves the demo of a copied project to the folder of its tests, and writes an empty shop in its place: the files of
 * examples/empty-shop, and files that code needs, which are derived from the demo.
 * @param project the root of the original project
 * @param folder the root of the copy, without photos and renditions
 */
export function replaceDemo(project: string, folder: string): void {
  for (const movedFolder of movedFolders) {
    const target = path.join(folder, demoFolder, movedFolder)
    mkdirSync(path.dirname(target), { recursive: true })
    renameSync(path.join(folder, movedFolder), target)
  }
  rmSync(path.join(folder, 'static/pictures'), { recursive: true, force: true })
  rmSync(path.join(folder, 'examples/empty-shop'), { recursive: true, force: true })
  writeEmptyShop(project, folder)
}

export function writeEmptyShop(project: string, folder: string): void {
  const readProjectFile = (file: string) => readFileSync(path.join(project, file), 'utf8')
  const writeShopFile = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  const writeJson = (file: string, content: unknown) => writeShopFile(file, `${JSON.stringify(content, null, 2)}\n`)
  cpSync(path.join(project, 'examples/empty-shop/data'), path.join(folder, 'data'), { recursive: true })
  writeJson('data/pages.json', buildEmptyPages(JSON.parse(readProjectFile('data/pages.json')) as PageRow[]))
  const catalogue = JSON.parse(readProjectFile('data/catalogue/catalogue.json')) as CatalogueData
  writeJson('data/catalogue/catalogue.json', buildEmptyCatalogue(catalogue))
  writeJson('data/catalogue/facets.json', { colours: [], materials: [], synonyms: [] })
  writeJson('data/catalogue/servicePoints.json', { service_points: [] })
  writeJson('data/catalogue/postcodeAreas.json', { postcode_areas: [] })
  writeJson('data/catalogue/downloads.json', [])
  for (const file of ['data/catalogue/README.md', 'data/catalogue/shelving.json', 'data/downloads/page.css']) {
    cpSync(path.join(project, file), path.join(folder, file))
  }
  for (const language of languages) {
    const contentFolder = `data/content/${language}`
    // The page is copied from the demo, because it lists what the code stores in a browser.
    writeShopFile(
      `${contentFolder}/privacy.md`,
      readProjectFile(`${contentFolder}/privacy.md`).replace(/^picture: .+$/m, `picture: ${placeholderPicture}`),
    )
    for (const page of ['giftlist-home', 'giftlist-buy']) {
      const { sections } = JSON.parse(readProjectFile(`${contentFolder}/${page}.json`)) as { sections: unknown }
      writeJson(`${contentFolder}/${page}.json`, { sections })
    }
  }
}

/** The name of the only picture in the empty shop's data/content/pictures.json. */
const placeholderPicture = 'placeholder'

/** The campaign to which code links. */
const linkedCampaign = 'showroom'

/**
 * Returns the rows of the pages that every shop has, without the descriptions of the demo and with the placeholder as
 * their picture.
 */
const buildEmptyPages = (rows: PageRow[]) =>
  rows
    .filter(({ id, template }) => (template !== 'campaign' || id === linkedCampaign) && !/^job-/.test(id))
    .map((row) => Object.fromEntries(Object.entries(row).flatMap(([field, value]) => buildEmptyField(field, value))))

function buildEmptyField(field: string, value: unknown): [string, unknown][] {
  if (field.startsWith('meta_')) return []
  return [[field, field === 'room' ? placeholderPicture : value]]
}

/**
 * Returns a catalogue without products, but with the carriers, countries and payment methods that the sandbox needs.
 */
const buildEmptyCatalogue = ({ carriers, countries, payment_methods, gift_wrap }: CatalogueData): CatalogueData => ({
  brands: [],
  categories: [],
  families: [],
  products: [],
  scenes: [],
  campaigns: [],
  vouchers: [],
  carriers,
  countries,
  payment_methods,
  gift_wrap,
})
