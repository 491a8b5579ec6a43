import { type Language, mapLanguages } from './languages'

/** The messages of a language, with the keys of the Dutch messages and any texts as values. */
export type Messages<Area> = {
  [Key in keyof Area]: Area[Key] extends string
    ? string
    : Area[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Messages<Area[Key]>
}

export interface Areas {
  common: Messages<typeof import('./nl/common').common>
  frame: Messages<typeof import('./nl/firstLoad/frame').frame>
  catalogue: Messages<typeof import('./nl/firstLoad/catalogue').catalogue>
  panel: Messages<typeof import('./nl/panel').panel>
  cart: Messages<typeof import('./nl/cart').cart>
  checkout: Messages<typeof import('./nl/checkout').checkout>
  identity: Messages<typeof import('./nl/identity').identity>
  order: Messages<typeof import('./nl/order').order>
  list: Messages<typeof import('./nl/list').list>
  search: Messages<typeof import('./nl/search').search>
  gallery: Messages<typeof import('./nl/gallery').gallery>
  offers: Messages<typeof import('./nl/offers').offers>
  account: Messages<typeof import('./nl/account').account>
  password: Messages<typeof import('./nl/password').password>
  addresses: Messages<typeof import('./nl/addresses').addresses>
  wishlist: Messages<typeof import('./nl/wishlist').wishlist>
  newsletter: Messages<typeof import('./nl/newsletter').newsletter>
  stockAlert: Messages<typeof import('./nl/stockAlert').stockAlert>
  contact: Messages<typeof import('./nl/contact').contact>
  configurator: Messages<typeof import('./nl/configurator').configurator>
  giftlist: Messages<typeof import('./nl/giftlist').giftlist>
  giftlistLines: Messages<typeof import('./nl/giftlistLines').giftlistLines>
  giftlistItems: Messages<typeof import('./nl/giftlistItems').giftlistItems>
  giftlistOwner: Messages<typeof import('./nl/giftlistOwner').giftlistOwner>
  consent: Messages<typeof import('./nl/consent').consent>
}
export type Area = keyof Areas

/** The areas that every page has from the start. The other areas are loaded with the lazy parts that use them. */
export type FirstArea = 'frame' | 'catalogue'

const messagesByLanguage: Record<Language, Partial<Areas>> = mapLanguages(() => ({}))

/**
 * Registers the messages of areas. The build and the tests register every language, and a browser registers only the
 * language of its page.
 */
export function addMessages(language: Language, areas: Partial<Areas>): void {
  Object.assign(messagesByLanguage[language], areas)
}

export function hasMessages(language: Language, area: Area): boolean {
  return messagesByLanguage[language][area] !== undefined
}

/** Returns the messages of an area. Throws when they are not loaded, which `bringMessages` prevents. */
export function getMessages<Name extends Area>(language: Language, area: Name): Areas[Name] {
  const messages = messagesByLanguage[language][area]
  if (!messages) throw new Error(`The messages "${area}" of "${language}" are used before they were loaded`)
  return messages
}

const messageLoaders = new Map<Area, (language: Language) => Promise<void>>()

/** Adds the loader of an area whose messages the loaded code uses. */
export const addMessageLoader = (area: Area, load: (language: Language) => Promise<void>): void =>
  void messageLoaders.set(area, load)

/** Loads the messages of all areas that the loaded code uses. Rejects when a chunk cannot be loaded. */
export async function loadMessages(language: Language): Promise<void> {
  await Promise.all([...messageLoaders.values()].map((load) => load(language)))
}

/** Returns whether `loadMessages` has nothing to load. */
export const areMessagesLoaded = (language: Language): boolean =>
  [...messageLoaders.keys()].every((area) => hasMessages(language, area))

let replacementCount = 0
const listeners = new Set<() => void>()

/**
 * Replaces the messages on the page with the exports of a saved file, in development only. Exports that are not areas
 * are ignored.
 */
export function replaceMessages(language: Language, savedExports: Record<string, unknown>): void {
  const areas = Object.entries(savedExports).filter(([name]) => hasMessages(language, name as Area))
  addMessages(language, Object.fromEntries(areas))
  replacementCount += 1
  listeners.forEach((notify) => notify())
}

/** Calls the listener after each replacement. Returns an unsubscribe function. */
export function watchReplacedMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const countReplacements = (): number => replacementCount
