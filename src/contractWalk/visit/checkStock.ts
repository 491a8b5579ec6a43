import * as v from 'valibot'
import { unknownStock } from '../../contract/quantities'
import type { ResponseLinks, Person } from './Person'
import type { Visit } from './Visit'

interface Item {
  id_product: number
  id_product_attribute: number
  quantity: number
}

const outOfStock = v.object({ stock: v.number() })

/** Reads the available quantity of each variant as another visitor; null if the API does not reveal it. */
export async function readStocks(
  visit: Visit,
  root: ResponseLinks,
  items: readonly Item[],
): Promise<(number | null)[]> {
  const visitor = visit.createPerson()
  const stocks: (number | null)[] = []
  for (const item of items) stocks.push(await readStock(visitor, root, item))
  return stocks
}

async function readStock(visitor: Person, root: ResponseLinks, { id_product, id_product_attribute }: Item) {
  const { combinations } = await visitor.call('readProduct', root, { payload: { id: id_product } })
  const stock = combinations.find((each) => each.id_product_attribute === id_product_attribute)?.stock
  if (stock !== undefined && stock !== unknownStock) return stock
  const payload = { id_product, id_product_attribute, quantity: 1_000_000, id_lang: visitor.idLang }
  const data = await visitor.expectRefusal('addToCart', root, ['out_of_stock', 'invalid'], {
    situation: 'A visitor adds more than there is',
    payload,
  })
  return v.is(outOfStock, data) ? data.stock : null
}

/** Checks that the stock has decreased at least by the ordered quantities. Others may have bought in the meantime. */
export async function checkStock(
  visit: Visit,
  root: ResponseLinks,
  items: readonly Item[],
  formerStocks: readonly (number | null)[],
): Promise<void> {
  const currentStocks = await readStocks(visit, root, items)
  items.forEach(({ quantity }, index) => {
    const [formerStock, currentStock] = [formerStocks[index], currentStocks[index]]
    if (formerStock == null || currentStock == null) return
    const expectedStock = Math.max(0, formerStock - quantity)
    visit
      .createPerson()
      .check(
        'readStatus',
        'What was paid is no longer in stock',
        'stock',
        expectedStock,
        Math.min(expectedStock, currentStock) === currentStock ? expectedStock : currentStock,
      )
  })
}
