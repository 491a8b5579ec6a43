import { copyProduct, findCopyId, findFirstWord } from './copyProduct'
import type { SeedData } from './readCatalogueFiles'
import type { CatalogueData } from './catalogueShape'

/** The number of rounds after which a new set of brands begins, so that a large catalogue also has many brands. */
const roundsPerBrandSet = 4

/**
 * Extends a catalogue to `total` products with copies of the demo's products. The copies belong to new families and
 * brands, and have their own ids, names, addresses, article numbers, prices and stock. The copies share the pictures
 * and materials of the originals, and the texts except the names. The same `total` always gives the same result.
 * Returns the demo unchanged if it has enough products.
 */
export function enlargeCatalogue(data: SeedData, total: number): SeedData {
  const { catalogue, facets } = data
  const { products, families, brands } = catalogue
  const rounds = Math.max(0, Math.ceil(total / products.length) - 1)
  if (rounds === 0) return data
  const originalNames = [
    ...new Set([...products.map(({ name }) => findFirstWord(name.nl)), ...families.map(({ name }) => name)]),
  ]
  const nameGenerator = generateNames([...originalNames, ...brands.map(({ name }) => name)])
  const takeName = () => {
    const { value: nextName } = nameGenerator.next()
    if (nextName === undefined) throw new Error(`There are no names for ${total} products`)
    return nextName
  }
  const isInCatalogue = (id: number) => id < findCopyId(catalogue, 0, 0) + total
  const copies: Pick<CatalogueData, 'products' | 'families' | 'brands'> = { products: [], families: [], brands: [] }
  let copiedBrands = new Map<string, string>()

  for (let round = 1; round <= rounds; round += 1) {
    const copiedNames = new Map(originalNames.map((name) => [name, takeName()]))
    if (round % roundsPerBrandSet === 1) {
      const brandCopies = brands.map((brand, index) => {
        const name = takeName()
        const id_brand = brands.length + copies.brands.length + index + 1
        return { ...brand, id_brand, slug: makeSlug(name), name, build_your_own: false }
      })
      copies.brands.push(...brandCopies)
      copiedBrands = new Map(brands.map((brand, index) => [brand.slug, brandCopies[index]?.slug ?? brand.slug]))
    }
    const copiedProducts = products
      .map((product, index) =>
        copyProduct(product, {
          id: findCopyId(catalogue, round, index),
          findId: (id) =>
            findCopyId(
              catalogue,
              round,
              products.findIndex((candidate) => candidate.id_product === id),
            ),
          isInCatalogue,
          round,
          brand: copiedBrands.get(product.brand) ?? product.brand,
          name: copiedNames.get(findFirstWord(product.name.nl)) ?? product.name.nl,
        }),
      )
      .filter(({ id_product }) => isInCatalogue(id_product))
    copies.products.push(...copiedProducts)
    families.forEach((family, index) => {
      const name = copiedNames.get(family.name) ?? family.name
      const ids = copiedProducts
        .filter((product) => product.family === `${family.key}-${round}`)
        .map((product) => product.id_product)
      if (ids.length === 0) return
      copies.families.push({
        ...family,
        id_family:
          Math.max(...families.map((originalFamily) => originalFamily.id_family)) +
          (round - 1) * families.length +
          index +
          1,
        key: `${family.key}-${round}`,
        slug: { nl: makeSlug(name), en: makeSlug(name) },
        brand: copiedBrands.get(family.brand) ?? family.brand,
        name,
        products: ids,
      })
    })
  }
  const listKeys = (key: string) => [key, ...Array.from({ length: rounds }, (_, round) => `${key}-${round + 1}`)]
  const productKeys = new Set([...products, ...copies.products].map(({ key }) => key))
  return {
    ...data,
    catalogue: {
      ...catalogue,
      products: [...products, ...copies.products],
      families: [...families, ...copies.families],
      brands: [...brands, ...copies.brands],
    },
    facets: {
      ...facets,
      materials: facets.materials.map((material) => ({
        ...material,
        products: material.products.flatMap(listKeys).filter((key) => productKeys.has(key)),
      })),
    },
  }
}

const makeSlug = (name: string) => name.toLowerCase()

const nameStarts =
  'Al Bor Dal Ei Fal Grim Hal Is Jor Kal Lund Mar Nor Ol Pil Ras Sten Tor Ul Vin Yng Sol Fjel Ham'.split(' ')
const nameMiddles = 'a e i o u an en in or ar il em'.split(' ')
const nameEnds = 'da ga ka la ma na ra sa ta va lo no ro to vo li ni ri ti vi sen ken len ren'.split(' ')
const nameTails = ['', ...'n r s l ne lle tta sk st nd rg'.split(' ')]
const nameCount = nameStarts.length * nameMiddles.length * nameEnds.length * nameTails.length
/**
 * The step from the number of one name to that of the next. The step and `nameCount` have no common factor, so the
 * steps reach every name once.
 */
const numberStep = 48_271

/** Generates names that sound Scandinavian, always in the same order, without repetition and without taken names. */
function* generateNames(takenNames: Iterable<string>): Generator<string, undefined> {
  const usedNames = new Set(takenNames)
  for (let number = 0; number < nameCount; number += 1) {
    let remainder = (number * numberStep) % nameCount
    const parts = [nameStarts, nameMiddles, nameEnds, nameTails].map((list) => {
      const part = list[remainder % list.length]
      remainder = Math.floor(remainder / list.length)
      return part
    })
    const name = parts.join('')
    if (usedNames.has(name)) continue
    usedNames.add(name)
    yield name
  }
  return undefined
}
