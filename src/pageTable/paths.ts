import type { Slugs } from '../contract/values'
import type { Language } from '../i18n/languages'
import { pathOf } from './pathOf'

/** What links need is found in this one place. */
export { pathOf }
export type { LinkedPage } from './pathTable'

/** A product's page, by its slugs. */
export const productPath = (product: Slugs, language: Language): string =>
  pathOf('product', language, { product: product[language] })

/** What the path of every product's page begins with, slash included. */
export const productPrefix = (language: Language): string => productPath({ nl: '-', en: '-' }, language).slice(0, -1)

/** The page of one version of a product, by the slugs of both. */
export const skuPath = (product: Slugs, sku: Slugs, language: Language): string =>
  pathOf('sku', language, { product: product[language], sku: sku[language] })

/** @param line the slugs from the top category down to the one that is meant (two levels at most) */
export const categoryPath = (line: readonly Slugs[], language: Language): string =>
  pathOf('category', language, { '*': line.map((slugs) => slugs[language]).join('/') })

/** @param brand the brand's slug, the same in both languages */
export const brandPath = (brand: string, language: Language): string => pathOf('brand', language, { brand })

export const buildYourOwnPath = (brand: string, language: Language): string =>
  pathOf('build-your-own', language, { brand })

/** A series' page, by the brand's slug and its own. */
export const familyPath = (brand: string, family: Slugs, language: Language): string =>
  pathOf('family', language, { brand, family: family[language] })
