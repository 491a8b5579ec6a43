import { onStoredElsewhere, readStored, writeStored } from '../browser/storage'

/** A version that somebody keeps, by the shop's ids. */
export interface Wish {
  id_product: number
  id_product_attribute: number
  /** How many there were in the cart when it was kept for later; absent for one. */
  quantity?: number
  /** In euro, on the day it was kept; absent when nobody knew. */
  price_then?: number
  /** Whether it could be had that day; absent when nobody knew. */
  in_stock_then?: boolean
  /** Of one that an account has kept: since when (ISO moment). */
  added?: string
}

const key = 'upnorth.wishlist'
/** More would not fit in one question to the shop. */
const maxWishes = 100
/** As many as a quantity field takes. */
const maxQuantity = 999

/** The list where nothing can be stored: it lives as long as the page. */
let unstored: readonly Wish[] | null = null
const listeners = new Set<() => void>()

const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0
const isSeveral = (value: unknown) => isId(value) && (value as number) > 1 && (value as number) <= maxQuantity
const isPrice = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0

const clean = ({ id_product, id_product_attribute, quantity, price_then, in_stock_then }: Wish): Wish => ({
  id_product,
  id_product_attribute,
  ...(isSeveral(quantity) && { quantity }),
  ...(isPrice(price_then) && { price_then }),
  ...(typeof in_stock_then === 'boolean' && { in_stock_then }),
})

/** What somebody else wrote there counts for nothing. */
function stored(): readonly Wish[] {
  try {
    const list: unknown = JSON.parse(readStored('local', key) ?? '[]')
    if (!Array.isArray(list)) return []
    const wishes = list.filter((each: Partial<Wish> | null): each is Wish =>
      Boolean(each && isId(each.id_product) && isId(each.id_product_attribute)),
    )
    return wishes
      .filter((wish, place) => wishes.findIndex((other) => isSame(other, wish)) === place)
      .map(clean)
      .slice(0, maxWishes)
  } catch {
    return []
  }
}

const isSame = (one: Wish, other: Wish) => one.id_product_attribute === other.id_product_attribute

/**
 * The wishlist of a visitor: on this device, the latest first. It lives outside the shop's store, so that a heart can
 * be filled before that is fetched. Of who has an account, what is still on its way there.
 */
export const wishes = (): readonly Wish[] => unstored ?? stored()
export const isWished = (wish: Wish): boolean => wishes().some((each) => isSame(each, wish))

/** Puts a version on the list, on top or where it was; one that is there already stays as it is. */
export function addDeviceWish(wish: Wish, place = 0): void {
  const list = wishes()
  if (!isWished(wish)) keep([...list.slice(0, place), clean(wish), ...list.slice(place)].slice(0, maxWishes))
}

export const removeDeviceWish = (wish: Wish): void => leave((each) => !isSame(each, wish))

/** Takes off what an account has got from here; what has been kept in a larger number since stays. */
export const removeMergedWishes = (merged: readonly Wish[]): void =>
  leave((wish) => !merged.some((sent) => isSame(sent, wish) && (wish.quantity ?? 1) <= (sent.quantity ?? 1)))

function leave(stays: (wish: Wish) => boolean): void {
  const left = wishes().filter(stays)
  if (left.length < wishes().length) keep(left)
}

function keep(list: readonly Wish[]): void {
  const text = list.length > 0 ? JSON.stringify(list) : null
  writeStored('local', key, text)
  unstored = readStored('local', key) === text ? null : list
  listeners.forEach((listener) => listener())
}

/** Calls the listener whenever the list changes, in other tabs too. Returns how to leave. */
export function onDeviceWishesChange(listener: () => void): () => void {
  const stop = onStoredElsewhere((changed) => {
    if (changed === null || changed === key) listener()
  })
  listeners.add(listener)
  return () => {
    stop()
    listeners.delete(listener)
  }
}
