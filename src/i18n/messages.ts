import { type Language, mapLanguages } from './languages'
import type { common } from './nl/common'
import type { catalogue } from './nl/firstLoad/catalogue'
import type { frame } from './nl/firstLoad/frame'
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
export type Messages<Area> = {
  [Key in keyof Area]: Area[Key] extends string
    ? string
    : Area[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Messages<Area[Key]>
}

export interface Areas {
  common: Messages<typeof common>
  frame: Messages<typeof frame>
  catalogue: Messages<typeof catalogue>
  panel: Messages<typeof panel>
  cart: Messages<typeof cart>
  checkout: Messages<typeof checkout>
  identity: Messages<typeof identity>
  order: Messages<typeof order>
  list: Messages<typeof list>
  search: Messages<typeof search>
  gallery: Messages<typeof gallery>
  offers: Messages<typeof offers>
  account: Messages<typeof account>
  password: Messages<typeof password>
  addresses: Messages<typeof addresses>
  wishlist: Messages<typeof wishlist>
  newsletter: Messages<typeof newsletter>
  stockAlert: Messages<typeof stockAlert>
  contact: Messages<typeof contact>
  configurator: Messages<typeof configurator>
  giftlist: Messages<typeof giftlist>
  giftlistLines: Messages<typeof giftlistLines>
  giftlistItems: Messages<typeof giftlistItems>
  giftlistOwner: Messages<typeof giftlistOwner>
  consent: Messages<typeof consent>
}
export type Area = keyof Areas

/** The areas that every page has from the start. The others come with the parts of a page that use them. */
export type FirstArea = 'frame' | 'catalogue'

const registry: Record<Language, Partial<Areas>> = mapLanguages(() => ({}))

/**
 * Registers the messages of areas. The server and the tests register both languages, and a browser only that of its
 * page.
 */
export function addMessages(language: Language, areas: Partial<Areas>): void {
  Object.assign(registry[language], areas)
}

export function hasMessages(language: Language, area: Area): boolean {
  return registry[language][area] !== undefined
}

/** Returns the messages of an area. Throws when they are not loaded, which `bringMessages` prevents. */
export function getMessages<Name extends Area>(language: Language, area: Name): Areas[Name] {
  const messages = registry[language][area]
  if (!messages) throw new Error(`The messages "${area}" of "${language}" are used before they were loaded`)
  return messages
}

const loaders = new Map<Area, (language: Language) => Promise<void>>()

/** Adds the loader of an area whose messages the loaded code uses. */
export const addMessageLoader = (area: Area, load: (language: Language) => Promise<void>): void =>
  void loaders.set(area, load)

/** Loads the messages of all areas that the loaded code uses. Rejects when a chunk cannot be loaded. */
export async function loadMessages(language: Language): Promise<void> {
  await Promise.all([...loaders.values()].map((load) => load(language)))
}

/** Whether `loadMessages` has nothing to load. */
export const areMessagesLoaded = (language: Language): boolean =>
  [...loaders.keys()].every((area) => hasMessages(language, area))

let replacementCount = 0
const listeners = new Set<() => void>()

/** Replaces the messages on the page with saved ones, in development only. Exports that are not areas are ignored. */
export function replaceMessages(language: Language, saved: Record<string, unknown>): void {
  const areas = Object.entries(saved).filter(([name]) => hasMessages(language, name as Area))
  addMessages(language, Object.fromEntries(areas))
  replacementCount += 1
  listeners.forEach((notify) => notify())
}

/** Calls the listener after each replacement. Returns an unsubscribe function. */
export function watchReplacedMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the number of replacements since the page was loaded. */
export const countReplacements = (): number => replacementCount
