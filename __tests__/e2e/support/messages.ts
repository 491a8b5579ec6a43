import { readdirSync } from 'node:fs'
import path from 'node:path'
import en from '../../../data/content/en/shop.json'
import nl from '../../../data/content/nl/shop.json'
import type { Headings } from '../../../src/i18n/headings'
import { mapLanguages } from '../../../src/i18n/languages'
import type { Areas } from '../../../src/i18n/messages'

declare const require: (file: string) => object

/** All messages in each language. The browser tests find elements by the texts that users read. */
export const messages = mapLanguages((language) => {
  const folder = path.resolve('src/i18n', language)
  const files = [folder, path.join(folder, 'firstLoad')].flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(parent, name)),
  )
  return Object.assign({}, ...files.map((file) => require(file))) as Areas & { headings: Headings }
})

/** The headings of the 404 page. */
export const notFoundTitle = { nl: nl.notFound.title, en: en.notFound.title }
