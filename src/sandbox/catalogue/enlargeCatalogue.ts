import { copyProduct, firstWord, idOfCopy } from './copyProduct'
import { madeUpNames } from './madeUpNames'
import type { ShopData } from './readCatalogue'
import type { CatalogueData } from './shape'

/** New brands come with every so many rounds, so that a big shop has many brands too. */
const roundsPerBrand = 4

const slugOf = (name: string) => name.toLowerCase()

/**
 * A catalogue of `total` products: the demo ones and copies of them, round after round, with their own ids, names,
 * addresses, article numbers, prices and stock, in families and brands of their own. Always the same one for the same
 * number. A total that the demo has already gives the demo. Pictures, texts and materials are those of the originals.
 */
export function enlargeCatalogue(data: ShopData, total: number): ShopData {
  const { catalogue, facets } = data
  const { products, families, brands } = catalogue
  const rounds = Math.max(0, Math.ceil(total / products.length) - 1)
  if (rounds === 0) return data
  const words = [...new Set([...products.map(({ name }) => firstWord(name.nl)), ...families.map(({ name }) => name)])]
  const names = madeUpNames([...words, ...brands.map(({ name }) => name)])
  const next = () => {
    const { value } = names.next()
    if (value === undefined) throw new Error(`There are no names for ${total} products`)
    return value
  }
  const isThere = (id: number) => id < idOfCopy(catalogue, 0, 0) + total
  const more: Pick<CatalogueData, 'products' | 'families' | 'brands'> = { products: [], families: [], brands: [] }
  let brandOf = new Map<string, string>()

  for (let round = 1; round <= rounds; round += 1) {
    const nameOf = new Map(words.map((word) => [word, next()]))
    if (round % roundsPerBrand === 1) {
      const copies = brands.map((brand, at) => {
        const name = next()
        const id_brand = brands.length + more.brands.length + at + 1
        return { ...brand, id_brand, slug: slugOf(name), name, build_your_own: false }
      })
      more.brands.push(...copies)
      brandOf = new Map(brands.map((brand, at) => [brand.slug, copies[at]?.slug ?? brand.slug]))
    }
    const copied = products
      .map((product, at) =>
        copyProduct(product, {
          id: idOfCopy(catalogue, round, at),
          idOf: (id) =>
            idOfCopy(
              catalogue,
              round,
              products.findIndex((one) => one.id_product === id),
            ),
          isThere,
          round,
          brand: brandOf.get(product.brand) ?? product.brand,
          name: nameOf.get(firstWord(product.name.nl)) ?? product.name.nl,
        }),
      )
      .filter(({ id_product }) => isThere(id_product))
    more.products.push(...copied)
    families.forEach((family, at) => {
      const name = nameOf.get(family.name) ?? family.name
      const ids = copied.filter((product) => product.family === `${family.key}-${round}`).map((one) => one.id_product)
      if (ids.length === 0) return
      more.families.push({
        ...family,
        id_family: Math.max(...families.map((one) => one.id_family)) + (round - 1) * families.length + at + 1,
        key: `${family.key}-${round}`,
        slug: { nl: slugOf(name), en: slugOf(name) },
        brand: brandOf.get(family.brand) ?? family.brand,
        name,
        products: ids,
      })
    })
  }
  const keysOf = (key: string) => [key, ...Array.from({ length: rounds }, (_, round) => `${key}-${round + 1}`)]
  const made = new Set([...products, ...more.products].map(({ key }) => key))
  return {
    ...data,
    catalogue: {
      ...catalogue,
      products: [...products, ...more.products],
      families: [...families, ...more.families],
      brands: [...brands, ...more.brands],
    },
    facets: {
      ...facets,
      materials: facets.materials.map((material) => ({
        ...material,
        products: material.products.flatMap(keysOf).filter((key) => made.has(key)),
      })),
    },
  }
}
