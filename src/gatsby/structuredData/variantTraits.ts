import type { Combination, Product } from '../../contract/product'

/** The schema.org properties by which search engines distinguish variants. */
const traitNames = ['color', 'material', 'pattern', 'size'] as const
type Trait = (typeof traitNames)[number]

/** The trait of each attribute group. Groups without a trait are left out. */
const traitByGroup: Partial<Record<string, Trait>> = {
  colour: 'color',
  finish: 'color',
  glaze: 'color',
  cord: 'material',
  fabric: 'material',
  glass: 'material',
  paper: 'material',
  pattern: 'pattern',
  size: 'size',
}

/**
 * Returns the option values of a variant by trait, such as "geolied eik" for color. Values of the same trait are
 * joined.
 */
export function listVariantTraits(
  { attribute_groups }: Product,
  { attributes }: Combination,
): Partial<Record<Trait, string>> {
  const traits: Partial<Record<Trait, string>> = {}
  for (const { group, values } of attribute_groups) {
    const trait = traitByGroup[group]
    const name = values.find(({ key }) => key === attributes[group])?.name
    if (trait && name) traits[trait] = traits[trait] ? `${traits[trait]}, ${name}` : name
  }
  return traits
}

/** Returns the traits in which the variants of a product differ, as schema.org URLs. */
export function listVaryingTraits({ attribute_groups }: Product): string[] {
  const variedTraits = attribute_groups
    .filter(({ values }) => values.length > 1)
    .map(({ group }) => traitByGroup[group])
  return traitNames.filter((trait) => variedTraits.includes(trait)).map((trait) => `https://schema.org/${trait}`)
}
