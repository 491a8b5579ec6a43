import * as v from 'valibot'
import { colourShape, slugShape, textShape, filledTextShape } from './fieldShapes'
import type { AttributeData, CatalogueData, VariantData } from './catalogueShape'

/** The shape of data/catalogue/facets.json: the filters of lists and the search words of customers. */
export const facetShape = v.object({
  /**
   * The colour families. `attributes` are the options (`group/key` of catalogue.json) of the colour family, and
   * `synonyms` are other words for the colour in a search.
   */
  colours: v.array(
    v.object({
      key: slugShape,
      name: textShape,
      hex: colourShape,
      attributes: v.array(filledTextShape),
      synonyms: v.optional(v.object({ nl: v.array(filledTextShape), en: v.array(filledTextShape) }), {
        nl: [],
        en: [],
      }),
    }),
  ),
  /**
   * The materials. `products` contains the keys of the products that are made of the material, and `attributes` the
   * options that name the material.
   */
  materials: v.array(
    v.object({
      key: slugShape,
      name: textShape,
      attributes: v.optional(v.array(filledTextShape), []),
      products: v.array(slugShape),
    }),
  ),
  synonyms: v.array(v.object({ category: slugShape, nl: v.array(filledTextShape), en: v.array(filledTextShape) })),
})

export type FacetData = v.InferOutput<typeof facetShape>

/** The keys of the colours and materials that an option of a variant names. */
export interface OptionKeys {
  colours: readonly string[]
  materials: readonly string[]
}

export interface FacetKeys {
  getColours: (variant: VariantData) => string[]
  getMaterials: (productKey: string) => readonly string[]
  getOptionKeys(option: AttributeData): OptionKeys
}

export function groupFacetKeys({ colours, materials }: FacetData): FacetKeys {
  const coloursByOption = groupKeysByMember(colours.map(({ key, attributes }) => [key, attributes]))
  const materialsByOption = groupKeysByMember(materials.map(({ key, attributes }) => [key, attributes]))
  const materialsByProduct = groupKeysByMember(materials.map(({ key, products }) => [key, products]))
  return {
    getColours: ({ attributes }) => [
      ...new Set(attributes.flatMap(({ group, key }) => coloursByOption.get(`${group}/${key}`) ?? [])),
    ],
    getMaterials: (key) => materialsByProduct.get(key) ?? [],
    getOptionKeys: ({ group, key }) => ({
      colours: coloursByOption.get(`${group}/${key}`) ?? [],
      materials: materialsByOption.get(`${group}/${key}`) ?? [],
    }),
  }
}

function groupKeysByMember(membersByKey: readonly (readonly [key: string, members: readonly string[]])[]) {
  const keysByMember = new Map<string, string[]>()
  for (const [key, members] of membersByKey) {
    for (const member of members) keysByMember.set(member, [...(keysByMember.get(member) ?? []), key])
  }
  return keysByMember
}

/**
 * Describes the first error of facets.json with regard to this catalogue: a duplicate key, a reference to something
 * missing, or a coloured option without a colour family. Returns undefined if there is none.
 */
export function checkFacets(facets: FacetData, data: CatalogueData): string | undefined {
  const options = data.products.flatMap((product) => product.combinations.flatMap((variant) => variant.attributes))
  const existingKeys = {
    attribute: new Set(options.map(({ group, key }) => `${group}/${key}`)),
    product: new Set(data.products.map((product) => product.key)),
    category: new Set(data.categories.map((category) => category.key)),
  }
  const errors: string[] = []
  const checkKeys = (row: string, kind: keyof typeof existingKeys, keys: readonly string[]) =>
    keys.forEach((key) => {
      if (!existingKeys[kind].has(key)) errors.push(`${row}: there is no ${kind} "${key}"`)
    })
  const checkUnique = (row: string, facetRows: readonly { key: string }[]) =>
    facetRows.forEach(({ key }, index) => {
      if (facetRows.findIndex((otherRow) => otherRow.key === key) !== index)
        errors.push(`${row} ${key}: is given twice`)
    })

  checkUnique('colour', facets.colours)
  checkUnique('material', facets.materials)
  facets.colours.forEach(({ key, attributes }) => checkKeys(`colour ${key}`, 'attribute', attributes))
  facets.materials.forEach(({ key, attributes, products }) => {
    checkKeys(`material ${key}`, 'attribute', attributes)
    checkKeys(`material ${key}`, 'product', products)
  })
  facets.synonyms.forEach(({ category }) => checkKeys('synonyms', 'category', [category]))
  const colouredOptions = new Set(facets.colours.flatMap((colour) => colour.attributes))
  const unassignedOption = options.find(
    ({ swatch, group, key }) => swatch !== null && !colouredOptions.has(`${group}/${key}`),
  )
  if (unassignedOption) errors.push(`no colour has the attribute "${unassignedOption.group}/${unassignedOption.key}"`)
  return errors[0]
}
