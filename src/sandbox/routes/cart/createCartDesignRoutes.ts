import type { Hono } from 'hono'
import { type AddDesignPayload, addDesignPayload } from '../../../contract/design'
import { findWholeDesigns, sumQuantitiesByVariant } from '../../../contract/findWholeDesigns'
import type { SandboxContext } from '../../context'
import { type Language, readLanguage } from '../../http/language'
import { readPayload, readPathId } from '../../http/readPayload'
import { createNotFoundError, ShopError } from '../../http/ShopError'
import { type DesignItem, readCartDesigns } from '../../queries/cart'
import { readCartLines } from '../../queries/cartLine'
import { requireVariant } from '../catalogue/requestedProduct'
import { applyCartAddition, applyCartChange, describeLineChange } from './applyCartChange'

export function createCartDesignRoutes(routes: Hono, context: SandboxContext): void {
  const { database } = context
  routes.post('/cart/designs', async (c) => {
    const payload = await readPayload(c, addDesignPayload)
    const addition = { payload, repeatedResult: { type: 'design_added' } }
    return applyCartAddition(context, c, addition, ({ id_cart }) => {
      const replacedDesign = findDesign(id_cart, payload.replaces)
      if (replacedDesign) removeDesignItems(id_cart, replacedDesign.id_cart_design, replacedDesign.items)
      addDesignItems(id_cart, payload.items, readLanguage(c))
      const items = [...sumQuantitiesByVariant(payload.items)].map(([id_product_attribute, quantity]) => ({
        id_product_attribute,
        quantity,
      }))
      // A changed design keeps its id, so that other tabs replace it as well.
      const id_cart_design = replacedDesign?.id_cart_design
      database.insertRow('cart_design', { id_cart_design, id_cart, design: payload.design, items })
      return describeLineChange(context, id_cart, replacedDesign ? 'design_replaced' : 'design_added')
    })
  })

  routes.delete('/cart/designs/:id', (c) =>
    applyCartChange(context, c, ({ id_cart }) => {
      const design = findDesign(id_cart, readPathId(c, 'id') ?? null)
      if (!design) throw createNotFoundError('design in this cart')
      removeDesignItems(id_cart, design.id_cart_design, design.items)
      return describeLineChange(context, id_cart, 'design_removed')
    }),
  )

  const findDesign = (id_cart: number, id: number | string | null) =>
    findWholeDesigns(readCartDesigns(database, id_cart), readCartLines(database, id_cart)).find(
      ({ id_cart_design }) => id_cart_design === Number(id),
    )

  /**
   * Adds the items to the line items of the cart. Throws a ShopError, so that the transaction adds nothing, if a
   * variant is unknown, no longer sold or not sufficiently in stock.
   */
  const addDesignItems = (id_cart: number, items: AddDesignPayload['items'], language: Language) => {
    const quantitiesBefore = sumQuantitiesByVariant(
      readCartLines(database, id_cart).filter(({ amount_cents }) => amount_cents === null),
    )
    const missingItems: { id_product_attribute: number; stock: number }[] = []
    for (const [id_product_attribute, quantity] of sumQuantitiesByVariant(items)) {
      const { id_product } = items.find((item) => item.id_product_attribute === id_product_attribute)!
      const stock = requireVariant(database, { id_product, id_product_attribute }, language)
      const availableQuantity = stock - (quantitiesBefore.get(id_product_attribute) ?? 0)
      if (availableQuantity < quantity)
        missingItems.push({ id_product_attribute, stock: Math.max(0, availableQuantity) })
      database.insertRow(
        'cart_item',
        { id_cart, id_product_attribute, quantity },
        `ON CONFLICT (id_cart, id_product_attribute, ifnull(id_giftlist_product, 0), amount_cents IS NULL)
          DO UPDATE SET quantity = quantity + excluded.quantity`,
      )
    }
    const [firstItem] = missingItems
    if (!firstItem) return
    const data = { stock: firstItem.stock, id_product_attribute: firstItem.id_product_attribute, missing: missingItems }
    throw new ShopError(409, 'out_of_stock', 'There is not enough of a part of this design', data)
  }

  const removeDesignItems = (id_cart: number, id_cart_design: number, items: readonly DesignItem[]) => {
    for (const { id_product_attribute, quantity } of items) {
      const parameters = [id_cart, id_product_attribute, quantity]
      const condition = 'WHERE id_cart = ?1 AND id_product_attribute = ?2 AND id_giftlist_product IS NULL'
      database.run(`DELETE FROM cart_item ${condition} AND quantity <= ?3`, ...parameters)
      database.run(`UPDATE cart_item SET quantity = quantity - ?3 ${condition}`, ...parameters)
    }
    database.run('DELETE FROM cart_design WHERE id_cart_design = ?', id_cart_design)
  }
}
