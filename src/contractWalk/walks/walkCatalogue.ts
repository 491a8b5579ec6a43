import { fullProductList, productList } from '../../contract/productList'
import type { CallName } from '../../contract/calls/allCalls'
import type { ResponseLinks, Person } from '../visit/Person'
import type { Visit } from '../visit/Visit'

const listNames: CallName[] = ['listBrands', 'listCategories', 'listFamilies', 'listCampaigns']

/** Reads the catalogue as a build does, in Dutch and in English. */
export async function walkCatalogue(visit: Visit): Promise<void> {
  for (const idLang of [1, 2]) {
    const visitor = visit.createPerson(idLang)
    await visit.runPart(async () => {
      const root = await visit.readRoot(visitor)
      await visit.runPart(() => readProducts(visitor, root))
      for (const name of listNames) await visit.runPart(async () => void (await visitor.call(name, root)))
    })
  }
}

async function readProducts(visitor: Person, root: ResponseLinks): Promise<void> {
  const fullQuery = { expand: 'full', sort: 'recommended', limit: 100, page: 1 }
  await visitor.call('listProducts', root, {
    situation: 'The build reads full products',
    payload: fullQuery,
    schema: fullProductList,
  })
  const newestQuery = { new: 1, sort: 'newest', limit: 100, page: 1 }
  await visitor.call('listProducts', root, {
    situation: 'The build reads the newest products',
    payload: newestQuery,
    schema: productList,
  })
  const facetQuery = { new: 1, facets: 1, limit: 1 }
  await visitor.call('listProducts', root, {
    situation: 'The build reads the colours of new products',
    payload: facetQuery,
    schema: productList,
  })
  const situation = 'A visitor opens a list of products that do not exist'
  const emptyList = await visitor.call('listProducts', root, {
    situation,
    payload: { ids: 999_999_999 },
    schema: productList,
  })
  visitor.check('listProducts', situation, '_embedded.products', [], emptyList._embedded.products)
}
