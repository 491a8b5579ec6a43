import { addDays } from '../../contract/addDays'
import { type Combination, isUsedVariant, type Product } from '../../contract/product'
import { findReduction } from '../../contract/reduction'
import type { Language } from '../../i18n/languages'
import type { Catalogue } from '../../pageTable/pages/catalogueIndex'
import { shopName } from '../../pageTable/pageContext'
import { buildPath, buildProductPath, buildSkuPath } from '../../pageTable/paths'
import { buildFallbackAddress } from '../../ui/figure/pictureAddress'
import { buildAbsoluteUrl } from '../head/buildAbsoluteUrl'
import { listVariantTraits } from '../structuredData/variantTraits'
import { escapeXml } from './escapeXml'

interface FeedSources {
  products: Catalogue['products']
  language: Language
  /** Returns whether the build makes a page for a path. A feed must not contain addresses that respond with 404. */
  hasPage: (path: string) => boolean
  /** The ISO day of the build. */
  today: string
}

/**
 * Builds the product feed of a language in the format of Google Merchant Center: RSS with one item for each variant of
 * the products that have a page. A variant whose price is 0 is left out, because Google refuses it and a missing price
 * must not become an offer.
 */
export function buildProductFeed({ products, language, hasPage, today }: FeedSources): string {
  const items = products
    .filter(({ slugs }) => hasPage(buildProductPath(slugs, language)))
    .flatMap((product) =>
      product.combinations
        .filter(({ price }) => price.amount > 0)
        .map((variant) => listFields(product, variant, language, hasPage, today)),
    )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    formatField(['title', shopName]),
    formatField(['link', buildAbsoluteUrl(buildPath('homepage', language))]),
    formatField(['description', shopName]),
    ...items.map((fields) => `<item>${fields.map(formatField).join('')}</item>`),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

type Field = [name: string, value: string | undefined]

const formatField = ([name, value]: Field) => (value ? `<${name}>${escapeXml(value)}</${name}>` : '')

/** The maximum lengths of the texts in characters, beyond which Google cuts them off. */
const maxLengths = { title: 150, description: 5000 }

function listFields(
  product: Product,
  variant: Combination,
  language: Language,
  hasPage: FeedSources['hasPage'],
  today: string,
): Field[] {
  const { slugs, name, description, brand, combinations, picture } = product
  const isOnlyVariant = combinations.length === 1
  const skuPath = buildSkuPath(slugs, variant.slugs, language)
  const [mainPicture = picture, ...otherPictures] = variant.pictures
  const traits = listVariantTraits(product, variant)
  return [
    ['g:id', String(variant.id_sku)],
    ['g:item_group_id', isOnlyVariant ? undefined : String(product.id_product)],
    ['g:title', shortenText(isOnlyVariant ? name : `${name}, ${variant.name}`, maxLengths.title)],
    ['g:description', shortenText(description, maxLengths.description)],
    ['g:link', buildAbsoluteUrl(!isOnlyVariant && hasPage(skuPath) ? skuPath : buildProductPath(slugs, language))],
    ['g:image_link', mainPicture ? buildAbsoluteUrl(buildFallbackAddress(mainPicture)) : undefined],
    ...otherPictures
      .slice(0, 10)
      .map((picture): Field => ['g:additional_image_link', buildAbsoluteUrl(buildFallbackAddress(picture))]),
    ...listAvailability(variant, today),
    ...listPrices(variant),
    ['g:brand', brand.name],
    ['g:gtin', isPublicGtin(variant.ean13) ? variant.ean13 : undefined],
    ['g:mpn', variant.reference],
    ['g:condition', isUsedVariant(variant) ? 'used' : 'new'],
    ['g:color', traits.color],
    ['g:material', traits.material],
    ['g:pattern', traits.pattern],
    ['g:size', traits.size],
  ]
}

/** The maximum number of days from today to an availability date, which Google requires to be within a year. */
const maxDaysAhead = 365

/** Google has no value for variants that are made to order, so they are back orders. */
function listAvailability({ stock, delivery }: Combination, today: string): Field[] {
  if (stock === 0) return [['g:availability', 'out_of_stock']]
  if (delivery?.unit !== 'weeks') return [['g:availability', 'in_stock']]
  return [
    ['g:availability', 'backorder'],
    ['g:availability_date', `${addDays(today, Math.min(7 * delivery.max, maxDaysAhead))}T00:00Z`],
  ]
}

/** The former price is the price that the page crosses out, because Google compares the feed with the page. */
function listPrices({ price }: Combination): Field[] {
  const reduction = findReduction(price)
  return reduction
    ? [
        ['g:price', formatPrice(reduction.formerPrice)],
        ['g:sale_price', formatPrice(price.amount)],
      ]
    : [['g:price', formatPrice(price.amount)]]
}

const formatPrice = (euro: number) => `${euro.toFixed(2)} EUR`

/** Google refuses numbers that begin with 2, 02 or 04, which shops assign themselves. */
const isPublicGtin = (gtin: string) => /^(?!2|02|04)\d{13}$/.test(gtin)

/** The shortened text ends after a whole word. */
const shortenText = (text: string, maxLength: number) =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength).replace(/\s+\S*$/, '')}…`.slice(0, maxLength)
