import { accountCalls } from './accountCalls'
import type { Calls, LinkOwner } from './call'
import { cartCalls } from './cartCalls'
import { catalogueCalls } from './catalogueCalls'
import { checkoutCalls } from './checkoutCalls'
import { designCalls } from './designCalls'
import { formCalls } from './formCalls'
import { giftlistCalls } from './giftlistCalls'
import { newsletterCalls } from './newsletterCalls'
import { orderCalls } from './orderCalls'
import { sessionCalls } from './sessionCalls'
import { wishlistCalls } from './wishlistCalls'

/** All calls of the contract by subject. Each subject has a reference page of that name in docs/shop-api. */
export const callsBySubject = {
  catalogue: catalogueCalls,
  cart: cartCalls,
  customers: sessionCalls,
  checkout: checkoutCalls,
  orders: orderCalls,
  account: accountCalls,
  wishlist: wishlistCalls,
  giftlists: giftlistCalls,
  designs: designCalls,
  newsletter: newsletterCalls,
  forms: formCalls,
} as const satisfies Record<string, Calls>

/** The heading of each subject in the documents. */
export const subjectTitles: Record<keyof typeof callsBySubject, string> = {
  catalogue: 'The catalogue',
  cart: 'The cart',
  customers: 'Customers and guests',
  checkout: 'The checkout',
  orders: 'Orders',
  account: 'The account',
  wishlist: 'The wishlist',
  giftlists: 'Gift lists',
  designs: 'Designs',
  newsletter: 'The newsletter and stock alerts',
  forms: 'Forms and appointments',
}

export const allCalls = {
  ...catalogueCalls,
  ...cartCalls,
  ...sessionCalls,
  ...checkoutCalls,
  ...orderCalls,
  ...accountCalls,
  ...wishlistCalls,
  ...giftlistCalls,
  ...designCalls,
  ...newsletterCalls,
  ...formCalls,
} as const satisfies Calls

export type CallName = keyof typeof allCalls

type LinkName<Owner extends LinkOwner> = {
  [Name in CallName]: (typeof allCalls)[Name] extends { links: Record<Owner, infer Link> } ? Link : never
}[CallName]

export type RootLink = LinkName<'root'>
export type SessionLink = LinkName<'sessionAnswer'>
