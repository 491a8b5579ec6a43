import type { Page, Route } from '@playwright/test'
import { languageOfPath, type Language } from '../../../src/i18n/languages'

interface Text {
  nl: string
  en: string
}

/** What has been added to the shop since the site was built: like something that it had, under another name. */
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

const languageOf = (route: Route): Language =>
  languageOfPath(`/${route.request().headers()['lang'] === '2' ? 'en' : 'nl'}`)

/** The API's own answer to another question, changed. */
async function answer<Body>(route: Route, change: (body: Body) => Body, ask = (url: string) => url): Promise<void> {
  const response = await route.fetch({ url: ask(route.request().url()) })
  await route.fulfill({ response, json: change((await response.json()) as Body) })
}

interface Product {
  slugs: Text
  name: string
}

/** The shop API with the added product, brand and category. */
export async function addToShop(page: Page): Promise<void> {
  const { product, brand, category } = added
  await page.route('**/web/v1/product?**', (route) => {
    const language = languageOf(route)
    if (new URL(route.request().url()).searchParams.get('slug') !== product.slug[language]) return route.fallback()
    return answer<Product>(
      route,
      (body) => ({ ...body, slugs: product.slug, name: product.name[language] }),
      (url) => url.replace(product.slug[language], product.like[language]),
    )
  })
  await page.route('**/web/v1/brands', (route) =>
    answer<{ _embedded: { brands: { slug: string }[] } }>(route, ({ _embedded: { brands } }) => {
      const like = brands.find(({ slug }) => slug === brand.like)
      return { _embedded: { brands: [...brands, { ...like, slug: brand.slug, name: brand.name }] } }
    }),
  )
  await page.route('**/web/v1/categories', (route) =>
    answer<{ _embedded: { categories: { slugs: Text }[] } }>(route, ({ _embedded: { categories } }) => {
      const like = categories.find(({ slugs }) => slugs.nl === category.like.nl)
      const one = { ...like, slugs: category.slug, name: category.name[languageOf(route)] }
      return { _embedded: { categories: [...categories.filter((each) => each !== like), one] } }
    }),
  )
  await page.route(`**/web/v1/products?*brand=${brand.slug}*`, (route) =>
    answer(
      route,
      (body) => body,
      (url) => url.replace(brand.slug, brand.like),
    ),
  )
}

/** The shop API says of a product that it is gone, and of which family it was. */
export async function takeOutOfShop(page: Page, slug: string, family: string): Promise<void> {
  await page.route(`**/web/v1/product?slug=${slug}`, async (route) => {
    const families = new URL('/web/v1/families', route.request().url()).href
    const response = await route.fetch({ url: families })
    const { _embedded } = (await response.json()) as { _embedded: { families: { name: string }[] } }
    const data = { family: _embedded.families.find(({ name }) => name === family) }
    await route.fulfill({ status: 410, json: { type: 'product_gone', message: 'gone', data } })
  })
}
