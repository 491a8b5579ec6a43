import pages from '../../data/pages.json'
import { type Language, translate } from '../i18n/languages'
import type { Slugs } from '../contract/values'

/**
 * The Dutch and English paths that code links to or recognizes. They repeat the paths of data/pages.json, because
 * browsers must not load that file with all its titles. The build compares the paths in both places
 * (`findPathDifferences`).
 */
export const paths = {
  homepage: ['/nl', '/en'],
  brands: ['/nl/merken', '/en/brands'],
  'build-your-own': ['/nl/merken/:brand/build-your-own', '/en/brands/:brand/build-your-own'],
  search: ['/nl/zoeken', '/en/search'],
  new: ['/nl/nieuw', '/en/new'],
  sale: ['/nl/promoties', '/en/promotions'],
  showroom: ['/nl/acties/showroom', '/en/actions/showroom'],
  cart: ['/nl/winkelmandje', '/en/cart'],
  checkout: ['/nl/afrekenen', '/en/checkout'],
  'checkout-step-guest': ['/nl/afrekenen/info', '/en/checkout/info'],
  'checkout-step-shipping': ['/nl/afrekenen/verzending', '/en/checkout/shipping'],
  'checkout-step-giftwrapping': ['/nl/afrekenen/cadeautje', '/en/checkout/giftwrapping'],
  'checkout-step-payment': ['/nl/afrekenen/betaling', '/en/checkout/payment'],
  'checkout-status': ['/nl/afrekenen/status', '/en/checkout/status'],
  'order-confirmation': ['/nl/order/bevestiging', '/en/order/confirmation'],
  'my-account': ['/nl/mijn-account', '/en/my-accocunt'],
  'my-details': ['/nl/mijn-gegevens', '/en/my-details'],
  'my-orders': ['/nl/mijn-bestellingen', '/en/my-orders'],
  'my-order': ['/nl/mijn-bestellingen/:order', '/en/my-orders/:order'],
  'my-addresses': ['/nl/mijn-adressen', '/en/my-addresses'],
  'my-giftlists': ['/nl/mijn-wenslijsten', '/en/my-giftlists'],
  'my-giftlist-items': ['/nl/mijn-wenslijst', '/en/my-giftlist'],
  'my-giftlist-orders': ['/nl/mijn-wenslijst-bestellingen', '/en/my-giftlist-orders'],
  'my-wishlist': ['/nl/mijn-wishlist', '/en/my-wishlist'],
  'new-account': ['/nl/nieuwe-account', '/en/new-account'],
  'password-recovery': ['/nl/wachtwoord-opvragen', '/en/password-recovery'],
  'giftlist-home': ['/nl/wenslijsten/', '/en/giftlists/'],
  'giftlist-buy': ['/nl/wenslijsten/schenken', '/en/giftlists/buy'],
  'giftlist-create': ['/nl/wenslijsten/aanmaken', '/en/giftlists/create'],
  giftlist: ['/nl/wenslijsten/:list', '/en/giftlists/:list'],
  newsletter: ['/nl/nieuwsbrief', '/en/newsletter'],
  contact: ['/nl/contact', '/en/contact'],
  appointments: ['/nl/afspraken', '/en/appointments'],
  jobs: ['/nl/vacatures', '/en/jobs'],
  delivery: ['/nl/levering', '/en/delivery'],
  returns: ['/nl/retourneren', '/en/return-policy'],
  'safe-payment': ['/nl/veilig-betalen', '/en/safe-payment'],
  about: ['/nl/over-ons', '/en/about-us'],
  team: ['/nl/meet-the-team', '/en/meet-the-team'],
  'customer-reviews': ['/nl/klanten-reviews', '/en/customer-reviews'],
  'customer-of-the-month': ['/nl/klant-van-de-maand', '/en/customer-of-the-month'],
  terms: ['/nl/algemene-voorwaarden', '/en/terms-conditions'],
  privacy: ['/nl/privacy', '/en/privacy'],
  complaints: ['/nl/klachten', '/en/complaints'],
  'interior-advice': ['/nl/interieuradvies', '/en/interioradvice'],
  category: ['/nl/categorie/*', '/en/category/*'],
  brand: ['/nl/merken/:brand', '/en/brands/:brand'],
  family: ['/nl/merken/:brand/:family', '/en/brands/:brand/:family'],
  product: ['/nl/producten/:product', '/en/products/:product'],
  sku: ['/nl/producten/:product/:sku', '/en/products/:product/:sku'],
} as const satisfies Record<string, readonly [nl: string, en: string]>

export type LinkedPage = keyof typeof paths

/**
 * The rows of the page table. In browsers, they contain only the ids and the paths in further languages
 * (pathsLoader.cjs).
 */
const rows: readonly Record<string, unknown>[] = pages

/** Returns the path of a page in a language, with `:name` and `*` unfilled. */
export function getPattern(id: LinkedPage, language: Language): string {
  const [nl, en] = paths[id]
  if (language === 'nl') return nl
  const tablePath = rows.find((row) => row['id'] === id)?.[`path_${language}`] as string | undefined
  return tablePath ?? en.replace('en', language)
}

/** Returns the path of a page in a language. `parameters` fill the `:name` segments and the `*` of the path. */
export function buildPath(id: LinkedPage, language: Language, parameters: Record<string, string> = {}): string {
  return fillPattern(getPattern(id, language), parameters)
}

/** Fills `:name` and `*` of a path pattern. Slashes are preserved only in `*`. Throws when a value is missing. */
export function fillPattern(pattern: string, parameters: Record<string, string>): string {
  return pattern.replace(/:([a-z]+)|\*/g, (part: string, name: string | undefined) => {
    const parameter = parameters[name ?? '*']
    if (!parameter) throw new Error(`The path ${pattern} needs a value for ${part}`)
    return name ? encodeURIComponent(parameter) : parameter.split('/').map(encodeURIComponent).join('/')
  })
}

export const buildProductPath = (product: Slugs, language: Language): string =>
  buildPath('product', language, { product: translate(product, language) })

/** The HTML id of the list of all categories on the home page. */
export const categoryIndexId = 'shop'

/** Returns the path of a group of categories, which has no page. Without scripts, the link leads to all categories. */
export const buildGroupPath = (language: Language): string => `${buildPath('homepage', language)}#${categoryIndexId}`

/** Returns the prefix that the paths of all product pages share, including the slash at its end. */
export const findProductPrefix = (language: Language): string =>
  buildProductPath({ nl: '-', en: '-' }, language).slice(0, -1)

export const buildSkuPath = (product: Slugs, sku: Slugs, language: Language): string =>
  buildPath('sku', language, { product: translate(product, language), sku: translate(sku, language) })

export const buildCardPath = (
  { slugs, variant_slugs: variant }: { slugs: Slugs; variant_slugs: Slugs | null },
  language: Language,
): string => (variant ? buildSkuPath(slugs, variant, language) : buildProductPath(slugs, language))

/** @param line the slugs from the top category down to the category itself (two levels at most) */
export const buildCategoryPath = (line: readonly Slugs[], language: Language): string =>
  buildPath('category', language, { '*': line.map((slugs) => translate(slugs, language)).join('/') })

/** @param brand the slug of the brand, which is the same in all languages */
export const buildBrandPath = (brand: string, language: Language): string => buildPath('brand', language, { brand })

export const buildYourOwnPath = (brand: string, language: Language): string =>
  buildPath('build-your-own', language, { brand })

export const buildFamilyPath = (brand: string, family: Slugs, language: Language): string =>
  buildPath('family', language, { brand, family: translate(family, language) })
