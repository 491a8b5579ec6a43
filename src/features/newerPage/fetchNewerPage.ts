import * as v from 'valibot'
import { ApiError } from '../../store/http/ApiError'
import { family, type Family } from '../../contract/catalogue'
import type { PathMatch } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/contents/notFound'
import type { Crumb, PageContext } from '../../pageTable/pageContext'
import { fetchEndpoints } from '../../store/http/links'
import type { AppThunk } from '../../store/AppThunk'
import { buildListPage, buildProductPage } from './pageBuilders'
import { loadProducts, loadAssortment } from '../../store/catalogue/catalogueApi'
import type { ApiClient } from '../../store/http/client'
import type { Links } from '../../contract/links'
import type { ProductCard } from '../../contract/product'
import type { Language } from '../../i18n/languages'
import { buildBrandPath, buildFamilyPath } from '../../pageTable/paths'

/** Makes the same page as a site build (docs/architecture.md, "Data flow"). Rejects with an ApiError. */
export const fetchNewerPage =
  (match: PathMatch, notFound: PageContext<NotFoundContent>): AppThunk<Promise<FoundPage>> =>
  async (dispatch, _getState, { client }) => {
    const links = await dispatch(fetchEndpoints())
    const buildPage = match.id === 'product' || match.id === 'sku' ? buildProductPage : buildListPage
    try {
      const page = await buildPage(match, notFound, client, links)
      return page ? { kind: 'page', page } : { kind: 'missing' }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const family = error.status === 410 ? readFamily(error) : null
      if (family) return { kind: 'gone', ...(await fetchRemovedProduct(family, match.language, client, links)) }
      if (error.status === 404 || error.status === 410) return { kind: 'missing' }
      throw error
    }
  }

const removedProductData = v.object({ family: v.nullable(family) })

function readFamily({ data }: ApiError): Family | null {
  const parsedData = v.safeParse(removedProductData, data)
  return parsedData.success ? parsedData.output.family : null
}

export type FoundPage =
  | { kind: 'page'; page: PageContext<unknown> }
  /** A product that is no longer sold, from a product family that is still sold. */
  | ({ kind: 'gone' } & RemovedProduct)
  | { kind: 'missing' }

interface RemovedProduct {
  brand: Crumb
  family: Crumb
  relatives: ProductCard[]
}

/** Eight cards fill two rows. */
const maxRelatives = 8

async function fetchRemovedProduct(
  family: Family,
  language: Language,
  client: ApiClient,
  links: Links,
): Promise<RemovedProduct> {
  const [{ brands }, { _embedded }] = await Promise.all([
    loadAssortment(client, links),
    loadProducts(client, links, { family: family.id_family, limit: maxRelatives }),
  ])
  const { name = family.brand } = brands.find(({ slug }) => slug === family.brand) ?? {}
  return {
    brand: { name, path: buildBrandPath(family.brand, language) },
    family: { name: family.name, path: buildFamilyPath(family.brand, family.slugs, language) },
    relatives: _embedded.products,
  }
}
