import { listFullProducts } from '../visit/findVariants'
import type { Visit } from '../visit/Visit'

/** A visitor reads promotions, the countries of delivery, and a product by its id and by its slug. */
export async function walkProducts(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  await visit.runPart(() => visitor.call('listCartRules'))
  await visit.runPart(() => visitor.call('listCountries'))
  const [listedProduct] = await listFullProducts(visitor)
  if (!listedProduct) return
  await visit.runPart(async () => {
    const situation = 'A visitor opens a product by its id'
    const product = await visitor.call('readProduct', { situation, payload: { id: listedProduct.id_product } })
    const listVariantIds = ({ combinations }: typeof listedProduct) =>
      combinations.map((variant) => variant.id_product_attribute)
    visitor.check('readProduct', situation, 'combinations', listVariantIds(listedProduct), listVariantIds(product))
  })
  await visit.runPart(async () => {
    const situation = 'A visitor opens a product by its slug'
    const product = await visitor.call('readProduct', { situation, payload: { slug: listedProduct.slugs.en } })
    visitor.check('readProduct', situation, 'id_product', listedProduct.id_product, product.id_product)
  })
  await visitor.expectRefusal('readProduct', ['not_found'], {
    situation: 'A visitor opens a product that does not exist',
    payload: { id: 999_999_999 },
  })
  await visitor.expectRefusal('readProduct', ['invalid'], { situation: 'A product without id and slug', payload: {} })
}
