import { Hono, type Context } from 'hono'
import { addToCart, updateItem } from '../../contract/requests'
import { adoptCustomer } from '../changes/adoptCustomer'
import { cartAnswer, changeCart } from '../changes/changeCart'
import { cartOfRequest } from '../changes/cartOfRequest'
import { checkGiftList } from '../changes/checkGiftList'
import { dropVouchers } from '../changes/dropVouchers'
import { endPayments } from '../changes/endPayments'
import { settleCarrier } from '../changes/settleCarrier'
import { langOfRequest } from '../http/language'
import { pathId, payload } from '../http/payload'
import { invalid, notFound, ShopError } from '../http/ShopError'
import { customerToken } from '../http/tokens'
import { cartLines, type CartLine } from '../records/cartLine'
import { customerOf } from '../records/customer'
import { stockFor } from '../rules/stockFor'
import type { Shop } from '../shop'
import { productGone } from './requestedProduct'

const inStock = (wanted: number, stock: number) => {
  if (wanted <= stock) return
  const message = stock === 0 ? 'This article is sold out' : `There are only ${stock} of this article`
  throw new ShopError(409, 'out_of_stock', message, { stock })
}

/** add_to_cart, and each item's update and remove. */
export function cartItemRoutes(shop: Shop): Hono {
  const { database } = shop
  const routes = new Hono()

  const ownItem = (c: Context, lines: readonly CartLine[]): CartLine => {
    const id = pathId(c, 'id')
    const item = lines.find((line) => line.id_cart_item === id)
    if (!item) throw notFound('item in this cart')
    return item
  }

  const happened = (type: string, id_cart: number) => {
    const dropped = dropVouchers(shop, id_cart)
    return dropped.length > 0 ? { type, data: { vouchers_removed: dropped } } : { type }
  }

  const remove = (c: Context, id_cart: number) => {
    const { id_cart_item } = ownItem(c, cartLines(database, id_cart))
    database.run('DELETE FROM cart_item WHERE id_cart_item = ?', id_cart_item)
    return happened('removed', id_cart)
  }

  routes.post('/cart/items', async (c) => {
    const wanted = await payload(c, addToCart)
    const { id_product, id_product_attribute, quantity } = wanted
    if (quantity < 1) throw invalid('quantity', 'must be at least 1')
    const answer = database.transaction(() => {
      const { cart, token } = cartOfRequest(shop, c)
      endPayments(database, cart.id_cart)
      const version = database.one<{ stock: number; active: number; id_family: number | null }>(
        `SELECT stock, active, id_family FROM combination JOIN product USING (id_product)
          WHERE id_product = ? AND id_product_attribute = ?`,
        id_product,
        id_product_attribute,
      )
      if (!version) throw notFound('version of this product')
      if (version.active === 0) throw productGone(database, version.id_family, langOfRequest(c))
      checkGiftList(shop, wanted)
      adoptCustomer(shop, cart, customerOf(database, customerToken(c)))
      const there = cartLines(database, cart.id_cart).filter(
        (line) => line.id_product_attribute === id_product_attribute,
      )
      inStock(
        there.reduce((sum, line) => sum + line.quantity, quantity),
        version.stock,
      )
      database.run(
        `INSERT INTO cart_item (id_cart, id_product_attribute, quantity, id_giftlist_product) VALUES (?, ?, ?, ?)
          ON CONFLICT (id_cart, id_product_attribute, ifnull(id_giftlist_product, 0))
          DO UPDATE SET quantity = quantity + excluded.quantity`,
        cart.id_cart,
        id_product_attribute,
        quantity,
        wanted.id_giftlist_product,
      )
      const added = happened('added', cart.id_cart)
      settleCarrier(shop, cart.id_cart)
      return cartAnswer(shop, cart.id_cart, token, c, {
        ...added,
        data: { id_product_attribute, quantity, ...added.data },
      })
    })
    return c.json(answer)
  })

  routes.put('/cart/items/:id', async (c) => {
    const { quantity } = await payload(c, updateItem)
    return c.json(
      changeCart(shop, c, ({ id_cart }) => {
        if (quantity <= 0) return remove(c, id_cart)
        const lines = cartLines(database, id_cart)
        const item = ownItem(c, lines)
        if (quantity > item.quantity) inStock(quantity, stockFor(item, lines))
        database.run('UPDATE cart_item SET quantity = ? WHERE id_cart_item = ?', quantity, item.id_cart_item)
        return happened('updated', id_cart)
      }),
    )
  })

  routes.delete('/cart/items/:id', (c) => c.json(changeCart(shop, c, ({ id_cart }) => remove(c, id_cart))))

  return routes
}
