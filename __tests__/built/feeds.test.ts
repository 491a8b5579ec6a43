import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { builtFolder } from '../../src/gatsby/build/builtSite'
import { languages } from '../../src/i18n/languages'
import { catalogueData } from '../support/data/catalogueData'
import { buildAddress } from './findProblems'

test.each(languages)('the product feed in %s has every variant, each with a built page and a picture', (language) => {
  const feed = readFileSync(path.join(builtFolder, `feeds/${language}.xml`), 'utf8')
  const list = (name: string) => [...feed.matchAll(new RegExp(`<g:${name}>([^<]*)<`, 'g'))].map(([, text]) => text!)
  const root = buildAddress('')
  const files = [
    ...list('link').map((address) => `${address.slice(root.length)}/index.html`),
    ...list('image_link').map((address) => address.slice(root.length)),
  ]
  expect(list('id')).toHaveLength(
    catalogueData.products.reduce((sum, { combinations }) => sum + combinations.length, 0),
  )
  expect(files.filter((file) => !existsSync(path.join(builtFolder, file)))).toEqual([])
})
