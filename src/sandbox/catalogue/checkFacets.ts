import type { FacetData } from './facetShape'
import type { CatalogueData } from './shape'

/**
 * The first fault of facets.json beside this catalogue, in words: something named that is not there, or a choice with
 * a colour that no colour family has. Undefined when all is well.
 */
export function checkFacets(facets: FacetData, data: CatalogueData): string | undefined {
  const choices = data.products.flatMap((product) => product.combinations.flatMap((one) => one.attributes))
  const known = {
    attribute: new Set(choices.map(({ group, key }) => `${group}/${key}`)),
    product: new Set(data.products.map((product) => product.key)),
    category: new Set(data.categories.map((category) => category.key)),
  }
  const faults: string[] = []
  const names = (row: string, kind: keyof typeof known, keys: readonly string[]) =>
    keys.forEach((key) => {
      if (!known[kind].has(key)) faults.push(`${row}: there is no ${kind} "${key}"`)
    })
  const once = (row: string, keys: readonly string[]) =>
    keys.forEach((key, at) => {
      if (keys.indexOf(key) !== at) faults.push(`${row} ${key}: is given twice`)
    })

  once(
    'colour',
    facets.colours.map((colour) => colour.key),
  )
  once(
    'material',
    facets.materials.map((material) => material.key),
  )
  facets.colours.forEach(({ key, attributes }) => names(`colour ${key}`, 'attribute', attributes))
  facets.materials.forEach(({ key, products }) => names(`material ${key}`, 'product', products))
  names(
    'synonyms',
    'category',
    facets.synonyms.map(({ category }) => category),
  )
  const coloured = new Set(facets.colours.flatMap((colour) => colour.attributes))
  const bare = choices.find(({ swatch, group, key }) => swatch !== null && !coloured.has(`${group}/${key}`))
  if (bare) faults.push(`no colour has the attribute "${bare.group}/${bare.key}"`)
  return faults[0]
}
