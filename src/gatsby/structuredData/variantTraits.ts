import type { Combination, Product } from '../../contract/product'

/** What search engines can tell variants apart by. */
const traitNames = ['color', 'material', 'pattern', 'size'] as const
type Trait = (typeof traitNames)[number]

/** The groups of choices of the shop, in those words. A group that is not here says nothing to them. */
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

/** The choices of a variant by trait: "geolied eik" is its colour. Two of one trait stand beside each other. */
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

/** The traits in which the variants of a product differ, as schema.org names them. */
export function variesBy({ attribute_groups }: Product): string[] {
  const chosen = attribute_groups.filter(({ values }) => values.length > 1).map(({ group }) => traitByGroup[group])
  return traitNames.filter((trait) => chosen.includes(trait)).map((trait) => `https://schema.org/${trait}`)
}
