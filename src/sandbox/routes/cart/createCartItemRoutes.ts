import { type Context, Hono } from 'hono'
import {
  addToCartPayload,
  type AddToCartPayload,
  updateGiftDestinationPayload,
  updateItemPayload,
} from '../../../contract/requests'
import { adoptCustomer, dropVouchers, endPayments, settleCarrier } from './cartAdjustments'
import { applyCartChange, buildCartAnswer } from './applyCartChange'
import { openOrCreateCart } from '../../session/requestedCart'
import { readLang } from '../../http/language'
import { readPayload, readPathId } from '../../http/readPayload'
import { readSender } from '../../http/sender'
import { createInvalidError, createNotFoundError, ShopError } from '../../http/ShopError'
import { readCustomerToken } from '../../http/tokens'
import { type CartLine, readCartLines } from '../../queries/cartLine'
import { findCustomer } from '../../queries/customer'
import { readCartGiftItems } from '../../queries/gifts'
import { findBrusselsDay } from '../../rules/days'
import { isContribution } from '../../rules/giftLines'
import { findLineStock } from '../../rules/supply'
import { attemptLimits, Attempts } from '../../session/Attempts'
import type { SandboxContext } from '../../context'
import { checkGift, checkGiftChange } from './giftAddition'
import { findRepeatedAddition, recordAddition } from './repeatedAddition'
import { createRemovedError } from '../catalogue/requestedProduct'

/** Handles add_to_cart, and update, remove and destination of each item. */
export function createCartItemRoutes(context: SandboxContext): Hono {
  const { database } = context
  const routes = new Hono()
  const guesses = new Attempts(context.now, attemptLimits.giftlistItem)

  const requireItem = (c: Context, lines: readonly CartLine[]): CartLine => {
    const id = readPathId(c, 'id')
    const item = lines.find((line) => line.id_cart_item === id)
    if (!item) throw createNotFoundError('item in this cart')
    return item
  }

  const describeChange = (type: string, id_cart: number) => {
    const dropped = dropVouchers(context, id_cart)
    return dropped.length > 0 ? { type, data: { vouchers_removed: dropped } } : { type }
  }

  const readViewer = (id_cart: number) => ({ id_cart, today: findBrusselsDay(context.now()) })

  const removeItem = (c: Context, id_cart: number) => {
    const { id_cart_item } = requireItem(c, readCartLines(database, id_cart))
    database.run('DELETE FROM cart_item WHERE id_cart_item = ?', id_cart_item)
    return describeChange('removed', id_cart)
  }

  routes.post('/cart/items', async (c) => {
    const wanted = await readPayload(c, addToCartPayload)
    const { id_product, id_product_attribute, quantity } = wanted
    if (quantity < 1) throw createInvalidError('quantity', 'must be at least 1')
    const answer = database.transaction(() => {
      const repeated = findRepeatedAddition(context, c, wanted)
      if (repeated) return buildCartAnswer(context, repeated.id_cart, repeated.token, c, describeAddition(wanted))
      const { cart, token } = openOrCreateCart(context, c)
      endPayments(database, cart.id_cart)
      const variant = database.one<{ stock: number; active: number; id_family: number | null }>(
        `SELECT stock, active, id_family FROM combination JOIN product USING (id_product)
          WHERE id_product = ? AND id_product_attribute = ?`,
        id_product,
        id_product_attribute,
      )
      if (!variant) throw createNotFoundError('variant of this product')
      if (variant.active === 0) throw createRemovedError(database, variant.id_family, readLang(c))
      const lines = readCartLines(database, cart.id_cart)
      const countGuess = () => guesses.begin(readSender(c))
      adoptCustomer(context, cart, findCustomer(database, readCustomerToken(c)))
      const gift = checkGift(database, wanted, { ...readViewer(cart.id_cart), lines, countGuess })
      if (gift?.amount_cents == null) {
        const sameLines = lines.filter(
          (one) => one.id_product_attribute === id_product_attribute && !isContribution(one),
        )
        requireStock(
          sameLines.reduce((sum, line) => sum + line.quantity, quantity),
          variant.stock,
        )
      }
      database.run(
        `INSERT INTO cart_item (id_cart, id_product_attribute, quantity, id_giftlist_product, amount_cents, message,
          destination) VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (id_cart, id_product_attribute, ifnull(id_giftlist_product, 0), amount_cents IS NULL)
          DO UPDATE SET quantity = iif(amount_cents IS NULL, quantity + excluded.quantity, 1),
            amount_cents = amount_cents + excluded.amount_cents,
            message = iif(excluded.message = '', message, excluded.message)`,
        cart.id_cart,
        id_product_attribute,
        quantity,
        wanted.id_giftlist_product,
        gift?.amount_cents,
        wanted.message ?? '',
        gift?.destination,
      )
      const added = describeChange('added', cart.id_cart)
      settleCarrier(context, cart.id_cart)
      recordAddition(context, c, cart.id_cart, wanted)
      return buildCartAnswer(context, cart.id_cart, token, c, describeAddition(wanted, added.data))
    })
    return c.json(answer)
  })

  routes.put('/cart/items/:id', async (c) => {
    const { quantity, amount } = await readPayload(c, updateItemPayload)
    return c.json(
      applyCartChange(context, c, ({ id_cart }) => {
        if (quantity <= 0) return removeItem(c, id_cart)
        const lines = readCartLines(database, id_cart)
        const item = requireItem(c, lines)
        const gift = readCartGiftItems(database, readViewer(id_cart)).get(item.id_giftlist_product ?? 0)
        const cents = checkGiftChange(gift, { line: item, lines }, { quantity, amount })
        if (quantity > item.quantity) requireStock(quantity, findLineStock(item, lines))
        database.run(
          'UPDATE cart_item SET quantity = ?, amount_cents = ? WHERE id_cart_item = ?',
          quantity,
          cents,
          item.id_cart_item,
        )
        return describeChange('updated', id_cart)
      }),
    )
  })

  routes.put('/cart/items/:id/destination', async (c) => {
    const { destination } = await readPayload(c, updateGiftDestinationPayload)
    return c.json(
      applyCartChange(context, c, ({ id_cart }) => {
        const item = requireItem(c, readCartLines(database, id_cart))
        if (item.destination === null) throw createInvalidError('destination', 'is for whole items of a gift list')
        const gift = readCartGiftItems(database, readViewer(id_cart)).get(item.id_giftlist_product ?? 0)
        if (destination === 'owner' && !gift?.can_deliver_to_owner) {
          throw createInvalidError('destination', 'this gift list has no address')
        }
        database.run('UPDATE cart_item SET destination = ? WHERE id_cart_item = ?', destination, item.id_cart_item)
        return { type: 'destination_updated' }
      }),
    )
  })

  routes.delete('/cart/items/:id', (c) => c.json(applyCartChange(context, c, ({ id_cart }) => removeItem(c, id_cart))))

  return routes
}

const describeAddition = ({ id_product_attribute, quantity }: AddToCartPayload, data?: object) => ({
  type: 'added',
  data: { id_product_attribute, quantity, ...data },
})

const requireStock = (wanted: number, stock: number) => {
  if (wanted <= stock) return
  const message = stock === 0 ? 'This article is sold out' : `There are only ${stock} of this article`
  throw new ShopError(409, 'out_of_stock', message, { stock })
}
