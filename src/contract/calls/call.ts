import type { GenericSchema } from 'valibot'
import type { ErrorType } from '../error'

/**
 * The level of the contract that an API fulfils: `catalogue` for a site that can be built and read, `shop` for a site
 * that also sells to guests, and `whole` for everything.
 */
export const levels = ['catalogue', 'shop', 'whole'] as const

export type Level = (typeof levels)[number]

/** The responses with links, by the names of their schemas in src/contract. */
export type LinkOwner =
  | 'root'
  | 'productList'
  | 'sessionAnswer'
  | 'address'
  | 'addressList'
  | 'myNewsletter'
  | 'cart'
  | 'cartItem'
  | 'cartVoucher'
  | 'cartDesign'
  | 'checkout'
  | 'carrier'
  | 'paymentAnswer'
  | 'statusAnswer'
  | 'order'
  | 'orderList'
  | 'wishlist'
  | 'wish'
  | 'savedDesigns'
  | 'savedDesign'
  | 'giftlist'
  | 'giftlistItem'
  | 'giftlistGifts'
  | 'gift'

/**
 * A call of the storefront to the shop API. docs/shop-api/openapi.yaml and the reference pages beside it are generated
 * from these descriptions. They are for developers and tools; the browser imports only the schemas.
 */
export type Call = CallShape & LevelRequirement

/** `without` says what the storefront does when an API does not offer a call that its level does not require. */
type LevelRequirement = { level: 'catalogue' | 'shop'; without?: undefined } | { level: 'whole'; without: string }

interface CallShape {
  /** The effect of the call in a sentence, such as "Lists the links …". */
  does: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /**
   * The address in the sandbox, under /web, with variable parts in braces: '/v1/cart/items/{id}'. Another API may have
   * another address, unless the call has no `links`.
   */
  path: string
  /** The names of the links to the call, by the responses that contain them. */
  links?: Partial<Record<LinkOwner, string>>
  /** The section of docs/spec.md that names the call. Calls without a section are not in the specification. */
  section?: '4' | '7'
  /**
   * The CartToken is `required` or `optional`. The CustomerToken must belong to an `account` or to any `session` (also
   * that of a guest), or it is `optional`.
   */
  tokens?: { cart?: 'required' | 'optional'; customer?: 'account' | 'session' | 'optional' }
  /** Whether the call has an Idempotency-Key. */
  hasKey?: true
  /** The query of GET and DELETE, and the values of a templated link. */
  query?: GenericSchema
  /** The JSON body of POST and PUT. */
  payload?: GenericSchema
  /** Whether the body is a file instead of JSON. */
  hasFile?: true
  /** The body of the response with status 200. */
  answer: GenericSchema
  /** The error types of the call itself, without errors about tokens or malformed bodies and without status 500. */
  errors?: readonly ErrorType[]
}

/** The calls of one subject, by their names. */
export type Calls = Record<string, Call>
