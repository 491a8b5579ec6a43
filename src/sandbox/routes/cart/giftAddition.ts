import { minContribution, minContributionPrice } from '../../../contract/limits'
import type { AddToCartPayload } from '../../../contract/requests'
import type { SandboxDatabase } from '../../database/SandboxDatabase'
import { createValidationError, ShopError } from '../../http/ShopError'
import { readGiftItem } from '../../queries/gifts'
import { findLineRemaining, type GiftItem, type GiftLine, isContribution, type TakenGift } from '../../rules/giftLines'
import { toCents, toEuro } from '../../../contract/money'

/** The gift in a new line item of the cart. `amount_cents` is the amount of a contribution; null for whole items. */
interface NewGift {
  amount_cents: number | null
  /** The destination of whole items until the giver chooses another destination; null for a contribution. */
  destination: 'giver' | 'owner' | null
}

/**
 * Checks an addition to the cart, and returns the data of its gift; null if the addition is not for a gift list. The id
 * of an item that does not exist, or is of another variant, gives 422 invalid after a call of `countGuess`, because ids
 * are easily guessed, and a line item shows the name of its gift list.
 */
export function checkGift(
  database: SandboxDatabase,
  addition: AddToCartPayload & { quantity: number },
  {
    id_cart,
    today,
    lines,
    countGuess,
  }: { id_cart: number; today: string; lines: readonly GiftLine[]; countGuess: () => void },
): NewGift | null {
  const { id_giftlist_product, id_product_attribute, amount, message, quantity } = addition
  if (typeof id_giftlist_product !== 'number') {
    if (typeof amount === 'number') throw createValidationError('amount', 'is for items of a gift list')
    if (message) throw createValidationError('message', 'is for items of a gift list')
    return null
  }
  const item = readGiftItem(database, id_giftlist_product, { id_cart, today })
  if (item?.id_product_attribute !== id_product_attribute) {
    countGuess()
    throw createValidationError('id_giftlist_product', 'this variant is not on such a gift list')
  }
  const cents = typeof amount === 'number' ? readAmount(amount) : null
  if (cents !== null && quantity !== 1) throw createValidationError('quantity', 'is 1 for a contribution')
  const newLine = { id_giftlist_product, quantity, amount_cents: cents }
  const existingLine = lines.find(
    (line) => line.id_giftlist_product === id_giftlist_product && isContribution(line) === isContribution(newLine),
  )
  const combinedLine = {
    id_giftlist_product,
    quantity: quantity + (existingLine?.quantity ?? 0),
    amount_cents: cents === null ? null : cents + (existingLine?.amount_cents ?? 0),
  }
  requireRemaining(combinedLine, lines, item, cents)
  const destination = item.can_deliver_to_owner ? 'owner' : 'giver'
  return { amount_cents: cents, destination: cents === null ? destination : null }
}

/**
 * Checks a new quantity or amount of a line item, and returns the amount in cents; null for whole items. Like the
 * stock, the remaining amount matters only to a line item that grows.
 */
export function checkGiftChange(
  item: GiftItem | undefined,
  { line, lines }: { line: GiftLine; lines: readonly GiftLine[] },
  { quantity, amount }: { quantity: number; amount?: number | null | undefined },
): number | null {
  if (!isContribution(line) && typeof amount === 'number')
    throw createValidationError('amount', 'is for a contribution')
  if (isContribution(line) && quantity !== 1) throw createValidationError('quantity', 'is 1 for a contribution')
  const cents = typeof amount === 'number' ? readAmount(amount) : line.amount_cents
  const changedLine = { ...line, quantity, amount_cents: cents }
  const isGrowing = quantity > line.quantity || (cents ?? 0) > (line.amount_cents ?? 0)
  if (item && isGrowing) requireRemaining(changedLine, lines, item, cents)
  else if (item && cents !== line.amount_cents)
    requireMinimum(cents, findLineRemaining(changedLine, lines, item) === cents)
  return cents
}

/**
 * Refuses a line item whose gift list is not published, a contribution to an item that is too cheap for contributions,
 * more than what remains, and an amount that is too small unless it is all that remains.
 */
function requireRemaining(line: GiftLine, lines: readonly GiftLine[], item: GiftItem, cents: number | null): void {
  if (!item.published) throw createGiftError({ line, remaining: 0, isClosed: true })
  if (cents !== null && item.price_cents < toCents(minContributionPrice)) {
    throw createValidationError('amount', 'this item takes no contributions')
  }
  const remaining = findLineRemaining(line, lines, item)
  if ((line.amount_cents ?? line.quantity) > remaining) throw createGiftError({ line, remaining, isClosed: false })
  requireMinimum(cents, line.amount_cents === remaining)
}

function requireMinimum(cents: number | null, isRemainder: boolean): void {
  if (cents === null || isRemainder || cents >= toCents(minContribution)) return
  throw createValidationError('amount', `must be at least ${minContribution}, or all that remains`)
}

function readAmount(amount: number): number {
  const cents = toCents(amount)
  const isAmount = cents > 0 && Number.isSafeInteger(cents) && toEuro(cents) === amount
  if (!isAmount) throw createValidationError('amount', 'must be an amount in euro with two decimals at most')
  return cents
}

/**
 * Creates the error for a gift that other givers have bought first, or whose list is no longer published. `id` is the
 * id of the line item, for requests that name none.
 */
export function createGiftError({ line, remaining, isClosed: closed }: TakenGift, id?: number): ShopError {
  const idFields = id === undefined ? {} : { id }
  if (closed) return new ShopError(410, 'giftlist_closed', 'This gift list is no longer published', idFields)
  return isContribution(line)
    ? new ShopError(409, 'gift_taken', `Only ${toEuro(remaining)} euro of this gift remains`, {
        remaining_amount: toEuro(remaining),
        ...idFields,
      })
    : new ShopError(409, 'gift_taken', `Only ${remaining} of this gift remain`, { remaining, ...idFields })
}
