import { listFullProducts } from '../visit/findVariants'
import type { Visit } from '../visit/Visit'

/** A visitor reads promotions, the countries of delivery, and a product by its id and by its slug. */
export async function walkProducts(visit: Visit): Promise<void> {
  const visitor = visit.createPerson()
  await visit.part(async () => {
    const root = await visit.readRoot(visitor)
    await visit.part(async () => void (await visitor.call('listCartRules', root)))
    await visit.part(async () => void (await visitor.call('listCountries', root)))
    const [listed] = await listFullProducts(visitor, root)
    if (!listed) return
    await visit.part(async () => {
      const when = 'A visitor opens a product by its id'
      const product = await visitor.call('readProduct', root, { when, payload: { id: listed.id_product } })
      const variants = ({ combinations }: typeof listed) => combinations.map((each) => each.id_product_attribute)
      visitor.check('readProduct', when, 'combinations', variants(listed), variants(product))
    })
    await visit.part(async () => {
      const when = 'A visitor opens a product by its slug'
      const product = await visitor.call('readProduct', root, { when, payload: { slug: listed.slugs.en } })
      visitor.check('readProduct', when, 'id_product', listed.id_product, product.id_product)
    })
    await visitor.refuse('readProduct', root, ['not_found'], {
      when: 'A visitor opens a product that does not exist',
      payload: { id: 999_999_999 },
    })
    await visitor.refuse('readProduct', root, ['invalid'], { when: 'A product without id and slug', payload: {} })
  })
}
