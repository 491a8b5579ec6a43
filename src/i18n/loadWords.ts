import type { Language } from './languages'
import { addWords, hasWords, type Area, type Areas } from './words'

export type LazyArea = Exclude<Area, 'frame' | 'catalogue'>

/**
 * Loads areas of lazy messages, together with the common messages, each area once. Rejects when a chunk cannot be
 * loaded.
 */
export async function loadWords(language: Language, areas: readonly LazyArea[]): Promise<void> {
  await Promise.all(
    [...areas, 'common' as const]
      .filter((area) => !hasWords(language, area))
      .map(async (area) => addWords(language, await loaders[language][area]())),
  )
}

// The messages of the side panel, the cart and its promotions are one chunk, because the panel leads to the cart, and one
// chunk compresses better than three.
const loaders: Record<Language, { [Name in LazyArea]: () => Promise<Pick<Areas, Name>> }> = {
  nl: {
    common: () => import('./nl/common'),
    panel: () => import(/* webpackChunkName: "words-cart-nl" */ './nl/panel'),
    cart: () => import(/* webpackChunkName: "words-cart-nl" */ './nl/cart'),
    checkout: () => import('./nl/checkout'),
    identity: () => import('./nl/identity'),
    order: () => import('./nl/order'),
    list: () => import('./nl/list'),
    search: () => import('./nl/search'),
    gallery: () => import('./nl/gallery'),
    offers: () => import(/* webpackChunkName: "words-cart-nl" */ './nl/offers'),
    account: () => import('./nl/account'),
    password: () => import('./nl/password'),
    addresses: () => import('./nl/addresses'),
    wishlist: () => import('./nl/wishlist'),
    newsletter: () => import('./nl/newsletter'),
    stockAlert: () => import('./nl/stockAlert'),
    contact: () => import('./nl/contact'),
    configurator: () => import('./nl/configurator'),
    giftlist: () => import('./nl/giftlist'),
    giftlistLines: () => import('./nl/giftlistLines'),
    giftlistItems: () => import('./nl/giftlistItems'),
    giftlistOwner: () => import('./nl/giftlistOwner'),
    consent: () => import('./nl/consent'),
  },
  en: {
    common: () => import('./en/common'),
    panel: () => import(/* webpackChunkName: "words-cart-en" */ './en/panel'),
    cart: () => import(/* webpackChunkName: "words-cart-en" */ './en/cart'),
    checkout: () => import('./en/checkout'),
    identity: () => import('./en/identity'),
    order: () => import('./en/order'),
    list: () => import('./en/list'),
    search: () => import('./en/search'),
    gallery: () => import('./en/gallery'),
    offers: () => import(/* webpackChunkName: "words-cart-en" */ './en/offers'),
    account: () => import('./en/account'),
    password: () => import('./en/password'),
    addresses: () => import('./en/addresses'),
    wishlist: () => import('./en/wishlist'),
    newsletter: () => import('./en/newsletter'),
    stockAlert: () => import('./en/stockAlert'),
    contact: () => import('./en/contact'),
    configurator: () => import('./en/configurator'),
    giftlist: () => import('./en/giftlist'),
    giftlistLines: () => import('./en/giftlistLines'),
    giftlistItems: () => import('./en/giftlistItems'),
    giftlistOwner: () => import('./en/giftlistOwner'),
    consent: () => import('./en/consent'),
  },
}
