import type { Page, Route } from '@playwright/test'
import { readPathLanguage, type Language } from '../../../src/i18n/languages'

interface Text {
  nl: string
  en: string
}

/** Additions to the catalogue since the build. Each copies an existing entry under another name. */
export const added = {
  product: {
    like: { nl: 'spile-stoel', en: 'spile-chair' },
    slug: { nl: 'splinternieuwe-stoel', en: 'brand-new-chair' },
    name: { nl: 'Splinternieuwe stoel', en: 'Brand new chair' },
  },
  brand: { like: 'hiljaa', slug: 'nieuwhuis', name: 'Nieuwhuis' },
  category: {
    like: { nl: 'zitten', en: 'seating' },
    slug: { nl: 'hangen', en: 'hanging' },
    name: { nl: 'Hangen', en: 'Hanging' },
  },
}

/** Addresses without a page in the build, with a text of the page that the built site shows there. */
export const otherAddresses: [address: string, text: string][] = [
  ['/nl/bestaat-niet', 'Je bent te ver naar het noorden gegaan'],
  ['/en/does-not-exist', 'You have gone too far north'],
  ['/nl/wenslijsten/feest2ne', 'Noor en Elias'],
  ['/en/giftlists/feest2ne', 'Noor en Elias'],
  ['/nl/mijn-bestellingen/1', 'Log in om te zien waar je bestelling is'],
  [`/nl/producten/${added.product.slug.nl}`, added.product.name.nl],
  [`/en/category/${added.category.slug.en}`, added.category.name.en],
]

const readLanguage = (route: Route): Language =>
  readPathLanguage(`/${route.request().headers()['lang'] === '2' ? 'en' : 'nl'}`)

/** Fulfils a call with a changed response to another call, whose URL `redirect` returns. */
async function fulfilChanged<Body>(
  route: Route,
  change: (body: Body) => Body,
  redirect = (url: string) => url,
): Promise<void> {
  const response = await route.fetch({ url: redirect(route.request().url()) })
  await route.fulfill({ response, json: change((await response.json()) as Body) })
}

interface Product {
  slugs: Text
  name: string
}

/** Makes the shop API return the added product, brand and category. */
export async function addToCatalogue(page: Page): Promise<void> {
  const { product, brand, category } = added
  await page.route('**/web/v1/product?**', (route) => {
    const language = readLanguage(route)
    if (new URL(route.request().url()).searchParams.get('slug') !== product.slug[language]) return route.fallback()
    return fulfilChanged<Product>(
      route,
      (body) => ({ ...body, slugs: product.slug, name: product.name[language] }),
      (url) => url.replace(product.slug[language], product.like[language]),
    )
  })
  await page.route('**/web/v1/brands', (route) =>
    fulfilChanged<{ _embedded: { brands: { slug: string }[] } }>(route, ({ _embedded: { brands } }) => {
      const like = brands.find(({ slug }) => slug === brand.like)
      return { _embedded: { brands: [...brands, { ...like, slug: brand.slug, name: brand.name }] } }
    }),
  )
  await page.route('**/web/v1/categories', (route) =>
    fulfilChanged<{ _embedded: { categories: { slugs: Text }[] } }>(route, ({ _embedded: { categories } }) => {
      const like = categories.find(({ slugs }) => slugs.nl === category.like.nl)
      const one = { ...like, slugs: category.slug, name: category.name[readLanguage(route)] }
      return { _embedded: { categories: [...categories.filter((each) => each !== like), one] } }
    }),
  )
  await page.route(`**/web/v1/products?*brand=${brand.slug}*`, (route) =>
    fulfilChanged(
      route,
      (body) => body,
      (url) => url.replace(brand.slug, brand.like),
    ),
  )
}
