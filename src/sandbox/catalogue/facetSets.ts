import type { FacetData } from './facetShape'
import type { CombinationData } from './shape'

/** Which colours a version has and which materials a product, as bits: bit n is number n of facets.json. */
export interface FacetSets {
  coloursOf(version: CombinationData): number
  materialsOf(productKey: string): number
}

export function facetSets({ colours, materials }: FacetData): FacetSets {
  const coloursOfChoice = new Map<string, number>()
  colours.forEach(({ attributes }, bit) =>
    attributes.forEach((choice) => coloursOfChoice.set(choice, (coloursOfChoice.get(choice) ?? 0) | (1 << bit))),
  )
  const materialsOfProduct = new Map<string, number>()
  materials.forEach(({ products }, bit) =>
    products.forEach((key) => materialsOfProduct.set(key, (materialsOfProduct.get(key) ?? 0) | (1 << bit))),
  )
  return {
    coloursOf: ({ attributes }) =>
      attributes.reduce((set, { group, key }) => set | (coloursOfChoice.get(`${group}/${key}`) ?? 0), 0),
    materialsOf: (key) => materialsOfProduct.get(key) ?? 0,
  }
}
