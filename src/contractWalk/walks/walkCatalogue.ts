import { fullProductList, productList } from '../../contract/productList'
import type { CallName } from '../../contract/calls/allCalls'
import { fullProductQuery } from '../visit/findVariants'
import type { Person } from '../visit/Person'
import type { Visit } from '../visit/Visit'

const listNames: CallName[] = ['listBrands', 'listCategories', 'listFamilies', 'listCampaigns']

/** The lists of products that a build reads. */
const productLists = [
  ['The build reads full products', fullProductQuery, fullProductList],
  ['The build reads the newest products', { new: 1, sort: 'newest', limit: 100, page: 1 }, productList],
  ['The build reads the colours of new products', { new: 1, facets: 1, limit: 1 }, productList],
] as const

/** Reads the catalogue as a build does, in Dutch and in English. */
export async function walkCatalogue(visit: Visit): Promise<void> {
  for (const idLang of [1, 2]) {
    const visitor = visit.createPerson(idLang)
    await visit.runPart(() => visitor.call('readRoot', { from: '/v1' }))
    await visit.runPart(() => readProducts(visitor))
    for (const name of listNames) await visit.runPart(() => visitor.call(name))
  }
}

async function readProducts(visitor: Person): Promise<void> {
  for (const [situation, payload, schema] of productLists)
    await visitor.call('listProducts', { situation, payload, schema })
  const situation = 'A visitor opens a list of products that do not exist'
  const payload = { ids: 999_999_999 }
  const emptyList = await visitor.call('listProducts', { situation, payload, schema: productList })
  visitor.check('listProducts', situation, '_embedded.products', [], emptyList._embedded.products)
}
