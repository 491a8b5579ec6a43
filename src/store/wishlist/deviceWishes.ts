import { maxWishes } from '../../contract/limits'
import { maxQuantity } from '../../contract/quantities'
import { watchStoredValues, readStored, writeStored } from '../browser/storage'

/** The ids are those of the shop API. */
export interface Wish {
  id_product: number
  id_product_attribute: number
  /** The quantity in the cart when the item was saved for later; absent for 1. */
  quantity?: number
  /** The price in euro on the day when the item was added; absent when unknown. */
  price_then?: number
  /** Whether the item was in stock that day; absent when unknown. */
  in_stock_then?: boolean
  /** An ISO timestamp, on an account's list only. */
  added?: string
}

const wishlistKey = 'upnorth.wishlist'

/** The list in a browser that cannot store it, which lasts as long as the page; null when the list is in storage. */
let listInMemory: readonly Wish[] | null = null
const listeners = new Set<() => void>()

const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0
const isQuantityAboveOne = (value: unknown) => isId(value) && (value as number) > 1 && (value as number) <= maxQuantity
const isPrice = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0

const pickFields = ({ id_product, id_product_attribute, quantity, price_then, in_stock_then }: Wish): Wish => ({
  id_product,
  id_product_attribute,
  ...(isQuantityAboveOne(quantity) && { quantity }),
  ...(isPrice(price_then) && { price_then }),
  ...(typeof in_stock_then === 'boolean' && { in_stock_then }),
})

/** Values that this code cannot have written are ignored. */
function readList(): readonly Wish[] {
  try {
    const storedList: unknown = JSON.parse(readStored('local', wishlistKey) ?? '[]')
    if (!Array.isArray(storedList)) return []
    const wishes = storedList.filter((storedWish: Partial<Wish> | null): storedWish is Wish =>
      Boolean(storedWish && isId(storedWish.id_product) && isId(storedWish.id_product_attribute)),
    )
    return wishes
      .filter((wish, place) => wishes.findIndex((otherWish) => isSameVariant(otherWish, wish)) === place)
      .map(pickFields)
      .slice(0, maxWishes)
  } catch {
    return []
  }
}

const isSameVariant = (one: Wish, other: Wish) => one.id_product_attribute === other.id_product_attribute

/**
 * The latest item comes first. The device has the whole list of a user without an account, or the items that still have
 * to be moved to a customer's account. The list is not part of the store, so that a heart can be filled before the
 * services are loaded.
 */
export const listWishes = (): readonly Wish[] => listInMemory ?? readList()
export const isWishedOnDevice = (wish: Wish): boolean =>
  listWishes().some((otherWish) => isSameVariant(otherWish, wish))

/**
 * A variant that is already on the list does not change.
 * @param place the index of the new item
 * @returns whether the variant is on the list; false when the list is full
 */
export function addDeviceWish(wish: Wish, place = 0): boolean {
  const list = listWishes()
  if (isWishedOnDevice(wish)) return true
  if (list.length >= maxWishes) return false
  writeList([...list.slice(0, place), pickFields(wish), ...list.slice(place)])
  return true
}

export const removeDeviceWish = (wish: Wish): void => filterList((otherWish) => !isSameVariant(otherWish, wish))

/** Removes the items that were moved to the account. Keeps an item whose quantity was increased on the device since. */
export const removeMergedWishes = (mergedWishes: readonly Wish[]): void =>
  filterList(
    (wish) =>
      !mergedWishes.some(
        (mergedWish) => isSameVariant(mergedWish, wish) && (wish.quantity ?? 1) <= (mergedWish.quantity ?? 1),
      ),
  )

function filterList(shouldStay: (wish: Wish) => boolean): void {
  const remainingWishes = listWishes().filter(shouldStay)
  if (remainingWishes.length < listWishes().length) writeList(remainingWishes)
}

function writeList(list: readonly Wish[]): void {
  const text = list.length > 0 ? JSON.stringify(list) : null
  writeStored('local', wishlistKey, text)
  listInMemory = readStored('local', wishlistKey) === text ? null : list
  listeners.forEach((listener) => listener())
}

/** Also watches other tabs. Returns an unsubscribe function. */
export function watchDeviceWishes(listener: () => void): () => void {
  const stopWatching = watchStoredValues((changedKey) => {
    if (changedKey === null || changedKey === wishlistKey) listener()
  })
  listeners.add(listener)
  return () => {
    stopWatching()
    listeners.delete(listener)
  }
}
