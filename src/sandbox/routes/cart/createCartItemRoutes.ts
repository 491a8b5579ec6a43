import type { Context, Hono } from 'hono'
import { addToCartPayload, updateGiftDestinationPayload, updateItemPayload } from '../../../contract/requests'
import { applyCartAddition, applyCartChange, describeLineChange } from './applyCartChange'
import { readLanguage } from '../../http/language'
import { readPayload, readPathId } from '../../http/readPayload'
import { readSender } from '../../http/sender'
import { createValidationError, createNotFoundError, ShopError } from '../../http/ShopError'
import { type CartLine, readCartLines } from '../../queries/cartLine'
import { readCartGiftItems } from '../../queries/gifts'
import { findShopDay } from '../../rules/days'
import { isContribution } from '../../rules/giftLines'
import { findLineStock, sumQuantities } from '../../rules/supply'
import type { SandboxContext } from '../../context'
import { checkGift, checkGiftChange } from './giftAddition'
import { requireVariant } from '../catalogue/requestedProduct'

export function createCartItemRoutes(routes: Hono, context: SandboxContext): void {
  const { database } = context
  const requireItem = (c: Context, lines: readonly CartLine[]): CartLine => {
    const id = readPathId(c, 'id')
    const item = lines.find((line) => line.id_cart_item === id)
    if (!item) throw createNotFoundError('item in this cart')
    return item
  }

  const buildViewer = (id_cart: number) => ({ id_cart, today: findShopDay(context.now()) })

  const removeItem = (c: Context, id_cart: number) => {
    const { id_cart_item } = requireItem(c, readCartLines(database, id_cart))
    database.run('DELETE FROM cart_item WHERE id_cart_item = ?', id_cart_item)
    return describeLineChange(context, id_cart, 'removed')
  }

  routes.post('/cart/items', async (c) => {
    const payload = await readPayload(c, addToCartPayload)
    const { id_product_attribute, quantity } = payload
    if (quantity < 1) throw createValidationError('quantity', 'must be at least 1')
    const data = { id_product_attribute, quantity }
    const addition = { payload, repeatedResult: { type: 'added', data } }
    return applyCartAddition(context, c, addition, ({ id_cart }) => {
      const stock = requireVariant(database, payload, readLanguage(c))
      const lines = readCartLines(database, id_cart)
      const countGuess = () => context.attempts.giftlistItem.begin(readSender(c))
      const gift = checkGift(database, payload, { ...buildViewer(id_cart), lines, countGuess })
      if (gift?.amount_cents == null) {
        const variantLines = lines.filter(
          (line) => line.id_product_attribute === id_product_attribute && !isContribution(line),
        )
        requireStock(quantity + sumQuantities(variantLines), stock)
      }
      database.insertRow(
        'cart_item',
        {
          id_cart,
          ...data,
          id_giftlist_product: payload.id_giftlist_product,
          amount_cents: gift?.amount_cents,
          message: payload.message ?? '',
          destination: gift?.destination,
        },
        `ON CONFLICT (id_cart, id_product_attribute, ifnull(id_giftlist_product, 0), amount_cents IS NULL)
          DO UPDATE SET quantity = iif(amount_cents IS NULL, quantity + excluded.quantity, 1),
            amount_cents = amount_cents + excluded.amount_cents,
            message = iif(excluded.message = '', message, excluded.message)`,
      )
      return describeLineChange(context, id_cart, 'added', data)
    })
  })

  routes.put('/cart/items/:id', async (c) => {
    const { quantity, amount } = await readPayload(c, updateItemPayload)
    return applyCartChange(context, c, ({ id_cart }) => {
      if (quantity <= 0) return removeItem(c, id_cart)
      const lines = readCartLines(database, id_cart)
      const item = requireItem(c, lines)
      const gift = readCartGiftItems(database, buildViewer(id_cart)).get(item.id_giftlist_product ?? 0)
      const cents = checkGiftChange(gift, { line: item, lines }, { quantity, amount })
      if (quantity > item.quantity) requireStock(quantity, findLineStock(item, lines))
      const { id_cart_item } = item
      database.updateRows('cart_item', { id_cart_item }, { quantity, amount_cents: cents })
      return describeLineChange(context, id_cart, 'updated')
    })
  })

  routes.put('/cart/items/:id/destination', async (c) => {
    const { destination } = await readPayload(c, updateGiftDestinationPayload)
    return applyCartChange(context, c, ({ id_cart }) => {
      const item = requireItem(c, readCartLines(database, id_cart))
      if (item.destination === null) throw createValidationError('destination', 'is for whole items of a gift list')
      const gift = readCartGiftItems(database, buildViewer(id_cart)).get(item.id_giftlist_product ?? 0)
      if (destination === 'owner' && !gift?.can_deliver_to_owner) {
        throw createValidationError('destination', 'this gift list has no address')
      }
      database.run('UPDATE cart_item SET destination = ? WHERE id_cart_item = ?', destination, item.id_cart_item)
      return { type: 'destination_updated' }
    })
  })

  routes.delete('/cart/items/:id', (c) => applyCartChange(context, c, ({ id_cart }) => removeItem(c, id_cart)))
}

const requireStock = (quantity: number, stock: number) => {
  if (quantity <= stock) return
  const message = stock === 0 ? 'This article is sold out' : `There are only ${stock} of this article`
  throw new ShopError(409, 'out_of_stock', message, { stock })
}
