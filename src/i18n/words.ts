import type { Language } from './languages'
import type { common } from './nl/common'
import type { catalogue } from './nl/catalogue'
import type { frame } from './nl/frame'
import type { cart } from './nl/cart'
import type { checkout } from './nl/checkout'
import type { identity } from './nl/identity'
import type { order } from './nl/order'
import type { panel } from './nl/panel'
import type { list } from './nl/list'
import type { search } from './nl/search'
import type { gallery } from './nl/gallery'
import type { offers } from './nl/offers'
import type { account } from './nl/account'
import type { password } from './nl/password'
import type { addresses } from './nl/addresses'
import type { wishlist } from './nl/wishlist'
import type { newsletter } from './nl/newsletter'
import type { stockAlert } from './nl/stockAlert'
import type { contact } from './nl/contact'
import type { configurator } from './nl/configurator'
import type { giftlist } from './nl/giftlist'
import type { giftlistLines } from './nl/giftlistLines'
import type { giftlistItems } from './nl/giftlistItems'
import type { giftlistOwner } from './nl/giftlistOwner'
import type { consent } from './nl/consent'

/** The messages of a language, with the keys of the Dutch ones and any text as their values. */
export type Words<Area> = {
  [Key in keyof Area]: Area[Key] extends string
    ? string
    : Area[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Words<Area[Key]>
}

export interface Areas {
  common: Words<typeof common>
  frame: Words<typeof frame>
  catalogue: Words<typeof catalogue>
  panel: Words<typeof panel>
  cart: Words<typeof cart>
  checkout: Words<typeof checkout>
  identity: Words<typeof identity>
  order: Words<typeof order>
  list: Words<typeof list>
  search: Words<typeof search>
  gallery: Words<typeof gallery>
  offers: Words<typeof offers>
  account: Words<typeof account>
  password: Words<typeof password>
  addresses: Words<typeof addresses>
  wishlist: Words<typeof wishlist>
  newsletter: Words<typeof newsletter>
  stockAlert: Words<typeof stockAlert>
  contact: Words<typeof contact>
  configurator: Words<typeof configurator>
  giftlist: Words<typeof giftlist>
  giftlistLines: Words<typeof giftlistLines>
  giftlistItems: Words<typeof giftlistItems>
  giftlistOwner: Words<typeof giftlistOwner>
  consent: Words<typeof consent>
}
export type Area = keyof Areas

const registry: Record<Language, Partial<Areas>> = { nl: {}, en: {} }

/**
 * Registers the messages of areas. The server and the tests register both languages, and a browser only that of its
 * page.
 */
export function addWords(language: Language, areas: Partial<Areas>): void {
  Object.assign(registry[language], areas)
}

export function hasWords(language: Language, area: Area): boolean {
  return registry[language][area] !== undefined
}

/**
 * Returns the messages of an area. Throws when the area is not registered: a section must be loaded together with its
 * lazy messages (see LazySection).
 */
export function getWords<Name extends Area>(language: Language, area: Name): Areas[Name] {
  const words = registry[language][area]
  if (!words) throw new Error(`The words "${area}" of "${language}" are used before they were loaded`)
  return words
}

let replaced = 0
const listeners = new Set<() => void>()

/** Replaces the messages on the page with saved ones, in development only. Exports that are not areas are ignored. */
export function replaceWords(language: Language, saved: Record<string, unknown>): void {
  const areas = Object.entries(saved).filter(([name]) => hasWords(language, name as Area))
  addWords(language, Object.fromEntries(areas))
  replaced += 1
  listeners.forEach((notify) => notify())
}

/** Calls the listener after each replacement. Returns an unsubscribe function. */
export function onWordsReplaced(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the number of replacements since the page was loaded. */
export const replacedCount = (): number => replaced
