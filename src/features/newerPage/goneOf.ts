import { loadProducts, loadRange } from '../../apiClient/catalogue'
import type { ShopClient } from '../../apiClient/client'
import type { Family } from '../../contract/catalogue'
import type { Links } from '../../contract/links'
import type { ProductCard } from '../../contract/product'
import type { Language } from '../../i18n/languages'
import type { Crumb } from '../../pageTable/pageContext'
import { brandPath, familyPath } from '../../pageTable/paths'

/** What is still there of the series of a product that the shop no longer has. */
export interface Gone {
  brand: Crumb
  family: Crumb
  relatives: ProductCard[]
}

/** Two rows. */
const mostRelatives = 8

export async function goneOf(family: Family, language: Language, client: ShopClient, links: Links): Promise<Gone> {
  const [{ brands }, { _embedded }] = await Promise.all([
    loadRange(client, links),
    loadProducts(client, links, { family: family.id_family, limit: mostRelatives }),
  ])
  const { name = family.brand } = brands.find(({ slug }) => slug === family.brand) ?? {}
  return {
    brand: { name, path: brandPath(family.brand, language) },
    family: { name: family.name, path: familyPath(family.brand, family.slugs, language) },
    relatives: _embedded.products,
  }
}
