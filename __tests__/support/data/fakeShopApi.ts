import { languageId, type Language } from '../../../src/i18n/languages'
import type { CatalogueByLanguage } from '../../../src/pageTable/pages/catalogueIndex'

/** Responds to the catalogue's calls from memory. `change` may replace the body of a response. */
export function fakeShopApi(
  catalogue: CatalogueByLanguage,
  {
    pageSize = 100,
    change = (_: URL, body: unknown) => body,
  }: { pageSize?: number; change?: (address: URL, body: unknown) => unknown } = {},
) {
  const asked: { path: string; lang: string | null }[] = []
  const request = async (call: Request): Promise<Response> => {
    const address = new URL(call.url)
    const lang = call.headers.get('Lang')
    asked.push({ path: address.pathname + address.search, lang })
    const language: Language = lang === String(languageId.nl) ? 'nl' : 'en'
    const body = change(address, buildBody(address, catalogue[language], pageSize))
    return body instanceof Response ? body : Response.json(body)
  }
  return { request, asked }
}

const link = (href: string) => ({ href })

function buildBody(address: URL, catalogue: CatalogueByLanguage['nl'], pageSize: number): unknown {
  switch (address.pathname) {
    case '/web/v1':
      return {
        _links: {
          brands: link('/v1/brands'),
          categories: link('/v1/categories'),
          families: link('/v1/families'),
          campaigns: link('/v1/campaigns'),
          products: link('/v1/products{?category,sort,page}'),
        },
      }
    case '/web/v1/products': {
      const page = Number(address.searchParams.get('page') ?? 1)
      const all = address.searchParams.has('new')
        ? catalogue.products.filter(({ id_product }) => catalogue.newest.includes(id_product))
        : catalogue.products
      const products = all.slice((page - 1) * pageSize, page * pageSize)
      return { total: all.length, page, limit: pageSize, _embedded: { products }, _links: {} }
    }
    default: {
      const name = address.pathname.replace('/web/v1/', '') as 'brands' | 'categories' | 'families' | 'campaigns'
      return { _embedded: { [name]: catalogue[name] } }
    }
  }
}
