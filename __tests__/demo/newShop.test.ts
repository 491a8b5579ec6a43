import { cpSync } from 'node:fs'
import path from 'node:path'
import { runCaptured } from '../../src/commands/programs'
import { demoFolder, writeEmptyShop } from '../../src/commands/newShop/replaceDemo'
import { languages } from '../../src/i18n/languages'
import { findDeadLinks } from '../../src/pageTable/markdown/findDeadLinks'
import { buildPages } from '../../src/pageTable/pages/buildPages'
import { findPathDifferences } from '../../src/pageTable/pages/createPages'
import { readCatalogue } from '../../src/pageTable/sources/readCatalogue'
import { readShopFiles } from '../../src/pageTable/sources/readShopFiles'
import { openSandbox } from '../../src/sandbox/openSandbox'
import shop from '../../data/shop.json'
import { workFolder } from '../support/workFolder'
import { readSourceTree } from '../support/readSourceTree'

const folderWith = workFolder()

test('a new shop has every page but those of the demo’s products and campaigns, and no link that leads nowhere', async () => {
  const folder = folderWith({})
  const data = path.join(folder, 'data')
  writeEmptyShop(path.resolve('.'), folder)
  const sandbox = openSandbox({
    database: ':memory:',
    catalogueFile: path.join(data, 'catalogue/catalogue.json'),
    facetsFile: path.join(data, 'catalogue/facets.json'),
    servicePointsFile: path.join(data, 'catalogue/servicePoints.json'),
  })
  const catalogue = await readCatalogue(sandbox.answer, 'http://sandbox.localhost')
  sandbox.close()
  const files = readShopFiles(data)
  const pages = buildPages({ ...files, catalogue, limit: 0, skuLimit: 0 })
  expect(findPathDifferences(files.rows)).toEqual([])
  expect(findDeadLinks(files.links, pages, catalogue)).toEqual([])
  for (const language of languages) {
    const ids = pages.filter(({ context }) => context.language === language).map(({ context }) => context.id)
    expect(ids).toEqual(expect.arrayContaining(['homepage', 'brands', 'sale', 'cart', 'checkout', 'about', 'terms']))
    expect(ids).not.toEqual(expect.arrayContaining(['product']))
  }
})

test('no text of a new shop names the demo', () => {
  const folder = folderWith({})
  writeEmptyShop(path.resolve('.'), folder)
  const { files, read } = readSourceTree(folder)
  const details = [shop.name, shop.street, shop.email, shop.phone.text, shop.vatNumber]
  const texts = files.filter((file) => /\.(json|md|csv)$/.test(file) && !file.endsWith('README.md'))
  expect(texts.filter((file) => details.some((detail) => read(file).includes(detail)))).toEqual([])
})

test('the texts of the demo keep the format of the project where a new shop has them', async () => {
  const folder = folderWith({})
  const config = path.join(folder, '.oxfmtrc.json')
  cpSync('.oxfmtrc.json', config)
  cpSync('data/content', path.join(folder, demoFolder, 'data/content'), { recursive: true })
  await expect(runCaptured('oxfmt', ['--check', '--config', config, folder])).resolves.toMatchObject({ exitCode: 0 })
})
