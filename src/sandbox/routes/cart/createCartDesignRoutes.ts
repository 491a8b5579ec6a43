import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import { addDesignPayload } from '../../../contract/design'
import { findWholeDesigns, sumByVariant } from '../../../contract/wholeDesigns'
import type { SandboxContext } from '../../context'
import { readLang } from '../../http/language'
import { readPayload, readPathId } from '../../http/readPayload'
import { createNotFoundError, ShopError } from '../../http/ShopError'
import { readCustomerToken } from '../../http/tokens'
import { type DesignItem, readCartDesigns } from '../../queries/cart'
import { readCartLines } from '../../queries/cartLine'
import { findCustomer } from '../../queries/customer'
import { openOrCreateCart } from '../../session/requestedCart'
import { createRemovedError } from '../catalogue/requestedProduct'
import { applyCartChange, buildCartAnswer } from './applyCartChange'
import { adoptCustomer, dropVouchers, endPayments, settleCarrier } from './cartAdjustments'
import { findRepeatedAddition, recordAddition } from './repeatedAddition'

/** Handles add_design, and remove of each design. */
export function createCartDesignRoutes(context: SandboxContext): Hono {
  const { database } = context
  const routes = new Hono()

  routes.post('/cart/designs', async (c) => {
    const wanted = await readPayload(c, addDesignPayload)
    const answer = database.transaction(() => {
      const repeated = findRepeatedAddition(context, c, wanted)
      if (repeated) return buildCartAnswer(context, repeated.id_cart, repeated.token, c, { type: 'design_added' })
      const { cart, token } = openOrCreateCart(context, c)
      endPayments(database, cart.id_cart)
      adoptCustomer(context, cart, findCustomer(database, readCustomerToken(c)))
      const replaced = findDesign(cart.id_cart, wanted.replaces)
      if (replaced) removeDesignItems(cart.id_cart, replaced.id_cart_design, replaced.items)
      addDesignItems(c, cart.id_cart, wanted.items)
      const items = [...sumByVariant(wanted.items)].map(([id_product_attribute, quantity]) => ({
        id_product_attribute,
        quantity,
      }))
      database.run(
        'INSERT INTO cart_design (id_cart_design, id_cart, design, items) VALUES (?, ?, ?, ?)',
        // A changed design keeps its id, so that other tabs replace it as well.
        replaced?.id_cart_design ?? null,
        cart.id_cart,
        wanted.design,
        JSON.stringify(items),
      )
      const dropped = dropVouchers(context, cart.id_cart)
      settleCarrier(context, cart.id_cart)
      recordAddition(context, c, cart.id_cart, wanted)
      return buildCartAnswer(context, cart.id_cart, token, c, {
        type: replaced ? 'design_replaced' : 'design_added',
        ...(dropped.length > 0 && { data: { vouchers_removed: dropped } }),
      })
    })
    return c.json(answer)
  })

  routes.delete('/cart/designs/:id', (c) =>
    c.json(
      applyCartChange(context, c, ({ id_cart }) => {
        const design = findDesign(id_cart, readPathId(c, 'id') ?? null)
        if (!design) throw createNotFoundError('design in this cart')
        removeDesignItems(id_cart, design.id_cart_design, design.items)
        const dropped = dropVouchers(context, id_cart)
        return { type: 'design_removed', ...(dropped.length > 0 && { data: { vouchers_removed: dropped } }) }
      }),
    ),
  )

  const findDesign = (id_cart: number, id: number | string | null) =>
    findWholeDesigns(readCartDesigns(database, id_cart), readCartLines(database, id_cart)).find(
      ({ id_cart_design }) => id_cart_design === Number(id),
    )

  /** Adds the items to the cart's lines. If a variant is unknown, no longer sold or short, it throws and adds nothing. */
  const addDesignItems = (c: Context, id_cart: number, items: Items) => {
    const before = sumByVariant(readCartLines(database, id_cart).filter(({ amount_cents }) => amount_cents === null))
    const missing: { id_product_attribute: number; stock: number }[] = []
    for (const [id_product_attribute, quantity] of sumByVariant(items)) {
      const { id_product } = items.find((item) => item.id_product_attribute === id_product_attribute)!
      const variant = database.one<{ stock: number; active: number; id_family: number | null }>(
        `SELECT stock, active, id_family FROM combination JOIN product USING (id_product)
          WHERE id_product = ? AND id_product_attribute = ?`,
        id_product,
        id_product_attribute,
      )
      if (!variant) throw createNotFoundError('variant of this product')
      if (variant.active === 0) throw createRemovedError(database, variant.id_family, readLang(c))
      const left = variant.stock - (before.get(id_product_attribute) ?? 0)
      if (left < quantity) missing.push({ id_product_attribute, stock: Math.max(0, left) })
      database.run(
        `INSERT INTO cart_item (id_cart, id_product_attribute, quantity) VALUES (?, ?, ?)
          ON CONFLICT (id_cart, id_product_attribute, ifnull(id_giftlist_product, 0), amount_cents IS NULL)
          DO UPDATE SET quantity = quantity + excluded.quantity`,
        id_cart,
        id_product_attribute,
        quantity,
      )
    }
    const [first] = missing
    if (!first) return
    const data = { stock: first.stock, id_product_attribute: first.id_product_attribute, missing }
    throw new ShopError(409, 'out_of_stock', 'There is not enough of a part of this design', data)
  }

  /** Takes the items of a design out of the cart's lines. */
  const removeDesignItems = (id_cart: number, id_cart_design: number, items: readonly DesignItem[]) => {
    for (const { id_product_attribute, quantity } of items) {
      const line = [id_cart, id_product_attribute, quantity]
      const where = 'WHERE id_cart = ?1 AND id_product_attribute = ?2 AND id_giftlist_product IS NULL'
      database.run(`DELETE FROM cart_item ${where} AND quantity <= ?3`, ...line)
      database.run(`UPDATE cart_item SET quantity = quantity - ?3 ${where}`, ...line)
    }
    database.run('DELETE FROM cart_design WHERE id_cart_design = ?', id_cart_design)
  }

  return routes
}

type Items = v.InferOutput<typeof addDesignPayload>['items']
