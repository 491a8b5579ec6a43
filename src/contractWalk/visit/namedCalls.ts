import type * as v from 'valibot'
import { accountCalls } from '../../contract/calls/accountCalls'
import { type Call, type Level, levels } from '../../contract/calls/call'
import { cartCalls } from '../../contract/calls/cartCalls'
import { catalogueCalls } from '../../contract/calls/catalogueCalls'
import { checkoutCalls } from '../../contract/calls/checkoutCalls'
import { designCalls } from '../../contract/calls/designCalls'
import { formCalls } from '../../contract/calls/formCalls'
import { giftlistCalls } from '../../contract/calls/giftlistCalls'
import { newsletterCalls } from '../../contract/calls/newsletterCalls'
import { orderCalls } from '../../contract/calls/orderCalls'
import { sessionCalls } from '../../contract/calls/sessionCalls'
import { wishlistCalls } from '../../contract/calls/wishlistCalls'

/** All calls of the contract by name. */
export const namedCalls = {
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
}

export type CallName = keyof typeof namedCalls

/** The body of a call's 200, as the storefront reads it. */
export type Answer<Name extends CallName> = v.InferOutput<(typeof namedCalls)[Name]['answer']>

export const getCall = (name: CallName): Call => namedCalls[name]

export const callNames = Object.keys(namedCalls) as CallName[]

/** Whether a level includes what another one requires. */
export const includesLevel = (level: Level, other: Level): boolean => levels.indexOf(other) <= levels.indexOf(level)
