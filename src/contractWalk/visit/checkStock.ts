import * as v from 'valibot'
import { unknownStock } from '../../contract/quantities'
import type { Person } from './Person'

interface OrderedItem {
  id_product: number
  id_product_attribute: number
  quantity: number
}

const outOfStock = v.object({ stock: v.number() })

/** Reads the available quantity of each variant as a new visitor; null if the API does not reveal it. */
export async function readStocks(visitor: Person, items: readonly OrderedItem[]): Promise<(number | null)[]> {
  const stocks: (number | null)[] = []
  for (const item of items) stocks.push(await readStock(visitor, item))
  return stocks
}

async function readStock(visitor: Person, { id_product, id_product_attribute }: OrderedItem) {
  const { combinations } = await visitor.call('readProduct', { payload: { id: id_product } })
  const stock = combinations.find((candidate) => candidate.id_product_attribute === id_product_attribute)?.stock
  if (stock !== undefined && stock !== unknownStock) return stock
  const data = await visitor.expectRefusal('addToCart', ['out_of_stock', 'invalid'], {
    situation: 'A visitor adds more than there is',
    payload: { id_product, id_product_attribute, quantity: 1_000_000, id_lang: visitor.idLang },
  })
  return v.is(outOfStock, data) ? data.stock : null
}

/** Checks that the stock has decreased at least by the ordered quantities. Others may have bought in the meantime. */
export async function checkStock(
  visitor: Person,
  items: readonly OrderedItem[],
  formerStocks: readonly (number | null)[],
): Promise<void> {
  const currentStocks = await readStocks(visitor, items)
  items.forEach(({ quantity }, index) => {
    const [formerStock, currentStock] = [formerStocks[index], currentStocks[index]]
    if (formerStock == null || currentStock == null) return
    const expectedStock = Math.max(0, formerStock - quantity)
    const situation = 'What was paid is no longer in stock'
    visitor.check('readStatus', situation, 'stock', expectedStock, Math.max(expectedStock, currentStock))
  })
}
