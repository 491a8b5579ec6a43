import type { ExampleRecorder } from './ExampleRecorder'

/** The variants that the other visits use. */
export interface ExampleVariants {
  /** A variant that is delivered within days, is not reduced, and can be wrapped. More than five are in stock. */
  stockedVariant: { id_product: number; id_product_attribute: number }
  /** A variant of another product, whose price is high enough for contributions. More than five are in stock. */
  giftVariant: { id_product: number; id_product_attribute: number }
  /** The id_product_attribute of a variant without stock. */
  soldOutId: number
}

/** Makes the calls for the catalogue that a build and a browser make. */
export async function visitCatalogue(visitor: ExampleRecorder): Promise<ExampleVariants> {
  await visitor.call('readRoot')
  await visitor.call('listBrands')
  await visitor.call('listCategories')
  await visitor.call('listFamilies')
  await visitor.call('listCampaigns')
  await visitor.call('listCartRules')
  await visitor.call('listCountries')
  const query = { q: 'stoel', facets: 1, price_max: 300, limit: 2 }
  const { _embedded } = await visitor.call('listProducts', { query })
  const [card] = _embedded.products
  if (!card) throw new Error('The catalogue has no chair')
  await visitor.call('readProduct', { query: { id: card.id_product } })
  await visitor.call('suggest', { query: { q: 'eetk' } })
  await visitor.call('startSearch')
  return findExampleVariants(visitor.createVisitor({}))
}

async function findExampleVariants(visitor: ExampleRecorder): Promise<ExampleVariants> {
  const { _embedded } = await visitor.call('listProducts', { query: { expand: 'full', limit: 100 } })
  const variants = _embedded.products.flatMap((product) =>
    'combinations' in product ? product.combinations.map((variant) => ({ ...product, ...variant })) : [],
  )
  const stockedVariant = variants.find(
    ({ delivery, stock, gift_wrap, price }) =>
      delivery?.unit === 'days' && stock > 5 && gift_wrap && price.lowest_30_days === null,
  )
  const giftVariant = variants.find(
    ({ price, stock, id_product }) => price.amount > 200 && stock > 5 && id_product !== stockedVariant?.id_product,
  )
  const soldOutVariant = variants.find(({ stock }) => stock === 0)
  if (!stockedVariant || !giftVariant || !soldOutVariant)
    throw new Error('The catalogue lacks a variant for the examples')
  return {
    stockedVariant: pickIds(stockedVariant),
    giftVariant: pickIds(giftVariant),
    soldOutId: soldOutVariant.id_product_attribute,
  }
}

const pickIds = ({ id_product, id_product_attribute }: ExampleVariants['giftVariant']) => ({
  id_product,
  id_product_attribute,
})
