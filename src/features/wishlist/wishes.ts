import { onStoredElsewhere, readStored, writeStored } from '../../state/storage'

/** A version that a visitor keeps, by the shop's ids. */
export interface Wish {
  id_product: number
  id_product_attribute: number
  /** How many there were in the cart when it was kept for later; absent for one. */
  quantity?: number
}

const key = 'upnorth.wishlist'
/** More would not fit in one question to the shop. */
const most = 100
/** As many as a quantity field takes. */
const mostPieces = 999

/** The list where nothing can be stored: it lives as long as the page. */
let unstored: readonly Wish[] | null = null
const listeners = new Set<() => void>()

const isSeveral = (value: unknown) => isId(value) && (value as number) > 1 && (value as number) <= mostPieces
const isId = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0

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
      .map(({ id_product, id_product_attribute, quantity }) => ({
        id_product,
        id_product_attribute,
        ...(isSeveral(quantity) && { quantity }),
      }))
      .slice(0, most)
  } catch {
    return []
  }
}

const isSame = (one: Wish, other: Wish) => one.id_product_attribute === other.id_product_attribute

/**
 * The wishlist of a visitor: on this device, the latest first. It lives outside the shop's store, so that a heart can
 * be filled before that is fetched.
 */
export const wishes = (): readonly Wish[] => unstored ?? stored()
export const isWished = (wish: Wish): boolean => wishes().some((each) => isSame(each, wish))

/** Puts a version on the list, or takes it off. */
export function toggleWish(wish: Wish): void {
  const others = wishes().filter((each) => !isSame(each, wish))
  keep(isWished(wish) ? others : [wish, ...others].slice(0, most))
}

function keep(list: readonly Wish[]): void {
  const text = list.length > 0 ? JSON.stringify(list) : null
  writeStored('local', key, text)
  unstored = readStored('local', key) === text ? null : list
  listeners.forEach((listener) => listener())
}

/** Calls the listener whenever the list changes, in other tabs too. Returns how to leave. */
export function onWishes(listener: () => void): () => void {
  const stop = onStoredElsewhere((changed) => {
    if (changed === null || changed === key) listener()
  })
  listeners.add(listener)
  return () => {
    stop()
    listeners.delete(listener)
  }
}
