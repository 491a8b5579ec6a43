import { listFullProducts } from '../visit/findVariants'
import type { Visit } from '../visit/Visit'

/** A visitor reads promotions, the countries of delivery, and a product by its id and by its slug. */
export async function walkProducts(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  await visit.runPart(async () => {
    const root = await visit.readRoot(visitor)
    await visit.runPart(async () => void (await visitor.call('listCartRules', root)))
    await visit.runPart(async () => void (await visitor.call('listCountries', root)))
    const [listedProduct] = await listFullProducts(visitor, root)
    if (!listedProduct) return
    await visit.runPart(async () => {
      const situation = 'A visitor opens a product by its id'
      const product = await visitor.call('readProduct', root, { situation, payload: { id: listedProduct.id_product } })
      const listVariantIds = ({ combinations }: typeof listedProduct) =>
        combinations.map((each) => each.id_product_attribute)
      visitor.check('readProduct', situation, 'combinations', listVariantIds(listedProduct), listVariantIds(product))
    })
    await visit.runPart(async () => {
      const situation = 'A visitor opens a product by its slug'
      const product = await visitor.call('readProduct', root, { situation, payload: { slug: listedProduct.slugs.en } })
      visitor.check('readProduct', situation, 'id_product', listedProduct.id_product, product.id_product)
    })
    await visitor.expectRefusal('readProduct', root, ['not_found'], {
      situation: 'A visitor opens a product that does not exist',
      payload: { id: 999_999_999 },
    })
    await visitor.expectRefusal('readProduct', root, ['invalid'], {
      situation: 'A product without id and slug',
      payload: {},
    })
  })
}
